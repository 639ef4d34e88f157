/** Numbers beside areas of the navigation; the screens above the frame set them. */
import { observable } from "#browser/observable";

/** Processes that need attention; 0: none, or not known. */
export const processesNeedingAttention = observable(0);

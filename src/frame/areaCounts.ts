/** Numbers beside areas of the navigation; the screens above the frame set them. */
import { appContext } from "#browser/appContext";
import { observable, type Observable } from "#browser/observable";

export interface AreaCounts {
  /** Processes that need attention; 0: none, or not known. */
  readonly processesNeedingAttention: Observable<number>;
}

export function createAreaCounts(): AreaCounts {
  return { processesNeedingAttention: observable(0) };
}

export const [AreaCountsContext, useAreaCounts] = appContext<AreaCounts>("navigation");

import { appErrorMessages } from "./appErrorMessages";
import type { ErrorMessages } from "./errorMessages";
import { serviceErrorMessages } from "./serviceErrorMessages";

/** The messages of all codes. */
export const allErrorMessages: ErrorMessages = { ...appErrorMessages, ...serviceErrorMessages };

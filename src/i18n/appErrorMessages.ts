import { loginErrorMessages, type FailureCode, type Wording } from "./errorMessages";
import { recordErrorMessages } from "./recordErrorMessages";
import { userErrorMessages } from "./userErrorMessages";

/** A message for every error code. */
export const appErrorMessages = {
  ...loginErrorMessages,
  ...recordErrorMessages,
  ...userErrorMessages,
} satisfies Record<FailureCode, Wording>;

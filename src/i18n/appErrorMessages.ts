import { loginErrorMessages, type FailureCode, type Wording } from "./errorMessages";
import { recordErrorMessages } from "./recordErrorMessages";
import { userErrorMessages } from "./userErrorMessages";

/** A sentence for every code there is. */
export const appErrorMessages = {
  ...loginErrorMessages,
  ...recordErrorMessages,
  ...userErrorMessages,
} satisfies Record<FailureCode, Wording>;

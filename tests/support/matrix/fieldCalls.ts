/** How the root fields are called that need records. */
import type { EndpointName } from "#domain/endpoints";
import { attentionCalls } from "./attentionCalls";
import { bookingRunCalls } from "./bookingRunCalls";
import { communeCalls } from "./communeCalls";
import { feeChangeCalls } from "./feeChangeCalls";
import { bookingCalls } from "./bookingCalls";
import { feedbackCalls } from "./feedbackCalls";
import type { FieldCall } from "./fieldCall";
import { kbaCalls } from "./kbaCalls";
import { processCalls } from "./processCalls";
import { reportCalls } from "./reportCalls";
import { resourceCalls } from "./resourceCalls";
import { securityListCalls } from "./securityListCalls";
import { serviceFileCalls } from "./serviceFileCalls";
import { serviceSwitchCalls } from "./serviceSwitchCalls";
import { textTransferCalls } from "./textTransferCalls";
import { userCalls } from "./userCalls";

/** By endpoint and field. */
export const fieldCalls: Readonly<Record<EndpointName, Readonly<Record<string, FieldCall>>>> = {
  mgt: {
    ...attentionCalls,
    ...communeCalls,
    ...feeChangeCalls,
    ...resourceCalls,
    ...serviceFileCalls,
    ...serviceSwitchCalls,
    ...textTransferCalls,
    ...userCalls,
  },
  "mgt-v2": {
    ...bookingRunCalls,
    ...feedbackCalls,
    ...reportCalls,
    ...bookingCalls,
    "Mutation.exportMonthlyTransactions": { own: () => ({ input: { days: {} } }) },
  },
  process: processCalls,
  ikfz: { ...kbaCalls, ...securityListCalls },
};

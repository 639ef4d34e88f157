import { checkStates } from "./support/checkStates";
import { systemFeeStates } from "./support/systemFeeStates";

checkStates(systemFeeStates);

import { checkStates } from "./support/checkStates";
import { serviceFeeStates } from "./support/serviceFeeStates";

checkStates(serviceFeeStates);

import { checkStates } from "./support/checkStates";
import { processStates } from "./support/processStates";

checkStates(processStates);

import { checkStates } from "./support/checkStates";
import { reportingStates } from "./support/reportingStates";

checkStates(reportingStates);

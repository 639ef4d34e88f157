import { checkStates } from "./support/checkStates";
import { overviewStates } from "./support/overviewStates";

checkStates(overviewStates);

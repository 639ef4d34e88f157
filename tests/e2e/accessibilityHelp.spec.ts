import { checkStates } from "./support/checkStates";
import { helpStates } from "./support/helpStates";

checkStates(helpStates);

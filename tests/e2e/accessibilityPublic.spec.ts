import { checkStates } from "./support/checkStates";
import { publicStates } from "./support/publicStates";

checkStates(publicStates);

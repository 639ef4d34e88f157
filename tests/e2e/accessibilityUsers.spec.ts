import { checkStates } from "./support/checkStates";
import { userStates } from "./support/userStates";

checkStates(userStates);

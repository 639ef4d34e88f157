import { activityStates } from "./support/activityStates";
import { checkStates } from "./support/checkStates";

checkStates(activityStates);

import { checkStates } from "./support/checkStates";
import { resourceStates } from "./support/resourceStates";

checkStates(resourceStates);

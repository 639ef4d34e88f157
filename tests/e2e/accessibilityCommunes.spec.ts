import { checkStates } from "./support/checkStates";
import { communeStates } from "./support/communeStates";

checkStates(communeStates);

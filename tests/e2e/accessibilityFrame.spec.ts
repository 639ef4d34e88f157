import { checkStates } from "./support/checkStates";
import { frameStates } from "./support/frameStates";

checkStates(frameStates);

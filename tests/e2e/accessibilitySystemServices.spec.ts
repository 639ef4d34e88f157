import { checkStates } from "./support/checkStates";
import { systemServiceStates } from "./support/systemServiceStates";

checkStates(systemServiceStates);

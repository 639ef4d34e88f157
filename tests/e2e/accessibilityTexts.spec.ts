import { checkStates } from "./support/checkStates";
import { serviceTextStates } from "./support/serviceTextStates";

checkStates(serviceTextStates);

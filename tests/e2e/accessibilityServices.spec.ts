import { checkStates } from "./support/checkStates";
import { serviceFormStates } from "./support/serviceFormStates";

checkStates(serviceFormStates);

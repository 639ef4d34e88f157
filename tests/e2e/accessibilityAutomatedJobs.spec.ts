import { automatedJobStates } from "./support/automatedJobStates";
import { checkStates } from "./support/checkStates";

checkStates(automatedJobStates);

import { checkStates } from "./support/checkStates";
import { serviceTextStates } from "./support/serviceTextStates";
import { textTransferStates } from "./support/textTransferStates";

checkStates([...serviceTextStates, ...textTransferStates]);

import { attentionStates } from "./support/attentionStates";
import { checkStates } from "./support/checkStates";

checkStates(attentionStates);

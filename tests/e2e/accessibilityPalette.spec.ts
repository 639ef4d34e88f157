import { checkStates } from "./support/checkStates";
import { paletteStates } from "./support/paletteStates";

checkStates(paletteStates);

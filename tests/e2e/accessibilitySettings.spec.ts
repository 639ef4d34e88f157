import { checkStates } from "./support/checkStates";
import { serviceSettingsStates } from "./support/serviceSettingsStates";

checkStates(serviceSettingsStates);

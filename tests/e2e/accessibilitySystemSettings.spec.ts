import { checkStates } from "./support/checkStates";
import { systemSettingStates } from "./support/systemSettingStates";

checkStates(systemSettingStates);

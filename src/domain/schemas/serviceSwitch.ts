/** Validation schemas of the forms that prepare and schedule a switch of services. */
import { array, mixed, object, string, type Schema } from "yup";
import { federalStates, type FederalStateCode } from "../federalStates";
import {
  serviceSwitchActions,
  serviceSwitchCommunesMax,
  serviceSwitchServicesMax,
  type ServiceSwitchAction,
} from "../serviceSwitches";
import { validationMessage } from "../validationMessage";
import { ags, day } from "./fields";

/** The values of the form. */
export interface ServiceSwitchValues {
  readonly action: ServiceSwitchAction;
  readonly serviceIds: readonly string[];
  /** Empty: all. */
  readonly states: readonly FederalStateCode[];
  /** AGS; empty: all. */
  readonly communes: readonly string[];
}

const tooLong = (max: number) => validationMessage("list_too_long", { max: String(max) });

/** What to switch, and where. */
export const serviceSwitchSchema: Schema<ServiceSwitchValues> = object({
  action: mixed<ServiceSwitchAction>().oneOf(serviceSwitchActions).defined(),
  serviceIds: array(string().defined())
    .defined()
    .min(1, validationMessage("required"))
    .max(serviceSwitchServicesMax, tooLong(serviceSwitchServicesMax)),
  states: array(
    mixed<FederalStateCode>()
      .oneOf(federalStates.map(({ code }) => code))
      .defined(),
  ).defined(),
  communes: array(ags()).defined().max(serviceSwitchCommunesMax, tooLong(serviceSwitchCommunesMax)),
});

/** The day on which a switch begins. */
export const scheduleSchema: Schema<{ readonly day: string }> = object({ day: day() });

/** Validation schema of the form of a change of fees in many communes. */
import { array, mixed, object, string, type Schema } from "yup";
import { cutText } from "../cutText";
import { federalStates, type FederalStateCode } from "../federalStates";
import {
  feeChangeCommunesMax,
  feeChangeGroups,
  feeChangeKinds,
  feeChangePercentMax,
  feeChangePercentMin,
  type FeeChangeGroup,
  type FeeChangeKind,
} from "../feeChanges";
import { feeValueMax, readHundredths, type DecimalProblem } from "../fees";
import { validationMessage } from "../validationMessage";
import { decimal } from "./fee";
import { ags, day, entry } from "./fields";

/** The values of the form. The kind decides which of amount, percentage and day apply. */
export interface FeeChangeValues {
  readonly kind: FeeChangeKind;
  /** In euros, as typed. */
  readonly value: string;
  /** Signed, as typed. */
  readonly percent: string;
  /** First day of the new price. */
  readonly day: string;
  readonly group: FeeChangeGroup;
  /** Empty: all. */
  readonly states: readonly FederalStateCode[];
  /** AGS; empty: all. */
  readonly communes: readonly string[];
}

/** Parses a typed percentage, such as 3,5 or +3,5 or −10, into hundredths. */
export function readPercent(text: string): number | DecimalProblem {
  return readHundredths(
    text
      .trim()
      .replace(/^\+(?=\d)/, "")
      .replace(/^−/, "-"),
  );
}

const percent = () =>
  entry().test("percent", (text, context) => {
    const read = readPercent(text);
    if (typeof read === "string") {
      const params = { field: "percent", value: cutText(text, 20) };
      return context.createError({ message: validationMessage(read, params) });
    }
    const isWithin = read >= feeChangePercentMin && read <= feeChangePercentMax && read !== 0;
    const bounds = { min: String(feeChangePercentMin), max: String(feeChangePercentMax) };
    return isWithin || context.createError({ message: validationMessage("percentage_out_of_range", bounds) });
  });

/** The schema for some kinds; for others, the text is not checked. */
const textOf = (kinds: readonly unknown[], schema: () => ReturnType<typeof entry>) =>
  string()
    .defined()
    .when("kind", ([kind]: unknown[], unchecked) => (kinds.includes(kind) ? schema() : unchecked));

/** A change of fees. Fields that do not apply to its kind are not checked. */
export const feeChangeSchema: Schema<FeeChangeValues> = object({
  kind: mixed<FeeChangeKind>().oneOf(feeChangeKinds).defined(),
  value: textOf(["AMOUNT"], () => decimal("value", feeValueMax, "amount_out_of_range")),
  percent: textOf(["PERCENT"], percent),
  day: textOf(["AMOUNT", "PERCENT"], day),
  group: mixed<FeeChangeGroup>().oneOf(feeChangeGroups).defined(),
  states: array(
    mixed<FederalStateCode>()
      .oneOf(federalStates.map(({ code }) => code))
      .defined(),
  ).defined(),
  communes: array(ags())
    .defined()
    .max(feeChangeCommunesMax, validationMessage("list_too_long", { max: String(feeChangeCommunesMax) })),
});

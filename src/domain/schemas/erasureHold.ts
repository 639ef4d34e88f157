/** Validation schema of a hold of the erasure of applicants' data. */
import { object, string } from "yup";
import { addDays, isWithinDays } from "../calendarDays";
import { holdDaysMax, holdReasonMaxLength } from "../erasure";
import { checkFreeText, readComment } from "../freeText";
import { validationMessage } from "../validationMessage";
import { optionalDay } from "./fields";

/** The values of the form. */
export interface ErasureHoldValues {
  readonly reason: string;
  /** Last day; empty: until it is released. */
  readonly until: string;
}

/** The schema on a day: the hold ends on that day or later. */
export function erasureHoldSchema(today: string) {
  const max = addDays(today, holdDaysMax);
  return object({
    reason: string()
      .transform((value: unknown) => (typeof value === "string" ? readComment(value) : value))
      .defined()
      .test("reason", (text, context) => {
        const problem = checkFreeText(text, holdReasonMaxLength);
        return (
          problem === null ||
          context.createError({ message: validationMessage(problem.code, problem.params) })
        );
      }),
    until: optionalDay().test(
      "within",
      validationMessage("date_invalid", { reason: "out_of_range", min: today, max }),
      (until) => until === "" || isWithinDays(until, today, max),
    ),
  });
}

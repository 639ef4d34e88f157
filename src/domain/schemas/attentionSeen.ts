/** Validation schema of the mark of a line of the overview as seen. */
import { object, string } from "yup";
import { seenDaysMax } from "../attention";
import { addDays, isWithinDays } from "../calendarDays";
import { checkFreeText, readReason } from "../freeText";
import { reasonMaxLength } from "../limits";
import { validationMessage } from "../validationMessage";
import { day } from "./fields";

/** The values of the form. */
export interface AttentionSeenValues {
  /** Day on which the line appears again. */
  readonly until: string;
  readonly reason: string;
}

/** The next Monday after a day, on which a line appears again unless another day is chosen. */
export function nextMonday(today: string): string {
  const daysSinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today, 7 - daysSinceMonday);
}

/** The schema on a day: the line appears again after it, and within `seenDaysMax` days. */
export function attentionSeenSchema(today: string) {
  const [min, max] = [addDays(today, 1), addDays(today, seenDaysMax)];
  return object({
    until: day().test(
      "within",
      validationMessage("date_invalid", { reason: "out_of_range", min, max }),
      (until) => isWithinDays(until, min, max),
    ),
    reason: string()
      .transform((value: unknown) => (typeof value === "string" ? readReason(value) : value))
      .defined()
      .test("reason", (text, context) => {
        const problem = checkFreeText(text, reasonMaxLength);
        return (
          problem === null ||
          context.createError({ message: validationMessage(problem.code, problem.params) })
        );
      }),
  });
}

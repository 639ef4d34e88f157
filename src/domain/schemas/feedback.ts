/** Validation schema of the note on feedback. */
import { object, string } from "yup";
import { feedbackNoteMaxLength } from "../feedback/feedback";
import { checkFreeText, readComment } from "../freeText";
import { validationMessage } from "../validationMessage";

/** Empty: no note. */
export const feedbackNoteSchema = object({
  note: string()
    .transform((value: unknown) => (typeof value === "string" ? readComment(value) : value))
    .defined()
    .test("text", (text, context) => {
      const problem = text === "" ? null : checkFreeText(text, feedbackNoteMaxLength);
      return (
        problem === null || context.createError({ message: validationMessage(problem.code, problem.params) })
      );
    }),
});

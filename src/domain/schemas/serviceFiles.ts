/** Validation schema of the path of a freely configurable file. */
import { object } from "yup";
import { filePathMaxLength } from "../limits";
import { checkPath, fileExtensions } from "../serviceFiles";
import { validationMessage } from "../validationMessage";
import { entry } from "./fields";

/** Message parameters of path errors. */
export const pathProblemParams: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  text_too_long: { max: String(filePathMaxLength) },
  file_extension_not_allowed: { allowed: fileExtensions.join(", ") },
};

/** The new path of a file. */
export const serviceFilePathSchema = object({
  path: entry().test("path", (value, context) => {
    const problem = checkPath(value);
    if (problem === null) return true;
    return context.createError({ message: validationMessage(problem, pathProblemParams[problem]) });
  }),
});

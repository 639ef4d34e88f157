/** Validation schema of the sentences that citizens read while a service is in maintenance. */
import { array, object, string } from "yup";
import { checkFreeText, readReason } from "../freeText";
import { maintenanceTextMaxLength } from "../serviceMaintenance";
import { isTextLanguage, sourceLanguage, textLanguagesMax } from "../texts/serviceTexts";
import { validationMessage } from "../validationMessage";

const sentence = () =>
  string()
    .transform((text: unknown) => (typeof text === "string" ? readReason(text) : text))
    .defined()
    .test("text", (text, context) => {
      const problem = checkFreeText(text, maintenanceTextMaxLength);
      return problem === null || context.createError({ message: { ...problem } });
    });

const language = () =>
  string().defined().test("language", validationMessage("language_invalid"), isTextLanguage);

/** Sentences by language: German is required, and each language occurs once. */
export const maintenanceTexts = () =>
  array(object({ language: language(), text: sentence() }))
    .defined()
    .max(textLanguagesMax, validationMessage("list_too_long", { max: String(textLanguagesMax) }))
    .test("german", validationMessage("required"), (texts) =>
      texts.some(({ language: code }) => code === sourceLanguage),
    )
    .test("unique", (texts, context) => {
      const twice = texts.findIndex(
        ({ language: code }, index) => texts.findIndex((each) => each.language === code) < index,
      );
      if (twice < 0) return true;
      const path = `${context.path}[${twice}].language`;
      return context.createError({ path, message: validationMessage("language_invalid") });
    });

/** The sentences as saved. */
export const maintenanceTextsSchema = object({ texts: maintenanceTexts() });

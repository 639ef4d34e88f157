/** Validation schema of a service's form, for the editor and the server. */
import { array, boolean, mixed, object, string, ValidationError, type Schema, type TestContext } from "yup";
import { dayProblem, isCalendarDay } from "../calendarDays";
import { checkValue } from "../checkValues";
import {
  formAnswerMaxLength,
  formBoundMaxLength,
  formFieldFormats,
  formFieldsMax,
  formFieldTypes,
  formHelpMaxLength,
  formKeyMaxLength,
  formLabelMaxLength,
  formLanguagesMax,
  formOptionMaxLength,
  formOptionsMax,
  formTextMax,
  hasLengths,
  hasOptions,
  isLanguageCode,
  isSnakeCase,
  type FormField,
  type FormFieldFormat,
  type FormFieldOption,
  type LocalizedTexts,
} from "../formFields";
import { validationMessage, type ValidationMessage } from "../validationMessage";
import { singleLineText, typedDay } from "./fields";

/**
 * Texts by language; German is required for labels. Uses few schemas for all texts, since a form may have thousands.
 */
function localized(max: number, need: "required" | "optional") {
  const german = singleLineText(max, need);
  const translation = singleLineText(max, "optional");
  const schemaOf = (language: string) => (language === "de" ? german : translation);
  const required = need === "required" ? ["de"] : [];
  return mixed<LocalizedTexts>()
    .transform((texts: unknown) => {
      const given = typeof texts === "object" && texts !== null ? Object.entries(texts) : [];
      return Object.fromEntries(
        given.map(([language, text]) => [language, schemaOf(language).cast(text, { assert: false })]),
      );
    })
    .defined()
    .test("texts", (texts, context) => {
      const languages = [...new Set([...required, ...Object.keys(texts)])];
      if (!areLanguages(languages)) {
        return context.createError({ message: validationMessage("text_invalid") });
      }
      return asResult(
        context,
        languages.flatMap((path) => {
          const message = checkValue(schemaOf(path), texts[path]);
          return message ? [{ path, message: { ...message } }] : [];
        }),
      );
    });
}

const areLanguages = (languages: readonly string[]) =>
  languages.length <= formLanguagesMax && languages.every(isLanguageCode);

const limited = (max: number) => validationMessage("list_too_long", { max: String(max) });

/** A snake case key. */
export const formKey = () =>
  singleLineText(formKeyMaxLength).test("form", validationMessage("not_snake_case"), isSnakeCase);

const option = object({
  value: singleLineText(formOptionMaxLength),
  labels: localized(formLabelMaxLength, "required"),
});

const bound = () =>
  singleLineText(formBoundMaxLength, "optional").transform((text: string) => text.replace(",", "."));

/** A field. Rules of its type are checked by `typeProblems`. */
const formField = object({
  key: formKey(),
  type: string().oneOf(formFieldTypes).defined(),
  labels: localized(formLabelMaxLength, "required"),
  helpTexts: localized(formHelpMaxLength, "optional"),
  isRequired: boolean().defined(),
  isVisible: boolean().defined(),
  options: array(option).defined(),
  minLength: bound(),
  maxLength: bound(),
  min: bound(),
  max: bound(),
  format: string()
    .oneOf<FormFieldFormat | "">(["", ...formFieldFormats])
    .defined(),
})
  .transform((field: FormField) =>
    field.type === "DATE" ? { ...field, min: typedDay(field.min), max: typedDay(field.max) } : field,
  )
  .test("type", (field, context) => asResult(context, typeProblems(field)));

interface Problem {
  /** Path below the tested value. */
  readonly path: string;
  readonly message: ValidationMessage & Record<PropertyKey, unknown>;
}

function asResult(context: TestContext, problems: readonly Problem[]): true | ValidationError {
  const [first, ...others] = problems.map(({ path, message }) =>
    context.createError({ path: `${context.path}${path.startsWith("[") ? "" : "."}${path}`, message }),
  );
  if (!first) return true;
  return others.length === 0 ? first : new ValidationError([first, ...others]);
}

/** Values that apply to other types are kept in the editor but not checked. */
function typeProblems(field: FormField): Problem[] {
  const { type, options } = field;
  return [
    ...(hasLengths(type) ? rangeProblems(field, ["minLength", "maxLength"], numberProblem(isLength)) : []),
    ...(type === "INTEGER" ? rangeProblems(field, ["min", "max"], numberProblem(isWhole)) : []),
    ...(type === "DECIMAL" ? rangeProblems(field, ["min", "max"], numberProblem(isDecimal)) : []),
    ...(type === "DATE" ? rangeProblems(field, ["min", "max"], dayMessage) : []),
    ...(hasOptions(type) ? optionProblems(options) : []),
  ];
}

type Check = (text: string) => Problem["message"] | null;

const numberProblem =
  (isValid: (text: string) => boolean): Check =>
  (text) =>
    isValid(text) ? null : validationMessage("number_invalid");

const dayMessage: Check = (text) => {
  const problem = dayProblem(text);
  return problem && validationMessage("date_invalid", problem);
};

const isLength = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= formAnswerMaxLength;
const isWhole = (text: string) => /^-?\d{1,15}$/.test(text);
const isDecimal = (text: string) => /^-?\d{1,12}(\.\d{1,6})?$/.test(text);

function rangeProblems(
  field: FormField,
  [low, high]: readonly ["minLength", "maxLength"] | readonly ["min", "max"],
  check: Check,
): Problem[] {
  const invalid = [low, high].flatMap((path) => {
    const message = field[path] === "" ? null : check(field[path]);
    return message ? [{ path, message }] : [];
  });
  if (invalid.length > 0) return invalid;
  const [from, to] = [field[low], field[high]];
  // Days in the format YYYY-MM-DD sort as strings.
  const isReversed =
    from !== "" && to !== "" && (isCalendarDay(from) ? from > to : Number(from) > Number(to));
  return isReversed ? [{ path: high, message: validationMessage("bounds_reversed") }] : [];
}

function optionProblems(options: readonly FormFieldOption[]): Problem[] {
  if (options.length === 0) return [{ path: "options", message: validationMessage("options_required") }];
  if (options.length > formOptionsMax) return [{ path: "options", message: limited(formOptionsMax) }];
  return options.flatMap(({ value }, index) =>
    value !== "" && options.findIndex((other) => other.value === value) < index
      ? [{ path: `options[${index}].value`, message: validationMessage("not_unique") }]
      : [],
  );
}

function duplicateKeys(fields: readonly FormField[]): Problem[] {
  const seen = new Set<string>();
  return fields.flatMap(({ key }, index) => {
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ path: `[${index}].key`, message: validationMessage("not_unique") }];
  });
}

/** Characters of all texts of a form. */
function textLength(fields: readonly FormField[]): number {
  const ofTexts = (texts: LocalizedTexts) => Object.values(texts).join("").length;
  return fields
    .flatMap(({ labels, helpTexts, options }) => [labels, helpTexts, ...options.map((each) => each.labels)])
    .reduce((sum, texts) => sum + ofTexts(texts), 0);
}

/** The values of the form editor. */
export interface ServiceFormValues {
  readonly fields: readonly FormField[];
}

/** A form: its fields in order. */
export const serviceFormSchema: Schema<ServiceFormValues> = object({
  fields: array(formField)
    .defined()
    .max(formFieldsMax, limited(formFieldsMax))
    .test(
      "length",
      validationMessage("text_too_long", { max: String(formTextMax) }),
      (fields) => textLength(fields) <= formTextMax,
    )
    .test("unique", function unique(fields) {
      return asResult(this, duplicateKeys(fields));
    }),
});

/** Form state kept in Formik: errors, the base revision as initial values, and the rest in `status`. */
import {
  getIn,
  setIn,
  type FormikContextType,
  type FormikErrors,
  type FormikHelpers,
  type FormikProps,
} from "formik";
import type { Schema } from "yup";
import { checkValues } from "#domain/checkValues";
import { isValidationMessage } from "#domain/validationMessage";
import type { Failure } from "#i18n/errorMessages";
import { isSameValue, stablePath, valueAt, type ArrayKeys, type Merge, type Revisioned } from "./formValues";

/** Another user has saved since the values were loaded. */
export interface Conflict<Values> {
  /** Its params: by, at. */
  readonly error: Failure;
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
  readonly merge: Merge<Values>;
}

/** Errors by field name. */
export type FieldErrors = Readonly<Record<string, Failure>>;

/** The `status` of every EntityForm. */
export interface FormStatus {
  /** Revision of the initial values. */
  readonly revision: number;
  /** Why the last save failed, excluding field errors. */
  readonly failures: readonly Failure[];
  /** Another user's changes that the last save merged without asking. */
  readonly merged: Conflict<unknown> | null;
  /** Errors from the server; each is cleared when its field changes. */
  readonly refused: { readonly errors: FieldErrors; readonly values: unknown };
}

/** The initial status of a form. */
export function newStatus(revision: number): FormStatus {
  return { revision, failures: [], merged: null, refused: { errors: {}, values: null } };
}

/** Formik does not type the status. */
export function statusOf({ status }: { readonly status?: FormStatus }): FormStatus {
  return status ?? newStatus(0);
}

/** Updates parts of the status. */
export function updateStatus<Values>(
  { setFormikState }: Pick<FormikHelpers<Values>, "setFormikState">,
  change: Partial<FormStatus>,
): void {
  setFormikState((state) => ({ ...state, status: { ...statusOf(state), ...change } }));
}

/** Whether a save is in flight. Formik's isSubmitting also covers the validation before it. */
export function isSaving(formik: {
  readonly isSubmitting: boolean;
  readonly isValidating: boolean;
}): boolean {
  return formik.isSubmitting && !formik.isValidating;
}

/** The values that the form's values are compared with. */
export function baseOf<Values>(formik: FormikProps<Values>): Revisioned<Values> {
  return { values: formik.initialValues, revision: statusOf(formik).revision };
}

/** Replaces base and values and keeps everything else. */
export function rebase<Values>(
  formik: FormikProps<Values>,
  base: Revisioned<Values>,
  values: Values,
  merged: FormStatus["merged"] = statusOf(formik).merged,
): void {
  const { touched, errors, submitCount, isSubmitting } = formik;
  const status: FormStatus = { ...statusOf(formik), revision: base.revision, merged };
  formik.resetForm({ values: base.values, touched, errors, submitCount, isSubmitting, status });
  void formik.setValues(values, !isSubmitting);
}

/** Resets the form to this base, with no errors until fields are edited. */
export function restart<Values>(
  formik: FormikProps<Values>,
  base: Revisioned<Values>,
  values: Values,
  merged: FormStatus["merged"] = null,
): void {
  formik.resetForm({
    values: base.values,
    touched: {},
    errors: {},
    status: { ...newStatus(base.revision), merged },
  });
  if (values !== base.values) void formik.setValues(values);
}

const ancestorsOf = (name: string) =>
  name.split(".").map((_, index, parts) => parts.slice(0, index).join("."));

/**
 * Converts errors by field to Formik's errors. They hold codes, translated at render so
 * that they follow the language; Formik types them as strings but passes them through.
 */
export function toFormikErrors<Values>(
  byField: Readonly<Record<string, Failure | string | null>>,
): FormikErrors<Values> {
  let errors: FormikErrors<Values> = {};
  for (const [name, error] of Object.entries(byField)) {
    // An error of a group hides the errors of its members.
    if (error && !ancestorsOf(name).some((ancestor) => byField[ancestor]))
      errors = setIn(errors, name, error);
  }
  return errors;
}

/** Reads a field's error from Formik's errors. */
export function failureAt(errors: unknown, name: string): Failure | undefined {
  const error: unknown = getIn(errors, name);
  return isValidationMessage(error) ? error : undefined;
}

/** Formik's `validate` for a yup schema. */
export function validateValues<Values>(schema: Schema<Values>, values: Values): FormikErrors<Values> {
  const problems = Object.entries(checkValues(schema, values));
  return toFormikErrors(
    Object.fromEntries(
      problems.map(([path, problem]) => [path.replaceAll("[", ".").replaceAll("]", ""), problem]),
    ),
  );
}

/** Names of the invalid fields. */
function invalidNames(errors: unknown, path = ""): string[] {
  if (isValidationMessage(errors)) return [path];
  if (typeof errors !== "object" || errors === null) return [];
  return Object.entries(errors).flatMap(([name, inside]) =>
    invalidNames(inside, path ? `${path}.${name}` : name),
  );
}

/** The error to show for a field: after any attempt to save; before that, once a changed field was left. */
export function shownError<Values>(
  formik: FormikContextType<Values>,
  name: string,
  keys: ArrayKeys,
): Failure | undefined {
  const value: unknown = getIn(formik.values, name);
  const base = () => valueAt(formik.initialValues, stablePath(formik.values, name, keys), keys);
  const isShown =
    formik.submitCount > 0 || (getIn(formik.touched, name) === true && !isSameValue(value, base()));
  const found = isShown ? failureAt(formik.errors, name) : undefined;
  if (found) return found;
  const { refused } = statusOf(formik);
  const error = refused.errors[name];
  return error && isSameValue(getIn(refused.values, name), value) ? error : undefined;
}

/** All visible errors, in the order of the values. */
export function shownErrors<Values>(formik: FormikContextType<Values>, keys: ArrayKeys): FieldErrors {
  const names = new Set([...invalidNames(formik.errors), ...Object.keys(statusOf(formik).refused.errors)]);
  const order = Object.keys(Object(formik.values));
  const place = (name: string) => order.indexOf(name.split(".", 1).join());
  const sorted = [...names].sort((one, other) => place(one) - place(other));
  return Object.fromEntries(
    sorted.flatMap((name) => {
      const error = shownError(formik, name, keys);
      return error ? [[name, error]] : [];
    }),
  );
}

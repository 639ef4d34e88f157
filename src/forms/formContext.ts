import { createContext, use, type ReactNode } from "react";
import type { AnyValues, FieldValue } from "./formValues";
import type { Failure } from "#i18n/errorMessages";

/** What is wrong with the values of a form, by field. */
export type Problems = Readonly<Record<string, Failure>>;

/** What the fields of a form know of it. */
export interface FormState {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  readonly values: AnyValues;
  /** What was read; null: the thing is new, so that there is nothing before. */
  readonly before: AnyValues | null;
  /** Problems that are shown, by field. */
  readonly problems: Problems;
  readonly isSaving: boolean;
  readonly setValue: (name: string, value: FieldValue) => void;
  /** The field has been left: what is wrong with what was typed may be said. */
  readonly leave: (name: string) => void;
  /** A value in words where it is told and not edited; undefined: as it stands. */
  readonly wordValue: ((name: string, value: FieldValue) => string | undefined) | undefined;
}

export const FormContext = createContext<FormState | null>(null);

/** The form around. */
export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error("A field stands outside of a form.");
  return form;
}

/** The id of a field's control. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** What a field of any kind is given. */
export interface FieldProps {
  /** Name of the value. */
  readonly name: string;
  readonly label: ReactNode;
  /** A sentence between label and control. */
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
}

export interface FormField {
  readonly name: string;
  readonly id: string;
  readonly value: FieldValue;
  /** The value that was read, where another one stands there now; undefined: unchanged. */
  readonly before: FieldValue | undefined;
  readonly problem: Failure | undefined;
  readonly isSaving: boolean;
  readonly setValue: (value: FieldValue) => void;
  readonly leave: () => void;
}

/** The value of a field and all that is known of it. */
export function useFormField(name: string): FormField {
  const { id, values, before, problems, isSaving, setValue, leave } = useForm();
  const value = values[name];
  if (value === undefined) throw new Error(`The form has no value "${name}".`);
  const read = before?.[name];
  return {
    name,
    id: fieldId(id, name),
    value,
    before: read === value ? undefined : read,
    problem: problems[name],
    isSaving,
    setValue: (next) => setValue(name, next),
    leave: () => leave(name),
  };
}

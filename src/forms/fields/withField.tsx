import { getIn, useFormikContext } from "formik";
import { memo, useMemo, type ComponentType, type ReactNode } from "react";
import type { Failure } from "#i18n/errorMessages";
import { fieldId, useFormSettings } from "../formContext";
import { isSaving, shownError } from "../formState";
import { isSameValue, stablePath, valueAt } from "../formValues";

/** Props of every field. */
export interface FieldProps {
  /** Formik's name of the field: `name`, `rules.0.amount`. */
  readonly name: string;
  readonly label: ReactNode;
  /** Text between label and control. */
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
}

export interface FormField<Value> {
  readonly name: string;
  /** Stable path of the value. */
  readonly path: string;
  readonly id: string;
  readonly value: Value;
  /** The loaded value if it has been changed; undefined if unchanged or new. */
  readonly before: Value | undefined;
  readonly error: Failure | undefined;
  readonly isSaving: boolean;
  readonly setValue: (value: Value) => void;
  readonly onBlur: () => void;
}

/**
 * Formik's field plus the form's additions. The object is stable until one of its values changes.
 * @param stored the stored value, for a form that holds only edited values
 */
function useFormField<Value>(name: string, stored: Value | undefined): FormField<Value> {
  const { id, isNew, keys, deferUntilPointerUp, addBase } = useFormSettings();
  const formik = useFormikContext<unknown>();
  const held: Value | undefined = getIn(formik.values, name);
  // Null is a value.
  const value = held === undefined ? stored : held;
  if (value === undefined) throw new Error(`The form has no value "${name}".`);
  const { initialValues, setFieldValue, setFieldTouched } = formik;
  const isReadOnly = isSaving(formik);
  const path = stablePath(formik.values, name, keys);
  const error = shownError(formik, name, keys);
  const heldBase = useMemo(() => valueAt(initialValues, path, keys), [initialValues, path, keys]);
  const base = heldBase === undefined ? stored : heldBase;
  const hasBase = heldBase !== undefined || stored === undefined;
  const before = isNew || isSameValue(base, value) ? undefined : (base as Value | undefined);
  return useMemo(
    () => ({
      name,
      path,
      id: fieldId(id, name),
      value,
      before,
      error,
      isSaving: isReadOnly,
      setValue: (next) => {
        if (!hasBase) addBase(path, stored);
        void setFieldValue(name, next);
      },
      onBlur: () => deferUntilPointerUp(() => void setFieldTouched(name, true, false)),
    }),
    [
      id,
      name,
      path,
      value,
      before,
      error,
      isReadOnly,
      hasBase,
      stored,
      addBase,
      setFieldValue,
      setFieldTouched,
      deferUntilPointerUp,
    ],
  );
}

/**
 * Connects a field to its value. Formik's context changes with every keystroke in any
 * field; the component re-renders only when its own value, error or props change.
 */
export function withField<Props extends { readonly name: string; readonly stored?: Value }, Value>(
  Body: ComponentType<Props & { readonly field: FormField<Value> }>,
): ComponentType<Props> {
  const Memoised: ComponentType<Props & { readonly field: FormField<Value> }> = memo(Body);
  return function ConnectedField(props) {
    return <Memoised {...props} field={useFormField<Value>(props.name, props.stored)} />;
  };
}

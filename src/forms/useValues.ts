import { useFormik } from "formik";
import { useCallback, useMemo, useRef, useState } from "react";
import type { Schema } from "yup";
import { checkValues } from "#domain/checkValues";
import type { Problems } from "./formContext";
import {
  differingFields,
  type AnyValues,
  type FieldValue,
  type Revisioned,
  type ValuesOf,
} from "./formValues";
import { useAfterPress } from "./useAfterPress";

interface Refusal {
  readonly problems: Problems;
  /** What was sent; a refused field that has been changed since is no longer at fault. */
  readonly values: AnyValues;
}

const nothingRefused: Refusal = { problems: {}, values: {} };

export interface FormValues<Values> {
  readonly values: Values;
  /** What the values are compared with. */
  readonly base: Revisioned<Values>;
  /** Names of the fields that differ from the base. */
  readonly changed: readonly string[];
  /** Problems that are shown, in the order of the fields. */
  readonly problems: Problems;
  readonly setValue: (name: string, value: FieldValue) => void;
  readonly leave: (name: string) => void;
  /** What is compared with and what stands in the fields, both anew. */
  readonly rebase: (base: Revisioned<Values>, values: Values) => void;
  /** Starts anew from these: nothing is at fault until it is edited. */
  readonly restart: (base: Revisioned<Values>, values: Values) => void;
  /** Shows what the server found wrong with what was sent. */
  readonly refuse: (problems: Problems, sent: Values) => void;
  /** Shows all problems; true: there are none, and nothing keeps the values from being sent. */
  readonly check: () => Promise<boolean>;
}

/** Formik's part: values, which fields were left, and what is wrong with them. */
export function useValues<Values extends ValuesOf<Values>>(
  read: Revisioned<Values>,
  schema: Schema<Values>,
): FormValues<Values> {
  const [base, setBase] = useState(read);
  const [refusal, setRefusal] = useState(nothingRefused);
  const isValid = useRef(false);
  const afterPress = useAfterPress();
  const formik = useFormik<Values>({
    initialValues: read.values,
    validateOnChange: false,
    validateOnBlur: false,
    validate: (values) => checkValues(schema, values),
    onSubmit: () => {
      isValid.current = true;
    },
  });
  const { values, touched, submitCount, setFieldValue, setFieldTouched, setValues, resetForm, submitForm } =
    formik;
  const changed = useMemo(() => differingFields({ ...base.values }, { ...values }), [base, values]);

  const problems = useMemo(() => {
    const current: AnyValues = { ...values };
    const left: Readonly<Record<string, unknown>> = { ...touched };
    const found = checkValues(schema, values);
    const shown = Object.keys(current).flatMap((name) => {
      const isSaid = submitCount > 0 || (left[name] === true && changed.includes(name));
      const refused = refusal.values[name] === current[name] ? refusal.problems[name] : undefined;
      const problem = (isSaid ? found[name] : undefined) ?? refused;
      return problem ? [[name, problem] as const] : [];
    });
    return Object.fromEntries(shown);
  }, [values, touched, submitCount, schema, changed, refusal]);

  const rebase = useCallback(
    (next: Revisioned<Values>, put: Values) => {
      setBase(next);
      void setValues(put, false);
    },
    [setValues],
  );
  const restart = useCallback(
    (next: Revisioned<Values>, put: Values) => {
      setBase(next);
      setRefusal(nothingRefused);
      resetForm({ values: put });
    },
    [resetForm],
  );

  return {
    values,
    base,
    changed,
    problems,
    setValue: useCallback((name, value) => void setFieldValue(name, value, false), [setFieldValue]),
    leave: useCallback(
      (name) => afterPress(() => void setFieldTouched(name, true, false)),
      [afterPress, setFieldTouched],
    ),
    rebase,
    restart,
    refuse: (found, sent) => setRefusal({ problems: found, values: { ...sent } }),
    check: async () => {
      isValid.current = false;
      setRefusal(nothingRefused);
      await submitForm();
      return isValid.current;
    },
  };
}

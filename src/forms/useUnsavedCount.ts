import { useFormikContext } from "formik";
import { useFormSettings } from "./formContext";
import { changedFields } from "./formValues";

/** Number of fields of the surrounding form with unsaved changes. */
export function useUnsavedCount(): number {
  const { values, initialValues } = useFormikContext<unknown>();
  return changedFields(initialValues, values, useFormSettings().keys).length;
}

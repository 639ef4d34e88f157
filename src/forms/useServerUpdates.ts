import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { baseOf, isSaving, rebase } from "./formState";
import { changedFields, mergeValues, type ArrayKeys, type Revisioned } from "./formValues";

/**
 * Takes over refetched values, once. The user's changes are kept; where both sides
 * changed a field, the form keeps its old revision, so saving reports the conflict.
 */
export function useServerUpdates<Values>(read: Revisioned<Values>, keys: ArrayKeys): void {
  const formik = useFormikContext<Values>();
  const seen = useRef(read);
  useEffect(() => {
    const isSame = (one: Revisioned<Values>, other: Revisioned<Values>) =>
      one.revision === other.revision && changedFields(one.values, other.values, keys).length === 0;
    if (isSaving(formik) || isSame(read, seen.current)) return;
    seen.current = read;
    const base = baseOf(formik);
    if (isSame(read, base) || read.revision < base.revision) return;
    const merge = mergeValues(base.values, formik.values, read.values, keys);
    if (merge.overlapping.length === 0) rebase(formik, read, merge.values);
  });
}

import { useEffect, useRef } from "react";
import { differingFields, type Revisioned, type ValuesOf } from "./formValues";
import { mergeValues } from "./mergeValues";
import type { FormValues } from "./useValues";

function isSame<Values extends ValuesOf<Values>>(
  one: Revisioned<Values>,
  other: Revisioned<Values>,
): boolean {
  return (
    one.revision === other.revision && differingFields({ ...one.values }, { ...other.values }).length === 0
  );
}

/**
 * Takes over what has become known behind the form, once: never while somebody types. What the user has changed stays;
 * where both have changed the same field, the form keeps its old revision, so that saving finds the conflict.
 */
export function useAdoption<Values extends ValuesOf<Values>>(
  read: Revisioned<Values>,
  form: FormValues<Values>,
  isSaving: boolean,
): void {
  const seen = useRef(read);
  const { base, values, rebase } = form;
  useEffect(() => {
    if (isSaving || isSame(read, seen.current)) return;
    seen.current = read;
    if (isSame(read, base) || read.revision < base.revision) return;
    const merge = mergeValues(base.values, values, read.values);
    if (merge.overlapping.length === 0) rebase(read, merge.values);
  });
}

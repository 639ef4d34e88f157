import { fieldNames, isSameValue, type AnyValues, type FieldValue, type ValuesOf } from "./formValues";

export interface Merge<Values> {
  /** What both have changed put together; where both changed a field differently, mine. */
  readonly values: Values;
  /** Fields that both changed, each differently. */
  readonly overlapping: readonly string[];
  /** Fields that only they changed. */
  readonly theirs: readonly string[];
  /** Fields that only I changed. */
  readonly mine: readonly string[];
}

/** Puts two changes of the same values together, field by field. */
export function mergeValues<Values extends ValuesOf<Values>>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const overlapping: string[] = [];
  const onlyTheirs: string[] = [];
  const onlyMine: string[] = [];
  const merged: Record<string, FieldValue> = { ...mine };
  const [before, here, there]: [AnyValues, AnyValues, AnyValues] = [{ ...base }, { ...mine }, { ...theirs }];
  for (const name of fieldNames(before, here, there)) {
    const isMine = !isSameValue(here[name], before[name]);
    const stored = there[name];
    if (isSameValue(stored, before[name])) {
      if (isMine) onlyMine.push(name);
    } else if (!isMine) {
      onlyTheirs.push(name);
      merged[name] = stored ?? "";
    } else if (!isSameValue(here[name], stored)) overlapping.push(name);
  }
  return { values: { ...mine, ...merged }, overlapping, theirs: onlyTheirs, mine: onlyMine };
}

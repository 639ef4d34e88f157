/** Values of a form: flat, and nothing but text and yes or no. */
export type FieldValue = string | boolean;

/** What the values of any form look like; made for generic bounds, which interfaces satisfy as well. */
export type ValuesOf<Values> = { readonly [Name in keyof Values]: FieldValue };

/** Values of whichever form, by the names of its fields. */
export type AnyValues = Readonly<Record<string, FieldValue>>;

/** Values together with the revision they were read at. */
export interface Revisioned<Values> {
  readonly values: Values;
  /** Conflict token; for a thing that is not stored yet it says nothing. */
  readonly revision: number;
}

/** Names of the fields of both; forms of lists have fields that come and go. */
export function fieldNames(...values: readonly AnyValues[]): string[] {
  return [...new Set(values.flatMap((each) => Object.keys(each)))];
}

/** Whether both say the same; a field that is not there is as an empty one. */
export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return (one ?? "") === (other ?? "");
}

/** Names of the fields that differ between the two. */
export function differingFields(one: AnyValues, other: AnyValues): string[] {
  return fieldNames(one, other).filter((name) => !isSameValue(one[name], other[name]));
}

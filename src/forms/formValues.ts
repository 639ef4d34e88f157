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

/** Names of the fields that differ between the two. */
export function differingFields(one: AnyValues, other: AnyValues): string[] {
  return Object.keys(one).filter((name) => one[name] !== other[name]);
}

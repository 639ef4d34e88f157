/** A field of one object in the mocked data: everything that its value may depend on. */
import type { Faker } from "@faker-js/faker";
import type { Ref } from "@graphql-tools/mock";

export interface Place {
  readonly typeName: string;
  /** Key of the object in the store. Its type and a colon come first if the type has an id. */
  readonly key: string;
  /** The key without its type. */
  readonly tail: string;
  /** Position in its list from 1, or another small number that belongs to the object. */
  readonly number: number;
  readonly field: string;
  /** Hash of the object and the field; the same in every run with the same seed. */
  readonly hash: number;
  /** Hash of the object alone. */
  readonly own: number;
  /** Start of the current day: times are relative to it, so that restarts do not move them. */
  readonly now: number;
  /** Faker, seeded for this field. Draw from it at once, since the instance is shared. */
  readonly faker: () => Faker;
  /** Another field of the same object, as the app would read it. */
  readonly get: (field: string) => unknown;
  /** A field of another object. Its `get` works for objects of this endpoint only. */
  readonly at: (typeName: string, key: string, field: string) => Place;
  /** The AGS of a known commune. */
  readonly ags: (hash: number) => string;
  /** A row of a list at the root, such as `processes`. */
  readonly row: (typeName: string, hash: number) => Ref;
  /** Number of rows of the connection with this name on the object. */
  readonly size: (field: string, typeName?: string, key?: string) => number;
}

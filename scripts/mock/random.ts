/** Random values that depend only on a seed and a place in the data, not on earlier calls. */
import { createHash } from "node:crypto";
import type { Faker } from "@faker-js/faker";
import { faker } from "@faker-js/faker/locale/de";

/** A whole number of 32 bits from the parts, for example a seed, a type, a key and a field. */
export function hashOf(...parts: readonly unknown[]): number {
  return createHash("sha1").update(JSON.stringify(parts)).digest().readUInt32BE();
}

/** Faker for one value. The instance is shared, so draw from it before the next call. */
export function fakerOf(...parts: readonly unknown[]): Faker {
  faker.seed(hashOf(...parts));
  return faker;
}

/** One of the items; throws if there are none. */
export function pick<Item>(items: readonly Item[], hash: number): Item {
  const item = items[hash % items.length];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

/** Pseudonyms of users in old entries of the activity log. */
import { randomBytes } from "node:crypto";
import type { HashedEntry } from "#server/storage/activity/chain";
import { systemName } from "./activity";

const pattern = /^Person [0-9a-f]{6}$/;

/** Whether a name or id is a pseudonym. */
export const isPseudonym = (text: string): boolean => pattern.test(text);

/** Gives each person a random pseudonym; they are kept in memory only. */
export class Pseudonyms {
  readonly #byPerson = new Map<string, string>();
  readonly #given = new Set<string>();

  /** The pseudonym of a person, by user id. */
  of(person: string): string {
    const known = this.#byPerson.get(person);
    if (known !== undefined) return known;
    let pseudonym: string;
    do pseudonym = `Person ${randomBytes(3).toString("hex")}`;
    while (this.#given.has(pseudonym));
    this.#given.add(pseudonym);
    this.#byPerson.set(person, pseudonym);
    return pseudonym;
  }
}

/** Whether the actor and the target of an entry are no identifiable persons. */
export function isWithoutPerson(entry: HashedEntry): boolean {
  const { actor_user_id: id, actor_name: name, target_kind: kind, target_id: target } = entry;
  return (
    id === null && (isPseudonym(name) || name === systemName) && (kind !== "user" || isPseudonym(target))
  );
}

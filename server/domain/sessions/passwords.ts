/** Passwords: stored with Argon2id, compared at equal cost whether there is an account or not. */
import { hash, verify, type Options } from "@node-rs/argon2";
import { passwordMaxLength, passwordMinLength } from "#domain/limits";
import { isCommonPassword, isOneCharacter } from "./commonPasswords";
import { nameKey } from "#server/domain/users/nameKey";

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one thread. Memory in KiB. */
const argon2id: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** Why a new password is refused, with the values the wording needs. */
export type PasswordRefusal =
  | { readonly code: "password_too_short"; readonly params: { readonly min: string } }
  | { readonly code: "text_too_long"; readonly params: { readonly max: string } }
  | {
      readonly code: "password_not_allowed" | "password_too_common" | "password_one_character";
      readonly params: Readonly<Record<string, never>>;
    };

/** The hash to store, in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), argon2id);
}

/** A hash that no password has, so that an unknown account costs as much as a known one. */
const dummyHash = hashPassword("nobody");

/**
 * Whether the password belongs to the hash. Without a hash, or with a password longer than any can be, one
 * verification runs all the same and the answer is false.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isPossible = passwordHash !== null && lengthOf(password) <= passwordMaxLength;
  if (isPossible) return verify(passwordHash, password.normalize("NFC"));
  await verify(await dummyHash, "somebody");
  return false;
}

/** Why this may not be the password of that user; null: it may. */
export function refusePassword(
  password: string,
  user: { readonly username: string; readonly email: string },
): PasswordRefusal | null {
  const length = lengthOf(password);
  if (length < passwordMinLength)
    return { code: "password_too_short", params: { min: String(passwordMinLength) } };
  if (length > passwordMaxLength)
    return { code: "text_too_long", params: { max: String(passwordMaxLength) } };
  const key = nameKey(password);
  const isName = key === nameKey(user.username) || key === nameKey(user.email);
  if (isName) return { code: "password_not_allowed", params: {} };
  if (isOneCharacter(password)) return { code: "password_one_character", params: {} };
  return isCommonPassword(password) ? { code: "password_too_common", params: {} } : null;
}

/** Characters as a reader counts them; for more than the longest password, the count does not matter. */
function lengthOf(password: string): number {
  return password.length > 2 * passwordMaxLength ? password.length : [...password].length;
}

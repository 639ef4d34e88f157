/** Passwords: hashed with Argon2id, and verified at equal cost whether or not the account exists. */
import { hash, verify, type Options } from "@node-rs/argon2";
import { passwordMaxLength, passwordMinLength } from "#domain/limits";
import { isCommonPassword, isOneCharacter } from "./commonPasswords";
import { nameKey } from "#server/domain/users/nameKey";

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one thread. Memory in KiB. */
const argon2id: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** Why a new password is rejected, with the parameters of the message. */
export type PasswordRefusal =
  | { readonly code: "password_too_short"; readonly params: { readonly min: string } }
  | { readonly code: "text_too_long"; readonly params: { readonly max: string } }
  | {
      readonly code: "password_not_allowed" | "password_too_common" | "password_one_character";
      readonly params: Readonly<Record<string, never>>;
    };

/** Returns the hash to store, in PHC string format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), argon2id);
}

/** Dummy hash that belongs to no account, so that verifying an unknown account costs as much as a known one. */
const dummyHash = hashPassword("nobody");

/**
 * Whether the password matches the hash. Without a hash, or if the password exceeds the maximum length, one
 * verification still runs and the result is false.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isPossible = passwordHash !== null && lengthOf(password) <= passwordMaxLength;
  if (isPossible) return verify(passwordHash, password.normalize("NFC"));
  await verify(await dummyHash, "somebody");
  return false;
}

/** Returns why the user may not choose this password, or null if they may. */
export function checkNewPassword(
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

/** Length in characters (code points). Need not be exact beyond the maximum length. */
function lengthOf(password: string): number {
  return password.length > 2 * passwordMaxLength ? password.length : [...password].length;
}

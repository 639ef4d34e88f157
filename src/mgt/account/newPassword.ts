import type { Failure } from "#i18n/errorMessages";

/** The form in which the server compares a password with names. */
const comparable = (text: string) => text.normalize("NFC").toLowerCase();

/**
 * Why this may not be the new password of that user, as the server will say; null: it may. `min` in
 * characters as a reader counts them.
 */
export function refuseNewPassword(
  password: string,
  user: { readonly username: string; readonly email: string },
  min: number,
): Failure | null {
  // Counted as the server does: characters, not units of UTF-16.
  if (Array.from(password).length < min) return { code: "password_too_short", params: { min: String(min) } };
  const isName = [user.username, user.email].some((name) => comparable(name) === comparable(password));
  return isName ? { code: "password_not_allowed", params: {} } : null;
}

import type { Failure } from "#i18n/errorMessages";

/** Normalizes text as the server does before comparing. */
const comparable = (text: string) => text.normalize("NFC").toLowerCase();

/** Returns why the server would reject a new password for this user, or null. `min` counts code points. */
export function newPasswordError(
  password: string,
  user: { readonly username: string; readonly email: string },
  min: number,
): Failure | null {
  // Code points, as on the server, not UTF-16 units.
  if (Array.from(password).length < min) return { code: "password_too_short", params: { min: String(min) } };
  const isName = [user.username, user.email].some((name) => comparable(name) === comparable(password));
  return isName ? { code: "password_not_allowed", params: {} } : null;
}

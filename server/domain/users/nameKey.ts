/** Case-insensitive comparison of usernames and e-mail addresses. */

/** Normalizes a username or e-mail address for uniqueness checks and login: NFC, lowercase. */
export function nameKey(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

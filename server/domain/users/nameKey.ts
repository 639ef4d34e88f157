/** Usernames and e-mail addresses as they are compared: without regard to case. */

/** The form under which a username or an e-mail address is unique and found at login. */
export function nameKey(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

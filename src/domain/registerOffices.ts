/** Validation of register office fields. */

/** Whether the text is a valid authority prefix: three lower-case letters, e.g. psw. */
export function isAuthorityPrefix(text: string): boolean {
  return /^[a-z]{3}$/.test(text);
}

/** Whether the text is a valid authority identifier: 8 or 12 digits. */
export function isAuthorityIdentifier(text: string): boolean {
  return /^(\d{8}|\d{12})$/.test(text);
}

/** Rules for what a register office carries. */

/** Whether an address may stand there: http://, https:// or the placeholder {host} at its beginning, and no spaces. */
export function isServiceUrl(text: string): boolean {
  return /^(https?:\/\/[^\s/]|\{host\})\S*$/.test(text);
}

/** Whether the text is an authority identification prefix: three lower-case letters, e.g. psw. */
export function isAuthorityPrefix(text: string): boolean {
  return /^[a-z]{3}$/.test(text);
}

/** Whether the text is the identifier of an authority: 8 or 12 digits. */
export function isAuthorityIdentifier(text: string): boolean {
  return /^(\d{8}|\d{12})$/.test(text);
}

/** German postal codes: five digits, always a text, since several regions start with 0. */

/** Whether the text has the form of a postal code; 00xxx was never given out. */
export function isPostalCode(text: string): boolean {
  return /^(?!00)\d{5}$/.test(text);
}

/** German postal codes: five digits, always a string, since several regions start with 0. */

/** Whether the text has the format of a postal code; 00xxx was never assigned. */
export function isPostalCode(text: string): boolean {
  return /^(?!00)\d{5}$/.test(text);
}

/**
 * Texts in exported tables that a spreadsheet would take for a formula: they get an apostrophe in front, which an
 * import takes away again.
 */

/** The text as it is exported. Where apostrophes stand before such a beginning already, one more tells them apart. */
export function neutraliseFormula(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The text as it was before it was exported. */
export function restoreFormula(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

/**
 * Escapes texts in exported tables that a spreadsheet would read as formulas: exports prepend an apostrophe,
 * imports remove it.
 */

/**
 * Escapes a text for export. A text that already starts with apostrophes before a formula gets one more, so
 * the escaping is reversible.
 */
export function neutraliseFormula(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Reverts the escaping of an exported text. */
export function restoreFormula(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

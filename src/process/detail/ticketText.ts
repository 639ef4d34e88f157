/** Text for a support ticket: identifies a process without personal data. */

/** Label and value of a line; lines with null are dropped. */
export type TicketLine = readonly [name: string, value: string | null];

/** Letters, digits and separators, such as KZR-09761000-2026-004417. */
const identifierPattern = /^[\p{L}\d._:/-]{1,100}$/u;

/** Returns the key only if it looks like an identifier, since other text may be a person's name. */
export function identifierOnly(key: string | null | undefined): string | null {
  return key && identifierPattern.test(key) && /\d/.test(key) ? key : null;
}

/** Joins the lines as plain text. */
export function ticketText(lines: readonly TicketLine[]): string {
  return lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join("\n");
}

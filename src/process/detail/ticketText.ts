/** What is copied for a ticket: how a process is found and how it stands, and nothing of the person it is about. */

/** A line of the ticket: its name and what stands there; null: nothing to say. */
export type TicketLine = readonly [name: string, value: string | null];

/** Letters, digits and what joins them, such as KZR-09761000-2026-004417. */
const identifierPattern = /^[\p{L}\d._:/-]{1,100}$/u;

/** A key of the application, unless it looks like words, which may be somebody's name; null: none, or no identifier. */
export function identifierOnly(key: string | null | undefined): string | null {
  return key && identifierPattern.test(key) && /\d/.test(key) ? key : null;
}

/** The lines as plain text, the empty ones left out. */
export function ticketText(lines: readonly TicketLine[]): string {
  return lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join("\n");
}

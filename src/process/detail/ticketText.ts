/** What is copied for a ticket: how a process is found and how it stands, and nothing of the person it is about. */

/** A line of the ticket: its name and what stands there; null: nothing to say. */
export type TicketLine = readonly [name: string, value: string | null];

/** The lines as plain text, the empty ones left out. */
export function ticketText(lines: readonly TicketLine[]): string {
  return lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join("\n");
}

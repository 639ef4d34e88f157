/** Cursors of communes: where a row stands in an order, so that paging goes on even when the row itself is gone. */
import { isAgs } from "#domain/ags";
import { federalStates } from "#domain/federalStates";
import type { CommuneOrderField, CommunePosition } from "#server/storage/communes/communes";

const nameMaxLength = 500;

/** The opaque cursor of a row in the order of that column. */
export function communeCursor(field: CommuneOrderField, { ags, name, state }: CommunePosition): string {
  return Buffer.from(JSON.stringify([field, ags, name, state])).toString("base64url");
}

/** The position that a cursor stands for; null: garbled, or of another order. */
export function readCommuneCursor(field: CommuneOrderField, cursor: string): CommunePosition | null {
  if (cursor.length > 4 * nameMaxLength) return null;
  const parts = parse(Buffer.from(cursor, "base64url").toString());
  if (!Array.isArray(parts)) return null;
  const [order, ags, name, code]: readonly unknown[] = parts;
  const state = federalStates.find((known) => known.code === code)?.code;
  if (order !== field || typeof ags !== "string" || typeof name !== "string" || state === undefined)
    return null;
  if (!isAgs(ags) || name.length > nameMaxLength || /\p{Cc}/u.test(name)) return null;
  const position = { ags, name, state };
  // Exactly what communeCursor makes, so that nothing else passes for a cursor.
  return communeCursor(field, position) === cursor ? position : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

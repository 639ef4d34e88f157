/** Cursors of communes: encode the position of a row in an order, so that paging works even if the row is gone. */
import { isAgs } from "#domain/ags";
import { federalStates } from "#domain/federalStates";
import type { CommuneOrderField, CommunePosition } from "#server/storage/communes/communes";

const nameMaxLength = 500;

/** Returns the opaque cursor of a row in the order of the given column. */
export function communeCursor(field: CommuneOrderField, { ags, name, state }: CommunePosition): string {
  return Buffer.from(JSON.stringify([field, ags, name, state])).toString("base64url");
}

/** Decodes a cursor. Returns null if it is malformed or belongs to another order. */
export function decodeCommuneCursor(field: CommuneOrderField, cursor: string): CommunePosition | null {
  if (cursor.length > 4 * nameMaxLength) return null;
  const parts = parse(Buffer.from(cursor, "base64url").toString());
  if (!Array.isArray(parts)) return null;
  const [order, ags, name, code]: readonly unknown[] = parts;
  const state = federalStates.find((known) => known.code === code)?.code;
  if (order !== field || typeof ags !== "string" || typeof name !== "string" || state === undefined)
    return null;
  if (!isAgs(ags) || name.length > nameMaxLength || /\p{Cc}/u.test(name)) return null;
  const position = { ags, name, state };
  // Accept only the exact encoding that communeCursor produces.
  return communeCursor(field, position) === cursor ? position : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Which entry of the security lists decides about an address. */
import type { SecurityListKind } from "#domain/securityLists/securityLists";
import type { JudgedAddress } from "./readPattern";

/** What decides of an entry. Days are YYYY-MM-DD. */
export interface DecidingEntry {
  readonly list: SecurityListKind;
  readonly pattern: string;
  readonly isDomain: boolean;
  readonly expiresOn: string | null;
}

export type VerdictReason =
  "NOT_LISTED" | "ADDRESS_WHITELISTED" | "ADDRESS_BLACKLISTED" | "DOMAIN_BLACKLISTED" | "NOT_AN_ADDRESS";

/** Whether an address is let in, and the entry that decides. */
export interface Verdict<Entry extends DecidingEntry> {
  readonly isAdmitted: boolean;
  readonly reason: VerdictReason;
  /** `null` if it is not an address. */
  readonly address: string | null;
  /** `null` if none decides. */
  readonly entry: Entry | null;
}

/**
 * The exact address decides first, then the nearest domain; expired entries do not count. Without an entry, and if it
 * is no address, it is let in.
 * @param entryOf finds the entry with a pattern, on either list
 * @param today day in Europe/Berlin
 */
export function decide<Entry extends DecidingEntry>(
  judged: JudgedAddress | null,
  entryOf: (pattern: string) => Entry | undefined,
  today: string,
): Verdict<Entry> {
  if (judged === null) return { isAdmitted: true, reason: "NOT_AN_ADDRESS", address: null, entry: null };
  const { address, candidates } = judged;
  for (const pattern of candidates) {
    const entry = entryOf(pattern);
    if (entry === undefined || (entry.expiresOn !== null && entry.expiresOn < today)) continue;
    if (entry.list === "WHITELIST")
      return { isAdmitted: true, reason: "ADDRESS_WHITELISTED", address, entry };
    return {
      isAdmitted: false,
      reason: entry.isDomain ? "DOMAIN_BLACKLISTED" : "ADDRESS_BLACKLISTED",
      address,
      entry,
    };
  }
  return { isAdmitted: true, reason: "NOT_LISTED", address, entry: null };
}

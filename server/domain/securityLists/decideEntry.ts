/** Finds the entry of the security lists that applies to an address. */
import type { SecurityListKind } from "#domain/securityLists/securityLists";
import type { ParsedAddress } from "./readPattern";

/** Fields of an entry that affect the decision. Days are YYYY-MM-DD. */
export interface DecidingEntry {
  readonly list: SecurityListKind;
  readonly pattern: string;
  readonly isDomain: boolean;
  readonly expiresOn: string | null;
}

export type VerdictReason =
  "NOT_LISTED" | "ADDRESS_WHITELISTED" | "ADDRESS_BLACKLISTED" | "DOMAIN_BLACKLISTED" | "NOT_AN_ADDRESS";

/** Whether an address is allowed, and the entry that decided it. */
export interface Verdict<Entry extends DecidingEntry> {
  readonly isAdmitted: boolean;
  readonly reason: VerdictReason;
  /** `null` if it is not an address. */
  readonly address: string | null;
  /** `null` if no entry applies. */
  readonly entry: Entry | null;
}

/**
 * An entry with the exact address takes precedence, then the one with the closest domain. Expired entries are ignored.
 * Addresses without a matching entry and invalid addresses are allowed.
 * @param entryOf finds the entry with a pattern, on either list
 * @param today day in Europe/Berlin
 */
export function decide<Entry extends DecidingEntry>(
  parsed: ParsedAddress | null,
  entryOf: (pattern: string) => Entry | undefined,
  today: string,
): Verdict<Entry> {
  if (parsed === null) return { isAdmitted: true, reason: "NOT_AN_ADDRESS", address: null, entry: null };
  const { address, candidates } = parsed;
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

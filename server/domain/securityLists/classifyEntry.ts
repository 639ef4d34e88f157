/** Determines the result of adding an entry to a list. */
import type { SecurityListKind } from "#domain/securityLists/securityLists";
import type { SecurityListEntry } from "./securityLists";
import { isPublicSuffix, type Pattern } from "./readPattern";

/**
 * Determines the result of adding a parsed entry.
 * @param existing applying entry with this pattern on either list of the commune
 * @param allowsPublicSuffix whether the user confirmed blocking a whole public suffix
 */
export function classifyEntry(
  list: SecurityListKind,
  { pattern, isDomain }: Pattern,
  existing: Pick<SecurityListEntry, "list"> | undefined,
  allowsPublicSuffix: boolean,
) {
  if (isDomain && list === "WHITELIST") return "DOMAIN_NOT_ALLOWED";
  if (existing) return existing.list === list ? "ENTRY_EXISTS_ALREADY" : "CONFLICT";
  if (isDomain && !allowsPublicSuffix && isPublicSuffix(pattern)) return "PUBLIC_SUFFIX";
  return "ENTRY_ADDED";
}

/**
 * Security lists of the licence plate reservation: which e-mail addresses are let in. An exact address decides before
 * the nearest parent domain.
 */

export const securityListKinds = ["WHITELIST", "BLACKLIST"] as const;
export type SecurityListKind = (typeof securityListKinds)[number];

export const securityListEntryKinds = ["ADDRESS", "DOMAIN"] as const;
export type SecurityListEntryKind = (typeof securityListEntryKinds)[number];

/** Outcomes of a change of a list, and of each entry of an import. */
export const securityListResults = [
  "ENTRY_ADDED",
  "ENTRY_EXISTS_ALREADY",
  "INVALID",
  "CONFLICT",
  "DUPLICATE",
  "DOMAIN_NOT_ALLOWED",
  "PUBLIC_SUFFIX",
  "DATE_INVALID",
  "DELETED",
  "NOT_FOUND",
  "INTERNAL_ERROR",
] as const;
export type SecurityListResult = (typeof securityListResults)[number];

/** Outcomes of an entry of an import. */
export const securityListImportResults = [
  "ENTRY_ADDED",
  "ENTRY_EXISTS_ALREADY",
  "INVALID",
  "CONFLICT",
  "DUPLICATE",
  "DOMAIN_NOT_ALLOWED",
  "PUBLIC_SUFFIX",
  "DATE_INVALID",
] as const satisfies readonly SecurityListResult[];
export type SecurityListImportResult = (typeof securityListImportResults)[number];

/** How a list was changed, as the activity log names it. */
export const securityListActions = ["ADD", "REMOVE", "RESTORE", "IMPORT", "UNDO_IMPORT"] as const;
export type SecurityListAction = (typeof securityListActions)[number];

/** Characters of a typed pattern that count; longer ones are invalid. */
export const patternMaxLength = 320;

/** Most characters of the reason of an entry. */
export const entryReasonMaxLength = 200;

/** Most entries of an import. */
export const securityListImportMax = 200_000;

/** Most bytes of an imported file. */
export const securityListImportMaxBytes = 32 * 1_048_576;

/** Days of reservations that the impact of an entry is counted over. */
export const impactDays = 30;

/** Most reservations that the impact of an entry is counted over. */
export const impactReservationsMax = 10_000;

/** Days for which a removal of entries can be undone. */
export const removalDays = 7;

/** Most removals that a list shows. */
export const shownRemovalsMax = 20;

/** Most entries that the activity log names by their pattern. */
export const loggedEntriesMax = 20;

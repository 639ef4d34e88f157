/**
 * Security lists of the licence plate reservation, which allow or block e-mail addresses. An exact address takes
 * precedence over the closest parent domain.
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

/** Kinds of changes of a list, as stored in the activity log. */
export const securityListActions = ["ADD", "REMOVE", "RESTORE", "IMPORT", "UNDO_IMPORT"] as const;
export type SecurityListAction = (typeof securityListActions)[number];

/** Maximum length of a typed pattern; longer ones are invalid. */
export const patternMaxLength = 320;

/** Maximum length of the reason of an entry. */
export const entryReasonMaxLength = 200;

/** Maximum number of entries of an import. */
export const securityListImportMax = 200_000;

/** Maximum size of an imported file in bytes. */
export const securityListImportMaxBytes = 32 * 1_048_576;

/** Days of reservations over which the impact of an entry is counted. */
export const impactDays = 30;

/** Maximum number of reservations that the impact of an entry is counted over. */
export const impactReservationsMax = 10_000;

/** Days for which a removal of entries can be undone. */
export const removalDays = 7;

/** Maximum number of removals shown for a list. */
export const shownRemovalsMax = 20;

/** Maximum number of entries that the activity log names by their pattern. */
export const loggedEntriesMax = 20;

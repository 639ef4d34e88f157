/** Files of entries that were checked, and then imported into security lists. */
import type { SecurityListImportResult } from "#domain/securityLists/securityLists";

/** How far an import is. CHECKING: its entries are still being stored. */
export type SecurityListImportState = "CHECKING" | "CHECKED" | "IMPORTED" | "UNDONE";

/** Entries of a file by result, those that occur. */
export type ImportResultCounts = Partial<Readonly<Record<SecurityListImportResult, number>>>;

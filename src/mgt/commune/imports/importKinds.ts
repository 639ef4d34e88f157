/** The kinds of imports of this endpoint, as the contract names them. */

/** Imports from a file. */
export type FileImportKind = "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES";

export type ImportKind = FileImportKind | "OKKOMM_RESIDENTIAL_PROPERTIES";

/** The stock that an import replaces. */
export const stockOf = {
  POSTAL_CODES: "POSTAL_CODES",
  RESIDENTIAL_PROPERTIES: "RESIDENTIAL_PROPERTIES",
  OKKOMM_RESIDENTIAL_PROPERTIES: "RESIDENTIAL_PROPERTIES",
} as const satisfies Record<ImportKind, FileImportKind>;

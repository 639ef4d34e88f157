/** The kinds of imports of this endpoint, as the contract names them. */

/** Imports from a file. */
export type FileImportKind = "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES";

export type ImportKind = FileImportKind | "OKKOMM_RESIDENTIAL_PROPERTIES";

/** Import kinds of this endpoint, as in the schema. */

/** Imports from a file. */
export type FileImportKind = "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES";

export type ImportKind = FileImportKind | "OKKOMM_RESIDENTIAL_PROPERTIES";

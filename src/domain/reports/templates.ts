/** Report templates: their kinds, and limits of their contents. */

/** Kinds of templates, in display order. */
export const reportKinds = ["DOCX", "ODT", "JRXML"] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Lower-case extension of each kind, without the dot. */
export const reportExtensions: Readonly<Record<ReportKind, string>> = {
  DOCX: "docx",
  ODT: "odt",
  JRXML: "jrxml",
};

export const reportMediaTypes: Readonly<Record<ReportKind, string>> = {
  DOCX: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ODT: "application/vnd.oasis.opendocument.text",
  JRXML: "application/xml",
};

/** Largest file, in bytes: 20 MB. */
export const templateMaxBytes = 20 * 1_048_576;

/** Maximum total size of the unpacked parts of a package in bytes: 100 MB. */
export const templateUnpackedMaxBytes = 100 * 1_048_576;

/** Maximum number of parts of a package. */
export const templateEntriesMax = 2_000;

/**
 * Maximum size of an XML document in bytes, standalone or in a package: 2 MB. It is parsed into a tree synchronously.
 */
export const templateXmlMaxBytes = 2 * 1_048_576;

/** Maximum total size of the XML parts of a package in bytes: 8 MB. */
export const templateXmlTotalMaxBytes = 8 * 1_048_576;

/** Deepest nesting of XML elements; Word itself hardly exceeds 40. */
export const templateXmlDepthMax = 200;

/** Maximum number of different placeholders of a template. */
export const placeholdersMax = 500;

/** Maximum number of places in which a template uses placeholders. */
export const placeholderUsesMax = 5_000;

/** Maximum nesting of sections. Each level doubles its content when a template is filled with examples. */
export const sectionDepthMax = 3;

/** Maximum length of the name of a placeholder. */
export const placeholderNameMaxLength = 200;

/** Maximum number of expressions of a JRXML template. */
export const expressionsMax = 500;

/** Maximum length of an expression: longer ones are refused, because users would not read them before confirming. */
export const expressionTextMaxLength = 4_000;

/** The kind by the extension of a file name; null if it is not a template. */
export function kindOfFileName(name: string): ReportKind | null {
  const dot = name.lastIndexOf(".");
  if (dot <= 0) return null;
  const extension = name.slice(dot + 1).toLowerCase();
  return reportKinds.find((kind) => reportExtensions[kind] === extension) ?? null;
}

/** A placeholder as found in a template. */
export interface FoundPlaceholder {
  readonly name: string;
  /** Number of uses; 0 if it is only declared. */
  readonly count: number;
  /** Whether it encloses content that is repeated or optional: {#name}…{/name}. */
  readonly isSection: boolean;
}

/** An expression that a JRXML renderer executes as code. */
export interface TemplateExpression {
  readonly text: string;
  /** Element, or attribute after an @, e.g. `textFieldExpression` or `jasperReport@scriptletClass`. */
  readonly element: string;
  /** Line in the file, from 1. */
  readonly line: number;
}

/** Why a template is refused as unsafe. */
export type TemplateDanger =
  | "macros"
  | "external_relationship"
  | "dtd"
  | "embedded_object"
  | "encrypted"
  | "zip"
  | "script"
  | "too_complex";

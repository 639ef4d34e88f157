/** Report templates: their kinds, and the limits of what is in them. */

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

/** Most bytes of all parts of a package together, unpacked: 100 MB. */
export const templateUnpackedMaxBytes = 100 * 1_048_576;

/** Most parts of a package. */
export const templateEntriesMax = 2_000;

/** Largest XML document in bytes, of a package or by itself: 2 MB. It is parsed into a tree, in one turn of the server. */
export const templateXmlMaxBytes = 2 * 1_048_576;

/** Most bytes of all XML parts of a package together: 8 MB. */
export const templateXmlTotalMaxBytes = 8 * 1_048_576;

/** Deepest nesting of XML elements; Word itself hardly exceeds 40. */
export const templateXmlDepthMax = 200;

/** Most different placeholders of a template. */
export const placeholdersMax = 500;

/** Most places in which a template uses placeholders. */
export const placeholderUsesMax = 5_000;

/** Most sections within each other: each doubles what is in it when a template is filled with examples. */
export const sectionDepthMax = 3;

/** Most characters in the name of a placeholder. */
export const placeholderNameMaxLength = 200;

/** Most expressions of a JRXML template. */
export const expressionsMax = 500;

/** Most characters of an expression: a longer one is refused, since nobody would read it before confirming it. */
export const expressionTextMaxLength = 4_000;

/** The kind by the last extension of a file name; null if it is none of a template. */
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

/** What a renderer of JRXML runs as code. */
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

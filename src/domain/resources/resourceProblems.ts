/** What can be wrong with the document of a resource. */

/** Codes of problems; `params` that each has are listed beside it. */
export const resourceProblemCodes = [
  /** max */
  "document_too_long",
  /** Too many lines, or values nested too deeply. */
  "document_too_complex",
  "document_empty",
  /** NUL or another control character, as of a file in UTF-16. */
  "control_character",
  "multiple_documents",
  "tab_indentation",
  /** detail: the code of the parser. */
  "yaml_syntax",
  "quote_missing",
  "indentation_wrong",
  "alias_not_allowed",
  /** tag */
  "tag_not_allowed",
  /** Not a text, or a name such as __proto__. */
  "key_invalid",
  /** key */
  "key_duplicate",
  /** key, proposal (may be empty) */
  "key_unknown",
  /** key */
  "key_missing",
  "value_missing",
  /** expected: text, integer, boolean, list or object. */
  "type_wrong",
  /** value */
  "ags_unquoted",
  /** value: a number or another word that YAML does not read as text. */
  "text_unquoted",
  /** value, meaning: true or false; a word that is read as a truth value elsewhere, or should be one. */
  "boolean_word",
  /** The value starts with a brace, so it is read as an object. */
  "brace_unquoted",
  "ags_invalid",
  "url_invalid",
  /** value */
  "service_unknown",
  /** values */
  "value_not_listed",
  /** pattern */
  "format_wrong",
  /** max */
  "text_too_long",
  /** min, max */
  "number_out_of_range",
  /** min */
  "list_too_short",
  /** max */
  "list_too_long",
  "item_duplicate",
  /** Of the server: a placeholder where no secret is stored. */
  "secret_missing",
  /** type, id; of the server: there is no such resource, or another commune's. */
  "reference_unknown",
  /** Of the server: the AGS differs from the id. */
  "ags_not_id",
  /** detail: a code of the keystore check; of the server. */
  "keystore_faulty",
  /** Of an import: neither the first line nor the path of the file is that of a resource. */
  "file_unnamed",
  /** urn; of an import: another file is the same resource. */
  "file_duplicate",
] as const;

export type ResourceProblemCode = (typeof resourceProblemCodes)[number];

/** A replacement of a part of the text that mends a problem. */
export interface ResourceFix {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A problem at its place. */
export interface ResourceProblem {
  readonly code: ResourceProblemCode;
  readonly params: Readonly<Record<string, string>>;
  /** Warnings do not keep a document from being saved. */
  readonly severity: "error" | "warning";
  /** JSON pointer of the value, or of the object that lacks one. */
  readonly pointer: string;
  /** Offsets in the text. */
  readonly from: number;
  readonly to: number;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly fix?: ResourceFix;
}

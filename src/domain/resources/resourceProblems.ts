/** Problems in the document of a resource. */

/** Codes of problems; the comments list their `params`. */
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
  /** value, meaning: true or false; a word that other parsers read as a boolean, or that should be one. */
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
  /** Server only: a placeholder without a stored secret. */
  "secret_missing",
  /** type, id; server only: there is no such resource, or it belongs to another commune. */
  "reference_unknown",
  /** Server only: the AGS differs from the id. */
  "ags_not_id",
  /** detail: a code of the keystore check; server only. */
  "keystore_faulty",
  /** Import only: neither the first line nor the path of the file identifies a resource. */
  "file_unnamed",
  /** urn; import only: another file contains the same resource. */
  "file_duplicate",
] as const;

export type ResourceProblemCode = (typeof resourceProblemCodes)[number];

/** A text replacement that fixes a problem. */
export interface ResourceFix {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A problem and its location. */
export interface ResourceProblem {
  readonly code: ResourceProblemCode;
  readonly params: Readonly<Record<string, string>>;
  /** Warnings do not prevent saving. */
  readonly severity: "error" | "warning";
  /** JSON pointer of the value, or of the object with the missing key. */
  readonly pointer: string;
  /** Offsets in the text. */
  readonly from: number;
  readonly to: number;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly fix?: ResourceFix;
}

/** Results of a language service as plain data, independent of CodeMirror. */

/** A text found in the document, from the first to behind the last character. */
export interface CodeRange {
  readonly from: number;
  readonly to: number;
}

/** A change of the document. */
export interface CodeChange extends CodeRange {
  readonly insert: string;
}

/** A problem at its place. */
export interface CodeProblem extends CodeRange {
  readonly severity: "error" | "warning";
  readonly message: string;
  /** Changes that mend it. */
  readonly fixes: readonly { readonly label: string; readonly changes: readonly CodeChange[] }[];
}

/** What is known of a value. */
export interface CodeHelp extends CodeRange {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

export interface CodeSuggestion {
  readonly label: string;
  /** Beside the label, e.g. the name of what an id refers to. */
  readonly detail?: string;
  /** Longer text for the chosen one. */
  readonly info?: string;
  /** What is inserted; defaults to the label. */
  readonly insert?: string;
  readonly kind: "property" | "value";
}

/** Suggestions that replace the text in front of the cursor. */
export interface CodeSuggestions extends CodeRange {
  readonly options: readonly CodeSuggestion[];
}

/** Pure functions of a text and a position in it. */
export interface CodeService {
  readonly suggestionsAt: (text: string, position: number) => CodeSuggestions | null;
  readonly helpAt: (text: string, position: number) => CodeHelp | null;
}

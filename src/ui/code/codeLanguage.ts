/** Results of a language service as plain data, independent of CodeMirror. */

/** A range of the document; `to` is exclusive. */
export interface CodeRange {
  readonly from: number;
  readonly to: number;
}

/** An edit of the document: replaces the range. */
export interface CodeChange extends CodeRange {
  readonly insert: string;
}

/** A problem and its range. */
export interface CodeProblem extends CodeRange {
  readonly severity: "error" | "warning";
  readonly message: string;
  /** Edits that fix the problem. */
  readonly fixes: readonly { readonly label: string; readonly changes: readonly CodeChange[] }[];
}

/** Hover help for a value. */
export interface CodeHelp extends CodeRange {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

export interface CodeSuggestion {
  readonly label: string;
  /** Shown next to the label, e.g. the name of the object with this id. */
  readonly detail?: string;
  /** Longer text, shown for the highlighted suggestion. */
  readonly info?: string;
  /** Text to insert; defaults to the label. */
  readonly insert?: string;
  readonly kind: "property" | "value";
}

/** Suggestions that replace the text before the cursor. */
export interface CodeSuggestions extends CodeRange {
  readonly options: readonly CodeSuggestion[];
}

/** Language service: pure functions of a text and a position in it. */
export interface CodeService {
  readonly suggestionsAt: (text: string, position: number) => CodeSuggestions | null;
  readonly helpAt: (text: string, position: number) => CodeHelp | null;
}

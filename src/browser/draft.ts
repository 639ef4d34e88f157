/** Unsaved input of a form. */
export interface Draft {
  /** Time of the last input, in milliseconds since 1970. */
  readonly at: number;
  /** Revision that the input is based on. */
  readonly revision: number;
  /** Changed fields by path: the loaded value (undefined if the field did not exist) and the typed one. */
  readonly changes: Readonly<Record<string, DraftChange>>;
}

export interface DraftChange {
  readonly before?: unknown;
  readonly now?: unknown;
}

function isChange(change: unknown): change is DraftChange {
  return typeof change === "object" && change !== null && ("before" in change || "now" in change);
}

/** Whether a stored value is a draft. The form checks whether its values fit. */
export function isDraft(stored: unknown): stored is Draft {
  return (
    typeof stored === "object" &&
    stored !== null &&
    "at" in stored &&
    typeof stored.at === "number" &&
    "revision" in stored &&
    typeof stored.revision === "number" &&
    "changes" in stored &&
    typeof stored.changes === "object" &&
    stored.changes !== null &&
    Object.values(stored.changes).every(isChange)
  );
}

/** Values that were typed and not saved. */
export interface Draft {
  /** When the last of them was typed, in milliseconds since 1970. */
  readonly at: number;
  /** Revision that they were typed against. */
  readonly revision: number;
  /** The changed fields by path: what was read and what was typed; undefined: there was no such field. */
  readonly changes: Readonly<Record<string, DraftChange>>;
}

export interface DraftChange {
  readonly before?: unknown;
  readonly now?: unknown;
}

function isChange(change: unknown): change is DraftChange {
  return typeof change === "object" && change !== null && ("before" in change || "now" in change);
}

/** Whether what was stored is a draft; whether its values fit the form is for the form to say. */
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

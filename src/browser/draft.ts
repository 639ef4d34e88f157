/** Values that were typed and not saved. */
export interface Draft {
  /** When the last of them was typed, in milliseconds since 1970. */
  readonly at: number;
  /** Revision that they were typed against. */
  readonly revision: number;
  /** The changed fields: what was read and what was typed. */
  readonly changes: Readonly<Record<string, DraftChange>>;
}

export interface DraftChange {
  readonly before: string | boolean;
  readonly now: string | boolean;
}

const isValue = (value: unknown) => typeof value === "string" || typeof value === "boolean";

function isChange(change: unknown): change is DraftChange {
  return (
    typeof change === "object" &&
    change !== null &&
    "before" in change &&
    isValue(change.before) &&
    "now" in change &&
    isValue(change.now)
  );
}

/** Whether what was stored is a draft of this version's form. */
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

/** What somebody has to confirm before an import is taken over. */
import { shrinkPercent } from "#domain/limits";
import { userError, type UserError } from "./userErrors";

/** What a commit does with rows, in numbers. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Rows with problems, left out. */
  readonly refused: number;
}

/** What has to be confirmed; empty: nothing. */
export function toConfirm(counts: ImportCounts): UserError[] {
  const { added, changed, unchanged, removed, refused } = counts;
  const before = changed + unchanged + removed;
  const shrink = before === 0 ? 0 : ((removed - added) / before) * 100;
  const errors: UserError[] = [];
  if (refused > 0) errors.push(userError("rows_left_out", null, { count: String(refused) }));
  if (shrink > shrinkPercent) {
    // Never the bound itself, which would not have been asked about.
    const percent = Math.max(Math.round(shrink), shrinkPercent + 1);
    errors.push(userError("shrink_needs_confirmation", null, { percent: String(percent) }));
  }
  return errors;
}

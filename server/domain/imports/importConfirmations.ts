/** Confirmations that a user must give before an import is committed. */
import { confirmedShrink } from "#domain/imports/shrink";
import type { ImportCounts } from "#server/storage/columnTypes";

import { userError, type UserError } from "#server/domain/mutationResult";

/** Returns the confirmations needed, if any. `otherRows` is the number of rows that name other communes. */
export function requiredConfirmations(counts: ImportCounts, otherRows: number): UserError[] {
  const { added, changed, unchanged, removed, refused } = counts;
  const kept = changed + unchanged;
  const percent = confirmedShrink(kept + removed, kept + added);
  const errors: UserError[] = [];
  if (refused > 0) errors.push(userError("rows_left_out", null, { count: String(refused) }));
  if (otherRows > 0) errors.push(userError("rows_of_other_communes", null, { count: String(otherRows) }));
  if (percent !== null) {
    errors.push(userError("shrink_needs_confirmation", null, { percent: String(percent) }));
  }
  return errors;
}

/** User comments on actions, for single and bulk actions. */
import { checkFreeText, readComment as storedComment } from "#domain/freeText";
import { processCommentMaxLength } from "#domain/processTransitions";
import { userError, type UserError } from "#server/domain/mutationResult";

/** A normalized comment and its validation errors. */
export interface ParsedComment {
  /** NFC-normalized and trimmed. Line breaks are kept as line feeds. */
  readonly comment: string;
  /** At most one error at the field comment: required, text_invalid or text_too_long. */
  readonly errors: readonly UserError[];
}

/** Normalizes and validates a comment entered by a user. */
export function parseComment(given: string, { isRequired }: { readonly isRequired: boolean }): ParsedComment {
  const comment = storedComment(given);
  const wrong = comment === "" && !isRequired ? null : checkFreeText(comment, processCommentMaxLength);
  return { comment, errors: wrong ? [userError(wrong.code, ["comment"], wrong.params)] : [] };
}

/** Comments of users on what they do, with one process as with many. */
import { problemOfText, readComment as storedComment } from "#domain/freeText";
import { processCommentMaxLength } from "#domain/processTransitions";
import { userError, type UserError } from "#server/domain/userErrors";

/** A comment as it is stored, and what is wrong with it. */
export interface ReadComment {
  /** NFC, without spaces at its ends; lines are kept and end with a line feed. */
  readonly comment: string;
  /** At the field comment: required, text_invalid, text_too_long; at most one. */
  readonly errors: readonly UserError[];
}

/** Reads a comment that somebody typed. */
export function readComment(given: string, { isRequired }: { readonly isRequired: boolean }): ReadComment {
  const comment = storedComment(given);
  const wrong = comment === "" && !isRequired ? null : problemOfText(comment, processCommentMaxLength);
  return { comment, errors: wrong ? [userError(wrong.code, ["comment"], wrong.params)] : [] };
}

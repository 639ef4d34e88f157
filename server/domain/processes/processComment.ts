/** Comments of users on what they do, with one process as with many. */
import { processCommentMaxLength } from "#domain/processTransitions";
import { FieldChecks } from "#server/domain/fieldChecks";
import type { UserError } from "#server/domain/userErrors";

/** A comment as it is stored, and what is wrong with it. */
export interface ReadComment {
  /** NFC, without spaces at its ends; lines are kept and end with a line feed. */
  readonly comment: string;
  /** At the field comment: required, text_invalid, text_too_long; at most one. */
  readonly errors: readonly UserError[];
}

/** Reads a comment that somebody typed. */
export function readComment(given: string, { isRequired }: { readonly isRequired: boolean }): ReadComment {
  const checks = new FieldChecks();
  const comment = given.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim();
  checks.rule("comment", !isRequired || comment !== "", "required");
  checks.rule("comment", !/[^\P{Control}\n\t]/u.test(comment), "text_invalid");
  const max = String(processCommentMaxLength);
  checks.rule("comment", [...comment].length <= processCommentMaxLength, "text_too_long", { max });
  return { comment, errors: checks.errors };
}

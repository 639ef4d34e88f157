/** Feedback of citizens: limits, states, and the redaction of comments. */

/** Minimum and maximum number of stars. */
export const ratingMin = 1;
export const ratingMax = 5;

/** All ratings in ascending order. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** Maximum length of a submitted comment. */
export const feedbackCommentMaxLength = 5_000;

/** Maximum length of the reason of a decision. */
export const feedbackReasonMaxLength = 1_000;

/** Maximum length of the note for colleagues. */
export const feedbackNoteMaxLength = 1_000;

/** Maximum number of entries that one call decides on or marks as read. */
export const feedbackItemsMax = 200;

/** Maximum number of parts of a comment that one call redacts. */
export const redactionSpansMax = 50;

/** Maximum number of submissions per minute, over all servers. */
export const feedbackPerMinuteMax = 600;

/** Maximum number of entries that one call delivers to the national feedback component. */
export const feedbackBatchMax = 500;

/** Maximum number of months in the course of ratings. */
export const ratingCourseMonthsMax = 60;

/** States of publication. */
export const feedbackStates = ["NEW", "APPROVED", "NOT_FOR_PUBLICATION"] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** Replaces a redacted part of a comment. */
export const redactionPlaceholder = "[geschwärzt]";

/** A part of a text, in UTF-16 code units. */
export interface TextSpan {
  readonly start: number;
  /** Position after the last character. */
  readonly end: number;
}

/**
 * Index of the first span that cannot be redacted: empty, outside the text, overlapping an earlier span, or splitting a
 * surrogate pair. -1 if there is none.
 */
export function findInvalidSpan(text: string, spans: readonly TextSpan[]): number {
  return spans.findIndex(
    ({ start, end }, index) =>
      start < 0 ||
      end > text.length ||
      start >= end ||
      isWithinCharacter(text, start) ||
      isWithinCharacter(text, end) ||
      spans.slice(0, index).some((other) => start < other.end && other.start < end),
  );
}

function isWithinCharacter(text: string, position: number): boolean {
  return position > 0 && (text.codePointAt(position - 1) ?? 0) > 0xff_ff;
}

/** Replaces the spans, which must be valid, by the placeholder. */
export function redactSpans(text: string, spans: readonly TextSpan[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    parts.push(text.slice(from, start), redactionPlaceholder);
    from = end;
  }
  return [...parts, text.slice(from)].join("");
}

/** Number of redacted parts of a comment. */
export function countRedactions(comment: string | null): number {
  return (comment ?? "").split(redactionPlaceholder).length - 1;
}

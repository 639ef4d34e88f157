/** Facts of feedback that server and browser share. */

/** States of publication, in display order. */
export const feedbackStates = ["NEW", "APPROVED", "NOT_FOR_PUBLICATION"] as const;

export type FeedbackState = (typeof feedbackStates)[number];

/** Kinds of personal data that are detected in comments, in display order. */
export const personalDataKinds = ["NAME", "EMAIL", "PHONE", "IBAN", "LICENCE_PLATE", "VIN"] as const;

export type PersonalDataKind = (typeof personalDataKinds)[number];

/** Stars of a rating. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** Most characters of a reason for a decision, and of a note. */
export const feedbackTextMaxLength = 1_000;

/** Most feedback that one call decides on or marks. */
export const feedbackItemsMax = 200;

/** Most parts of a comment that one call redacts. */
export const redactedSpansMax = 50;

/** What redacted parts of a comment are replaced with. */
export const redaction = "[geschwärzt]";

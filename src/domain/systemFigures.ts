/** Figures of the whole installation that the system overview shows with their course. */

/** Number of days of a course, including today. */
export const courseDays = 30;

/** A user counts as active for this many days after a login. */
export const activeUserDays = 30;

/** Figures that are recorded once a day, because their values of earlier days cannot be computed. */
export const recordedFigures = ["ACTIVE_USERS", "COMMUNES", "SERVICES"] as const;

/** A figure that is recorded once a day. */
export type RecordedFigure = (typeof recordedFigures)[number];

/** All figures with a course, in order of display. */
export const systemFigures = ["PROCESSES", "MEDIAN_SECONDS", "PAYMENTS", ...recordedFigures] as const;

/** A figure with a course. */
export type SystemFigure = (typeof systemFigures)[number];

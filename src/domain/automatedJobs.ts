/** Automated jobs: their names, and what their runs report. */

/** Names of all automated jobs, in display order. */
export const automatedJobNames = [
  "okkomm-nightly",
  "service-switches",
  "send-digests",
  "warn-kba-passwords",
  "deliver-feedback",
  "check-keystores",
  "reencrypt-secrets",
  "erase-applicant-data",
  "drop-expired",
  "record-daily-figures",
  "check-statistics",
  "fold-statistics",
  "chain-activities",
  "verify-activities",
  "pseudonymise-activities",
] as const;

export type AutomatedJobName = (typeof automatedJobNames)[number];

/** Whether there is an automated job with this name. */
export function isAutomatedJobName(name: string): name is AutomatedJobName {
  return automatedJobNames.some((known) => known === name);
}

/**
 * States of a run. PARTLY_FAILED: it ended, but something in it failed. The last four did not run: SKIPPED had nothing
 * to do, MISSED: no server was running, OVERLAPPED: the run before had not ended, PAUSED: the job was paused.
 */
export const automatedJobRunStates = [
  "WAITING",
  "RUNNING",
  "SUCCEEDED",
  "PARTLY_FAILED",
  "FAILED",
  "SKIPPED",
  "MISSED",
  "OVERLAPPED",
  "PAUSED",
] as const;

export type AutomatedJobRunState = (typeof automatedJobRunStates)[number];

/** What started a run. CATCH_UP: due times were missed. START: a server started. */
export const automatedJobRunCauses = ["SCHEDULE", "CATCH_UP", "MANUAL", "START"] as const;

export type AutomatedJobRunCause = (typeof automatedJobRunCauses)[number];

/** Why a run was skipped. CANCELLED: what was planned was cancelled before it began. */
export const automatedJobSkipReasons = [
  "NO_MAIL_SERVER",
  "NO_AUTOMATIC_COMMUNES",
  "NOTHING_DUE",
  "CANCELLED",
] as const;

export type AutomatedJobSkipReason = (typeof automatedJobSkipReasons)[number];

/** Why an attempt failed. INCOMPLETE: some of its work has to be repeated. */
export const jobFailureReasons = [
  "INTERRUPTED",
  "DATABASE_UNAVAILABLE",
  "STORAGE_FULL",
  "INCOMPLETE",
  "UNEXPECTED",
] as const;

/** A failure, with the technical code or kind of the error. */
export interface JobFailure {
  readonly reason: (typeof jobFailureReasons)[number];
  readonly detail: string | null;
}

/** What a run counts, in display order. */
export const jobFigureNames = [
  "COMMUNES",
  "PROCESSES",
  "ENTRIES",
  "CHECKED",
  "CHANGED",
  "UNCHANGED",
  "CORRECTED",
  "REENCRYPTED",
  "RECORDED",
  "SUMMED",
  "SENT",
  "DELIVERED",
  "EXPIRED",
  "ERASED",
  "REMOVED",
  "HELD",
  "CHAINED",
  "VERIFIED",
  "PSEUDONYMISED",
  "SKIPPED",
  "INVALID",
  "UNREADABLE",
  "FAILED",
] as const;

export type JobFigureName = (typeof jobFigureNames)[number];

/** Figures by name; those that are zero are absent. */
export type JobFigures = Readonly<Partial<Record<JobFigureName, number>>>;

export const automatedJobLogLevels = ["INFO", "WARN", "ERROR"] as const;

export type AutomatedJobLogLevel = (typeof automatedJobLogLevels)[number];

/** Maximum length of the note of a pause. */
export const jobPauseNoteMaxLength = 500;

/** Maximum number of days from now to the end of a pause. */
export const jobPauseDaysMax = 90;

/** Number of latest runs in the course of a job. */
export const jobCourseRuns = 30;

/** Changes and log lines that a run stores at most. */
export const jobRunChangesMax = 1_000;
export const jobRunLogLinesMax = 10_000;

/** Days for which runs and their logs are kept. */
export const jobRunDays = 30;

/** Runs of a job that are kept at most if they are plain successes. */
export const jobRunsKept = 1_000;

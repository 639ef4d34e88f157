/** What may be done with a process, and what becomes of it: the one table that server and interface read. */
import { retryWaitMs, type ProcessType } from "./retrySchedule";

/** Statuses of a process or application. */
export const processStatuses = [
  "UNKNOWN",
  "SUCCESS",
  "SUCCESS_MANUAL",
  "IN_PROGRESS",
  "ERROR",
  "ERROR_WITHOUT_RETRY",
  "FINALLY_TERMINATED",
] as const;
export type ProcessStatus = (typeof processStatuses)[number];

/** Statuses of processes that have failed. */
export const inErrorStatuses = ["ERROR", "ERROR_WITHOUT_RETRY"] as const satisfies readonly ProcessStatus[];

/** What is left of a process. */
export const processRecords = ["ACTIVE", "ARCHIVED", "DELETED"] as const;
export type ProcessRecord = (typeof processRecords)[number];

/** What users can do with a process. */
export const processActions = ["RESTART", "COMPLETE", "CANCEL", "DELETE", "ARCHIVE", "UPLOAD_FILE"] as const;
export type ProcessAction = (typeof processActions)[number];

/** What users can do with many at once. */
export const processJobActions = ["RESTART", "COMPLETE", "CANCEL", "DELETE", "ARCHIVE"] as const;
export type ProcessJobAction = (typeof processJobActions)[number];

/** Comments of users on what they do have 1 to so many characters. */
export const processCommentMaxLength = 1_000;

/** What decides on an action. */
export interface ProcessStanding {
  readonly status: ProcessStatus;
  readonly record: ProcessRecord;
  readonly type: ProcessType;
  /** Attempts since the last restart. */
  readonly tries: number;
  /** Variables and files are gone. */
  readonly isErased: boolean;
}

/** Statuses in which an action is possible. */
const statusesOf: Readonly<Record<ProcessAction, readonly ProcessStatus[]>> = {
  RESTART: ["ERROR", "ERROR_WITHOUT_RETRY", "UNKNOWN"],
  COMPLETE: ["ERROR", "ERROR_WITHOUT_RETRY", "UNKNOWN"],
  CANCEL: ["IN_PROGRESS", "ERROR", "ERROR_WITHOUT_RETRY", "UNKNOWN"],
  UPLOAD_FILE: ["ERROR", "ERROR_WITHOUT_RETRY", "UNKNOWN"],
  ARCHIVE: ["SUCCESS", "SUCCESS_MANUAL", "FINALLY_TERMINATED", "ERROR_WITHOUT_RETRY", "UNKNOWN", "ERROR"],
  DELETE: ["SUCCESS", "SUCCESS_MANUAL", "FINALLY_TERMINATED", "ERROR_WITHOUT_RETRY", "UNKNOWN", "ERROR"],
};

/** Those that need what deletion takes away. */
const needsContent: readonly ProcessAction[] = ["RESTART", "UPLOAD_FILE"];

/** Whether a process may be acted on in this way; the rest is refused with status_not_allowed. */
export function isActionAllowed(action: ProcessAction, standing: ProcessStanding): boolean {
  const { status, record, type, tries, isErased } = standing;
  if (record === "DELETED") return false;
  if (record === "ARCHIVED" && action !== "DELETE") return false;
  if (isErased && needsContent.includes(action)) return false;
  const putsAway = action === "ARCHIVE" || action === "DELETE";
  // While the schedule goes on nothing is put away: it would run on unseen.
  if (putsAway && status === "ERROR" && retryWaitMs(type, tries) !== null) return false;
  return statusesOf[action].includes(status);
}

/**
 * Whether an action needs a comment: a completion says what was done instead, and a restart after a final refusal says
 * what was mended, since a target refuses the same again.
 */
export function isCommentRequired(action: ProcessAction, status: ProcessStatus): boolean {
  return action === "COMPLETE" || (action === "RESTART" && status === "ERROR_WITHOUT_RETRY");
}

/** All that may be done with a process, in the order of the buttons. */
export function allowedActions(standing: ProcessStanding): ProcessAction[] {
  return processActions.filter((action) => isActionAllowed(action, standing));
}

/** Whether an archived process may be taken back among the others. */
export function isUnarchivingAllowed({ record }: Pick<ProcessStanding, "record">): boolean {
  return record === "ARCHIVED";
}

/** What went wrong with an attempt. */
export type AttemptProblem =
  | "TIMEOUT"
  | "CONNECTION_FAILED"
  | "ADDRESS_REFUSED"
  | "TARGET_MISSING"
  | "HTTP_STATUS"
  | "ANSWER_TOO_LARGE"
  | "ANSWER_NOT_JSON"
  | "SERVER_STOPPED";

/** How an attempt ended, as far as the status is concerned. */
export type AttemptOutcome = "SUCCEEDED" | "FAILED" | "REFUSED";

/**
 * What the target's answer means: 2xx is success, 4xx other than 408 and 429 is refused for good, all else is a failure.
 * Null: no answer came.
 */
export function outcomeOf(httpStatus: number | null): AttemptOutcome {
  if (httpStatus === null) return "FAILED";
  if (httpStatus >= 200 && httpStatus < 300) return "SUCCEEDED";
  const isRefusal = httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408 && httpStatus !== 429;
  return isRefusal ? "REFUSED" : "FAILED";
}

/** What becomes of a process when an attempt ends; a terminated one stays so, and only the attempt is kept. */
export function statusAfterAttempt(status: ProcessStatus, outcome: AttemptOutcome): ProcessStatus {
  if (status !== "IN_PROGRESS") return status;
  return statusOf[outcome];
}

const statusOf: Readonly<Record<AttemptOutcome, ProcessStatus>> = {
  SUCCEEDED: "SUCCESS",
  FAILED: "ERROR",
  REFUSED: "ERROR_WITHOUT_RETRY",
};

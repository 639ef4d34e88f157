/** Allowed actions on a process and the resulting statuses: the table that server and UI read. */
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

/** Statuses of failed processes. */
export const inErrorStatuses = ["ERROR", "ERROR_WITHOUT_RETRY"] as const satisfies readonly ProcessStatus[];

/** Lifecycle of a process record. */
export const processRecords = ["ACTIVE", "ARCHIVED", "DELETED"] as const;
export type ProcessRecord = (typeof processRecords)[number];

/** What users can do with a process. */
export const processActions = ["RESTART", "COMPLETE", "CANCEL", "DELETE", "ARCHIVE", "UPLOAD_FILE"] as const;
export type ProcessAction = (typeof processActions)[number];

/** Actions that bulk jobs offer. */
export const processJobActions = ["RESTART", "COMPLETE", "CANCEL", "DELETE", "ARCHIVE"] as const;
export type ProcessJobAction = (typeof processJobActions)[number];

/** Maximum length of a comment on an action; the minimum is 1. */
export const processCommentMaxLength = 1_000;

/** The fields that determine which actions are allowed. */
export interface ProcessActionState {
  readonly status: ProcessStatus;
  readonly record: ProcessRecord;
  readonly type: ProcessType;
  /** Attempts since the last restart. */
  readonly tries: number;
  /** Variables and files were deleted. */
  readonly isErased: boolean;
  /** The erasure of the applicant's data is held. Default: false. */
  readonly isErasureHeld?: boolean;
}

/** Statuses in which an action is allowed. */
const statusesOf: Readonly<Record<ProcessAction, readonly ProcessStatus[]>> = {
  RESTART: ["ERROR", "ERROR_WITHOUT_RETRY", "UNKNOWN"],
  COMPLETE: ["ERROR", "ERROR_WITHOUT_RETRY", "UNKNOWN"],
  CANCEL: ["IN_PROGRESS", "ERROR", "ERROR_WITHOUT_RETRY", "UNKNOWN"],
  UPLOAD_FILE: ["ERROR", "ERROR_WITHOUT_RETRY", "UNKNOWN"],
  ARCHIVE: ["SUCCESS", "SUCCESS_MANUAL", "FINALLY_TERMINATED", "ERROR_WITHOUT_RETRY", "UNKNOWN", "ERROR"],
  DELETE: ["SUCCESS", "SUCCESS_MANUAL", "FINALLY_TERMINATED", "ERROR_WITHOUT_RETRY", "UNKNOWN", "ERROR"],
};

/** Actions that need the content that deletion removes. */
const needsContent: readonly ProcessAction[] = ["RESTART", "UPLOAD_FILE"];

/** Whether an action is allowed; others are refused with status_not_allowed. */
export function isActionAllowed(action: ProcessAction, standing: ProcessActionState): boolean {
  const { status, record, type, tries, isErased, isErasureHeld = false } = standing;
  if (record === "DELETED") return false;
  if (record === "ARCHIVED" && action !== "DELETE") return false;
  if (isErased && needsContent.includes(action)) return false;
  if (isErasureHeld && action === "DELETE") return false;
  const putsAway = action === "ARCHIVE" || action === "DELETE";
  // Archiving and deleting must wait until the retries are over, because they would continue unnoticed.
  if (putsAway && status === "ERROR" && retryWaitMs(type, tries) !== null) return false;
  return statusesOf[action].includes(status);
}

/** Whether an action is only refused because the applicant's data is erased, or its erasure held. */
export function erasureProblemOf(
  action: ProcessAction,
  standing: ProcessActionState,
): "applicant_data_erased" | "erasure_held" | null {
  const { isErased, isErasureHeld = false } = standing;
  const isAllowedElse = isActionAllowed(action, { ...standing, isErased: false, isErasureHeld: false });
  if (!isAllowedElse) return null;
  if (isErased && needsContent.includes(action)) return "applicant_data_erased";
  return isErasureHeld && action === "DELETE" ? "erasure_held" : null;
}

/**
 * Whether an action requires a comment. For a completion, it states what was done instead; for a restart after a
 * permanent refusal, what was fixed, since the target would refuse it again.
 */
export function isCommentRequired(action: ProcessAction, status: ProcessStatus): boolean {
  return action === "COMPLETE" || (action === "RESTART" && status === "ERROR_WITHOUT_RETRY");
}

/** All allowed actions, in the order of the buttons. */
export function allowedActions(standing: ProcessActionState): ProcessAction[] {
  return processActions.filter((action) => isActionAllowed(action, standing));
}

/** Whether an archived process may be restored to the active ones. */
export function isUnarchivingAllowed({ record }: Pick<ProcessActionState, "record">): boolean {
  return record === "ARCHIVED";
}

/** Why an attempt failed. */
export type AttemptProblem =
  | "TIMEOUT"
  | "CONNECTION_FAILED"
  | "ADDRESS_REFUSED"
  | "TARGET_MISSING"
  | "HTTP_STATUS"
  | "ANSWER_TOO_LARGE"
  | "ANSWER_NOT_JSON"
  | "SERVER_STOPPED";

/** Outcome of an attempt with regard to the status. */
export type AttemptOutcome = "SUCCEEDED" | "FAILED" | "REFUSED";

/**
 * Classifies the target's HTTP status: 2xx is success, 4xx other than 408 and 429 is a permanent refusal, all
 * else is a failure. Null: no response arrived.
 */
export function outcomeOf(httpStatus: number | null): AttemptOutcome {
  if (httpStatus === null) return "FAILED";
  if (httpStatus >= 200 && httpStatus < 300) return "SUCCEEDED";
  const isRefusal = httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408 && httpStatus !== 429;
  return isRefusal ? "REFUSED" : "FAILED";
}

/**
 * The status of a process after an attempt. A terminated process stays terminated; only the attempt is
 * recorded.
 */
export function statusAfterAttempt(status: ProcessStatus, outcome: AttemptOutcome): ProcessStatus {
  if (status !== "IN_PROGRESS") return status;
  return statusOf[outcome];
}

const statusOf: Readonly<Record<AttemptOutcome, ProcessStatus>> = {
  SUCCEEDED: "SUCCESS",
  FAILED: "ERROR",
  REFUSED: "ERROR_WITHOUT_RETRY",
};

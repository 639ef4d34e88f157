/** The allowed actions of a process, derived a second time in another way, to check the table. */
import {
  processRecords,
  processStatuses,
  type ProcessAction,
  type ProcessActionState,
} from "#domain/processTransitions";
import { processTypes } from "#domain/retrySchedule";

const tryCounts = [0, 1, 2, 3, 5, 6, 19, 20, 21];

/** All combinations of status, record, type, boundary numbers of tries, and erased or not. */
export function everyActionState(): ProcessActionState[] {
  return processStatuses.flatMap((status) =>
    processRecords.flatMap((record) =>
      processTypes.flatMap((type) =>
        tryCounts.flatMap((tries) =>
          [false, true].map((isErased) => ({ status, record, type, tries, isErased })),
        ),
      ),
    ),
  );
}

/** Whether the rules allow the action. */
export function isExpected(action: ProcessAction, standing: ProcessActionState): boolean {
  const { status, record, type, tries, isErased } = standing;
  // Deleted processes allow nothing; archived ones can only be deleted.
  if (record === "DELETED" || (record === "ARCHIVED" && action !== "DELETE")) return false;
  const isTriedAgain = status === "ERROR" && type === "ASYNCHRONOUS" && tries < 20;
  const hasFailed = status === "ERROR" || status === "UNKNOWN";
  const isOver = status === "SUCCESS" || status === "SUCCESS_MANUAL" || status === "FINALLY_TERMINATED";
  const expected: Readonly<Record<ProcessAction, boolean>> = {
    RESTART: !isErased && (hasFailed || status === "ERROR_WITHOUT_RETRY"),
    UPLOAD_FILE: !isErased && (hasFailed || status === "ERROR_WITHOUT_RETRY"),
    COMPLETE: hasFailed || status === "ERROR_WITHOUT_RETRY",
    CANCEL: !isOver,
    ARCHIVE: status !== "IN_PROGRESS" && !isTriedAgain,
    DELETE: status !== "IN_PROGRESS" && !isTriedAgain,
  };
  return expected[action];
}

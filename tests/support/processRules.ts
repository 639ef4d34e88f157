/** Which actions a process allows, written down a second time and in another way, as a check on the table. */
import {
  processRecords,
  processStatuses,
  type ProcessAction,
  type ProcessStanding,
} from "#domain/processTransitions";
import { processTypes } from "#domain/retrySchedule";

const tryCounts = [0, 1, 2, 3, 5, 6, 19, 20, 21];

/** Every status with every record, type, number of tries at an edge, erased or not. */
export function everyStanding(): ProcessStanding[] {
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
export function isExpected(action: ProcessAction, standing: ProcessStanding): boolean {
  const { status, record, type, tries, isErased } = standing;
  // What is deleted is over. What is archived can only be deleted.
  if (record === "DELETED" || (record === "ARCHIVED" && action !== "DELETE")) return false;
  const isTriedAgain = status === "ERROR" && type === "ASYNCHRONOUS" && tries < 20;
  switch (action) {
    case "RESTART":
      return !isErased && (status === "ERROR" || status === "UNKNOWN");
    case "UPLOAD_FILE":
      return !isErased && (status === "ERROR" || status === "ERROR_WITHOUT_RETRY" || status === "UNKNOWN");
    case "COMPLETE":
      return status === "ERROR" || status === "ERROR_WITHOUT_RETRY" || status === "UNKNOWN";
    case "CANCEL":
      return status !== "SUCCESS" && status !== "SUCCESS_MANUAL" && status !== "FINALLY_TERMINATED";
    case "ARCHIVE":
    case "DELETE":
      return status !== "IN_PROGRESS" && !isTriedAgain;
  }
}

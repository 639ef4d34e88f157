/** Why an attempt of an automated job failed. */
import type { JobFailure } from "#domain/automatedJobs";
import type { Context } from "#server/context";
import { RunIncomplete } from "#server/jobRun";
import { isDatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import { isStorageOutage } from "#server/storage/database/outage";
import { isStorageFull } from "#server/storage/database/storageFull";

/** The server stopped or died. */
export const interrupted: JobFailure = { reason: "INTERRUPTED", detail: null };

/** The kind of an error. Its message may contain personal data, so only its code is stored. */
export function failureOf(error: unknown): JobFailure {
  if (isDatabaseUnavailable(error)) return { reason: "DATABASE_UNAVAILABLE", detail: null };
  if (isStorageFull(error)) return { reason: "STORAGE_FULL", detail: null };
  if (error instanceof RunIncomplete) return { reason: "INCOMPLETE", detail: null };
  if (!(error instanceof Error)) return { reason: "UNEXPECTED", detail: null };
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return { reason: "UNEXPECTED", detail: /^[\w.-]{1,60}$/.test(code) ? code : null };
}

/** Logs the failure of an attempt. What is tried again because of an outage is only a warning. */
export function logFailure(log: Context["log"], of: object, error: unknown, isAborted: boolean): void {
  if (isAborted) log.info(of, "a job was interrupted and continues later");
  else if (isStorageFull(error)) log.warn(of, "a job was interrupted by a full disk and will be retried");
  else if (isStorageOutage(error))
    log.warn(of, "a job was interrupted by a database outage and will be retried");
  else log.error({ ...of, err: error }, "job failed");
}

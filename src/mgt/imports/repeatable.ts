import type { Failure, FailureCode } from "#i18n/errorMessages";

/** Failures that are no fault of the file, so that checking it again may help. All others need another file. */
const passing: ReadonlySet<FailureCode> = new Set<FailureCode>([
  "already_running",
  "contract_mismatch",
  "database_unavailable",
  "file_upload_error",
  "import_cancelled",
  "import_interrupted",
  "internal_error",
  "preview_expired",
  "storage_full",
  "too_many_attempts",
  "unexpected_answer",
  "unreachable",
  "user_save_error",
]);

/** Whether the same file may be accepted if it is checked again. */
export function canRepeat(failure: Failure | null): boolean {
  return failure === null || passing.has(failure.code);
}

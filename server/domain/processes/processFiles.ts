/** File uploads to a process. An upload schedules an automatic restart. */
import { processFileMaxBytes } from "#domain/limits";
import { roleTypeOf } from "#domain/permissions";
import { erasureProblemOf, isActionAllowed } from "#domain/processTransitions";
import type { Context } from "#server/context";
import { isClientVisibleError } from "#server/failure";
import { updateProcess } from "#server/storage/processes/processAttempts";
import { insertProcessFile } from "#server/storage/processes/processFileWrites";
import { actionStateOf } from "#server/storage/processes/processWrites";
import type { SpooledFile } from "#server/uploads";
import { recordActivity } from "#server/domain/activity/activity";
import { processTarget } from "./applyAction";
import { readCheckedFile } from "#server/domain/files/checkFile";
import { fileMediaTypes } from "#server/domain/files/fileTypes";
import { changeProcess, type ProcessTarget } from "./processActions";
import { enqueueAttempts } from "./processSchedule";
import { requireViewer } from "#server/domain/sessions/sessions";
import { userError, type Outcome } from "#server/domain/mutationResult";

/** Result of an upload. */
export interface UploadOutcome extends Outcome<number> {
  /** Id of the file. Null if it was not stored. */
  readonly fileId: string | null;
}

const fileRule = { mediaTypes: fileMediaTypes, maxBytes: processFileMaxBytes, maxSize: null };

/**
 * Adds a file and schedules a restart of the process 5 seconds later. The value is the bare id of the process, also
 * with a conflict. Payload errors: not_found, conflict, status_not_allowed; at the file those of
 * checkFile and file_upload_error.
 */
export async function uploadProcessFile(
  ctx: Context,
  target: ProcessTarget,
  file: SpooledFile,
): Promise<UploadOutcome> {
  let fileId: string | null = null;
  try {
    const read = await readCheckedFile(file, fileRule);
    const outcome = await changeProcess(ctx, target, async (tx, row) => {
      const state = actionStateOf(row, ctx.now());
      const problem = erasureProblemOf("UPLOAD_FILE", state);
      if (problem !== null) return { value: row.id, errors: [userError(problem)] };
      if (!isActionAllowed("UPLOAD_FILE", state)) {
        return { value: row.id, errors: [userError("status_not_allowed", null, { status: row.status })] };
      }
      if ("code" in read) return { value: row.id, errors: [read] };
      const [viewer, now] = [requireViewer(ctx), ctx.now()];
      const role = roleTypeOf(viewer) ?? null;
      const uploader = {
        uploaded_by_id: viewer.id,
        uploaded_by_name: viewer.username,
        uploaded_by_role: role,
      };
      const stored = {
        process_id: row.id,
        file_name: file.name,
        media_type: read.mediaType,
        uploaded_at: now,
      };
      fileId = await insertProcessFile(tx, { ...stored, ...uploader }, read.bytes);
      const { uploadRestartMs } = ctx.config.delays;
      const at = new Date(now.getTime() + uploadRestartMs);
      const scheduleNumber = row.schedule_number + 1;
      await updateProcess(tx, row.id, {
        scheduled_restart_at: at,
        next_retry_at: null,
        schedule_number: scheduleNumber,
        updated_at: now,
        // Another file postpones the restart, but keeps the retry that was pending before the first file.
        resume_retry_at: row.scheduled_restart_at === null ? row.next_retry_at : row.resume_retry_at,
        scheduled_by_id: viewer.id,
        scheduled_by_name: viewer.username,
        scheduled_by_role: role,
      });
      await enqueueAttempts(ctx, tx, [{ processId: row.id, scheduleNumber, at: uploadRestartMs }]);
      await recordActivity(tx, {
        type: "UPLOAD_PROCESS_FILE",
        at: now,
        actor: viewer,
        ...processTarget(row),
        after: { fileName: file.name, mediaType: read.mediaType, bytes: read.bytes.length },
      });
      return { value: row.id, errors: [] };
    });
    return { ...outcome, fileId: outcome.errors.length > 0 ? null : fileId };
  } catch (error) {
    if (isClientVisibleError(error)) throw error;
    ctx.log.error(
      { requestId: ctx.requestId, err: error, processId: target.id },
      "a file of a process could not be stored",
    );
    return { value: target.id, fileId: null, errors: [userError("file_upload_error", ["file"])] };
  }
}

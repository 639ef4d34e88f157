/** Reads of the personal data of applicants: recorded once for each user, process and day. */
import { calendarDayOf } from "#domain/calendarDays";
import type { Context } from "#server/context";
import { hasRead, insertRead } from "#server/storage/activity/personalDataReads";
import { selectProcessIdOfFile } from "#server/storage/processes/processDetails";
import { selectProcesses } from "#server/storage/processes/processes";
import { recordActivity } from "./activity";

/** A process whose data is read. */
export interface ReadProcess {
  readonly id: number;
  readonly pid: string;
  readonly name: string;
  readonly communeAgs: string;
  readonly serviceId: string;
  /** `null` if there is personal data. */
  readonly erasedAt: Date | null;
}

/**
 * Records that the viewer reads variables or files of a process. Call it before the data is read: if the entry cannot be
 * stored, this throws, and nothing is shown. Does nothing for calls without a user and for erased data.
 */
export async function recordPersonalDataRead(ctx: Context, process: ReadProcess): Promise<void> {
  const { viewer, db } = ctx;
  if (viewer === null || process.erasedAt !== null) return;
  const at = ctx.now();
  const read = { day: calendarDayOf(at), userId: viewer.id, processId: process.id };
  if (await hasRead(db, read)) return;
  await db.transaction().execute(async (tx) => {
    // Another call of the same detail may have been first.
    if (!(await insertRead(tx, read))) return;
    await recordActivity(tx, {
      type: "READ_PERSONAL_DATA",
      at,
      actor: viewer,
      target: { kind: "process", id: process.pid },
      label: `${process.name} ${process.pid.slice(0, 8)}`,
      ags: process.communeAgs,
      serviceId: process.serviceId,
    });
  });
}

/** As recordPersonalDataRead, for the download of a file. */
export async function recordFileRead(ctx: Context, fileId: string): Promise<void> {
  const processId = await selectProcessIdOfFile(ctx.db, fileId);
  const [process] = processId === undefined ? [] : await selectProcesses(ctx.db, [processId]);
  if (process) await recordPersonalDataRead(ctx, process);
}

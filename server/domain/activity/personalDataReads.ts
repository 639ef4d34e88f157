/**
 * Reads of the personal data of applicants: recorded once for each user, process and day. What counts is what is erased
 * with the data of the applicant, see applicantColumns, and the details of payments.
 */
import DataLoader from "dataloader";
import { calendarDayOf, startOfDay } from "#domain/calendarDays";
import type { Context } from "#server/context";
import { hasReadOfCommune, insertReads, selectRecorded } from "#server/storage/activity/personalDataReads";
import { selectProcessIdOfFile } from "#server/storage/processes/processDetails";
import { selectProcesses } from "#server/storage/processes/processes";
import { recordActivities, recordActivity } from "./activity";

/** A process whose data is read. */
export interface ReadProcess {
  readonly id: number;
  /** `null` if there is personal data; may be absent if the value that is read shows that there is. */
  readonly erasedAt?: Date | null;
}

interface ReadKey {
  readonly processId: number;
  /** Day in Europe/Berlin. */
  readonly day: string;
}

type Reads = DataLoader<ReadKey, null, string>;

/** The reads of each call, so that all rows of a list are recorded together, and each process once. */
const readsOfCalls = new WeakMap<Context, Reads>();

/**
 * Records that the viewer reads personal data of a process. Return the data only afterwards: if the entry cannot be
 * stored, this throws, and nothing is shown. Does nothing for calls without a user and for erased data.
 */
export async function recordPersonalDataRead(
  ctx: Context,
  { id: processId, erasedAt = null }: ReadProcess,
): Promise<void> {
  if (ctx.viewer === null || erasedAt !== null) return;
  const reads = readsOf(ctx);
  const key = { processId, day: calendarDayOf(ctx.now()) };
  try {
    await reads.load(key);
  } catch (error) {
    reads.clear(key);
    throw error;
  }
}

function readsOf(ctx: Context): Reads {
  const known = readsOfCalls.get(ctx);
  if (known) return known;
  const record = async (keys: readonly ReadKey[]) => {
    for (const day of new Set(keys.map((key) => key.day))) {
      await recordReads(
        ctx,
        day,
        keys.filter((key) => key.day === day).map((key) => key.processId),
      );
    }
    return keys.map(() => null);
  };
  const reads: Reads = new DataLoader(record, { cacheKeyFn: ({ day, processId }) => `${day} ${processId}` });
  readsOfCalls.set(ctx, reads);
  return reads;
}

async function recordReads(ctx: Context, day: string, processIds: readonly number[]): Promise<void> {
  const { viewer, db } = ctx;
  if (viewer === null) return;
  const reader = { day, userId: viewer.id };
  const recorded = await selectRecorded(db, reader, processIds);
  // In ascending order, so that calls at the same time wait for one another instead of ending in a deadlock.
  const others = processIds.filter((id) => !recorded.has(id)).toSorted((one, other) => one - other);
  if (others.length === 0) return;
  const at = ctx.now();
  await db.transaction().execute(async (tx) => {
    const processes = (await selectProcesses(tx, others)).filter(({ erasedAt }) => erasedAt === null);
    const ids = processes.map(({ id }) => id);
    // Another call may have been first.
    const inserted = await insertReads(tx, reader, ids);
    await recordActivities(
      tx,
      processes
        .filter(({ id }) => inserted.has(id))
        .map(({ pid, name, communeAgs, serviceId }) => ({
          type: "READ_PERSONAL_DATA" as const,
          at,
          actor: viewer,
          target: { kind: "process" as const, id: pid },
          label: `${name} ${pid.slice(0, 8)}`,
          ags: communeAgs,
          serviceId,
        })),
    );
  });
}

/** A file of bookings with licence plates and VINs. */
export interface ReadBookings {
  readonly communeAgs: string;
  readonly number: number;
}

/** As recordPersonalDataRead, for the file of an export run: one entry names the run instead of its processes. */
export async function recordBookingsRead(
  ctx: Context,
  { communeAgs: ags, number }: ReadBookings,
): Promise<void> {
  const { viewer, db } = ctx;
  if (viewer === null) return;
  const at = ctx.now();
  const label = `Lauf ${number}`;
  const since = startOfDay(calendarDayOf(at));
  if (await hasReadOfCommune(db, { ags, label, userId: viewer.id, since })) return;
  await db.transaction().execute((tx) =>
    recordActivity(tx, {
      type: "READ_PERSONAL_DATA",
      at,
      actor: viewer,
      target: { kind: "commune", id: ags },
      label,
      ags,
    }),
  );
}

/** As recordPersonalDataRead, for a file. */
export async function recordFileRead(ctx: Context, fileId: string): Promise<void> {
  const id = await selectProcessIdOfFile(ctx.db, fileId);
  if (id !== undefined) await recordPersonalDataRead(ctx, { id });
}

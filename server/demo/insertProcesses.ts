/** Inserts the demo processes with their dependent rows, bookings and feedback. */
import type { Transaction } from "#server/storage/database/database";
import { insertRecords, insertRows } from "./insertRows";
import type { DemoBooking } from "./bookingRows";
import type { DemoFeedback } from "./feedbackRows";
import type { DemoProcess } from "./processRows";

/** Live rows are shifted from the start of the day to now. */
interface Shift {
  readonly start: Date;
  readonly now: Date;
}

type Times = Readonly<Record<string, unknown>>;

/** Shifts all times of a row by `shiftMs` milliseconds. */
function shifted(row: Times, shiftMs: number): Times {
  if (shiftMs === 0) return row;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Date ? new Date(value.getTime() + shiftMs) : value,
    ]),
  );
}

/** Inserts the processes. Live ones are shifted from the start of the day to now. */
export async function insertProcesses(
  tx: Transaction,
  processes: readonly DemoProcess[],
  { start, now }: Shift,
): Promise<void> {
  const shiftOf = ({ isLive }: DemoProcess) => (isLive ? now.getTime() - start.getTime() : 0);
  await insertRecords(
    tx,
    "process",
    processes.map((process) => shifted(process.row, shiftOf(process))),
  );
  const stored = await tx.selectFrom("process").select(["id", "pid"]).execute();
  const ids = new Map(stored.map(({ id, pid }) => [pid, id]));
  const of = (process: DemoProcess) => ({ process_id: ids.get(process.row.pid) });
  await insertRecords(
    tx,
    "process_content",
    processes.flatMap((process) =>
      process.variables === null ? [] : [{ ...of(process), variables: process.variables }],
    ),
  );
  await insertRecords(
    tx,
    "process_payment",
    processes.flatMap((process) =>
      process.payment === null
        ? []
        : [{ ...of(process), ...shifted({ ...process.payment }, shiftOf(process)) }],
    ),
  );
  await insertRecords(
    tx,
    "process_attempt",
    processes.flatMap((process) =>
      process.attempts.map((attempt) => ({ ...of(process), ...shifted(attempt, shiftOf(process)) })),
    ),
  );
  await insertFiles(tx, processes, ids);
}

/** Inserts the bookings. Those of live processes are shifted with them. */
export async function insertBookings(
  tx: Transaction,
  bookings: readonly DemoBooking[],
  { start, now }: Shift,
): Promise<void> {
  const processes = await tx.selectFrom("process").select(["id", "pid"]).execute();
  const processIds = new Map(processes.map(({ id, pid }) => [pid, id]));
  const rowsOf = (kind: "PAYMENT" | "REFUND", refundedId: (row: DemoBooking["row"]) => number | null) =>
    bookings
      .filter(({ row }) => row.kind === kind)
      .map(({ row, isLive }) => ({
        ...shifted({ ...row }, isLive ? now.getTime() - start.getTime() : 0),
        process_id: processIds.get(row.pid),
        refund_of_id: refundedId(row),
      }));
  await insertRecords(
    tx,
    "booking",
    rowsOf("PAYMENT", () => null),
  );
  const stored = await tx
    .selectFrom("booking")
    .select(["id", "pid", "position"])
    .where("refunded", ">", 0)
    .execute();
  const ids = new Map(stored.map(({ id, pid, position }) => [`${pid}/${position}`, id]));
  await insertRecords(
    tx,
    "booking",
    rowsOf("REFUND", ({ pid, position }) => ids.get(`${pid}/${position}`) ?? null),
  );
}

/** Inserts the feedback. That of live processes is shifted with them. */
export async function insertFeedback(
  tx: Transaction,
  feedback: readonly DemoFeedback[],
  { start, now }: Shift,
): Promise<void> {
  const shiftOf = (isLive: boolean) => (isLive ? now.getTime() - start.getTime() : 0);
  await insertRecords(
    tx,
    "feedback",
    feedback.map(({ row, isLive }) => shifted(row, shiftOf(isLive))),
  );
}

async function insertFiles(
  tx: Transaction,
  processes: readonly DemoProcess[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const files = processes.flatMap(({ row, files: own }) => {
    const processId = ids.get(row.pid);
    return processId === undefined ? [] : own.map((file) => ({ ...file, processId }));
  });
  await insertRows(
    tx,
    "process_file",
    files.map(({ id, processId, fileName, mediaType, bytes, at, by }) => ({
      id,
      process_id: processId,
      file_name: fileName,
      media_type: mediaType,
      byte_size: bytes.length,
      uploaded_at: at,
      uploaded_by_id: by.id,
      uploaded_by_name: by.username,
      uploaded_by_role: by.type,
    })),
  );
  await insertRows(
    tx,
    "process_file_part",
    files.map(({ id, bytes }) => ({ file_id: id, position: 0, bytes })),
  );
}

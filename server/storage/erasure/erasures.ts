/** Proofs of the runs that erased applicants' data. They are kept for good. */
import { sql } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";

/** What a run erased of one service with one period. Times are ISO texts. */
export interface StoredErasurePart {
  readonly serviceId: string;
  readonly days: number;
  readonly count: number;
  readonly firstEndedAt: string;
  readonly lastEndedAt: string;
}

/** The proof of a run. */
export type StoredErasure = RowOf<typeof erasureRow>;

const erasureRow = declareRow({
  id: "applicant_erasure.id",
  jobRunId: "applicant_erasure.job_run_id",
  day: "applicant_erasure.day",
  defaultDays: "applicant_erasure.default_days",
  count: "applicant_erasure.process_count",
  firstEndedAt: "applicant_erasure.first_ended_at",
  lastEndedAt: "applicant_erasure.last_ended_at",
  /** `null` until the run has finished. */
  sha256: "applicant_erasure.sha256",
  startedAt: "applicant_erasure.started_at",
  finishedAt: "applicant_erasure.finished_at",
  parts: json<readonly StoredErasurePart[]>(),
});

const columns = sql`
  e.id, e.job_run_id as "jobRunId", e.day, e.default_days as "defaultDays", e.process_count as count,
  e.first_ended_at as "firstEndedAt", e.last_ended_at as "lastEndedAt", e.sha256, e.started_at as "startedAt",
  e.finished_at as "finishedAt", coalesce((
    select json_agg(json_build_object('serviceId', t.service_id, 'days', t.days, 'count', t.process_count,
      'firstEndedAt', t.first_ended_at, 'lastEndedAt', t.last_ended_at) order by t.service_id, t.days)
    from applicant_erasure_part t where t.erasure_id = e.id), '[]') as parts`;

/** The proofs of finished runs, for paging. */
export const erasureSource: KeysetSource<StoredErasure> = {
  row: erasureRow,
  select: columns,
  from: sql`applicant_erasure e`,
  where: sql`e.finished_at is not null`,
};

/** The order of proofs by the start of their runs. */
export const erasureOrder: KeysetOrder = {
  name: "STARTED_AT",
  keys: [
    { column: "e.started_at", type: "timestamp" },
    { column: "e.id", type: "uuid" },
  ],
};

/** Returns a proof by its own id or that of the run of the automated job; undefined if there is none. */
export async function selectErasure(
  db: Database | Transaction,
  key: { readonly id: string } | { readonly jobRunId: string },
): Promise<StoredErasure | undefined> {
  const where = "id" in key ? sql`e.id = ${key.id}` : sql`e.job_run_id = ${key.jobRunId}`;
  const { rows } = await erasureRow.sql`select ${columns} from applicant_erasure e where ${where}`.execute(
    db,
  );
  return rows[0];
}

/** Identifies a run that has begun to erase. */
export interface OpenErasure {
  readonly id: string;
  readonly day: string;
}

/**
 * Starts a proof, or returns the one that an interrupted run has left open. It then belongs to the run that continues
 * it and keeps its day.
 */
export async function openErasure(
  db: Database,
  start: {
    readonly jobRunId: string | null;
    readonly day: string;
    readonly defaultDays: number;
    readonly at: Date;
  },
): Promise<OpenErasure> {
  const { jobRunId, day, defaultDays, at } = start;
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto("applicant_erasure")
      .values({ job_run_id: jobRunId, day, default_days: defaultDays, started_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const open = await tx
      .updateTable("applicant_erasure")
      .set({ job_run_id: jobRunId })
      .where("finished_at", "is", null)
      .returning(["id", "day"])
      .executeTakeFirstOrThrow();
    return open;
  });
}

/** Keeps a proof from being finished until the transaction ends. Returns false if it is finished already. */
export async function keepOpen(tx: Transaction, id: string): Promise<boolean> {
  const open = await tx
    .selectFrom("applicant_erasure")
    .select("id")
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .forShare()
    .executeTakeFirst();
  return open !== undefined;
}

/** Waits until no batch of a proof is running, and lets no further one begin. */
export async function lockErasure(tx: Transaction, id: string): Promise<void> {
  await tx.selectFrom("applicant_erasure").select("id").where("id", "=", id).forUpdate().execute();
}

/** Erased processes of one service and period. */
export interface ErasedPart extends Pick<StoredErasurePart, "serviceId" | "days" | "count"> {
  readonly firstEndedAt: Date;
  readonly lastEndedAt: Date;
}

/** Adds erased processes to a proof. */
export async function addErased(tx: Transaction, erasureId: string, part: ErasedPart): Promise<void> {
  await sql`
    insert into applicant_erasure_part as t
      (erasure_id, service_id, days, process_count, first_ended_at, last_ended_at)
    values (${erasureId}::uuid, ${part.serviceId}, ${part.days}, ${part.count}, ${part.firstEndedAt},
      ${part.lastEndedAt})
    on conflict (erasure_id, service_id, days) do update set
      process_count = t.process_count + excluded.process_count,
      first_ended_at = least(t.first_ended_at, excluded.first_ended_at),
      last_ended_at = greatest(t.last_ended_at, excluded.last_ended_at)`.execute(tx);
}

const pidsPerPage = 10_000;

/** Streams the process ids that belong to a proof, in byte order. */
export async function* readErasedPids(
  db: Database | Transaction,
  erasureId: string,
): AsyncGenerator<readonly string[]> {
  let after = "";
  for (;;) {
    const rows = await db
      .selectFrom("process")
      .select("pid")
      .where("erasure_id", "=", erasureId)
      .where("pid", ">", after)
      .orderBy("pid")
      .limit(pidsPerPage)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ pid }) => pid);
    if (rows.length < pidsPerPage) return;
    after = last.pid;
  }
}

/** Finishes a proof with the sums of its parts. Returns false if another server has finished it. */
export async function finishErasure(
  tx: Transaction,
  id: string,
  { sha256, at }: { readonly sha256: string; readonly at: Date },
): Promise<boolean> {
  const parts = await tx
    .selectFrom("applicant_erasure_part")
    .select(({ fn }) => [
      fn.sum<string | number | null>("process_count").as("count"),
      fn.min("first_ended_at").as("firstEndedAt"),
      fn.max("last_ended_at").as("lastEndedAt"),
    ])
    .where("erasure_id", "=", id)
    .executeTakeFirstOrThrow();
  const { numUpdatedRows } = await tx
    .updateTable("applicant_erasure")
    .set({
      process_count: Number(parts.count ?? 0),
      first_ended_at: parts.firstEndedAt,
      last_ended_at: parts.lastEndedAt,
      sha256,
      finished_at: at,
    })
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

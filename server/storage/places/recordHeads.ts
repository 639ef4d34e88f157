/** Records by their primary key, as far as a quick search names them. */
import { sql } from "kysely";
import type { RunKind } from "#server/storage/columnTypes";
import type { Database } from "#server/storage/database/database";

/** What a record is recognised by. */
export interface RecordHead {
  /** Database id. */
  readonly id: string;
  readonly label: string;
  readonly at: Date;
}

/** Loads a run of any kind. */
export function selectRunHead(
  db: Database,
  id: string,
): Promise<(RecordHead & { readonly runKind: RunKind }) | undefined> {
  return db
    .selectFrom("run")
    .select(["id", "kind as runKind", "created_by_name as label", "created_at as at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Loads a run of an automated job. */
export function selectJobRunHead(db: Database, id: string): Promise<RecordHead | undefined> {
  return db
    .selectFrom("automated_job_run")
    .select(["id", "job_name as label", "due_at as at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Loads the proof of a finished erasure. */
export async function selectErasureHead(db: Database, id: string): Promise<RecordHead | undefined> {
  const proof = await db
    .selectFrom("applicant_erasure")
    .select(["id", "started_at as at"])
    .where("id", "=", id)
    .where("finished_at", "is not", null)
    .executeTakeFirst();
  return proof && { ...proof, label: "" };
}

/** Loads an entry of the activity log. */
export async function selectEntryById(db: Database, id: string): Promise<RecordHead | undefined> {
  const entry = await db
    .selectFrom("activity")
    .select(["id", "type as label", "at"])
    .where("id", "=", Number(id))
    .executeTakeFirst();
  return entry && { ...entry, id: String(entry.id) };
}

/** Loads the first entry of an action. */
export async function selectEntryOfAction(
  db: Database,
  correlationId: string,
): Promise<RecordHead | undefined> {
  const entry = await db
    .selectFrom("activity")
    .select(["id", "type as label", "at"])
    .where(sql<boolean>`coalesce(correlation_id, job_id) = ${correlationId}`)
    .orderBy("at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return entry && { ...entry, id: String(entry.id) };
}

/** Loads the entry at this position of the chain. */
export async function selectEntryByPosition(db: Database, position: string): Promise<RecordHead | undefined> {
  const entry = await db
    .selectFrom("activity_chain as link")
    .innerJoin("activity as a", "a.id", "link.activity_id")
    .select(["a.id", "a.type as label", "a.at"])
    .where("link.position", "=", Number(position))
    .executeTakeFirst();
  return entry && { ...entry, id: String(entry.id) };
}

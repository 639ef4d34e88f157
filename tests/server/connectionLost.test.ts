/** Connections terminated by PostgreSQL, and the outcome of their statements. */
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startDueAttempt } from "#server/domain/attempts/attempts";
import { runAttempt } from "#server/domain/attempts/runAttempt";
import { inTransaction, done } from "#server/domain/mutationResult";
import { createLogger } from "#server/logging";
import { openDatabase, type Database, type OpenDatabase } from "#server/storage/database/database";
import { silent } from "../support/databases";
import { createDatabase } from "../support/postgres";
import { processContext, storePlace, storeProcess } from "../support/processCalls";
import { startTarget } from "../support/processTarget";
import { startCuttingProxy } from "../support/cuttingProxy";
import { countWaiting } from "../support/waiting";

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

let databaseUrl = "";
/** Another server on the same database. */
let other: Database;

beforeEach(async () => {
  databaseUrl = await createDatabase();
  other = (await opened()).db;
  await sql`create table note (text text primary key, version integer not null default 0)`.execute(other);
  await sql`insert into note values ('first')`.execute(other);
});

async function opened(url = databaseUrl, log = silent): Promise<OpenDatabase> {
  const open = await openDatabase({ dataDir: "unused", databaseUrl: url, log });
  undo.push(() => open.close());
  return open;
}

async function backendOf(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

/** Terminates a backend and waits until it is gone. */
async function terminate(pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid}::int)`.execute(other);
  await expect
    .poll(async () => (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(other)).rows)
    .toEqual([]);
}

async function notes(): Promise<readonly unknown[]> {
  const { rows } = await sql<{ text: string }>`select text from note order by text`.execute(other);
  return rows.map(({ text }) => text);
}

const unavailable = (outcome: "not_done" | "unknown") => ({ code: "database_unavailable", outcome });

test("Lost connections: rolls back a transaction whose connection ends between two statements, and keeps running", async () => {
  const { db } = await opened();
  const work = db.transaction().execute(async (tx) => {
    await sql`insert into note values ('lost')`.execute(tx);
    await terminate(await backendOf(tx));
    await sql`insert into note values ('never')`.execute(tx);
  });
  await expect(work).rejects.toMatchObject(unavailable("not_done"));
  expect(await notes()).toEqual(["first"]);
  // The broken connection is not reused.
  await sql`insert into note values ('next')`.execute(db);
  expect(await notes()).toEqual(["first", "next"]);
});

test("Lost connections: a statement that waits for a lock fails with its connection, and works once the lock is free", async () => {
  const { db } = await opened();
  let waiting: Promise<unknown> | undefined;
  await other.transaction().execute(async (tx) => {
    await sql`update note set version = 1 where text = 'first'`.execute(tx);
    waiting = sql`update note set version = version + 10`.execute(db);
    const failed = expect(waiting).rejects.toMatchObject(unavailable("unknown"));
    await expect.poll(() => countWaiting(other)).toBe(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(other);
    await failed;
  });
  await sql`update note set version = version + 10`.execute(db);
  const { rows } = await sql`select version from note`.execute(other);
  expect(rows).toEqual([{ version: 11 }]);
});

test("Lost connections: a running statement fails with its connection, and the next one gets another", async () => {
  const { db } = await opened();
  const running = sql`select pg_sleep(600) /* ends with its backend */`.execute(db);
  const failed = expect(running).rejects.toMatchObject(unavailable("unknown"));
  const findRunning = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where query like '%ends with its%' and state = 'active' and pid <> pg_backend_pid()`.execute(other);
    return rows[0]?.pid;
  };
  await expect.poll(findRunning).toBeTypeOf("number");
  await terminate((await findRunning()) ?? 0);
  await failed;
  expect(await backendOf(db)).toBeGreaterThan(0);
});

test("Lost connections: idle connections may end at any time", async () => {
  const lines: string[] = [];
  const log = createLogger("debug", { write: (line: string) => void lines.push(line) });
  const { db } = await opened(databaseUrl, log);
  await terminate(await backendOf(db));
  // Before that the loss is not detectable, and a statement would hit it.
  await expect.poll(() => lines.join("")).toContain("a database connection was lost");
  await sql`insert into note values ('next')`.execute(db);
  expect(await notes()).toEqual(["first", "next"]);
});

test("Lost connections: a change whose commit response is lost is neither acknowledged nor repeated", async () => {
  const proxy = await startCuttingProxy(databaseUrl);
  undo.push(() => proxy.close());
  const open = await opened(proxy.url);
  let runs = 0;
  const working = inTransaction(open, async (tx) => {
    runs += 1;
    await sql`update note set version = version + 1`.execute(tx);
    proxy.loseNextCommit();
    return done(null);
  });
  await expect(working).rejects.toMatchObject(unavailable("unknown"));
  expect(runs).toBe(1);
  const { rows } = await sql`select version from note`.execute(other);
  expect(rows).toEqual([{ version: 1 }]);
});

test("Lost connections: records the target's response after a lost connection, without asking again", async () => {
  const migrated = await createDatabase({ migrated: true });
  const [{ db }, watching] = [await opened(migrated), (await opened(migrated)).db];
  const target = await startTarget((_request, response) => void response.end("{}"));
  undo.push(() => target.close());
  await storePlace(db, target.url);
  const processId = await storeProcess(db);
  const ctx = await processContext(db);
  const attempt = await startDueAttempt(ctx, { processId, scheduleNumber: 0 });
  if (attempt === null) throw new Error("Nothing is due.");
  let noted: Promise<unknown> | undefined;
  await watching.transaction().execute(async (tx) => {
    await sql`select from process where id = ${processId} for update`.execute(tx);
    noted = runAttempt(ctx, attempt, new AbortController().signal);
    await expect.poll(() => countWaiting(watching)).toBe(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(watching);
    await expect.poll(() => countWaiting(watching)).toBe(1);
  });
  expect(await noted).toBe("SUCCESS");
  expect(target.calls).toHaveLength(1);
});

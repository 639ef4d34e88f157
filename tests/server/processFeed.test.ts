import { sql } from "kysely";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { Context } from "#server/context";
import { jobProgress } from "#server/domain/jobs/jobs";
import { liveStream, pause } from "#server/domain/processes/liveStream";
import { parseProcessFilter, type ProcessFilter } from "#server/domain/processes/processFilter";
import {
  processesChanged,
  processUpdatesSince,
  parseWatchRequest,
} from "#server/domain/processes/processUpdates";
import { bareIdOf } from "#server/nodeId";
import { openDatabase } from "#server/storage/database/database";
import { processConditions } from "#server/storage/processes/processFilter";
import { databases, postgres, silent } from "../support/databases";
import { addProcesses, addTarget, nodeIds, jobHarness, touch } from "../support/jobs";
import { createDatabase } from "../support/postgres";
import { contextOf } from "../support/serverCalls";

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

const watched = (ids: readonly number[], filter: ProcessFilter = {}) => ({
  condition: processConditions(parseProcessFilter(filter)),
  ids,
});

function follow(ctx: Context, ...about: Parameters<typeof watched>) {
  const stream = processesChanged(ctx, watched(...about));
  undo.push(async () => stream.return?.());
  return stream;
}

const valueOf = async <T>(stream: AsyncIterator<T>): Promise<T> => (await stream.next()).value;

describe.each(databases)("Live updates ($name)", async ({ open }) => {
  const database = await open();
  await addTarget(database.db);
  const harness = await jobHarness(database.db);
  const ctx = await contextOf(database.db, { token: harness.token });
  afterAll(() => database.close());

  test("start empty, then report visible rows and count new ones under the filter once", async () => {
    const ids = await addProcesses(harness.db, 3);
    const stream = follow(ctx, ids, { statuses: ["ERROR"] });
    expect(await valueOf(stream)).toMatchObject({ createdCount: 0, changedIds: [] });
    await touch(harness.db, [ids[2] ?? 0]);
    const createdAt = new Date();
    const [late = 0] = await addProcesses(harness.db, 1, { createdAt, status: "IN_PROGRESS" });
    await addProcesses(harness.db, 2, { createdAt, status: "ERROR" });
    expect(await valueOf(stream)).toMatchObject({ createdCount: 2, changedIds: [ids[2]] });
    // Only now it matches the filter; the others are already known.
    await sql`update process set status = 'ERROR' where id = ${late}`.execute(harness.db);
    await touch(harness.db, [late, ids[0] ?? 0]);
    expect(await valueOf(stream)).toMatchObject({ createdCount: 1, changedIds: [ids[0]] });
  });

  test("polling returns the same, for an hour at most", async () => {
    const ids = await addProcesses(harness.db, 2);
    // After everything that the other tests have added.
    const since = new Date(Date.now() + 60_000);
    const later = { ...ctx, now: () => new Date(since.getTime() + 60_000) };
    await sql`update process set updated_at = ${new Date(since.getTime() - 60_000)}`.execute(harness.db);
    await touch(harness.db, [ids[1] ?? 0], new Date(since.getTime() + 1_000));
    await addProcesses(harness.db, 2, { createdAt: since });
    const updates = await processUpdatesSince(later, watched(ids), since);
    expect(updates).toMatchObject({ createdCount: 2, changedIds: [ids[1]] });
    expect(await processUpdatesSince(later, watched(ids), updates.now)).toMatchObject({
      createdCount: 0,
      changedIds: [],
    });
    const old = new Date(later.now().getTime() - 3_600_001);
    await expect(processUpdatesSince(later, watched(ids), old)).rejects.toThrow("bad_request");
    expect(() => parseWatchRequest(null, ["x"])).toThrow("bad_request");
  });

  test("report a running job, and end with the stream", async () => {
    const ids = await addProcesses(harness.db, 4);
    const { job } = await harness.mutate("prepareProcessJob", {
      selection: { ids: nodeIds(ids) },
      action: "CANCEL",
    });
    const stream = await jobProgress(ctx, bareIdOf("Job", job.id));
    undo.push(async () => stream.return?.());
    expect(await valueOf(stream)).toMatchObject({ state: "PREPARED" });
    await harness.mutate("startJob", { id: job.id, expectedCount: 4 });
    expect(await valueOf(stream)).toMatchObject({ state: "RUNNING", succeeded: 0 });
    await harness.run(job.id, { batchSize: 3, sliceMs: 0 });
    expect(await valueOf(stream)).toMatchObject({ state: "RUNNING", succeeded: 3 });
    await harness.run(job.id);
    expect(await valueOf(stream)).toMatchObject({ state: "FINISHED", succeeded: 4 });
    expect(await stream.next()).toEqual({ done: true, value: undefined });
    await expect(jobProgress(ctx, null)).rejects.toThrow("not_found");
  });

  test("end with the session, the permission and role changes", async () => {
    const limits = { perUser: 8, overall: 8, recheckMs: 1 };
    async function* ticks(signal: AbortSignal): AsyncGenerator<string | null> {
      yield "begin";
      while (!signal.aborted) {
        await pause(5, signal);
        yield null;
      }
    }
    const listen = async () => {
      const stream = liveStream(ctx, "processes", ticks, limits);
      undo.push(async () => stream.return?.());
      expect(await valueOf(stream)).toBe("begin");
      return stream;
    };
    const ofViewer = sql`user_id = ${ctx.viewer?.id}`;
    const become = (type: string, ags: string | null) =>
      sql`update user_role set type = ${type}, commune_ags = ${ags} where ${ofViewer}`.execute(harness.db);
    // Permissions change after the first event, possibly after a check.
    const changed = await listen();
    await become("ADMIN", null);
    expect(await changed.next()).toEqual({ done: true, value: undefined });
    await become("SUPPORT", null);
    const demoted = await listen();
    await become("MEMBER", "09761000");
    await expect(demoted.next()).rejects.toThrow("insufficient_permissions");
    await become("SUPPORT", null);
    const ended = await listen();
    await sql`delete from user_session where ${ofViewer}`.execute(harness.db);
    await expect(ended.next()).rejects.toThrow("unauthorized");
  });
});

test("Live updates: limit the streams of a user, and free those that ended", async () => {
  const database = await postgres.open();
  undo.push(() => database.close());
  const harness = await jobHarness(database.db);
  const ctx = await contextOf(database.db, { token: harness.token });
  const limits = { perUser: 2, overall: 8, recheckMs: 60_000 };
  const listen = () => processesChanged(ctx, watched([]), limits);
  const streams = [listen(), listen()];
  expect(listen).toThrow("too_many_attempts");
  // Waiting streams end at once, including those never read.
  const [waiting] = streams;
  await waiting?.next();
  const next = waiting?.next();
  await Promise.all(streams.map(async (stream) => stream.return?.()));
  expect(await next).toEqual({ done: true, value: undefined });
  await listen().return?.();
});

test("Live updates: count one in progress when the stream started, although it has a lower number than others", async () => {
  const database = await postgres.open();
  const { db } = database;
  undo.push(() => database.close());
  await addTarget(db);
  const harness = await jobHarness(db);
  const createdAt = new Date();
  const stream = await db.transaction().execute(async (tx) => {
    await addProcesses(tx, 1, { createdAt });
    await addProcesses(db, 1, { createdAt });
    const watching = follow(await contextOf(db, { token: harness.token }), []);
    expect(await valueOf(watching)).toMatchObject({ createdCount: 0 });
    return watching;
  });
  expect(await valueOf(stream)).toMatchObject({ createdCount: 1 });
});

test("Live updates: report changes by another server", async () => {
  const databaseUrl = await createDatabase({ migrated: true });
  const [one, other] = await Promise.all(
    [1, 2].map(() => openDatabase({ dataDir: "", databaseUrl, log: silent })),
  );
  if (!one || !other) throw new Error("Both are open.");
  undo.push(() => Promise.all([one.close(), other.close()]));
  await addTarget(one.db);
  const harness = await jobHarness(one.db);
  const ids = await addProcesses(one.db, 2);
  const stream = follow(await contextOf(one.db, { token: harness.token }), ids);
  await stream.next();
  await touch(other.db, [ids[1] ?? 0]);
  expect(await valueOf(stream)).toMatchObject({ changedIds: [ids[1]] });
});

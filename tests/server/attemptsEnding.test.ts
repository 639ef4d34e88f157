import { sql } from "kysely";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { startDueAttempt, interruptAttempt } from "#server/domain/attempts/attempts";
import { runAttempt } from "#server/domain/attempts/runAttempt";
import { attemptLimits, attemptHarness } from "../support/attemptHarness";
import { databases } from "../support/databases";
import { storeProcess } from "../support/processCalls";

describe.each(databases)("Attempts that are interrupted or no longer due ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const harness = await attemptHarness(db);
  afterEach(() => harness.closeTargets());
  afterAll(() => database.close());

  test("does nothing if the process has moved on, or the attempt is running or has ended", async () => {
    await harness.serve((_request, response) => response.end("{}"));
    const id = await storeProcess(db);
    const ctx = await harness.context();
    const due = { processId: id, scheduleNumber: 0 };
    expect(await startDueAttempt(ctx, { ...due, scheduleNumber: 1 })).toBeNull();
    const attempt = await startDueAttempt(ctx, due);
    expect(attempt).not.toBeNull();
    expect(await startDueAttempt(ctx, due)).toBeNull();
    if (attempt) await runAttempt(ctx, attempt, new AbortController().signal, attemptLimits);
    expect(await startDueAttempt(ctx, due)).toBeNull();
    expect(await harness.attemptsOf(id)).toHaveLength(1);
  });

  test("a cancelled process stays cancelled, and the attempt is recorded", async () => {
    await harness.serve((_request, response) => response.end("{}"));
    const id = await storeProcess(db);
    const ctx = await harness.context();
    const attempt = await startDueAttempt(ctx, { processId: id, scheduleNumber: 0 });
    await sql`update process set status = 'FINALLY_TERMINATED', schedule_number = 1 where id = ${id}`.execute(
      db,
    );
    if (attempt) await runAttempt(ctx, attempt, new AbortController().signal, attemptLimits);
    expect(await harness.rowOf(id)).toMatchObject({ status: "FINALLY_TERMINATED", tries: 1 });
    expect(await harness.attemptsOf(id)).toMatchObject([{ state: "SUCCEEDED", http_status: 200 }]);
  });

  test("an attempt interrupted by the server is repeated with its key and counts once", async () => {
    const stopping = new AbortController();
    const target = await harness.serve((_request, response) => {
      if (stopping.signal.aborted) response.end("{}");
      else stopping.abort();
    });
    const id = await storeProcess(db);
    const ctx = await harness.context();
    const due = { processId: id, scheduleNumber: 0 };
    const attempt = await startDueAttempt(ctx, due);
    if (attempt === null) throw new Error("Nothing is due.");
    expect(await runAttempt(ctx, attempt, stopping.signal, attemptLimits)).toBeNull();
    expect(await harness.rowOf(id)).toMatchObject({ status: "IN_PROGRESS", tries: 1, is_queued: false });
    expect(await harness.attempt(id)).toBe("SUCCESS");
    const [first, second] = await harness.attemptsOf(id);
    expect(first).toMatchObject({ state: "INTERRUPTED", problem: "SERVER_STOPPED" });
    expect(second).toMatchObject({ state: "SUCCEEDED", number: 2, idempotency_key: first?.idempotency_key });
    expect((await harness.rowOf(id)).tries).toBe(1);
    expect(new Set(target.calls.map((call) => call.key)).size).toBe(1);
  });

  test("does not repeat the attempt of a waiting citizen, whose result is unknown", async () => {
    const id = await storeProcess(db, { type: "SYNCHRONOUS" });
    const ctx = await harness.context();
    const attempt = await startDueAttempt(ctx, { processId: id, scheduleNumber: 0 });
    if (attempt) await interruptAttempt(ctx, attempt, "FIRST");
    expect(await harness.rowOf(id)).toMatchObject({
      status: "UNKNOWN",
      problem: "SERVER_STOPPED",
      is_queued: true,
    });
  });
});

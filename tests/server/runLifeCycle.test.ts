import { afterAll, describe, expect, test } from "vitest";
import { feeChangeRuns } from "#server/domain/fees/changes/changeFees";
import { processJobs } from "#server/domain/jobs/processJobs";
import { Refusal, userError } from "#server/domain/mutationResult";
import { excludeItems } from "#server/domain/runs/exclusions";
import { resultOf, type DeclaredRuns } from "#server/domain/runs/runKind";
import { runProgress } from "#server/domain/runs/runProgress";
import { runJobs } from "#server/domain/runs/runQueue";
import { cancelRun, insertDryRun, runStateAt, startRun } from "#server/domain/runs/runStates";
import { serviceSwitchRuns } from "#server/domain/services/switches/switchServices";
import { textTransferRuns } from "#server/domain/texts/transfer/copyTexts";
import { DatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import { countItems, insertItems, type RunItemState } from "#server/storage/runs/runItems";
import { selectRun, type StoredRun } from "#server/storage/runs/runs";
import { databases, silent } from "../support/databases";
import { execute, type RunChanges } from "../support/runs";
import { addUser, contextOf, memberOf, systemRole } from "../support/serverCalls";
import { harnessTime } from "../support/serverHarness";
import { servicesOf } from "../support/services";
import { addSession } from "../support/sessions";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const kinds = [processJobs, feeChangeRuns, textTransferRuns, serviceSwitchRuns];
const after = (ms: number) => new Date(harnessTime.getTime() + ms);

describe.each(databases)("Runs on $name", async ({ open }) => {
  const database = await open();
  const token = await logIn("support");
  const other = await logIn("other");
  afterAll(() => database.close());

  async function logIn(username: string): Promise<string> {
    const id = await addUser(database.db, { username, roles: systemRole("SUPPORT") });
    return addSession(database.db, id, harnessTime);
  }
  const contextAt = (now = harnessTime, as = token) => contextOf(database.db, { token: as, now });

  describe.each(kinds)("of kind $kind", (declared) => {
    /** Items that were handled, by position. */
    let handled: number[] = [];
    const runs: DeclaredRuns = {
      ...declared,
      async handle(_ctx, _tx, { items }) {
        handled.push(...items.map(({ place }) => place));
        return items.map((item) => resultOf(item, null));
      },
    };

    /** Stores a dry run with items in these states. */
    async function prepare(states: readonly RunItemState[], as = token): Promise<string> {
      handled = [];
      const ctx = await contextAt(harnessTime, as);
      return database.db.transaction().execute(async (tx) => {
        const { id } = await insertDryRun(ctx, tx, runs, { action: "CANCEL_PROCESSES" });
        const item = { run_id: id, label: "a", commune_ags: "09761000", revision: 1 };
        await insertItems(
          tx,
          states.map((state, position) => ({ ...item, position, state })),
        );
        return id;
      });
    }
    const start = async (id: string, { now = harnessTime, as = token, delaySeconds = 0 } = {}) =>
      startRun(await contextAt(now, as), runs, id, async () => ({ delaySeconds }));
    const codesOf = async (outcome: Promise<{ errors: readonly { readonly code: string }[] }>) =>
      (await outcome).errors.map(({ code }) => code);
    async function started(count: number, as = token): Promise<string> {
      const id = await prepare(
        Array.from({ length: count }, () => "WAITING" as const),
        as,
      );
      expect(await codesOf(start(id, { as }))).toEqual([]);
      return id;
    }
    const run = (id: string, changes: RunChanges = {}) =>
      execute(database.db, runs, id, { now: () => harnessTime, ...changes });
    const read = (id: string) => selectRun(database.db, runs.kind, id);
    const cancel = async (id: string) => cancelRun(await contextAt(), runs, id);

    test("Runs: are started once, in time, by the user who prepared them, and with something to do", async () => {
      const id = await prepare(["WAITING"]);
      await expect(start(id, { as: other })).rejects.toThrow("insufficient_permissions");
      const late = after(hourMs);
      await database.db
        .updateTable("user_session")
        .set({ idle_expires_at: after(2 * hourMs) })
        .execute();
      expect(await codesOf(start(id, { now: late }))).toEqual(["preview_expired"]);
      const prepared = await read(id);
      expect(prepared && [runStateAt(prepared, harnessTime), runStateAt(prepared, late)]).toEqual([
        "PREPARED",
        "EXPIRED",
      ]);
      expect(await codesOf(start(id))).toEqual([]);
      expect(await codesOf(start(id))).toEqual(["already_running"]);
      expect(await run(id)).toEqual({ isOver: true });
      expect(await codesOf(start(id))).toEqual(["already_running"]);
      expect(await codesOf(start(await prepare(["EXCLUDED", "UNCHANGED", "IMPOSSIBLE"])))).toEqual([
        "required",
      ]);
      const ctx = await contextAt();
      expect(await codesOf(startRun(ctx, runs, null))).toEqual(["not_found"]);
      const foreign = kinds.find(({ kind }) => kind !== runs.kind) ?? runs;
      expect(await codesOf(startRun(ctx, foreign, id))).toEqual(["not_found"]);
    });

    test("Runs: handle only what waits; what the dry run decided counts neither as handled nor as failed", async () => {
      const id = await prepare(["WAITING", "IMPOSSIBLE", "EXCLUDED", "UNCHANGED", "WAITING"]);
      await start(id);
      await run(id);
      expect(handled).toEqual([0, 4]);
      expect(await read(id)).toMatchObject({
        state: "FINISHED",
        total: 2,
        succeeded: 2,
        failed: 0,
        skipped: 0,
      });
      expect(await countItems(database.db, id)).toMatchObject({
        SUCCEEDED: 2,
        IMPOSSIBLE: 1,
        EXCLUDED: 1,
        UNCHANGED: 1,
        FAILED: 0,
      });
    });

    test("Runs: items are excluded and included again until the start", async () => {
      const id = await prepare(["WAITING", "WAITING", "IMPOSSIBLE"]);
      const exclude = async (places: readonly number[], isExcluded: boolean, as = token) =>
        codesOf(
          excludeItems(
            await contextAt(harnessTime, as),
            runs,
            id,
            places.map((place) => ({ runId: id, place })),
            isExcluded,
          ),
        );
      expect(await exclude([0, 1], true)).toEqual([]);
      expect(await exclude([1], false)).toEqual([]);
      expect(await exclude([2, 3], true)).toEqual(["status_not_allowed", "not_found"]);
      expect(await exclude([], true)).toEqual(["required"]);
      await expect(exclude([0], true, other)).rejects.toThrow("insufficient_permissions");
      await start(id);
      expect(await exclude([0], false)).toEqual(["already_running"]);
      await run(id);
      expect(handled).toEqual([1]);
    });

    test("Runs: stopped before they begin, change nothing", async () => {
      const id = await prepare(["WAITING"]);
      await start(id, { delaySeconds: 30 });
      expect(await run(id)).toEqual({ isOver: false, notBefore: after(30_000) });
      expect(await codesOf(cancel(id))).toEqual([]);
      expect(await run(id, { now: () => after(60_000) })).toEqual({ isOver: true });
      expect([handled, (await read(id))?.state]).toEqual([[], "CANCELLED"]);
      expect(await codesOf(cancel(id))).toEqual(["status_not_allowed"]);
    });

    test("Runs: stopped midway, keep what is done", async () => {
      const id = await started(6);
      // After one batch, the run yields to others.
      expect(await run(id, { batchSize: 4, sliceMs: 0 })).toEqual({ isOver: false });
      expect(await codesOf(cancel(id))).toEqual([]);
      expect(await run(id)).toEqual({ isOver: true });
      expect(await read(id)).toMatchObject({
        state: "CANCELLED",
        succeeded: 4,
        total: 6,
        finished_at: harnessTime,
      });
      expect(await countItems(database.db, id)).toMatchObject({ SUCCEEDED: 4, WAITING: 2 });
    });

    test("Runs: a failed batch is rolled back, and its items are retried one by one", async () => {
      const id = await started(5);
      const handle: DeclaredRuns["handle"] = async (ctx, tx, batch) => {
        const results = await runs.handle(ctx, tx, batch);
        await tx.updateTable("run").set({ comment: "written" }).where("id", "=", id).execute();
        if (batch.items.some(({ place }) => place === 1)) throw new Error("Broken.");
        if (batch.items.some(({ place }) => place === 3)) throw new Refusal([userError("texts_too_large")]);
        return results;
      };
      await run(id, { handle, batchSize: 4 });
      expect(await read(id)).toMatchObject({ state: "FINISHED", succeeded: 3, failed: 2 });
      const failed = await database.db
        .selectFrom("run_item")
        .select(["position", "error_code"])
        .where("run_id", "=", id)
        .where("state", "=", "FAILED")
        .orderBy("position")
        .execute();
      expect(failed).toEqual([
        { position: 1, error_code: "internal_error" },
        { position: 3, error_code: "texts_too_large" },
      ]);
    });

    test("Runs: an outage fails no item, and a server that dies midway loses nothing", async () => {
      const id = await started(3);
      const full = Object.assign(new Error("No space left on device."), { code: "53100" });
      await expect(run(id, { handle: () => Promise.reject(full) })).rejects.toBe(full);
      const dying = run(id, {
        batchSize: 1,
        async handle(ctx, tx, batch) {
          const results = await runs.handle(ctx, tx, batch);
          // The connection is lost before the second item is committed.
          if (batch.items[0]?.place === 1) throw new DatabaseUnavailable(null, "unknown");
          return results;
        },
      });
      await expect(dying).rejects.toThrow(DatabaseUnavailable);
      expect(await read(id)).toMatchObject({ state: "RUNNING", succeeded: 1, failed: 0 });
      handled = [];
      await run(id);
      expect([handled, await read(id)]).toMatchObject([[1, 2], { state: "FINISHED", succeeded: 3 }]);
    });

    test.each([
      ["was deactivated", { isActive: false }],
      ["lost the permission", { isActive: true }],
    ])("Runs: end if the user who started them %s", async (what, { isActive }) => {
      const { db } = database;
      const username = `${runs.kind} ${what}`;
      const id = await started(3, await logIn(username));
      await run(id, { batchSize: 1, sliceMs: 0 });
      const account = db.updateTable("user_account").where("username", "=", username);
      if (isActive) {
        const [member] = [memberOf("09761000")];
        await db
          .updateTable("user_role")
          .set({ type: member.type, commune_ags: null })
          .where("user_id", "in", db.selectFrom("user_account").select("id").where("username", "=", username))
          .execute();
      } else await account.set({ active: false }).execute();
      expect(await run(id)).toEqual({ isOver: true });
      const failure = { code: "insufficient_permissions", params: {} };
      expect(await read(id)).toMatchObject(
        runs.failsAsWhole
          ? { state: "FAILED", failure, succeeded: 1, failed: 0 }
          : { state: "FINISHED", failure: null, succeeded: 1, failed: 2 },
      );
    });

    test("Runs: servers work on a run in turns, and handle each item once", async () => {
      const id = await started(60);
      await Promise.all([1, 2, 3].map(() => run(id, { batchSize: 7 })));
      expect(handled).toEqual(Array.from({ length: 60 }, (_, place) => place));
      expect(await read(id)).toMatchObject({ state: "FINISHED", succeeded: 60 });
    });

    test("Runs: sweeps recover lost runs by their heartbeat, expire dry runs and delete old ones", async () => {
      const { db } = database;
      const sent: string[] = [];
      const send = async (name: string, jobs: readonly { readonly key: string }[]) => {
        sent.push(...jobs.map(({ key }) => `${name} ${key}`));
        return true;
      };
      const sweepAt = async (ms: number) => {
        const services = { ...servicesOf(db), queue: { ...servicesOf(db).queue, send } };
        await runJobs({ db, log: silent, now: () => after(ms), ...services }, runs).sweep?.();
        return sent.splice(0);
      };
      await db.deleteFrom("run").execute();
      const forgotten = await prepare(["WAITING"]);
      const lost = await started(2);
      // The process that started it has no queue.
      expect(await sweepAt(0)).toEqual([`${runs.queue} ${lost}`]);
      await run(lost, { batchSize: 1, sliceMs: 0 });
      expect(await sweepAt(9_000)).toEqual([]);
      expect(await sweepAt(11_000)).toEqual([`${runs.queue} ${lost}`]);
      expect(await run(lost)).toEqual({ isOver: true });

      const states = async () =>
        (await db.selectFrom("run").select("state").orderBy("state").execute()).map(({ state }) => state);
      await sweepAt(hourMs);
      expect(await states()).toEqual(["EXPIRED", "FINISHED"]);
      expect((await countItems(db, forgotten)).WAITING).toBe(0);
      await sweepAt(hourMs + 7 * dayMs + 1);
      expect(await states()).toEqual(["FINISHED"]);
      await sweepAt(90 * dayMs + 1);
      expect(await states()).toEqual(runs.daysKept === null ? ["FINISHED"] : []);
    });

    test("Runs: stream each change of their counts and state, and end with the run", async () => {
      const id = await started(2);
      const load = (_db: unknown, of: string) => read(of);
      const stream = await runProgress<StoredRun>(await contextAt(), id, { permission: "processes", load });
      const next = async () => (await stream.next()).value as StoredRun;
      expect(await next()).toMatchObject({ state: "RUNNING", succeeded: 0 });
      await run(id, { batchSize: 1, sliceMs: 0 });
      expect(await next()).toMatchObject({ state: "RUNNING", succeeded: 1 });
      await run(id);
      expect(await next()).toMatchObject({ state: "FINISHED", succeeded: 2 });
      expect(await stream.next()).toEqual({ done: true, value: undefined });
    });
  });
});

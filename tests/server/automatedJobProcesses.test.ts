import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { runLeaseMs } from "#server/domain/automatedJobs/lostRuns";
import { openDatabase, type OpenDatabase } from "#server/storage/database/database";
import { silent } from "../support/databases";
import { addJobTables, startJobServers, type JobServer } from "../support/jobServers";
import { createDatabase } from "../support/postgres";
import { addUser, systemRole } from "../support/serverCalls";
import { addSession, minutes } from "../support/sessions";

const start = new Date("2026-11-20T10:00:00.000Z");
const name = "check-keystores";
const patience = { timeout: 60_000, interval: 20 };

describe("Three server processes on one database", () => {
  let open: OpenDatabase;
  let userId: string;
  let servers: readonly JobServer[] = [];
  beforeAll(async () => {
    const databaseUrl = await createDatabase({ migrated: true });
    open = await openDatabase({ dataDir: "unused", databaseUrl, log: silent });
    await addJobTables(open.db);
    userId = await addUser(open.db, { username: "admin", roles: systemRole("ADMIN") });
    servers = await startJobServers(3, databaseUrl, start);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await open.close();
  });

  const checkAt = (at: Date) => Promise.all(servers.map((server) => server.checkAt(at)));
  const runs = () =>
    open.db
      .selectFrom("automated_job_run")
      .select(["id", "state", "cause", "due_at", "attempts", "server"])
      .where("job_name", "=", name)
      .orderBy("due_at")
      .orderBy("id")
      .execute();
  const lastRun = async () => (await runs()).at(-1);
  const effects = async () => {
    const { rows } = await sql<{ runId: string; pid: number }>`
      select run_id as "runId", pid from job_effect`.execute(open.db);
    return rows;
  };

  test("run each due time once, and once what all of them start at the same time", async () => {
    const dueTimes = [10, 20, 30, 40, 50, 60, 70, 80].map((minute) => minutes(minute, start));
    await checkAt(start);
    for (const due of dueTimes) {
      await checkAt(due);
      // One of them plans for all; the others may have looked before.
      await checkAt(minutes(1, due));
    }
    expect((await runs()).map(({ due_at }) => due_at)).toEqual(dueTimes);

    const now = minutes(1, dueTimes.at(-1) ?? start);
    const token = await addSession(open.db, userId, now);
    const source = `mutation { runAutomatedJob(input: { name: "${name}" }) { errors { code } } }`;
    const answers = await Promise.all(servers.map((server) => server.call(token, source)));
    expect(answers.filter((answer) => JSON.stringify(answer).includes("already_running"))).toHaveLength(2);
    await checkAt(now);

    const ended = await runs();
    expect(new Set(ended.map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(
      new Set(["SUCCEEDED 1"]),
    );
    expect(ended.map(({ cause }) => cause)).toEqual([...dueTimes.map(() => "SCHEDULE"), "MANUAL"]);
    const ids = (await effects()).map(({ runId }) => runId);
    expect(ids.toSorted()).toEqual(ended.map(({ id }) => id).toSorted());
  });

  test("repeat the run of one that is killed, once its lease has expired", async () => {
    const due = minutes(90, start);
    const expiry = new Date(due.getTime() + runLeaseMs);
    const afterExpiry = new Date(expiry.getTime() + 1);
    const pidsOf = async (id?: string) =>
      (await effects()).filter(({ runId }) => runId === id).map(({ pid }) => pid);
    const checkWithoutWaiting = (at: Date) =>
      Promise.all(servers.map((server) => server.checkAt(at, { waits: false })));
    const killed = await open.db.transaction().execute(async (tx) => {
      // No run ends as long as this transaction lasts.
      await sql`lock table job_gate`.execute(tx);
      await checkWithoutWaiting(due);
      await vi.waitFor(async () => expect(await pidsOf((await lastRun())?.id)).toHaveLength(1), patience);
      const begun = await lastRun();
      const [pid] = await pidsOf(begun?.id);
      expect(begun).toMatchObject({ due_at: due, state: "RUNNING", attempts: 1 });
      await servers.find((server) => server.pid === pid)?.kill();
      servers = servers.filter((server) => server.pid !== pid);
      await checkWithoutWaiting(expiry);
      expect(await lastRun()).toEqual(begun);
      await checkWithoutWaiting(afterExpiry);
      await vi.waitFor(async () => expect(await pidsOf(begun?.id)).toHaveLength(2), patience);
      return pid;
    });
    await checkAt(afterExpiry);
    const ended = await lastRun();
    expect(ended).toMatchObject({ due_at: due, state: "SUCCEEDED", attempts: 2 });
    const [first, second] = await pidsOf(ended?.id);
    expect(first).toBe(killed);
    expect(servers.map(({ pid }) => pid)).toContain(second);
  });

  test("follow the settings that are saved on another one, without a restart", async () => {
    const [one, other] = servers;
    if (!one || !other) throw new Error("There are not two servers.");
    const now = minutes(120, start);
    await Promise.all([one, other].map((server) => server.checkAt(now)));
    const supportId = await addUser(open.db, { username: "support", roles: systemRole("SUPPORT") });
    const session = await addSession(open.db, supportId, now);
    const asks = async () => JSON.stringify(await other.call(session, "{ user { user { username } } }"));
    expect(await asks()).toContain("support");
    const token = await addSession(open.db, userId, now);
    const source = `{ user { banner { german } } instance { loginBanner { german } }
      systemSettings { revision values { languages } } automatedJob(name: "send-digests") { schedule nextRunAt } }`;
    expect(await other.call(token, source)).toMatchObject({
      user: { banner: null },
      instance: { loginBanner: null },
      automatedJob: { schedule: "0 7 * * *" },
    });
    const banner = { german: "Umzug", english: "Move", isOnLogin: true };
    const changes = { sessionIdleMinutes: 10, languages: ["de", "en"], digestHour: 14, banner };
    const save = `mutation ($changes: SystemSettingChanges!) {
      saveSystemSettings(input: { revision: 0, changes: $changes }) { errors { code } } }`;
    expect(await one.call(token, save, { changes })).toEqual({ saveSystemSettings: { errors: [] } });

    const due = minutes(60, now);
    expect(await other.call(token, source)).toEqual({
      user: { banner: { german: "Umzug" } },
      instance: { loginBanner: { german: "Umzug" } },
      systemSettings: { revision: 1, values: { languages: ["de", "en"] } },
      automatedJob: { schedule: "0 14 * * *", nextRunAt: due.toISOString() },
    });
    // Later than the new time, sooner than the one before.
    await other.checkAt(minutes(12, now));
    expect(await asks()).not.toContain("support");
    await other.checkAt(due);
    const digests = open.db
      .selectFrom("automated_job_run")
      .select(["state", "due_at"])
      .where("job_name", "=", "send-digests");
    expect(await digests.execute()).toEqual([{ state: "SUCCEEDED", due_at: due }]);
  });
});

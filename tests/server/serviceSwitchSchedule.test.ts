import { afterAll, describe, expect, test, vi } from "vitest";
import { permissionsOf } from "#domain/permissions";
import { reportSwitches } from "#server/domain/automatedJobs/switchRuns";
import { runJobs } from "#server/domain/runs/runQueue";
import { serviceSwitchRuns } from "#server/domain/services/switches/switchServices";
import { bareIdOf } from "#server/nodeId";
import { bothDatabases, silent } from "../support/databases";
import { systemRole } from "../support/serverCalls";
import { harnessTime } from "../support/serverHarness";
import { richService, switchHarness } from "../support/serviceSwitches";
import { servicesOf } from "../support/services";

const service = "ew-ummeldung";
/** 0:00 in Europe/Berlin. */
const newYear = new Date("2026-12-31T23:00:00.000Z");
const justBefore = new Date(newYear.getTime() - 1);

describe.each(bothDatabases)("Scheduled switches of services on $name", async (kind) => {
  const harness = await switchHarness(kind);
  const { db } = harness.open;
  afterAll(() => harness.open.close());

  const schedule = (id: string, day: string) => harness.change("scheduleServiceSwitch", { id, day });
  async function scheduled(day = "2027-01-01", token?: string): Promise<{ ags: string; id: string }> {
    const ags = await harness.commune([service]);
    const caller = token === undefined ? {} : { token };
    const { id } = await harness.prepare("DISABLE", [service], { communes: [ags] }, caller);
    const { errors } = await harness.change("scheduleServiceSwitch", { id, day }, caller);
    expect(errors).toEqual([]);
    return { ags, id };
  }
  const listed = async () => {
    const { scheduledServiceSwitches } = await harness.read("query { scheduledServiceSwitches { id } }");
    return (scheduledServiceSwitches as { id: string }[]).map(({ id }) => id);
  };
  const isEnabled = async (ags: string) => (await harness.services(ags))[service];

  test("Scheduled switches: begin at midnight in Berlin, and are listed until then", async () => {
    const later = await scheduled("2027-07-01");
    const { id, ags } = await scheduled();
    expect(await listed()).toEqual([id, later.id]);
    expect(await harness.node(id, "state beginsAt startedAt")).toEqual({
      state: "RUNNING",
      beginsAt: newYear.toISOString(),
      startedAt: harnessTime.toISOString(),
    });
    // In summer, midnight is two hours before that of UTC.
    expect(await harness.node(later.id, "beginsAt")).toEqual({ beginsAt: "2027-06-30T22:00:00.000Z" });
    expect(await harness.run(id, { now: () => justBefore })).toBe(false);
    expect(await isEnabled(ags)).toBe(true);
    expect(await harness.run(id, { now: () => newYear })).toBe(true);
    expect(await isEnabled(ags)).toBe(false);
    expect(await listed()).toEqual([later.id]);
    const { runs } = await harness.read(
      "query { runs { edges { node { kind action beginsAt serviceId } } } }",
    );
    expect((runs as { edges: { node: unknown }[] }).edges.map(({ node }) => node)).toContainEqual({
      kind: "SERVICE_SWITCH",
      action: "DISABLE_SERVICES",
      beginsAt: newYear.toISOString(),
      serviceId: service,
    });
  });

  test("Scheduled switches: begin tomorrow at the earliest, and within 400 days", async () => {
    const ags = await harness.commune([service]);
    const { id } = await harness.prepare("DISABLE", [service], { communes: [ags] });
    expect((await schedule(id, "2026-11-20")).errors).toEqual([{ code: "date_in_past", field: "day" }]);
    const params = { reason: "out_of_range", min: "2026-11-21", max: "2027-12-25" };
    expect((await schedule(id, "2027-12-26")).errors).toEqual([
      { code: "date_invalid", field: "day", params },
    ]);
    expect((await schedule(id, "2026-11-21")).errors).toEqual([]);
    expect((await schedule(id, "2026-11-22")).errors).toEqual([{ code: "already_running", field: "id" }]);
  });

  test("Scheduled switches: stopped before, change nothing", async () => {
    const { id, ags } = await scheduled();
    await harness.change("cancelRun", { id });
    expect(await listed()).not.toContain(id);
    expect(await harness.run(id, { now: () => newYear })).toBe(true);
    expect(await isEnabled(ags)).toBe(true);
    expect(await harness.node(id, "state")).toEqual({ state: "CANCELLED" });
  });

  test("Scheduled switches: survive a restart of all servers, and do not begin early", async () => {
    const { id, ags } = await scheduled();
    const sent: string[] = [];
    const sweepAt = async (now: Date) => {
      const services = servicesOf(db);
      const send = async (_name: string, jobs: readonly { readonly key: string }[]) => {
        sent.push(...jobs.map(({ key }) => key));
        return true;
      };
      const queue = { ...services.queue, send };
      await runJobs({ db, log: silent, now: () => now, ...services, queue }, serviceSwitchRuns).sweep?.();
      return sent.splice(0);
    };
    const bareId = bareIdOf("ServiceSwitch", id);
    expect(await sweepAt(justBefore)).not.toContain(bareId);
    expect(await sweepAt(new Date(newYear.getTime() + 60_000))).toContain(bareId);
    await harness.run(id, { now: () => newYear });
    expect(await isEnabled(ags)).toBe(false);
  });

  test("Scheduled switches: are reported as runs of an automated job, which a pause holds until its end", async () => {
    await db.deleteFrom("automated_job_run").execute();
    const { id, ags } = await scheduled();
    const cancelled = await scheduled();
    await harness.change("cancelRun", { id: cancelled.id });
    const pausedUntil = new Date(newYear.getTime() + 3_600_000);
    const report = async (at: Date) => {
      await reportSwitches({ db, now: () => at });
      const runs = await db.selectFrom("automated_job_run").selectAll().execute();
      return runs.filter(({ source_run_id: source }) => source === bareIdOf("ServiceSwitch", id));
    };
    const pause = { paused_at: justBefore, paused_until: pausedUntil, pause_note: "x", paused_by_name: "a" };
    await db.updateTable("automated_job").set(pause).where("name", "=", "*").execute();
    expect(await report(justBefore)).toEqual([]);
    expect(await harness.run(id, { now: () => newYear })).toBe(false);
    expect(await isEnabled(ags)).toBe(true);
    expect(await report(newYear)).toMatchObject([
      { state: "WAITING", due_at: newYear, started_by_name: "support" },
    ]);
    expect(await harness.run(id, { now: () => pausedUntil })).toBe(true);
    expect(await isEnabled(ags)).toBe(false);
    const [run] = await report(pausedUntil);
    expect(run).toMatchObject({ state: "SUCCEEDED", figures: { COMMUNES: 1, CHANGED: 1 } });
    const changes = await db
      .selectFrom("automated_job_change")
      .selectAll()
      .where("run_id", "=", run?.id ?? "")
      .execute();
    expect(changes).toMatchObject([{ run_id: run?.id, commune_ags: ags, service_id: service }]);
    expect(await report(pausedUntil)).toHaveLength(1);
    const runs = await db.selectFrom("automated_job_run").select("source_run_id").execute();
    expect(runs.map((one) => one.source_run_id)).not.toContain(bareIdOf("ServiceSwitch", cancelled.id));
    const resumed = { paused_at: null, paused_until: null, pause_note: null, paused_by_name: null };
    await db.updateTable("automated_job").set(resumed).where("name", "=", "*").execute();
  });

  test("Scheduled switches: count the communes in which they will change something", async () => {
    const [enabled, disabled] = [await harness.commune([service]), await harness.commune([service])];
    const key = { commune_ags: disabled, service_id: service };
    await db
      .updateTable("commune_service")
      .set({ is_enabled: false })
      .where((eb) => eb.and(key))
      .execute();
    const { id } = await harness.prepare("DISABLE", [service], { communes: [enabled, disabled] });
    expect(await harness.node(id, "communeCount")).toEqual({ communeCount: 2 });
    await schedule(id, "2027-01-01");
    expect(await harness.node(id, "communeCount")).toEqual({ communeCount: 1 });
  });

  test("Scheduled switches: are checked again on their day", async () => {
    const { id, ags } = await scheduled();
    await db.updateTable("commune_service").set({ revision: 9 }).where("commune_ags", "=", ags).execute();
    await harness.run(id, { now: () => newYear });
    expect(await harness.items(id)).toMatchObject([{ state: "FAILED", error: "conflict" }]);
  });

  test("Scheduled switches: do nothing for a user who lost their rights meanwhile", async () => {
    const token = await harness.logIn("leaving", systemRole("SUPPORT"));
    const { id, ags } = await scheduled("2027-01-01", token);
    await db.updateTable("user_account").set({ active: false }).where("username", "=", "leaving").execute();
    await harness.run(id, { now: () => newYear });
    expect(await harness.items(id)).toMatchObject([{ state: "FAILED", error: "insufficient_permissions" }]);
    expect(await isEnabled(ags)).toBe(true);
  });

  test("Service switches: removing needs its own permission, also on the day", async () => {
    const ags = await harness.commune([richService]);
    const { id } = await harness.prepare("REMOVE", [richService], { communes: [ags] });
    await schedule(id, "2027-01-01");
    const { SUPPORT, ADMIN } = permissionsOf;
    const withdrawn = [SUPPORT, ADMIN].map((permissions) =>
      vi.spyOn(permissions, "includes").mockImplementation((one) => one !== "remove_commune_service"),
    );
    await expect(harness.prepare("REMOVE", [richService], { communes: [ags] })).rejects.toThrow(
      "insufficient_permissions",
    );
    const { errors } = await harness.prepare("DISABLE", [richService], { communes: [ags] });
    expect(errors).toEqual([]);
    await harness.run(id, { now: () => newYear });
    for (const spy of withdrawn) spy.mockRestore();
    expect(await harness.items(id)).toMatchObject([{ state: "FAILED", error: "insufficient_permissions" }]);
    expect(await harness.services(ags)).toEqual({ [richService]: true });
  });
});

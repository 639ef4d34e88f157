import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bareIdOf, toNodeId } from "#server/nodeId";
import { changeFees } from "#server/domain/fees/changes/changeFees";
import { feeChangeQueue } from "#server/domain/fees/changes/runFeeChange";
import { DatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import { databases, silent } from "../support/databases";
import { feeChangeHarness, type FeeChangeHarness } from "../support/feeChanges";
import { feeService, priceFrom } from "../support/fees";
import { memberOf, systemRole } from "../support/serverCalls";
import { harnessTime } from "../support/serverHarness";
import { servicesOf } from "../support/services";

const day = "2027-01-01";
const eve = "2026-12-31";

describe.each(databases)("changes of fees on $name", (kind) => {
  let harness: FeeChangeHarness;
  /** Fees of the catalogue at 27.90. */
  let fee: string;
  let other: string;
  beforeAll(async () => {
    harness = await feeChangeHarness(kind);
    fee = await harness.fee("221.1", { prices: [priceFrom("2021-01-01", 2_790, { taxRate: 1_900 })] });
    other = await harness.fee("230", { text: "Vorwegzuteilung" });
  });
  afterAll(() => harness.open.close());

  const prepare = (communes: readonly string[], input: object = {}, token?: string) =>
    harness.prepare({ feeIds: [fee], communes, ...input }, token);
  const codes = (items: readonly { readonly state: string; readonly error: string | null }[]) =>
    items.map(({ state, error }) => error ?? state);

  test("an inherited fee becomes the commune's own; text, status, tax and later prices stay", async () => {
    const [plain, own] = [
      await harness.commune(),
      await harness.commune({ "221.1": [priceFrom("2020-01-01", 4_000), priceFrom("2028-01-01", 5_000)] }),
    ];
    expect(await harness.apply({ feeIds: [fee], communes: [plain, own] })).toMatchObject([
      { ags: plain, state: "DONE", error: null, before: 2_790, after: 3_000 },
      { ags: own, state: "DONE" },
    ]);
    const raised = [
      priceFrom("2021-01-01", 2_790, { taxRate: 1_900, validTo: eve }),
      priceFrom(day, 3_000, { taxRate: 1_900 }),
    ];
    expect(await harness.stored(plain, "221.1")).toEqual({
      text: "Zulassung",
      isActive: true,
      revision: 1,
      prices: raised,
    });
    expect(await harness.stored(own, "221.1")).toEqual({
      text: "Eigene",
      isActive: false,
      revision: 2,
      prices: [
        priceFrom("2020-01-01", 4_000, { validTo: eve }),
        priceFrom(day, 3_000, { validTo: "2027-12-31" }),
        priceFrom("2028-01-01", 5_000),
      ],
    });
    const [before, after] = [
      { value: 2_790, taxRate: 1_900 },
      { value: 3_000, taxRate: 1_900, validTo: null },
    ];
    const logged = { feeId: "221.1", text: "Zulassung", status: "ACTIVE" };
    expect(await harness.entries(plain)).toEqual([
      {
        type: "SAVE_SERVICE_FEE",
        actor_name: "support",
        service_id: feeService,
        at: harnessTime,
        label: "Neuzulassung (Zulassung)",
        before: { ...logged, isInherited: true, prices: { "2021-01-01": { ...before, validTo: null } } },
        after: {
          ...logged,
          isInherited: false,
          prices: { "2021-01-01": { ...before, validTo: eve }, [day]: after },
        },
      },
    ]);
    expect(await harness.entries(own)).toHaveLength(1);
  });

  test("a reset inherits again, and keeps the numbers", async () => {
    const own = await harness.commune({ "221.1": [priceFrom("2020-01-01", 4_000)] });
    expect(codes(await harness.apply({ feeIds: [fee], communes: [own], kind: "RESET" }))).toEqual(["DONE"]);
    expect(await harness.stored(own, "221.1")).toBeNull();
    expect(await harness.entries(own)).toMatchObject([
      {
        type: "RESET_SERVICE_FEE",
        before: { isInherited: false, text: "Eigene" },
        after: { isInherited: true, text: "Zulassung" },
      },
    ]);
  });

  test("a reset leaves an active fee that a rule charges if it is inactive in the catalogue", async () => {
    const { db } = harness.open;
    const off = await harness.fee("off");
    const price = [priceFrom("2020-01-01", 4_000)];
    const [charging, later, free] = [
      await harness.commune({ off: price }),
      await harness.commune({ off: price }),
      await harness.commune({ off: price }),
    ];
    const communes = [charging, later, free, await harness.commune()];
    await db.updateTable("service_fee").set({ is_active: true }).where("fee_id", "=", "off").execute();
    await db
      .updateTable("service_fee")
      .set({ is_active: false })
      .where("fee_id", "=", "off")
      .where("commune_ags", "is", null)
      .execute();
    const charge = (commune_ags: string) =>
      db
        .insertInto("fee_rule")
        .values({ commune_ags, service_id: feeService, nodes: JSON.stringify([{ feeId: "off" }]) })
        .execute();
    await charge(charging);

    const { change } = await prepare(communes, { feeIds: [off], kind: "RESET" });
    expect(codes(await harness.items(change.id))).toEqual(["fee_inactive", "READY", "READY"]);
    await charge(later);
    await harness.change("startFeeChange", { id: change.id });
    await harness.run(change.id);
    expect((await harness.items(change.id)).map(({ ags, error }) => [ags, error])).toEqual([
      [charging, "fee_inactive"],
      [later, "fee_inactive"],
      [free, null],
    ]);
    expect((await harness.stored(later, "off"))?.isActive).toBe(true);
    expect(await harness.stored(free, "off")).toBeNull();
  });

  test("fees that change after the dry run are left as they are", async () => {
    const all = [await harness.commune(), await harness.commune(), await harness.commune()];
    const [saved = "", without = "", same = ""] = all;
    const third = await harness.fee("240");
    const { change } = await prepare(all, { feeIds: [fee, third] });
    await harness.own(saved, "221.1", [priceFrom("2020-01-01", 1)]);
    const { db } = harness.open;
    await db.deleteFrom("commune_service").where("commune_ags", "=", without).execute();
    await db.updateTable("service_fee").set({ revision: 2 }).where("fee_id", "=", "240").execute();
    await harness.change("startFeeChange", { id: change.id });
    expect(await harness.run(change.id)).toBe(true);
    const results = (await harness.items(change.id)).map(({ ags, feeId, state, error }) => [
      ...[ags, feeId, error ?? state],
    ]);
    expect(results).toEqual([
      [saved, "221.1", "conflict"],
      [saved, "240", "conflict"],
      [without, "221.1", "not_found"],
      [without, "240", "not_found"],
      [same, "240", "conflict"],
      [same, "221.1", "DONE"],
    ]);
    expect((await harness.stored(saved, "221.1"))?.prices).toEqual([priceFrom("2020-01-01", 1)]);
    expect(await harness.stored(same, "240")).toBeNull();
    expect(await harness.node(change.id, "state counts { done failed impossible ready raised }")).toEqual({
      state: "FINISHED",
      counts: { done: 1, failed: 5, impossible: 0, ready: 0, raised: 1 },
    });
  });

  test("a commune that fails does not hold back the others", async () => {
    const all = [await harness.commune(), await harness.commune(), await harness.commune()];
    const [, broken = ""] = all;
    const { change } = await prepare(all, { feeIds: [fee, other] });
    await harness.change("startFeeChange", { id: change.id });
    const isOver = await harness.run(change.id, {
      change: async (tx, commune, author) => {
        const outcomes = await changeFees(tx, commune, author);
        if (commune.ags === broken) throw new Error("Broken.");
        return outcomes;
      },
    });
    expect(isOver).toBe(true);
    const items = await harness.items(change.id);
    expect(items.slice(0, 2).map(({ ags, error }) => [ags, error?.split(" ")[0]])).toEqual([
      [broken, "internal_error"],
      [broken, "internal_error"],
    ]);
    expect(codes(items.slice(2))).toEqual(["DONE", "DONE", "DONE", "DONE"]);
    expect([await harness.stored(broken, "221.1"), await harness.entries(broken)]).toEqual([null, []]);
  });

  test("a server that dies midway loses nothing, and nothing is done twice", async () => {
    const all = [await harness.commune(), await harness.commune(), await harness.commune()];
    const { id } = (await prepare(all, { feeIds: [fee, other] })).change;
    await harness.change("startFeeChange", { id });
    const sent: string[] = [];
    const { db } = harness.open;
    const send = async (name: string, jobs: readonly { readonly key: string }[]) => {
      sent.push(...jobs.map(({ key }) => `${name} ${key}`));
      return true;
    };
    const sweepAt = async (seconds: number) => {
      const now = () => new Date(harnessTime.getTime() + seconds * 1_000);
      const services = { ...servicesOf(db), queue: { ...servicesOf(db).queue, send } };
      await feeChangeQueue.kind({ db, log: silent, now, ...services }).sweep?.();
    };
    const ofChange = `fee-change ${bareIdOf("FeeChange", id)}`;
    // The process that started it has no queue.
    await sweepAt(0);
    expect(sent.splice(0)).toEqual([ofChange]);

    const full = Object.assign(new Error("No space left on device."), { code: "53100" });
    const stuck = harness.run(id, { change: () => Promise.reject(full) });
    await expect(stuck).rejects.toBe(full);
    expect(codes(await harness.items(id))).not.toContain("FAILED");

    let communes = 0;
    const dying = harness.run(id, {
      change: async (tx, commune, author) => {
        const outcomes = await changeFees(tx, commune, author);
        communes += 1;
        // The connection is lost before the second commune is committed.
        if (communes === 2) throw new DatabaseUnavailable(null, "unknown");
        return outcomes;
      },
    });
    await expect(dying).rejects.toThrow(DatabaseUnavailable);
    expect(await harness.node(id, "state counts { done ready failed }")).toEqual({
      state: "RUNNING",
      counts: { done: 2, ready: 4, failed: 0 },
    });
    // Another server finds it by its heartbeat.
    await sweepAt(9);
    expect(sent).toEqual([]);
    await sweepAt(11);
    expect(sent).toEqual([ofChange]);
    expect(await harness.run(id)).toBe(true);
    expect(codes(await harness.items(id))).toEqual(Array.from({ length: 6 }, () => "DONE"));
    for (const ags of all) {
      expect(await harness.stored(ags, "221.1")).toMatchObject({ revision: 1, prices: { length: 2 } });
      expect(await harness.entries(ags)).toHaveLength(2);
    }

    // Ended changes and expired dry runs are deleted in the end.
    await prepare(all);
    const left = async () =>
      (await db.selectFrom("fee_change").select("state").orderBy("state").execute()).map(
        ({ state }) => state,
      );
    await sweepAt(3_601);
    expect(new Set(await left())).not.toContain("PREPARED");
    expect(await left()).toContain("FINISHED");
    await sweepAt(90 * 86_400 + 1);
    expect(await left()).not.toContain("FINISHED");
  });

  test("stop after the running commune when cancelled, and keep what is done", async () => {
    const [first, second] = [await harness.commune(), await harness.commune()];
    const { id } = (await prepare([first, second])).change;
    expect(await harness.change("cancelFeeChange", { id })).toEqual([
      { code: "status_not_allowed", params: { status: "PREPARED" } },
    ]);
    await harness.change("startFeeChange", { id });
    expect(await harness.run(id, { sliceMs: 0 })).toBe(false);
    expect(await harness.change("cancelFeeChange", { id })).toEqual([]);
    expect(await harness.run(id)).toBe(true);
    const fields = "state finishedAt counts { done ready }";
    expect(await harness.node(id, fields)).toEqual({
      state: "CANCELLED",
      finishedAt: harnessTime.toISOString(),
      counts: { done: 1, ready: 1 },
    });
    expect(await harness.stored(second, "221.1")).toBeNull();
    const unknown = toNodeId("FeeChange", "00000000-0000-4000-8000-000000000000");
    for (const name of ["cancelFeeChange", "startFeeChange"]) {
      expect(await harness.change(name, { id: unknown })).toEqual([{ code: "not_found", field: "id" }]);
    }
  });

  test("fail for the rest if the user loses the permission", async () => {
    const token = await harness.logIn("leaving", systemRole("SUPPORT"));
    const [first, second] = [await harness.commune(), await harness.commune()];
    const { id } = (await prepare([first, second], {}, token)).change;
    await harness.change("startFeeChange", { id }, token);
    await harness.run(id, { sliceMs: 0 });
    const { db } = harness.open;
    await db.updateTable("user_account").set({ active: false }).where("username", "=", "leaving").execute();
    expect(await harness.run(id)).toBe(true);
    expect((await harness.items(id)).map(({ ags, state, error }) => [ags, error ?? state])).toEqual([
      [second, "insufficient_permissions"],
      [first, "DONE"],
    ]);
    expect(await harness.node(id, "state")).toEqual({ state: "FINISHED" });
  });

  test("are changed and started by the user who prepared them, once and in time", async () => {
    const { id } = (await prepare([await harness.commune()])).change;
    const [item] = await harness.items(id);
    const exclusion = { id, itemIds: [item?.id], isExcluded: false };
    const colleague = await harness.logIn("colleague", systemRole("ADMIN"));
    await expect(harness.change("startFeeChange", { id }, colleague)).rejects.toThrow();
    await expect(harness.change("excludeFeeChangeItems", exclusion, colleague)).rejects.toThrow();
    const listed = async (token?: string) =>
      (await harness.read("{ feeChanges { id } }", {}, token))["feeChanges"];
    expect(await listed()).toContainEqual({ id });
    expect(await listed(colleague)).not.toContainEqual({ id });
    const { db } = harness.open;
    const expireAt = (at: Date) => db.updateTable("fee_change").set({ expires_at: at }).execute();
    await expireAt(harnessTime);
    const expired = [{ code: "preview_expired", field: "id" }];
    expect(await harness.change("startFeeChange", { id })).toEqual(expired);
    expect(await harness.change("excludeFeeChangeItems", exclusion)).toEqual(expired);
    expect(await harness.node(id, "state")).toEqual({ state: "EXPIRED" });
    expect(await listed()).not.toContainEqual({ id });
    const now = new Date(harnessTime.getTime() + 60_000);
    await expireAt(new Date(now.getTime() + 1));
    const start = () => harness.mutate("startFeeChange", "change { state }", { id }, { now });
    expect((await start()).errors).toEqual([]);
    const running = [{ code: "already_running", field: "id" }];
    const { payload, errors } = await start();
    expect([payload, errors]).toEqual([expect.objectContaining({ change: { state: "RUNNING" } }), running]);
    expect(await harness.change("excludeFeeChangeItems", exclusion)).toEqual(running);
    // The latest one is the first.
    const { feeChanges } = await harness.read("{ feeChanges { id isOwn state startedAt } }", {}, colleague);
    expect((feeChanges as object[])[0]).toEqual({
      id,
      isOwn: false,
      state: "RUNNING",
      startedAt: now.toISOString(),
    });
  });

  test("are refused to members, also in their communes", async () => {
    const ags = await harness.commune();
    const token = await harness.logIn(`member ${ags}`, [memberOf(ags, feeService)]);
    await expect(prepare([ags], {}, token)).rejects.toThrow();
    const { id } = (await prepare([ags])).change;
    const source = "query ($id: ID!) { node(id: $id) { id } }";
    await expect(harness.read(source, { id }, token)).rejects.toThrow();
  });
});

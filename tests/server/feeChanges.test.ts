import { afterAll, describe, expect, test } from "vitest";
import { feeChangeResultLines } from "#server/domain/fees/changes/feeChanges";
import { bareIdOf } from "#server/nodeId";
import { databases } from "../support/databases";
import { feeChangeHarness } from "../support/feeChanges";
import { feeService, priceFrom } from "../support/fees";
import { memberOf, systemRole } from "../support/serverCalls";
import { harnessTime } from "../support/serverHarness";

const day = "2027-01-01";
const eve = "2026-12-31";

describe.each(databases)("changes of fees on $name", async (kind) => {
  /** Fees of the catalogue at 27.90. */
  const harness = await feeChangeHarness(kind);
  const fee = await harness.fee("221.1", { prices: [priceFrom("2021-01-01", 2_790, { taxRate: 1_900 })] });
  afterAll(() => harness.open.close());

  const prepare = (communes: readonly string[], input: object = {}, token?: string) =>
    harness.prepare({ feeIds: [fee], communes, ...input }, token);
  const codes = (items: readonly { readonly state: string; readonly error: string | null }[]) =>
    items.map(({ state, error }) => error ?? state);

  test("Fee changes: an inherited fee becomes the commune's own; text, status, tax and later prices stay", async () => {
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

  test("Fee changes: a reset inherits again, and keeps the numbers", async () => {
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

  test("Fee changes: a reset leaves an active fee that a rule charges if it is inactive in the catalogue", async () => {
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
      // Failures of the run are listed before those of the dry run.
      [later, "fee_inactive"],
      [charging, "fee_inactive"],
      [free, null],
    ]);
    let text = "";
    for await (const part of feeChangeResultLines(db, bareIdOf("FeeChange", change.id) ?? "")) text += part;
    expect(
      text
        .trim()
        .split("\r\n")
        .slice(1)
        .map((line) => line.split(";").at(-2)),
    ).toEqual([...["nicht möglich", "fehlgeschlagen", "geändert"]]);
    expect((await harness.stored(later, "off"))?.isActive).toBe(true);
    expect(await harness.stored(free, "off")).toBeNull();
  });

  test("Fee changes: fees that change after the dry run are left as they are", async () => {
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

  test("Fee changes: lists started changes and the dry runs of the viewer, the latest first", async () => {
    const { id } = (await prepare([await harness.commune()])).change;
    const colleague = await harness.logIn("colleague", systemRole("ADMIN"));
    const listed = async (token?: string) =>
      (await harness.read("{ feeChanges { id } }", {}, token))["feeChanges"];
    expect(await listed()).toContainEqual({ id });
    expect(await listed(colleague)).not.toContainEqual({ id });
    await harness.open.db.updateTable("run").set({ expires_at: harnessTime }).execute();
    expect(await harness.node(id, "state")).toEqual({ state: "EXPIRED" });
    expect(await listed()).not.toContainEqual({ id });
    const now = new Date(harnessTime.getTime() + 60_000);
    await harness.open.db
      .updateTable("run")
      .set({ expires_at: new Date(now.getTime() + 1) })
      .execute();
    const { errors } = await harness.mutate("startFeeChange", "change { state }", { id }, { now });
    expect(errors).toEqual([]);
    const { feeChanges } = await harness.read("{ feeChanges { id isOwn state startedAt } }", {}, colleague);
    expect((feeChanges as object[])[0]).toEqual({
      id,
      isOwn: false,
      state: "RUNNING",
      startedAt: now.toISOString(),
    });
    expect(await harness.change("cancelFeeChange", { id })).toEqual([]);
    expect(await harness.node(id, "state")).toEqual({ state: "CANCELLED" });
  });

  test("Fee changes: what failed is retried with the values of today, and the results are downloaded", async () => {
    const [changed, same] = [await harness.commune(), await harness.commune()];
    const { id } = (await prepare([changed, same])).change;
    expect(await harness.node(id, "download { fileName } retryOf { id }")).toEqual({
      download: null,
      retryOf: null,
    });
    expect(await harness.change("retryFeeChange", { id })).toEqual([
      { code: "status_not_allowed", params: { status: "PREPARED" } },
    ]);
    await harness.own(changed, "221.1", [priceFrom("2020-01-01", 1_000)]);
    await harness.change("startFeeChange", { id });
    await harness.run(id);
    expect(codes(await harness.items(id))).toEqual(["conflict", "DONE"]);
    expect(await harness.node(id, "download { fileName }")).toEqual({
      download: { fileName: expect.stringMatching(/^ergebnis-.*\.csv$/) },
    });
    let text = "";
    for await (const part of feeChangeResultLines(harness.open.db, bareIdOf("FeeChange", id) ?? ""))
      text += part;
    expect(text.split("\r\n").slice(1, 3)).toEqual([
      `${changed};Kommune ${changed};${feeService};221.1;27,90;30,00;fehlgeschlagen;conflict`,
      `${same};Kommune ${same};${feeService};221.1;27,90;30,00;geändert;`,
    ]);

    const retry = await harness.mutate("retryFeeChange", "change { id retryOf { id } value day }", { id });
    expect(retry.errors).toEqual([]);
    const { change } = retry.payload as { change: { id: string } };
    expect(change).toMatchObject({ retryOf: { id }, value: 3_000, day });
    expect(await harness.items(change.id)).toMatchObject([{ ags: changed, before: 1_000, after: 3_000 }]);
    await harness.change("startFeeChange", { id: change.id });
    await harness.run(change.id);
    expect(codes(await harness.items(change.id))).toEqual(["DONE"]);
    expect(await harness.change("retryFeeChange", { id: change.id })).toEqual([
      { code: "status_not_allowed", params: { status: "FINISHED" } },
    ]);
  });

  test("Fee changes: are refused to members, also in their communes", async () => {
    const ags = await harness.commune();
    const token = await harness.logIn(`member ${ags}`, [memberOf(ags, feeService)]);
    await expect(prepare([ags], {}, token)).rejects.toThrow();
    const { id } = (await prepare([ags])).change;
    const source = "query ($id: ID!) { node(id: $id) { id } }";
    await expect(harness.read(source, { id }, token)).rejects.toThrow();
  });
});

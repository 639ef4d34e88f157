import { afterAll, describe, expect, test } from "vitest";
import { feeChangeItemsMax } from "#domain/feeChanges";
import { feeValueMax } from "#domain/fees";
import { toNodeId } from "#server/nodeId";
import { databases } from "../support/databases";
import { feeChangeHarness, fullPrices } from "../support/feeChanges";
import { feeService, priceFrom, storeFeeCommune } from "../support/fees";
import { storeCommunes } from "../support/register";

const day = "2027-01-01";

const percentBounds = { min: "-10000", max: "100000" };

/** An input with ids of fees, and the expected code, field and params. */
type RefusedInput = [
  input: Readonly<Record<string, unknown>> & { readonly fees?: readonly string[] },
  code: string,
  field: string,
  params?: Readonly<Record<string, string>>,
];

describe.each(databases)("dry runs of changes of fees on $name", async (kind) => {
  /** Fees of the catalogue at 27.90. */
  const harness = await feeChangeHarness(kind);
  const fee = await harness.fee("221.1", { prices: [priceFrom("2021-01-01", 2_790, { taxRate: 1_900 })] });
  const other = await harness.fee("230", { text: "Vorwegzuteilung" });
  afterAll(() => harness.open.close());

  const prepare = (communes: readonly string[], input: object = {}, token?: string) =>
    harness.prepare({ feeIds: [fee], communes, ...input }, token);
  const codes = (items: readonly { readonly state: string; readonly error: string | null }[]) =>
    items.map(({ state, error }) => error ?? state);

  test.each<RefusedInput>([
    [{ fees: [] }, "required", "feeIds"],
    [{ fees: Array.from({ length: 201 }, () => "x") }, "list_too_long", "feeIds", { max: "200" }],
    [{ fees: ["221.1", "221.1"] }, "not_unique", "feeIds.1"],
    [{ fees: ["221.1", "unknown"] }, "not_found", "feeIds.1"],
    [{ communes: ["9761000"] }, "ags_invalid", "communes.0"],
    [{ communes: ["09999999"] }, "not_found", "communes.0"],
    [{ communes: ["09200001", "09200001"] }, "not_unique", "communes.1"],
    [{ communes: Array.from({ length: 201 }, () => "x") }, "list_too_long", "communes", { max: "200" }],
    [{ states: ["SH"] }, "required", "communes"],
    [{ kind: "RESET", group: "INHERITING" }, "required", "communes"],
    [{ value: null }, "required", "value"],
    [{ value: -1 }, "amount_out_of_range", "value", { min: "0", max: "99999999" }],
    [{ value: feeValueMax + 1 }, "amount_out_of_range", "value", { min: "0", max: "99999999" }],
    [{ day: null }, "required", "day"],
    [{ kind: "PERCENT" }, "required", "percent"],
    [{ kind: "PERCENT", percent: 0 }, "percentage_out_of_range", "percent", percentBounds],
    [{ kind: "PERCENT", percent: -10_001 }, "percentage_out_of_range", "percent", percentBounds],
    [{ kind: "PERCENT", percent: 100_001 }, "percentage_out_of_range", "percent", percentBounds],
  ])("Fee changes: input %# is refused, and nothing is stored", async (input, code, field, params) => {
    const { fees = ["221.1"], ...rest } = input;
    const communes = [await harness.commune({ "221.1": [priceFrom(day, 1)] })];
    const feeIds = fees.map((id) => toNodeId("SystemFee", `${feeService}/${id}`));
    const { change, errors } = await harness.prepare({ feeIds, communes, ...rest });
    expect(change).toBeNull();
    expect(errors).toEqual([{ code, field, ...(params !== undefined && { params }) }]);
    expect(await harness.open.db.selectFrom("run").select("id").execute()).toEqual([]);
  });

  test("Fee changes: names every commune without any of the services", async () => {
    const [with1, without] = [await harness.commune(), "09300001"];
    await storeFeeCommune(harness.open.db, without, ["ew-ummeldung"]);
    const { errors } = await prepare([with1, without]);
    expect(errors).toEqual([{ code: "not_found", field: "communes.1" }]);
    const moved = await harness.fee("7", { serviceId: "ew-ummeldung" });
    const { change } = await prepare([with1, without], { feeIds: [fee, moved] });
    expect((await harness.items(change.id)).map(({ ags, feeId }) => [ags, feeId])).toEqual([
      [with1, "221.1"],
      [without, "7"],
    ]);
  });

  test("Fee changes: shows inherited and own fees, by name of the commune and fee id", async () => {
    const [plain, own, reset] = [
      await harness.commune(),
      await harness.commune({ "221.1": [priceFrom("2020-01-01", 4_000), priceFrom("2028-02-01", 5_000)] }),
      await harness.commune({ "221.1": [] }),
    ];
    await harness.own(reset, "221.1", null);
    const { change } = await prepare([reset, own, plain], { feeIds: [other, fee], value: 3_100 });
    expect(change.state).toBe("PREPARED");
    const inherited = { text: "Zulassung", isOwn: false, before: 2_790, after: 3_100, nextPriceFrom: null };
    const second = { ...inherited, feeId: "230", text: "Vorwegzuteilung" };
    expect(await harness.items(change.id)).toMatchObject([
      { ags: plain, feeId: "221.1", ...inherited, state: "READY", error: null },
      { ags: plain, ...second },
      {
        ags: own,
        text: "Eigene",
        isOwn: true,
        before: 4_000,
        after: 3_100,
        state: "READY",
        nextPriceFrom: "2028-02-01",
      },
      { ags: own, ...second },
      { ags: reset, feeId: "221.1", ...inherited },
      { ags: reset, ...second },
    ]);
    const fields = `kind value percent day group isOwn createdBy { username } fees { feeId }
      counts { total communes ready excluded unchanged done failed impossible raised lowered lowest highest }`;
    expect(await harness.node(change.id, fields)).toEqual({
      kind: "AMOUNT",
      value: 3_100,
      percent: null,
      day,
      group: "ALL",
      isOwn: true,
      createdBy: { username: "support" },
      fees: [{ feeId: "221.1" }, { feeId: "230" }],
      counts: {
        total: 6,
        communes: 3,
        ready: 6,
        excluded: 0,
        unchanged: 0,
        done: 0,
        failed: 0,
        impossible: 0,
        raised: 5,
        lowered: 1,
        lowest: -900,
        highest: 310,
      },
    });
    expect(await harness.entries(plain)).toEqual([]);
  });

  test("Fee changes: takes only one group or Land", async () => {
    const [plain, own] = [await harness.commune(), await harness.commune({ 230: [priceFrom(day, 1)] })];
    const northern = await harness.commune({}, "01001000");
    const of = async (input: object) => {
      const { change } = await prepare([plain, own, northern], { feeIds: [fee, other], ...input });
      return (await harness.items(change.id)).map(({ ags, feeId }) => `${ags} ${feeId}`);
    };
    expect(await of({ group: "DEVIATING" })).toEqual([`${own} 230`]);
    expect(await of({ group: "INHERITING", states: ["BY"] })).toEqual([
      ...[`${plain} 221.1`, `${plain} 230`],
      `${own} 221.1`,
    ]);
    expect(await of({ states: ["SH", "HH"] })).toEqual([`${northern} 221.1`, `${northern} 230`]);
    expect(await of({ kind: "RESET" })).toEqual([`${own} 230`]);
  });

  test("Fee changes: rounds half up, and says where nothing changes or where it fails", async () => {
    const of = (value: number, from = "2020-01-01") => harness.commune({ "221.1": [priceFrom(from, value)] });
    const communes = [
      await of(1_010),
      await of(10),
      await of(1, "2028-01-01"),
      await of(feeValueMax),
      await harness.commune({ "221.1": fullPrices }),
    ];
    const { change } = await prepare(communes, {
      kind: "PERCENT",
      percent: 50,
      value: 9,
      group: "DEVIATING",
    });
    const seen = (await harness.items(change.id)).map(({ before, after, nextPriceFrom, state, error }) => [
      ...[before, after, nextPriceFrom, state, error],
    ]);
    expect(seen).toEqual([
      // 1015.05, 10.05, no price, and 1004999.98 (rounded from 100499998.995).
      [1_010, 1_015, null, "READY", null],
      [10, 10, null, "UNCHANGED", null],
      [null, null, "2028-01-01", "UNCHANGED", null],
      [feeValueMax, 100_499_999, null, "FAILED", "amount_out_of_range 99999999 0"],
      // 99 raised by 0.5 % is 99.495.
      [99, 99, null, "UNCHANGED", null],
    ]);
    const filtered = async (args: string) =>
      (await harness.node(change.id, `items(${args}) { edges { node { before isImpossible } } }`))["items"];
    const impossible = { edges: [{ node: { before: feeValueMax, isImpossible: true } }] };
    expect(await filtered("isImpossible: true")).toEqual(impossible);
    expect(await filtered("states: [FAILED], isImpossible: true")).toEqual(impossible);
    expect(await filtered("states: [FAILED], isImpossible: false")).toEqual({ edges: [] });
    expect(await filtered("states: [READY], isImpossible: false")).toEqual({
      edges: [{ node: { before: 1_010, isImpossible: false } }],
    });
    const lowered = await prepare(communes.slice(0, 1), { kind: "PERCENT", percent: -50 });
    // 1004.95
    expect(await harness.items(lowered.change.id)).toMatchObject([{ before: 1_010, after: 1_005 }]);
    const more = await prepare(communes.slice(4), { kind: "PERCENT", percent: 5_000 });
    expect(await harness.items(more.change.id)).toMatchObject([
      { before: 99, after: 149, state: "FAILED", error: "list_too_long 100" },
    ]);
    expect(await harness.node(more.change.id, "value percent")).toEqual({ value: null, percent: 5_000 });
    expect(await harness.change("startFeeChange", { id: more.change.id })).toEqual([
      { code: "required", field: "id" },
    ]);
  });

  test("Fee changes: a reset is compared with the catalogue today, and is ready even if nothing differs", async () => {
    const communes = [
      await harness.commune({ "221.1": [priceFrom("2020-01-01", 4_000)] }),
      await harness.commune({ "221.1": [priceFrom("2021-01-01", 2_790, { taxRate: 1_900 })] }),
      await harness.commune(),
    ];
    const input = { kind: "RESET", day: "2019-01-01", value: 5, percent: 5 };
    const { change } = await prepare(communes, input);
    expect(await harness.items(change.id)).toMatchObject([
      { ags: communes[0], before: 4_000, after: 2_790, state: "READY" },
      { ags: communes[1], before: 2_790, after: 2_790, state: "READY" },
    ]);
    const { day: today, ...rest } = await harness.node(change.id, "day value percent");
    expect([today, rest]).toEqual(["2026-11-20", { value: null, percent: null }]);
  });

  test("Fee changes: refuses more fees of communes than a change may have", async () => {
    const { db } = harness.open;
    const ids = Array.from({ length: 200 }, (_, at) => `many-${at}`);
    await db
      .insertInto("service_fee")
      .values(
        ids.map((fee_id) => ({
          service_id: "sub-many",
          fee_id,
          text: "Gebühr",
          is_active: true,
          metadata_state: "OWN" as const,
        })),
      )
      .execute();
    const count = feeChangeItemsMax / ids.length;
    const communes = Array.from({ length: count + 1 }, (_, at) => `1399${String(at).padStart(4, "0")}`);
    const place = { unit: "Stadt", postalCodes: [], services: ["sub-many"] };
    await storeCommunes(
      db,
      communes.map((ags) => ({ ...place, ags, name: `Ort ${ags}` })),
    );
    const feeIds = ids.map((id) => toNodeId("SystemFee", `sub-many/${id}`));
    expect((await prepare([], { feeIds })).errors).toEqual([
      { code: "fee_change_too_large", field: "communes", params: { max: "20000" } },
    ]);
    const { change, errors } = await prepare(communes.slice(1), { feeIds });
    expect(errors).toEqual([]);
    expect(await harness.node(change.id, "counts { total communes }")).toEqual({
      counts: { total: 20_000, communes: 100 },
    });
  }, 60_000);

  test("Fee changes: items are left out and taken in again", async () => {
    const [first, second, same] = [
      await harness.commune(),
      await harness.commune(),
      await harness.commune({ "221.1": [priceFrom("2020-01-01", 3_000)] }),
    ];
    const { change } = await prepare([first, second, same]);
    const { id } = change;
    const items = await harness.items(id);
    const [one = "", two = "", unchanged = ""] = items.map((item) => item.id);
    const exclude = (itemIds: readonly string[], isExcluded = true) =>
      harness.mutate("excludeFeeChangeItems", "change { id } items { id state }", {
        id,
        itemIds,
        isExcluded,
      });
    expect(await exclude([two, one])).toMatchObject({
      payload: {
        change: { id },
        items: [
          { id: one, state: "EXCLUDED" },
          { id: two, state: "EXCLUDED" },
        ],
      },
    });
    expect((await exclude([one, one], false)).errors).toEqual([]);
    expect(codes(await harness.items(id))).toEqual(["READY", "EXCLUDED", "UNCHANGED"]);
    expect((await harness.items(id, ["EXCLUDED", "UNCHANGED"])).map((item) => item.id)).toEqual([
      ...[two, unchanged],
    ]);
    const foreign = (await prepare([first])).change;
    const [elsewhere] = await harness.items(foreign.id);
    const { payload, errors } = await exclude([one, unchanged, elsewhere?.id ?? "", "x"]);
    expect([payload, errors]).toEqual([
      expect.objectContaining({ change: { id }, items: [] }),
      [
        { code: "status_not_allowed", field: "itemIds.1", params: { status: "UNCHANGED" } },
        { code: "not_found", field: "itemIds.2" },
        { code: "not_found", field: "itemIds.3" },
      ],
    ]);
    expect((await exclude([])).errors).toEqual([{ code: "required", field: "itemIds" }]);
    expect((await exclude(Array.from({ length: 201 }, () => one))).errors).toEqual([
      { code: "list_too_long", field: "itemIds", params: { max: "200" } },
    ]);
    const { counts } = await harness.node(id, "counts { ready excluded unchanged raised }");
    expect(counts).toEqual({ ready: 1, excluded: 1, unchanged: 1, raised: 1 });
    await harness.change("startFeeChange", { id });
    await harness.run(id);
    expect(codes(await harness.items(id))).toEqual(["DONE", "EXCLUDED", "UNCHANGED"]);
    expect(await harness.stored(second, "221.1")).toBeNull();
  });
});

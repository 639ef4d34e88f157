import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { feesMax } from "#domain/fees";
import { toNodeId } from "#server/nodeId";
import { databases } from "../support/databases";
import { feeCalls, feeService, priceFrom, storeCatalogueFee, storeFeeCommune } from "../support/fees";
import { memberOf } from "../support/serverCalls";
import { harnessTime, serverHarness } from "../support/serverHarness";

const prices = [priceFrom("2021-01-01", 2_790)];
const raised = [priceFrom("2021-01-01", 2_790, { validTo: "2026-12-31" }), priceFrom("2027-01-01", 2_860)];
const noNumbers = { gebOstNr: null, hhst: null, objnr: null };
const selection = `systemFee { id serviceId feeId text status prices { value taxRate validFrom validTo }
  numbers { gebOstNr hhst objnr } communeCount revision updatedAt updatedBy { username } }`;
const on = "2026-11-20";

interface Deviation {
  readonly ags: string;
  readonly amount: number | null;
  readonly difference: number;
  readonly parts: readonly string[];
}

describe.each(databases)("the catalogue of fees on $name", async (kind) => {
  let number = 0;
  let feeId: string;
  const harness = await serverHarness(kind);
  beforeEach(async () => {
    number += 1;
    feeId = `fee-${number}`;
    await storeCatalogueFee(harness.open.db, feeId);
  });
  afterAll(() => harness.open.close());

  const id = (of = feeId) => toNodeId("SystemFee", `${feeService}/${of}`);
  const fee = (values: object = {}) => ({
    serviceId: feeService,
    feeId,
    text: "Zulassung",
    prices,
    ...values,
  });
  const save = async (input: Readonly<Record<string, unknown>>) => {
    const { payload, errors } = await harness.mutate("saveSystemFee", selection, input);
    return { fee: (payload as { systemFee: Record<string, unknown> | null }).systemFee, errors };
  };
  const setStatus = async (input: object) => {
    const values = { id: id(), revision: 1, ...input };
    const { payload, errors } = await harness.mutate("setSystemFeeStatus", selection, values);
    return { fee: (payload as { systemFee: Record<string, unknown> | null }).systemFee, errors };
  };
  const list = async (filter: object, args = "") => {
    const { systemFees } = await harness.read(
      `query ($filter: SystemFeeFilter) { systemFees(filter: $filter${args}) {
        totalCount pageInfo { endCursor hasNextPage } edges { node { feeId } } } }`,
      { filter },
    );
    return systemFees as {
      readonly totalCount: number;
      readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
      readonly edges: readonly { readonly node: { readonly feeId: string } }[];
    };
  };
  const idsOf = async (filter: object) => (await list(filter)).edges.map(({ node }) => node.feeId);
  /** A commune with its own version of the fee. */
  const deviate = async (ags: string, values: object) => {
    await storeFeeCommune(harness.open.db, ags, [feeService]);
    const token = await harness.logIn(`member${ags}`, [memberOf(ags, feeService)]);
    const calls = feeCalls(harness, ags, token);
    const { revision } = await calls.find(feeId);
    const { errors } = await calls.save({ feeId, text: "Zulassung", prices, revision, ...values });
    expect(errors).toEqual([]);
    return calls;
  };
  const readFee = async (fields: string, variables: object = {}) => {
    const { systemFee } = await harness.read(
      `query ($serviceId: String!, $feeId: String!) { systemFee(serviceId: $serviceId, feeId: $feeId) { ${fields} } }`,
      { serviceId: feeService, feeId, ...variables },
    );
    return systemFee as Record<string, unknown> | null;
  };
  const summary = async () =>
    (await readFee(`s: deviationSummary(on: "${on}") { count amountCount lowest highest }`))?.["s"];
  const deviations = async (args = "") => {
    const found = await readFee(`d: deviations(on: "${on}"${args}) {
      totalCount edges { node { ags amount difference parts } } }`);
    const { edges } = found?.["d"] as { edges: readonly { node: Deviation }[] };
    return edges.map(({ node }) => node);
  };
  const entries = () =>
    harness.open.db
      .selectFrom("activity")
      .select(["type", "commune_ags", "service_id", "label", "before", "after"])
      .where("commune_ags", "is", null)
      .where("target_kind", "=", "service")
      .orderBy("id", "desc")
      .limit(2)
      .execute();

  test("gets a new fee, which communes inherit", async () => {
    const added = `${feeId}-new`;
    const numbers = { hhst: " 0.1120 ", objnr: "" };
    const { fee: saved, errors } = await save(fee({ feeId: added, text: " Neu ", numbers, prices: raised }));
    expect(errors).toEqual([]);
    expect(saved).toMatchObject({
      id: id(added),
      serviceId: feeService,
      feeId: added,
      text: "Neu",
      status: "ACTIVE",
      prices: raised,
      numbers: { ...noNumbers, hhst: "0.1120" },
      revision: 1,
      updatedBy: { username: "support" },
      updatedAt: harnessTime.toISOString(),
    });
    const ags = `0910${String(number).padStart(4, "0")}`;
    await storeFeeCommune(harness.open.db, ags, [feeService]);
    const member = await harness.logIn(`reader${number}`, [memberOf(ags, feeService)]);
    expect(await feeCalls(harness, ags, member).find(added)).toMatchObject({
      isInherited: true,
      text: "Neu",
    });
    const [entry] = await entries();
    expect(entry).toMatchObject({ type: "CREATE_SERVICE_FEE", service_id: feeService, before: null });
    expect(entry?.after).toMatchObject({ feeId: added, hhst: "0.1120", text: "Neu", status: "ACTIVE" });
  });

  test("changes a fee: communes that inherit it get the new price, and their open forms a conflict", async () => {
    const ags = `0911${String(number).padStart(4, "0")}`;
    await storeFeeCommune(harness.open.db, ags, [feeService]);
    const member = await harness.logIn(`reader${number}`, [memberOf(ags, feeService)]);
    const calls = feeCalls(harness, ags, member);
    const read = await calls.find(feeId);
    const { fee: saved } = await save(fee({ revision: 1, prices: raised }));
    expect(saved).toMatchObject({ prices: raised, revision: 2, numbers: { hhst: "0.1120.1000" } });
    expect(await calls.find(feeId)).toMatchObject({ isInherited: true, prices: raised });
    const late = await calls.save({ feeId, text: "Anders", prices, revision: read.revision });
    expect(late.errors).toMatchObject([{ code: "conflict", params: { by: "support" } }]);
    expect(await entries()).toMatchObject([
      { type: "SAVE_SERVICE_FEE", before: { prices: { "2021-01-01": { validTo: null } } } },
      {},
    ]);
  });

  test("saves numbers apart from the rest in the log, and nothing without a difference", async () => {
    const numbers = { hhst: "9", gebOstNr: "221", objnr: null };
    const { fee: saved } = await save(fee({ revision: 1, numbers }));
    expect(saved).toMatchObject({ revision: 2, numbers });
    expect((await entries())[0]).toMatchObject({
      type: "SAVE_SERVICE_FEE_METADATA",
      before: { hhst: "0.1120.1000" },
      after: { hhst: "9", gebOstNr: "221" },
    });
    expect((await save(fee({ revision: 2, numbers: { ...numbers, hhst: " 9 " } }))).fee?.["revision"]).toBe(
      2,
    );
    expect((await save(fee({ revision: 2 }))).fee).toMatchObject({ revision: 2, numbers });
  });

  test.each([
    [{ feeId: "a b" }, "fee_id_invalid", "feeId"],
    [{ text: " " }, "required", "text"],
    [{ prices: [] }, "required", "prices"],
    [{ prices: [priceFrom("2026-01-01", -1)] }, "amount_out_of_range", "prices.0.value"],
    [
      { prices: [priceFrom("2026-01-01", 1, { validTo: "2025-12-31" })] },
      "end_before_start",
      "prices.0.validTo",
    ],
    [{ numbers: { hhst: "x".repeat(51) } }, "text_too_long", "numbers.hhst"],
    [{ serviceId: "pw-unbekannt" }, "not_found", "serviceId"],
    [{ serviceId: "service-portal" }, "capability_missing", "serviceId"],
    [{ revision: 1, feeId: "unbekannt" }, "not_found", "feeId"],
  ])("refuses %j", async (input, code, field) => {
    const { fee: saved, errors } = await save(fee({ feeId: `${feeId}-x`, ...input }));
    expect(errors).toMatchObject([{ code, field }]);
    expect(saved).toBeNull();
  });

  test("refuses an id that exists, and returns the stored fee with a conflict", async () => {
    expect((await save(fee())).errors).toEqual([{ code: "not_unique", field: "feeId" }]);
    const late = await save(fee({ revision: 9, text: "Anders" }));
    expect(late.errors).toMatchObject([{ code: "conflict" }]);
    expect(late.fee).toMatchObject({ text: "Zulassung", revision: 1 });
  });

  test(`has at most ${feesMax} fees per service`, async () => {
    const serviceId = "ikfz-umschreibung";
    const rows = Array.from({ length: feesMax - 1 }, (_, at) => ({
      service_id: serviceId,
      fee_id: `f${number}-${at}`,
      text: "Text",
      is_active: true,
      metadata_state: "OWN" as const,
    }));
    await harness.open.db.insertInto("service_fee").values(rows).execute();
    expect((await save(fee({ serviceId }))).errors).toEqual([]);
    const { errors } = await save(fee({ serviceId, feeId: `${feeId}-2` }));
    expect(errors).toEqual([{ code: "list_too_long", params: { max: String(feesMax) } }]);
  });

  test("asks before a fee is deactivated that rules of inheriting communes charge", async () => {
    const agsOf = (place: number) => `09${12 + place}${String(number).padStart(4, "0")}`;
    const { db } = harness.open;
    const nodes = JSON.stringify([
      { nodeId: "1", parentId: null, slot: "ROOT", position: 0, kind: "FEE", feeId },
    ]);
    for (const place of [0, 2]) await storeFeeCommune(db, agsOf(place), [feeService]);
    await deviate(agsOf(1), { text: "Eigene" });
    for (const place of [0, 1]) {
      const rule = { commune_ags: agsOf(place), service_id: feeService, nodes };
      await db.insertInto("fee_rule").values(rule).execute();
    }
    const { errors } = await setStatus({ status: "INACTIVE" });
    expect(errors).toEqual([{ code: "fee_inactive", params: { feeId, count: "1" } }]);
    const confirmed = await setStatus({ status: "INACTIVE", confirmed: ["fee_inactive"] });
    expect(confirmed.errors).toEqual([]);
    expect(confirmed.fee).toMatchObject({
      status: "INACTIVE",
      revision: 2,
      numbers: { hhst: "0.1120.1000" },
    });
    expect((await entries())[0]).toMatchObject({
      type: "CHANGE_SERVICE_FEE",
      before: { status: "ACTIVE" },
      after: { status: "INACTIVE" },
    });
    expect((await setStatus({ status: "ACTIVE", revision: 1 })).errors).toMatchObject([{ code: "conflict" }]);
    expect((await setStatus({ status: "ACTIVE", revision: 2 })).fee).toMatchObject({ status: "ACTIVE" });
  });

  test("counts every commune with the service if the rule of the service charges the fee", async () => {
    const { db } = harness.open;
    const serviceId = "pw-eheurkunde";
    await storeCatalogueFee(db, feeId, { serviceId });
    const nodes = JSON.stringify([
      { nodeId: "1", parentId: null, slot: "ROOT", position: 0, kind: "FEE", feeId },
    ]);
    await db.deleteFrom("fee_rule").where("service_id", "=", serviceId).execute();
    await db.insertInto("fee_rule").values({ service_id: serviceId, nodes }).execute();
    const of = { id: toNodeId("SystemFee", `${serviceId}/${feeId}`), status: "INACTIVE" };
    expect((await setStatus(of)).errors).toEqual([{ code: "fee_inactive", params: { feeId, count: "0" } }]);
    const ags = `0916${String(number).padStart(4, "0")}`;
    await storeFeeCommune(db, ags, [serviceId]);
    expect((await setStatus(of)).errors).toMatchObject([{ params: { count: "1" } }]);
    await db
      .insertInto("fee_rule")
      .values({ commune_ags: ags, service_id: serviceId, nodes: "[]" })
      .execute();
    expect((await setStatus(of)).errors).toMatchObject([{ params: { count: "0" } }]);
  });

  test("an unknown fee cannot be found nor changed", async () => {
    expect(await readFee("id", { feeId: "unbekannt" })).toBeNull();
    const { errors } = await setStatus({ id: id("unbekannt"), status: "INACTIVE" });
    expect(errors).toEqual([{ code: "not_found", field: "id" }]);
  });

  test("is listed by service and id, in pages, and searched by text, id and GebOSt number", async () => {
    const word = `Wort${number}ä`;
    await save(fee({ feeId: `${feeId}-b`, text: `Erste ${word}`, numbers: { gebOstNr: `77${number}.1` } }));
    await save(fee({ feeId: `${feeId}-a`, text: `Zweite ${word}` }));
    await save(fee({ feeId: `${feeId}-c`, serviceId: "ew-meldebescheinigung", text: `Dritte ${word}` }));
    const all = [`${feeId}-c`, `${feeId}-a`, `${feeId}-b`];
    expect(await idsOf({ text: `wort${number}ae` })).toEqual(all);
    expect(await idsOf({ text: `77${number}.` })).toEqual([`${feeId}-b`]);
    expect(await idsOf({ text: `${feeId}-A` })).toEqual([`${feeId}-a`]);
    expect(await idsOf({ text: word, serviceIds: [feeService] })).toEqual(all.slice(1));
    const first = await list({ text: word }, ", first: 2");
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const next = await list({ text: word }, `, first: 2, after: "${first.pageInfo.endCursor}"`);
    expect(next.edges.map(({ node }) => node.feeId)).toEqual([`${feeId}-b`]);
  });

  test("is filtered by status and by deviating communes", async () => {
    await save(fee({ feeId: `${feeId}-off` }));
    await setStatus({ id: id(`${feeId}-off`), status: "INACTIVE" });
    expect(await idsOf({ text: feeId, status: "INACTIVE" })).toEqual([`${feeId}-off`]);
    expect(await idsOf({ text: feeId, isDeviating: true })).toEqual([]);
    const ags = `0917${String(number).padStart(4, "0")}`;
    const calls = await deviate(ags, { text: "Eigene" });
    expect(await idsOf({ text: feeId, isDeviating: true })).toEqual([feeId]);
    await calls.change("resetFee", feeId);
    expect(await idsOf({ text: feeId, isDeviating: true })).toEqual([]);
  });

  test("tells which communes deviate, in what, and by how much on a day", async () => {
    const agsOf = (place: number) => `092${place}${String(number).padStart(4, "0")}`;
    expect(await summary()).toEqual({ count: 0, amountCount: 0, lowest: null, highest: null });
    await deviate(agsOf(1), { prices: [priceFrom("2021-01-01", 3_000), priceFrom("2026-11-20", 3_100)] });
    await deviate(agsOf(2), { prices: [priceFrom("2021-01-01", 2_500, { validTo: "2026-11-19" })] });
    await deviate(agsOf(3), { text: "Eigener Text" });
    await deviate(agsOf(4), { prices: [priceFrom("2021-01-01", 2_700, { validTo: on })] });
    expect(await summary()).toEqual({ count: 4, amountCount: 3, lowest: -2_790, highest: 310 });
    const rows: readonly Deviation[] = [
      { ags: agsOf(1), amount: 3_100, difference: 310, parts: ["PRICES"] },
      { ags: agsOf(2), amount: null, difference: -2_790, parts: ["PRICES"] },
      { ags: agsOf(3), amount: 2_790, difference: 0, parts: ["TEXT"] },
      { ags: agsOf(4), amount: 2_700, difference: -90, parts: ["PRICES"] },
    ];
    expect(await deviations()).toEqual(rows);
    const byDifference = ", orderBy: { field: DIFFERENCE, direction: DESC }";
    expect((await deviations(byDifference)).map(({ difference }) => difference)).toEqual([
      310, 0, -90, -2_790,
    ]);
    expect(await deviations(`, text: "${agsOf(3)}"`)).toEqual([rows[2]]);
    expect(await readFee("communeCount")).toMatchObject({ communeCount: expect.any(Number) });
  });

  test("is readable by members only as far as their fees show it", async () => {
    const ags = `0918${String(number).padStart(4, "0")}`;
    await storeFeeCommune(harness.open.db, ags, [feeService]);
    const member = await harness.logIn(`reader${number}`, [memberOf(ags, feeService)]);
    const source = `query ($id: ID!) { node(id: $id) { ... on SystemFee { feeId communeCount
      deviationSummary(on: "${on}") { count } deviations(on: "${on}") { totalCount } } } }`;
    await expect(harness.read(source, { id: id() }, member)).rejects.toMatchObject({
      extensions: { code: "insufficient_permissions" },
    });
    const { node } = await harness.read(
      "query ($id: ID!) { node(id: $id) { ... on SystemFee { feeId } } }",
      {
        id: id(),
      },
      member,
    );
    expect(node).toEqual({ feeId });
  });
});

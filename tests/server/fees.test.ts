import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { feesMax } from "#domain/fees";
import { toNodeId } from "#server/nodeId";
import { databases } from "../support/databases";
import {
  feeCalls,
  feeService,
  priceFrom,
  storeCatalogueFee,
  storeFeeCommune,
  type FeeCalls,
} from "../support/fees";
import { memberOf, systemRole } from "../support/serverCalls";
import { harnessTime, serverHarness } from "../support/serverHarness";

const feeId = "221.1.1";
const inherited = [priceFrom("2021-01-01", 2_790)];
const raised = [
  priceFrom("2021-01-01", 2_790, { validTo: "2026-12-31" }),
  priceFrom("2027-01-01", 2_860, { taxRate: 1_900 }),
];
const noNumbers = { gebOstNr: null, hhst: null, objnr: null };
const catalogueNumbers = { ...noNumbers, hhst: "0.1120.1000" };

describe.each(databases)("fees of a service on $name", async (kind) => {
  let ags: string;
  let member: string;
  let fees: FeeCalls;
  let number = 0;
  const harness = await serverHarness(kind);
  await storeCatalogueFee(harness.open.db, feeId);
  await storeCatalogueFee(harness.open.db, "230", { text: "Vorwegzuteilung", hhst: "0.1120.1010" });
  beforeEach(async () => {
    number += 1;
    ags = `091000${String(number).padStart(2, "0")}`;
    await storeFeeCommune(harness.open.db, ags, [feeService, "ew-ummeldung", "pw-eheurkunde"]);
    member = await harness.logIn(`member${number}`, [memberOf(ags, feeService, "ew-ummeldung")]);
    fees = feeCalls(harness, ags, member);
  });
  afterAll(() => harness.open.close());

  const fee = (values: object = {}) => ({ feeId, text: "Zulassung", prices: inherited, ...values });
  const newFee = (values: object = {}) => ({
    feeId: "versand",
    text: "Versand",
    prices: [priceFrom("2026-01-01", 411, { taxRate: 1_900 })],
    ...values,
  });
  const id = () => toNodeId("Fee", `${ags}/${feeService}/${feeId}`);
  const entries = async () =>
    (await harness.entries(ags)).map(({ type, before, after }) => ({ type, before, after }));

  test("are inherited from the catalogue until the commune changes one", async () => {
    const listed = await fees.list();
    expect(listed?.map((one) => one.feeId)).toEqual([feeId, "230"]);
    const values = { text: "Zulassung", status: "ACTIVE", prices: inherited };
    expect(listed?.[0]).toEqual({
      ...values,
      id: id(),
      feeId,
      isInherited: true,
      inherited: { ...values, numbers: catalogueNumbers },
      numbers: catalogueNumbers,
      hasOwnNumbers: false,
      canRestoreNumbers: false,
      updatedAt: null,
      updatedBy: null,
      revision: 1,
    });
    const { node } = await harness.read(
      "query ($id: ID!) { node(id: $id) { id ... on Fee { feeId revision } } }",
      { id: id() },
      member,
    );
    expect(node).toEqual({ id: id(), feeId, revision: 1 });
  });

  test("Fees: deprecated fields say the same as their successors", async () => {
    const source = `query ($ags: AGS!, $serviceId: String!) { communeService(ags: $ags, serviceId: $serviceId) {
      fees { feeId owner systemFee { feeId metadata { hhst } } metadata { numbers { hhst } } } } }`;
    await fees.save({ feeId: "230", revision: 1, text: "Eigene", prices: raised });
    const { communeService } = await harness.read(source, { ags, serviceId: feeService }, member);
    const { hhst } = catalogueNumbers;
    expect(communeService).toMatchObject({
      fees: [
        { feeId, owner: "system", systemFee: { feeId, metadata: { hhst } }, metadata: { numbers: { hhst } } },
        { feeId: "230", owner: ags },
      ],
    });
  });

  test("saving one makes it the commune's own; the other stays inherited", async () => {
    const { fee: saved, communeService, errors } = await fees.save(fee({ revision: 1, prices: raised }));
    expect(errors).toEqual([]);
    expect(saved).toMatchObject({
      id: id(),
      isInherited: false,
      text: "Zulassung",
      status: "ACTIVE",
      prices: raised,
      revision: 2,
      inherited: { prices: inherited },
      numbers: catalogueNumbers,
      hasOwnNumbers: false,
      updatedAt: harnessTime.toISOString(),
      updatedBy: { username: `member${number}`, role: "MEMBER" },
    });
    expect(communeService?.fees).toEqual(await fees.list());
    expect((await fees.find("230")).isInherited).toBe(true);
    // Other communes are not affected.
    const other = `0920${ags.slice(4)}`;
    await storeFeeCommune(harness.open.db, other, [feeService]);
    const support = await harness.logIn(`support${number}`, systemRole("SUPPORT"));
    expect(await feeCalls(harness, other, support).find(feeId)).toMatchObject({
      isInherited: true,
      revision: 1,
    });
  });

  test("prices are kept by first day, whatever their order and overlaps", async () => {
    const prices = [priceFrom("2027-01-01", 3), priceFrom("2021-01-01", 1), priceFrom("2024-02-29", 2)];
    const { fee: saved } = await fees.save(newFee({ prices }));
    expect(saved?.prices.map(({ value }) => value)).toEqual([1, 2, 3]);
  });

  test("a changed status copies text and prices of the catalogue", async () => {
    const { fee: off } = await fees.change("setFeeStatus", feeId, { status: "INACTIVE" });
    expect(off).toMatchObject({
      isInherited: false,
      status: "INACTIVE",
      text: "Zulassung",
      prices: inherited,
    });
    // Saving keeps the status.
    const { fee: saved } = await fees.save(fee({ revision: 2, text: "Neu" }));
    expect(saved).toMatchObject({ status: "INACTIVE", text: "Neu", revision: 3 });
    expect((await entries()).map(({ type }) => type)).toEqual(["CHANGE_SERVICE_FEE", "SAVE_SERVICE_FEE"]);
  });

  test("nothing is stored without a difference", async () => {
    await fees.save(fee({ revision: 1, text: " Zulassung " }));
    await fees.change("setFeeStatus", feeId, { status: "ACTIVE" });
    await fees.change("resetFee", feeId);
    await fees.change("saveFeeMetadata", feeId, { numbers: { hhst: " 0.1120.1000 ", objnr: "" } });
    await fees.change("resetFeeMetadata", feeId);
    expect(await fees.find(feeId)).toMatchObject({ isInherited: true, revision: 1, updatedAt: null });
    await fees.save(newFee());
    expect((await fees.save(newFee({ revision: 1 }))).fee?.revision).toBe(1);
    await fees.save(fee({ revision: 1, prices: raised }));
    expect((await fees.save(fee({ revision: 2, prices: raised.toReversed() }))).fee?.revision).toBe(2);
    expect((await entries()).map(({ type }) => type)).toEqual(["CREATE_SERVICE_FEE", "SAVE_SERVICE_FEE"]);
  });

  test("a commune adds fees under ids that are not taken", async () => {
    const { fee: added, communeService } = await fees.save(newFee());
    expect(added).toMatchObject({
      ...newFee(),
      isInherited: false,
      status: "ACTIVE",
      inherited: null,
      revision: 1,
      numbers: noNumbers,
      hasOwnNumbers: false,
      canRestoreNumbers: false,
    });
    expect(communeService?.fees.map((one) => one.feeId)).toEqual([feeId, "230", "versand"]);
    for (const taken of [feeId, "versand"]) {
      const { fee: refused, communeService: service, errors } = await fees.save(newFee({ feeId: taken }));
      expect(errors).toEqual([{ code: "not_unique", field: "feeId" }]);
      expect([refused, service?.fees.length]).toEqual([null, 3]);
    }
    const { errors } = await fees.save(newFee({ revision: 1, feeId: "unbekannt" }));
    expect(errors).toEqual([{ code: "not_found", field: "feeId" }]);
  });

  test("a commune adds a limited number, not counting those of the catalogue", async () => {
    const rows = Array.from({ length: feesMax - 1 }, (_, at) => ({
      commune_ags: ags,
      service_id: feeService,
      fee_id: `f${at}`,
      text: "Gebühr",
      is_active: true,
    }));
    await harness.open.db.insertInto("service_fee").values(rows).execute();
    await fees.save(fee({ revision: 1, text: "Eigene" }));
    expect((await fees.save(newFee())).errors).toEqual([]);
    expect((await fees.save(newFee({ feeId: "letzte" }))).errors).toEqual([
      { code: "list_too_long", params: { max: String(feesMax) } },
    ]);
    expect((await fees.change("setFeeStatus", "230", { status: "INACTIVE" })).errors).toEqual([]);
  });

  test("a stale revision is a conflict with the current fee, and changes nothing", async () => {
    await fees.save(fee({ revision: 1, text: "Neu" }));
    const conflict = [{ code: "conflict", params: { by: `member${number}`, at: harnessTime.toISOString() } }];
    const stale = { revision: 1 };
    const results = [
      await fees.save(fee({ ...stale, text: "Älter" })),
      await fees.change("setFeeStatus", feeId, { ...stale, status: "INACTIVE" }),
      await fees.change("resetFee", feeId, stale),
      await fees.change("saveFeeMetadata", feeId, { ...stale, numbers: { hhst: "1" } }),
      await fees.change("resetFeeMetadata", feeId, stale),
      await fees.change("restoreFeeMetadata", feeId, stale),
    ];
    for (const { errors, fee: current } of results) {
      expect([errors, current]).toMatchObject([conflict, { text: "Neu", revision: 2 }]);
    }
    expect(await entries()).toHaveLength(1);
  });

  test("a change of the catalogue is a conflict, too", async () => {
    const { db } = harness.open;
    await storeCatalogueFee(db, `katalog-${number}`);
    const change = db.updateTable("service_fee").where("fee_id", "=", `katalog-${number}`);
    await change.set({ revision: 2, text: "Geändert", updated_at: new Date("2030-01-01") }).execute();
    const { fee: current, errors } = await fees.save(fee({ feeId: `katalog-${number}`, revision: 1 }));
    expect(errors).toEqual([{ code: "conflict", params: { by: "", at: "2030-01-01T00:00:00.000Z" } }]);
    expect(current).toMatchObject({ text: "Geändert", isInherited: true, revision: 2 });
    // Without the catalogue, a reset fee is gone; a new one of this id has higher revisions.
    await fees.save(fee({ feeId: `katalog-${number}`, revision: 2 }));
    await fees.change("resetFee", `katalog-${number}`);
    await db
      .deleteFrom("service_fee")
      .where("fee_id", "=", `katalog-${number}`)
      .where("commune_ags", "is", null)
      .execute();
    expect((await fees.list())?.map((one) => one.feeId)).toEqual([feeId, "230"]);
    expect((await fees.save(newFee({ feeId: `katalog-${number}` }))).fee?.revision).toBe(3);
  });

  test("a reset fee is inherited again, never with a revision that was used before", async () => {
    await fees.save(fee({ revision: 1, prices: raised }));
    const { fee: reset } = await fees.change("resetFee", feeId);
    expect(reset).toMatchObject({ isInherited: true, text: "Zulassung", prices: inherited, revision: 3 });
    const { fee: again } = await fees.save(fee({ revision: 3, prices: raised }));
    expect(again).toMatchObject({ isInherited: false, prices: raised, revision: 4 });
    await fees.save(newFee());
    const { fee: kept, errors } = await fees.change("resetFee", "versand");
    expect(errors).toEqual([{ code: "status_not_allowed" }]);
    expect(kept).toMatchObject({ isInherited: false, revision: 1 });
  });

  test("metadata is overridden as a whole, apart from text and prices", async () => {
    const own = { ...noNumbers, objnr: "4711" };
    const { fee: saved } = await fees.change("saveFeeMetadata", feeId, { numbers: { objnr: "4711" } });
    expect(saved).toMatchObject({
      isInherited: true,
      prices: inherited,
      revision: 2,
      numbers: own,
      hasOwnNumbers: true,
      canRestoreNumbers: false,
      inherited: { numbers: catalogueNumbers },
    });
    const { fee: reset } = await fees.change("resetFeeMetadata", feeId);
    expect(reset).toMatchObject({
      numbers: catalogueNumbers,
      hasOwnNumbers: false,
      canRestoreNumbers: true,
    });
    const { fee: restored } = await fees.change("restoreFeeMetadata", feeId);
    expect(restored).toMatchObject({
      revision: 4,
      numbers: own,
      hasOwnNumbers: true,
      canRestoreNumbers: false,
    });
    const { errors } = await fees.change("restoreFeeMetadata", feeId);
    expect(errors).toEqual([{ code: "status_not_allowed" }]);
    // Resetting text and prices keeps the metadata.
    await fees.save(fee({ revision: 4, text: "Neu" }));
    expect((await fees.change("resetFee", feeId)).fee?.numbers).toEqual(own);
  });

  test("metadata of a fee that the catalogue lacks is reset to none", async () => {
    await fees.save(newFee());
    await fees.change("saveFeeMetadata", "versand", { numbers: { hhst: "1.1" } });
    const { fee: reset } = await fees.change("resetFeeMetadata", "versand");
    expect(reset).toMatchObject({ numbers: noNumbers, hasOwnNumbers: false, canRestoreNumbers: true });
    const { fee: replaced } = await fees.change("saveFeeMetadata", "versand", { numbers: { hhst: "2.2" } });
    expect(replaced).toMatchObject({ numbers: { hhst: "2.2" }, canRestoreNumbers: false });
  });

  test("invalid values are reported at their paths, with the stored fee", async () => {
    const prices = [
      priceFrom("2026-01-01", 100_000_000, { taxRate: 10_001, validTo: "2025-12-31" }),
      priceFrom("2026-01-01", -1),
    ];
    const amounts = { min: "0", max: "99999999" };
    const { errors, fee: refused } = await fees.save({ feeId: "a/b", text: "", prices });
    expect(refused).toBeNull();
    expect(errors).toHaveLength(7);
    expect(errors).toEqual(
      expect.arrayContaining([
        { code: "fee_id_invalid", field: "feeId" },
        { code: "required", field: "text" },
        { code: "amount_out_of_range", field: "prices.0.value", params: amounts },
        { code: "percentage_out_of_range", field: "prices.0.taxRate", params: { min: "0", max: "10000" } },
        { code: "end_before_start", field: "prices.0.validTo" },
        { code: "amount_out_of_range", field: "prices.1.value", params: amounts },
        { code: "not_unique", field: "prices.1.validFrom" },
      ]),
    );
    const many = Array.from({ length: 150 }, (_, at) => priceFrom(`${2_000 + at}-01-01`, 100));
    const tooMany = await fees.save(fee({ revision: 1, prices: many }));
    expect(tooMany.errors).toEqual([{ code: "list_too_long", field: "prices", params: { max: "100" } }]);
    expect((await fees.save(fee({ revision: 1, prices: [] }))).errors).toEqual([
      { code: "required", field: "prices" },
    ]);
    const numbers = { gebOstNr: "1".repeat(21), hhst: "a\tb" };
    const metadata = await fees.change("saveFeeMetadata", feeId, { numbers });
    expect(metadata.errors).toEqual([
      { code: "text_too_long", field: "numbers.gebOstNr", params: { max: "20" } },
      { code: "text_invalid", field: "numbers.hhst" },
    ]);
    expect(metadata.fee?.revision).toBe(1);
    // Fractions of a cent and impossible days are refused before.
    await expect(fees.save(newFee({ prices: [priceFrom("2026-01-01", 0.5)] }))).rejects.toThrow();
    await expect(fees.save(newFee({ prices: [priceFrom("2026-02-30", 1)] }))).rejects.toThrow();
    expect(await entries()).toEqual([]);
  });

  test("are out of reach for members of other services and communes", async () => {
    const stranger = feeCalls(
      harness,
      ags,
      await harness.logIn(`s${number}`, [memberOf(ags, "ew-ummeldung")]),
    );
    expect(await stranger.list()).toBeNull();
    const refused = /insufficient_permissions|Insufficient/;
    await expect(stranger.save(newFee())).rejects.toThrow(refused);
    const change = { revision: 1, status: "INACTIVE" };
    await expect(stranger.change("setFeeStatus", feeId, change)).rejects.toThrow(refused);
    expect(await entries()).toEqual([]);
  });

  test("exist only for services with the capability", async () => {
    await storeCatalogueFee(harness.open.db, feeId, { serviceId: "ew-ummeldung" });
    expect(await fees.list("ew-ummeldung")).toEqual([]);
    const communeServiceId = toNodeId("CommuneService", `${ags}/ew-ummeldung`);
    const saved = await fees.save(newFee({ communeServiceId }));
    expect(saved.errors).toEqual([{ code: "capability_missing", field: "communeServiceId" }]);
    const feeOfOther = toNodeId("Fee", `${ags}/ew-ummeldung/${feeId}`);
    const { errors } = await fees.change("resetFee", feeId, { id: feeOfOther, revision: 0 });
    expect(errors).toEqual([{ code: "capability_missing", field: "id" }]);
  });

  test("are not found if they or their service are unknown", async () => {
    const notFound = (field: string) => [{ code: "not_found", field }];
    const support = feeCalls(harness, ags, await harness.logIn(`a${number}`, systemRole("ADMIN")));
    const unknownService = toNodeId("CommuneService", `${ags}/ikfz-umschreibung`);
    expect(await support.save(newFee({ communeServiceId: unknownService }))).toEqual({
      fee: null,
      communeService: null,
      errors: notFound("communeServiceId"),
    });
    for (const unknown of [toNodeId("Fee", `${ags}/${feeService}/9`), toNodeId("Fee", "x"), "?"]) {
      const { errors, fee: none } = await fees.change("resetFee", "9", { id: unknown, revision: 1 });
      expect([errors, none]).toEqual([notFound("id"), null]);
    }
    const { node } = await harness.read("query ($id: ID!) { node(id: $id) { id } }", {
      id: toNodeId("Fee", `${ags}/${feeService}/9`),
    });
    expect(node).toBeNull();
  });

  test("each change is logged with its values before and after", async () => {
    await fees.save(newFee());
    await fees.save(newFee({ revision: 1, text: "Versand der Unterlagen" }));
    await fees.change("setFeeStatus", "versand", { status: "INACTIVE" });
    const prices = { "2026-01-01": { value: 411, taxRate: 1_900, validTo: null } };
    const created = {
      feeId: "versand",
      isInherited: false,
      text: "Versand",
      status: "ACTIVE",
      prices,
    };
    const renamed = { ...created, text: "Versand der Unterlagen" };
    expect(await harness.entries(ags)).toMatchObject([
      { type: "CREATE_SERVICE_FEE", label: "Neuzulassung (Versand)", service_id: feeService, before: null },
      {
        type: "SAVE_SERVICE_FEE",
        label: "Neuzulassung (Versand der Unterlagen)",
        before: created,
        after: renamed,
      },
      { type: "CHANGE_SERVICE_FEE", before: renamed, after: { ...renamed, status: "INACTIVE" } },
    ]);
    await fees.save(fee({ revision: 1, text: "Neu" }));
    await fees.change("resetFee", feeId);
    await fees.change("saveFeeMetadata", feeId, { numbers: { gebOstNr: "221.1" } });
    await fees.change("resetFeeMetadata", feeId);
    await fees.change("restoreFeeMetadata", feeId);
    const own = { feeId, isInherited: false, gebOstNr: "221.1", hhst: null, objnr: null };
    const catalogue = { feeId, isInherited: true, ...catalogueNumbers };
    expect((await entries()).slice(3)).toMatchObject([
      { before: { isInherited: true, text: "Zulassung" }, after: { isInherited: false, text: "Neu" } },
      { type: "RESET_SERVICE_FEE", before: { isInherited: false }, after: { isInherited: true } },
      { type: "SAVE_SERVICE_FEE_METADATA", before: catalogue, after: own },
      { type: "RESET_SERVICE_FEE_METADATA", before: own, after: catalogue },
      { type: "RESTORE_SERVICE_FEE_METADATA", before: catalogue, after: own },
    ]);
  });

  test("are removed together with their service", async () => {
    await fees.save(newFee());
    await fees.save(fee({ revision: 1, text: "Neu" }));
    const service = { id: toNodeId("CommuneService", `${ags}/${feeService}`), revision: 1 };
    const admin = await harness.logIn(`r${number}`, systemRole("ADMIN"));
    const { errors } = await harness.mutate("removeCommuneService", "commune { ags }", service, {
      token: admin,
    });
    expect(errors).toEqual([]);
    const { db } = harness.open;
    const own = await db.selectFrom("service_fee").select("id").where("commune_ags", "=", ags).execute();
    const orphans = await db
      .selectFrom("service_fee_price")
      .select("fee")
      .where("fee", "not in", db.selectFrom("service_fee").select("id"))
      .execute();
    expect([own, orphans]).toEqual([[], []]);
    expect(await harness.open.db.selectFrom("service_fee").select("id").execute()).not.toEqual([]);
  });
});

import Papa from "papaparse";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { dropExpired } from "#server/domain/installation/dropExpired";
import { databases } from "../support/databases";
import { augsburg, callV2, ebersberg, otherService, storeFeedbackPlaces } from "../support/feedback";
import {
  changeBooking,
  clearBookings,
  exportRun,
  fileOfRun,
  layoutOf,
  runFields,
  runNode,
  storeBooking,
  storeRun,
  successfulRun,
  type SeenRun,
} from "../support/bookingRuns";

const other = { service_id: otherService.serviceId };
const preview = `query($commune: AGS!, $filter: BookingFilter, $sinceRun: ID) {
  bookingRunPreview(commune: $commune, filter: $filter, sinceRun: $sinceRun) {
    rowCount correctionCount total vat otherSeriesCount unbookedCount
    otherSeries { rowCount latestRun { number } }
  } }`;

describe.each(databases)("Export runs ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const tokens = await storeFeedbackPlaces(db);
  afterAll(() => database.close());
  beforeEach(() => clearBookings(db));

  const codesOf = ({ errors }: Awaited<ReturnType<typeof exportRun>>) => errors.map(({ code }) => code);
  const read = async <Data extends object>(source: string, variables = {}, token = tokens.support) => {
    const { data, codes } = await callV2<Data>(db, { token }, source, variables);
    expect(codes).toEqual([]);
    return data;
  };
  const previewed = async (variables: object, token = tokens.support) => {
    type Previewed = { readonly bookingRunPreview: object | null };
    const data = await read<Previewed>(preview, { commune: augsburg.communeAgs, ...variables }, token);
    return data?.bookingRunPreview;
  };
  const runsFor = async (token: string) => {
    type Listed = { readonly bookingRuns: { readonly edges: readonly { readonly node: SeenRun }[] } };
    const source = `query { bookingRuns(commune: "${augsburg.communeAgs}") { edges { node { ${runFields} } } } }`;
    return (await read<Listed>(source, {}, token))?.bookingRuns.edges.map(({ node }) => node) ?? [];
  };
  const rowsOf = async ({ id }: SeenRun) =>
    Papa.parse<Record<string, string>>((await fileOfRun(db, id)).toString(), {
      header: true,
      delimiter: ";",
      skipEmptyLines: true,
    }).data;

  test("a run tells who, when and what, and is logged with its number and hash", async () => {
    await storeBooking(db);
    await storeBooking(db, { state: "OPEN" });
    await storeBooking(db, { commune_ags: ebersberg.communeAgs });
    const run = await successfulRun(db, tokens.support, { filter: { communes: [ebersberg.communeAgs] } });
    expect(run).toMatchObject({
      number: 1,
      rowCount: 1,
      correctionCount: 0,
      total: 1_200,
      vat: 192,
      hasVehicles: true,
      erasedOn: "2035-01-01",
      createdBy: { username: "support" },
      sinceRun: null,
      continuedBy: null,
      filter: { services: null },
      download: { fileName: "Buchungen-09761000-Lauf-0001.csv", byteSize: run.byteSize },
    });
    const entry = await db.selectFrom("activity").selectAll().executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      type: "EXPORT_BOOKINGS",
      commune_ags: augsburg.communeAgs,
      label: "Lauf 1",
      before: null,
      after: { run: 1, rows: 1, corrections: 0, total: 1_200, sha256: run.sha256 },
    });
    expect(codesOf(await exportRun(db, tokens.support, { sinceRun: run.id }))).toEqual(["no_new_bookings"]);
    expect(await db.selectFrom("activity").select("id").execute()).toHaveLength(1);
  });

  test("a preview tells the same as the run, and what would be booked twice", async () => {
    const id = await storeBooking(db, { budget_item: "1.1" });
    await storeBooking(db);
    await storeBooking(db, { state: "FAILED" });
    const sums = { rowCount: 2, correctionCount: 0, total: 2_400, vat: 384 };
    expect(await previewed({})).toEqual({
      ...sums,
      otherSeriesCount: 0,
      otherSeries: [],
      unbookedCount: 1,
    });
    const first = await successfulRun(db, tokens.support);
    expect(first).toMatchObject(sums);
    expect(await previewed({})).toMatchObject({ ...sums, otherSeriesCount: 2, unbookedCount: 1 });
    expect(await previewed({ filter: { states: ["OPEN"] } })).toMatchObject({
      rowCount: 2,
      unbookedCount: 1,
    });
    await changeBooking(db, id, { budget_item: "2.2" });
    const changed = { rowCount: 2, correctionCount: 2, total: 0, vat: 0 };
    expect(await previewed({ sinceRun: first.id })).toMatchObject({ ...changed, otherSeriesCount: 0 });
    const second = await successfulRun(db, tokens.support, { sinceRun: first.id });
    expect(second).toMatchObject({ ...changed, number: 2, sinceRun: { number: 1 } });
    expect((await rowsOf(second)).map((row) => [row["Art"], row["Haushaltsstelle"]])).toEqual([
      ["Storno der Buchung", "1.1"],
      ["Berichtigung der Buchung", "2.2"],
    ]);
    expect(await previewed({ sinceRun: runNode("00000000-0000-4000-8000-000000000000") })).toBeNull();
    expect(await previewed({ commune: "00000000" })).toBeNull();
  });

  test("a preview names other series by how many of its rows they have, and only visible ones", async () => {
    await storeBooking(db);
    await storeBooking(db, { ...other, budget_item: "1.1" });
    const all = await successfulRun(db, tokens.support);
    const own = await successfulRun(db, tokens.member);
    await storeBooking(db, other);
    const continued = await successfulRun(db, tokens.support, { sinceRun: all.id });
    // This series has taken its only row back.
    const moved = await successfulRun(db, tokens.support, { filter: { budgetItems: ["1.1"] } });
    await db.updateTable("booking").set({ budget_item: "2.2" }).where("budget_item", "=", "1.1").execute();
    await successfulRun(db, tokens.support, { sinceRun: moved.id });
    const series = ({ number }: SeenRun, rowCount: number) => ({ rowCount, latestRun: { number } });
    expect(await previewed({})).toMatchObject({
      otherSeriesCount: 3,
      otherSeries: [series(continued, 3), series(own, 1)],
    });
    expect(await previewed({}, tokens.member)).toMatchObject({
      rowCount: 1,
      otherSeriesCount: 1,
      otherSeries: [series(own, 1)],
    });
    await storeBooking(db);
    expect(await previewed({ sinceRun: own.id })).toMatchObject({
      rowCount: 1,
      otherSeriesCount: 0,
      otherSeries: [],
    });
  });

  test("a complete refund takes no booking out of a series of settled ones", async () => {
    const id = await storeBooking(db);
    const first = await successfulRun(db, tokens.support, { filter: { states: ["SETTLED"] } });
    await changeBooking(db, id, { state: "REFUNDED", refunded: 1_200 });
    await storeBooking(db, {
      kind: "REFUND",
      refund_of_id: id,
      refund_key: "r",
      total: -1_200,
      vat: -192,
    });
    const second = await successfulRun(db, tokens.support, { sinceRun: first.id });
    expect(second).toMatchObject({ rowCount: 1, correctionCount: 0, total: -1_200, vat: -192 });
  });

  test("of two exports at once that continue a run, one is refused and names the other", async () => {
    await storeBooking(db);
    const first = await successfulRun(db, tokens.support);
    await storeBooking(db);
    const results = await Promise.all(
      [1, 2].map(() => exportRun(db, tokens.support, { sinceRun: first.id })),
    );
    expect(results.flatMap(({ run }) => run?.number ?? [])).toEqual([2]);
    expect(results.flatMap(({ errors }) => errors)).toEqual([
      { code: "booking_run_continued", field: ["sinceRun"], params: [{ name: "number", value: "2" }] },
    ]);
  });

  test("two series at once have numbers without gaps", async () => {
    await storeBooking(db);
    const runs = await Promise.all([1, 2].map(() => successfulRun(db, tokens.support)));
    expect(runs.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual([1, 2]);
  });

  test("members export their services only, and see no runs with others", async () => {
    await storeBooking(db);
    await storeBooking(db, other);
    const own = await successfulRun(db, tokens.member);
    expect(own).toMatchObject({ rowCount: 1, filter: { services: [augsburg.serviceId] } });
    const all = await successfulRun(db, tokens.support);
    expect(all).toMatchObject({ rowCount: 2, filter: { services: null } });
    expect((await runsFor(tokens.support)).map(({ number }) => number)).toEqual([2, 1]);
    expect((await runsFor(tokens.member)).map(({ number }) => number)).toEqual([1]);
    expect(codesOf(await exportRun(db, tokens.member, { sinceRun: all.id }))).toEqual(["not_found"]);
    expect(codesOf(await exportRun(db, tokens.member, { filter: { services: [other.service_id] } }))).toEqual(
      ["no_new_bookings"],
    );
    // Support continues with what the member saw.
    await storeBooking(db);
    await storeBooking(db, other);
    expect(await successfulRun(db, tokens.support, { sinceRun: own.id })).toMatchObject({ rowCount: 1 });
  });

  test("licence plates are only in files of those who may see applications, and only they download them", async () => {
    await storeBooking(db, { licence_plate: "A-AB 12", vin: "WVWZZZ1JZXW000001" });
    const byMember = await successfulRun(db, tokens.member);
    expect(byMember.hasVehicles).toBe(false);
    expect((await rowsOf(byMember))[0]).toMatchObject({ Kennzeichen: "", FIN: "" });
    const bySupport = await successfulRun(db, tokens.support, {
      filter: { services: [augsburg.serviceId] },
    });
    expect((await rowsOf(bySupport))[0]).toMatchObject({ Kennzeichen: "A-AB 12", FIN: "WVWZZZ1JZXW000001" });
    const seen = await runsFor(tokens.member);
    expect(seen.map(({ hasVehicles, download }) => [hasVehicles, download === null])).toEqual([
      [true, true],
      [false, false],
    ]);
    const columns = [{ column: "TOTAL" as const, header: "Betrag" }];
    const plain = await successfulRun(db, tokens.support, { layout: layoutOf({ columns }) });
    expect(plain.hasVehicles).toBe(false);
  });

  test("licence plates are not searched, since a series must not depend on what is erased some day", async () => {
    await storeBooking(db, { licence_plate: "A-AB 12" });
    const filter = { text: "A-AB 12" };
    expect(codesOf(await exportRun(db, tokens.support, { filter }))).toEqual(["no_new_bookings"]);
  });

  test("files are erased on their day, while runs stay", async () => {
    const due = await storeRun(db, { file_erase_at: new Date("2026-11-20T00:00:00Z") });
    const kept = await storeRun(db);
    await dropExpired(db, new Date("2026-11-20T00:00:00Z"));
    expect((await runsFor(tokens.support)).map(({ id, download }) => [id, download === null])).toEqual([
      [runNode(kept), false],
      [runNode(due), true],
    ]);
    expect(await fileOfRun(db, runNode(due))).toHaveLength(0);
    expect(await fileOfRun(db, runNode(kept))).toHaveLength(3);
  });

  test("what cannot be exported is named", async () => {
    await storeBooking(db);
    const columns = [
      { column: "TOTAL" as const, header: "x".repeat(61) },
      { column: "TOTAL" as const, header: null },
    ];
    const { errors } = await exportRun(db, tokens.support, { layout: layoutOf({ columns }) });
    expect(errors.map(({ code, field }) => [code, field?.join(".")])).toEqual(
      expect.arrayContaining([
        ["text_too_long", "layout.columns.0.header"],
        ["not_unique", "layout.columns.1.column"],
      ]),
    );
    expect(codesOf(await exportRun(db, tokens.support, { commune: "00000000" }))).toEqual(["ags_invalid"]);
    expect(codesOf(await exportRun(db, tokens.support, { commune: "16051000" }))).toEqual(["not_found"]);
    expect(await db.selectFrom("booking_run").select("id").execute()).toEqual([]);
  });
});

import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { randomOf } from "#server/demo/random";
import { bookingNode, storeBooking, storeBookings } from "../support/bookings";
import { databases } from "../support/databases";
import type { AnswerData, CallResult } from "../support/serverCalls";
import { augsburg, callV2, ebersberg, otherService, storeFeedbackPlaces } from "../support/feedback";

const list = `query($filter: BookingFilter, $orderBy: BookingOrder, $first: Int, $after: String) {
  bookings(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    edges { cursor node { id total vat vatRate budgetItem state licencePlate vin date } }
    pageInfo { hasNextPage } totalCount
  }
}`;
const sums = `query($filter: BookingFilter) { bookingSums(filter: $filter) {
  rows { budgetItem vatRate count total vat } count total vat openCount openTotal failedCount failedTotal
} }`;

interface Node {
  readonly id: string;
  readonly total: number;
  readonly vat: number;
  readonly vatRate: number;
  readonly budgetItem: string | null;
  readonly state: string;
  readonly licencePlate: string | null;
  readonly vin: string | null;
  readonly date: string;
}

interface Listed {
  readonly bookings: {
    readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
    readonly pageInfo: { readonly hasNextPage: boolean };
    readonly totalCount: number;
  };
}

interface Summed {
  readonly bookingSums: {
    readonly rows: readonly { readonly budgetItem: string | null; readonly vatRate: number }[];
    readonly count: number;
  };
}

/** Budget items are digits here, so that none comes last. */
const keyOf = ({ budgetItem }: Pick<Node, "budgetItem">) => budgetItem ?? "z";

const of = ({ communeAgs, serviceId }: { readonly communeAgs: string; readonly serviceId: string }) => ({
  commune_ags: communeAgs,
  service_id: serviceId,
});

describe.each(databases)("Bookings ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const tokens = await storeFeedbackPlaces(db);
  afterAll(() => database.close());
  beforeEach(() => db.deleteFrom("process").execute());

  async function allOf(
    filter: object | null,
    orderBy: object | null = null,
    token = tokens.support,
    first = 50,
  ) {
    const found: Node[] = [];
    let after: string | null = null;
    let hasNext = true;
    while (hasNext) {
      const answer: CallResult<Listed> = await callV2<Listed>(db, { token }, list, {
        filter,
        orderBy,
        first,
        after,
      });
      const { data, codes } = answer;
      expect(codes).toEqual([]);
      found.push(...(data?.bookings.edges.map(({ node }) => node) ?? []));
      after = data?.bookings.edges.at(-1)?.cursor ?? null;
      hasNext = data?.bookings.pageInfo.hasNextPage ?? false;
    }
    return found;
  }
  const idsOf = async (filter: object | null, token = tokens.support) =>
    (await allOf(filter, null, token)).map(({ id }) => id);

  test("each filter finds its bookings, and values of a list are alternatives", async () => {
    const day = (date: string) => new Date(`${date}Z`);
    const stored = await storeBookings(db, [
      { booked_at: day("2026-11-03T09:00"), cash_reference: "5.0815.1", receipt_number: "R-7" },
      {
        ...of(otherService),

        booked_at: day("2026-10-31T23:00"),
        budget_item: null,
        payment_method: "giropay",
        state: "OPEN",
      },
      {
        ...of(ebersberg),
        booked_at: day("2026-10-31T22:59"),
        budget_item: "0.1",
        total: 5_000,
        state: "FAILED",
      },
    ]);
    const [paid = "", open_ = "", failed = ""] = stored.map(bookingNode);
    expect(await idsOf(null)).toEqual([paid, open_, failed]);
    expect(await idsOf({ communes: [augsburg.communeAgs] })).toEqual([paid, open_]);
    expect(await idsOf({ services: [otherService.serviceId, "unknown"] })).toEqual([open_]);
    expect(await idsOf({ communes: [augsburg.communeAgs, ebersberg.communeAgs] })).toHaveLength(3);
    expect(await idsOf({ communes: ["00000000"] })).toEqual([]);
    expect(await idsOf({ period: { from: "2026-11-01" } })).toEqual([paid, open_]);
    expect(await idsOf({ period: { to: "2026-10-31" } })).toEqual([failed]);
    expect(await idsOf({ budgetItems: ["", "0.1"] })).toEqual([open_, failed]);
    expect(await idsOf({ communes: [augsburg.communeAgs], budgetItems: ["", "0.1110.1000"] })).toHaveLength(
      2,
    );
    expect(await idsOf({ paymentMethods: ["giropay"] })).toEqual([open_]);
    expect(await idsOf({ states: ["OPEN", "FAILED"] })).toEqual([open_, failed]);
    expect(await idsOf({ kinds: ["REFUND"] })).toEqual([]);
    expect(await idsOf({ totalFrom: 1_190, totalTo: 1_190 })).toEqual([paid, open_]);
    expect(await idsOf({ totalFrom: 1_191 })).toEqual([failed]);
    expect(await idsOf({ totalTo: 1_190 })).toEqual([paid, open_]);
    expect(await idsOf({ text: "50815" })).toEqual([]);
    expect(await idsOf({ text: "5.0815.1" })).toEqual([paid]);
    expect(await idsOf({ text: "r 7" })).toEqual([paid]);
    expect(await idsOf({ text: "%" })).toEqual([]);
    expect(await idsOf({ text: " - " })).toHaveLength(3);
    expect(await idsOf({ isExported: true })).toEqual([]);
    expect(await idsOf({ isExported: false })).toHaveLength(3);
  });

  test("filters that contradict themselves are refused", async () => {
    const codesOf = async (filter: object) =>
      (await callV2(db, { token: tokens.support }, list, { filter })).codes;
    expect(await codesOf({ totalFrom: 2, totalTo: 1 })).toEqual(["bad_request"]);
    expect(await codesOf({ totalFrom: -1 })).toEqual(["bad_request"]);
    expect(await codesOf({ period: { from: "2026-01-02", to: "2026-01-01" } })).toEqual(["end_before_start"]);
  });

  test("members see the bookings of their services, and neither see nor find vehicles", async () => {
    const vehicle = { licence_plate: "A-BC 12", vin: "WXX12345678901234" };
    const own = bookingNode(await storeBooking(db, vehicle));
    await storeBookings(db, [of(otherService), of(ebersberg)]);
    expect(await allOf(null, null, tokens.member)).toMatchObject([
      { id: own, licencePlate: null, vin: null },
    ]);
    expect(await idsOf({ communes: [ebersberg.communeAgs] }, tokens.member)).toEqual([]);
    expect(await idsOf({ text: "a bc-12" }, tokens.member)).toEqual([]);
    expect(await idsOf({ text: "a bc-12" })).toEqual([own]);
    expect(await idsOf({ text: "wxx123" })).toEqual([own]);
    expect(await allOf({ text: "abc12" })).toMatchObject([{ licencePlate: "A-BC 12", vin: vehicle.vin }]);
    const { data } = await callV2<Summed>(db, { token: tokens.member }, sums, {});
    expect(data?.bookingSums.count).toBe(1);
  });

  test("bookings without a budget item come last in both directions, also across pages", async () => {
    const items = ["2", null, "1", null, "2", "10"];
    await storeBookings(
      db,
      items.map((budget_item) => ({ budget_item })),
    );
    const read = async (direction: string) =>
      (await allOf(null, { field: "BUDGET_ITEM", direction }, tokens.support, 1)).map(
        ({ budgetItem }) => budgetItem,
      );
    expect(await read("ASC")).toEqual(["1", "10", "2", "2", null, null]);
    expect(await read("DESC")).toEqual(["2", "2", "10", "1", null, null]);
  });

  test("refunds name their booking, and bookings their refunds, in one statement each", async () => {
    const ids = await storeBookings(db, [{ total: 3_000 }, { total: 4_000 }]);
    const rows = await db.selectFrom("booking").select(["id", "process_id", "pid"]).orderBy("id").execute();
    for (const { id, process_id, pid } of rows) {
      const {
        id: _,
        search_numbers,
        search_vehicle,
        ...copied
      } = await db.selectFrom("booking").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      expect([search_numbers?.includes(pid.toUpperCase().replaceAll("-", "")), search_vehicle]).toEqual([
        true,
        "\n",
      ]);
      await db
        .insertInto("booking")
        .values({
          ...copied,
          process_id,
          kind: "REFUND",
          refund_of_id: id,
          refund_key: "r",
          total: -1,
          vat: 0,
        })
        .execute();
    }
    const query = `{ bookings { edges { node { kind refundOf { id } refunds { id total } exports { total } } } } }`;
    const { data, codes } = await callV2<{ bookings: { edges: { node: object }[] } }>(
      db,
      { token: tokens.support },
      query,
    );
    expect(codes).toEqual([]);
    const nodes = data?.bookings.edges.map(({ node }) => node);
    expect(nodes).toMatchObject([
      { kind: "REFUND", refundOf: { id: bookingNode(ids[1] ?? 0) }, refunds: [], exports: [] },
      { kind: "REFUND", refundOf: { id: bookingNode(ids[0] ?? 0) } },
      { kind: "PAYMENT", refundOf: null, refunds: [{ total: -1 }] },
      { kind: "PAYMENT", refunds: [{ total: -1 }] },
    ]);
  });

  test("the sums under any filter agree with the rows of all pages", async () => {
    const random = randomOf("sums", "of bookings");
    const pick = <T>(values: readonly T[]) => random.pick(values);
    await storeBookings(
      db,
      Array.from({ length: 150 }, () => ({
        ...of(pick([augsburg, otherService, ebersberg])),
        booked_at: new Date(Date.UTC(2026, 9, random.int(1, 31), random.int(0, 23))),

        budget_item: pick([null, "1", "2", "3"]),
        total: random.int(-5_000, 5_000),
        vat: random.int(-800, 800),

        vat_rate: pick([0, 700, 1_900]),
        state: pick(["OPEN", "SETTLED", "SETTLED", "REFUNDED", "FAILED"] as const),
        payment_method: pick(["PayPal", "giropay"]),
      })),
    );
    for (let round = 0; round < 25; round += 1) {
      const filter = {
        communes: pick([null, [augsburg.communeAgs], [augsburg.communeAgs, ebersberg.communeAgs]]),
        services: pick([null, null, [otherService.serviceId]]),
        period: pick([null, { from: "2026-10-10" }, { from: "2026-10-05", to: "2026-10-20" }]),
        budgetItems: pick([null, [""], ["1", "2"], ["", "3"]]),
        paymentMethods: pick([null, ["PayPal"]]),
        states: pick([null, null, ["SETTLED"], ["OPEN", "FAILED"]]),
        totalFrom: pick([null, 1_000]),
        totalTo: pick([null, 3_000]),
      };
      const token = pick([tokens.support, tokens.member]);
      const orderBy = { field: pick(["DATE", "TOTAL", "BUDGET_ITEM"]), direction: pick(["ASC", "DESC"]) };
      const rows = await allOf(filter, orderBy, token, random.int(7, 60));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      const { data } = await callV2<Summed>(db, { token }, sums, { filter });
      const isBooked = ({ state }: Node) => state === "SETTLED" || state === "REFUNDED";
      const sumOf = (some: readonly Node[]) => ({
        count: some.length,
        total: some.reduce((sum, { total }) => sum + total, 0),
        vat: some.reduce((sum, { vat }) => sum + vat, 0),
      });
      const booked = rows.filter(isBooked);
      const [opened, failed] = ["OPEN", "FAILED"].map((state) =>
        sumOf(rows.filter((row) => row.state === state)),
      );
      const byItem = new Map<string, Node[]>();
      for (const row of booked) {
        const key = JSON.stringify([row.budgetItem, row.vatRate]);
        byItem.set(key, [...(byItem.get(key) ?? []), row]);
      }
      expect(data?.bookingSums).toEqual({
        rows: [...byItem.values()]
          .map((some) => ({
            budgetItem: some[0]?.budgetItem ?? null,
            vatRate: some[0]?.vatRate ?? 0,
            ...sumOf(some),
          }))
          .sort((a, b) => keyOf(a).localeCompare(keyOf(b)) || a.vatRate - b.vatRate),
        ...sumOf(booked),
        openCount: opened?.count,
        openTotal: opened?.total,
        failedCount: failed?.count,
        failedTotal: failed?.total,
      });
    }
  });

  test("filters offer the values among the visible bookings", async () => {
    await storeBookings(db, [
      { budget_item: "2" },
      { budget_item: null, payment_method: "giropay" },
      { ...of(ebersberg), budget_item: "1" },
      { ...of(otherService), budget_item: "3" },
    ]);
    const values = async (token: string, commune: string | null) =>
      (
        await callV2<AnswerData>(
          db,
          { token },
          `query($commune: AGS) { bookingFilterValues(commune: $commune) { budgetItems paymentMethods } }`,
          { commune },
        )
      ).data?.["bookingFilterValues"];
    const methods = { paymentMethods: ["PayPal", "giropay"] };
    expect(await values(tokens.support, null)).toEqual({ budgetItems: ["1", "2", "3"], ...methods });
    expect(await values(tokens.support, augsburg.communeAgs)).toEqual({
      budgetItems: ["2", "3"],
      ...methods,
    });
    expect(await values(tokens.member, null)).toEqual({ budgetItems: ["2"], ...methods });
  });
});

/** Any order of payments, refunds, changes and runs books each cent once: runs against a model of plain maps. */
import { createHash } from "node:crypto";
import * as fc from "fast-check";
import Papa from "papaparse";
import { afterAll, expect, test, describe } from "vitest";
import { bothDatabases } from "../support/databases";
import { augsburg, otherService, storeFeedbackPlaces } from "../support/feedback";
import {
  changeBooking,
  clearBookings,
  exportRun,
  fileOfRun,
  layoutOf,
  storeBooking,
} from "../support/bookingRuns";

const services = [augsburg.serviceId, otherService.serviceId] as const;
const budgetItems = [null, "1.1", "2.2"] as const;
const rates = [0, 700, 1_900] as const;

/** A booking as the model knows it. */
interface Booking {
  readonly id: number;
  readonly paymentId: string;
  readonly service: string;
  readonly kind: "PAYMENT" | "REFUND";
  readonly rate: number;
  readonly refundOf: Booking | null;
  state: "OPEN" | "SETTLED" | "REFUNDED" | "FAILED";
  budgetItem: string | null;
  total: number;
  vat: number;
  refunded: number;
}

interface Filter {
  readonly services: readonly string[] | null;
  readonly budgetItems: readonly string[] | null;
  readonly kinds: readonly Booking["kind"][] | null;
  readonly totalFrom: number | null;
}

/** A series of runs: what its files add up to, and what they said last about each booking. */
interface Series {
  readonly filter: Filter;
  readonly sums: Map<string, { total: number; vat: number }>;
  readonly said: Map<string, string>;
  latest: string;
}

interface Model {
  readonly bookings: Booking[];
  readonly series: Series[];
  readonly files: { readonly id: string; readonly bytes: Buffer }[];
}

const index = fc.nat({ max: 30 });
const cents = fc.integer({ min: 1, max: 5_000 });
const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const some = <Value>(values: readonly Value[]) => fc.option(fc.subarray([...values], { minLength: 1 }));
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("pay" as const),
      service: oneOf(services),
      budgetItem: oneOf(budgetItems),
      rate: oneOf(rates),
      total: cents,
      isOpen: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("settle" as const), at: index }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("fail" as const), at: index }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("change amount" as const), at: index, total: cents }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("change budget item" as const),
      at: index,
      budgetItem: oneOf(budgetItems),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("refund" as const),
      at: index,
      part: cents,
      isAll: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("new series" as const),
      filter: fc.record({
        services: some(services),
        budgetItems: some(["", "1.1", "2.2"]),
        kinds: some(["PAYMENT", "REFUND"] as const),
        totalFrom: fc.option(cents),
      }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("continue" as const), at: index }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const vatOf = (total: number, rate: number) => Math.round((total * rate) / (10_000 + rate));

function matches(booking: Booking, { services, budgetItems, kinds, totalFrom }: Filter): boolean {
  return (
    (booking.state === "SETTLED" || booking.state === "REFUNDED") &&
    (services?.includes(booking.service) ?? true) &&
    (budgetItems?.includes(booking.budgetItem ?? "") ?? true) &&
    (kinds?.includes(booking.kind) ?? true) &&
    Math.abs(booking.total) >= (totalFrom ?? 0)
  );
}

/** Sums by budget item and rate; those of nothing are left out. */
function sumsOf(bookings: readonly Booking[]): Map<string, { total: number; vat: number }> {
  const sums = new Map<string, { total: number; vat: number }>();
  for (const { budgetItem, rate, total, vat } of bookings)
    add(sums, `${budgetItem ?? ""}|${rate}`, total, vat);
  return withoutNothing(sums);
}

function add(
  sums: Map<string, { total: number; vat: number }>,
  key: string,
  total: number,
  vat: number,
): void {
  const { total: before, vat: vatBefore } = sums.get(key) ?? { total: 0, vat: 0 };
  sums.set(key, { total: before + total, vat: vatBefore + vat });
}

function withoutNothing(sums: ReadonlyMap<string, { total: number; vat: number }>) {
  return new Map([...sums].filter(([, { total, vat }]) => total !== 0 || vat !== 0));
}

const saying = ({ budgetItem, total, vat, rate }: Booking) => [budgetItem ?? "", total, vat, rate].join("|");

/** Rows that a run must have: two for a change, one for what is new or gone. */
function expectedRows({ said, filter }: Series, bookings: readonly Booking[]): number {
  let count = 0;
  for (const booking of bookings) {
    const last = said.get(booking.paymentId);
    const now = matches(booking, filter) ? saying(booking) : undefined;
    if (last !== now) count += (last === undefined ? 0 : 1) + (now === undefined ? 0 : 1);
  }
  return count;
}

const centsOf = (text = "") => {
  expect(text).toMatch(/^-?\d+,\d\d$/);
  return Number(text.replace(",", ""));
};

/** Adds the rows of a file to its series; returns their sums. */
function readFile(series: Series, bytes: Buffer) {
  const rows = Papa.parse<Record<string, string>>(bytes.toString(), {
    header: true,
    delimiter: ";",
    skipEmptyLines: true,
  }).data;
  const sums = { rowCount: 0, correctionCount: 0, total: 0, vat: 0 };
  for (const row of rows) {
    const [total, vat] = [centsOf(row["Gesamtbetrag"]), centsOf(row["MwSt."])];
    const rate = Math.round(Number((row["MwSt.-Satz in %"] ?? "").replace(",", ".")) * 100);
    const [kind = "", paymentId = "", budgetItem = ""] = [
      row["Art"],
      row["Zahlungs-ID"],
      row["Haushaltsstelle"],
    ];
    const isNew = kind === "Buchung" || kind === "Erstattung";
    sums.rowCount += 1;
    sums.correctionCount += isNew ? 0 : 1;
    sums.total += total;
    sums.vat += vat;
    add(series.sums, `${budgetItem}|${rate}`, total, vat);
    if (kind.startsWith("Storno")) {
      expect(series.said.get(paymentId)).toBe([budgetItem, -total, -vat, rate].join("|"));
      series.said.delete(paymentId);
    } else {
      expect(series.said.has(paymentId)).toBe(false);
      series.said.set(paymentId, [budgetItem, total, vat, rate].join("|"));
    }
  }
  return sums;
}

describe.each(bothDatabases)("Export runs in any order ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const token = (await storeFeedbackPlaces(db)).support;
  afterAll(() => database.close());

  async function run(model: Model, series: Series, isFirst: boolean): Promise<void> {
    const expected = expectedRows(series, model.bookings);
    const { filter } = series;
    const input = isFirst ? { filter } : { sinceRun: series.latest };
    const { run: made, errors } = await exportRun(db, token, { ...input, layout: layoutOf() });
    if (expected === 0) return expect(errors.map(({ code }) => code)).toEqual(["no_new_bookings"]);
    if (!made) throw new Error(`Nothing was exported: ${JSON.stringify(errors)}`);
    const bytes = await fileOfRun(db, made.id);
    expect(made).toMatchObject({ ...readFile(series, bytes), rowCount: expected, byteSize: bytes.length });
    expect(made.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
    expect(made.number).toBe(model.files.length + 1);
    const booked = model.bookings.filter((booking) => matches(booking, filter));
    expect(withoutNothing(series.sums)).toEqual(sumsOf(booked));
    model.files.push({ id: made.id, bytes });
    series.latest = made.id;
    if (isFirst) model.series.push(series);
  }

  async function pay(
    model: Model,
    { service, budgetItem, rate, total, isOpen }: Extract<Step, { kind: "pay" }>,
  ) {
    const paymentId = `p-${model.bookings.length}`;
    const [state, vat] = [isOpen ? ("OPEN" as const) : ("SETTLED" as const), vatOf(total, rate)];
    const id = await storeBooking(db, {
      service_id: service,
      budget_item: budgetItem,
      vat_rate: rate,
      total,
      vat,
      state,
      payment_identifier: paymentId,
    });
    model.bookings.push({
      id,
      paymentId,
      service,
      rate,
      state,
      budgetItem,
      total,
      vat,
      kind: "PAYMENT",
      refundOf: null,
      refunded: 0,
    });
  }

  async function refund(model: Model, of: Booking, part: number) {
    const paymentId = `r-${model.bookings.length}`;
    const vat = vatOf(of.refunded + part, of.rate) - vatOf(of.refunded, of.rate);
    of.refunded += part;
    if (of.refunded === of.total) of.state = "REFUNDED";
    await changeBooking(db, of.id, { refunded: of.refunded, state: of.state });
    const id = await storeBooking(db, {
      kind: "REFUND",
      refund_of_id: of.id,
      refund_key: paymentId,
      payment_identifier: paymentId,
      service_id: of.service,
      budget_item: of.budgetItem,
      vat_rate: of.rate,
      total: -part,
      vat: -vat,
    });
    model.bookings.push({
      ...of,
      id,
      paymentId,
      kind: "REFUND",
      refundOf: of,
      state: "SETTLED",
      total: -part,
      vat: -vat,
      refunded: 0,
    });
  }

  async function take(model: Model, taken: Step): Promise<void> {
    if (taken.kind === "pay") return pay(model, taken);
    if (taken.kind === "new series") {
      const series: Series = { filter: taken.filter, sums: new Map(), said: new Map(), latest: "" };
      return run(model, series, true);
    }
    if (taken.kind === "continue") {
      const series = model.series[taken.at % Math.max(1, model.series.length)];
      return series && run(model, series, false);
    }
    const booking = model.bookings[taken.at % Math.max(1, model.bookings.length)];
    if (!booking) return;
    if (taken.kind === "settle" && booking.state !== "REFUNDED") booking.state = "SETTLED";
    if (taken.kind === "fail" && booking.state !== "REFUNDED") booking.state = "FAILED";
    if (taken.kind === "change budget item") booking.budgetItem = taken.budgetItem;
    if (taken.kind === "change amount" && booking.kind === "PAYMENT" && booking.refunded === 0) {
      booking.total = taken.total;
      booking.vat = vatOf(taken.total, booking.rate);
    }
    if (taken.kind === "refund") {
      const left = booking.total - booking.refunded;
      if (booking.kind === "PAYMENT" && booking.state === "SETTLED" && left > 0) {
        await refund(model, booking, taken.isAll ? left : Math.min(left, taken.part));
      }
      return;
    }
    await changeBooking(db, booking.id, {
      state: booking.state,
      budget_item: booking.budgetItem,
      total: booking.total,
      vat: booking.vat,
    });
  }

  test("each cent is booked once, and files stay as they are", async () => {
    let runCount = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 45 }), async (steps) => {
        await clearBookings(db);
        const model: Model = { bookings: [], series: [], files: [] };
        for (const taken of steps) await take(model, taken);
        for (const series of model.series) await run(model, series, false);
        for (const { id, bytes } of model.files) expect(await fileOfRun(db, id)).toEqual(bytes);
        runCount += model.files.length;
      }),
      { numRuns: 20 },
    );
    expect(runCount).toBeGreaterThan(0);
  });
});

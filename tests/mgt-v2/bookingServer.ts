/** Mocked bookings of Augsburg, with a refund and an open payment. */
import { connection, pageOf, type PageArguments } from "../support/connection";

export interface Booking {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** A paid fee of 39,00 €. */
export function booking(id: string, changes: object = {}): Booking {
  return {
    __typename: "Booking",
    id,
    kind: "PAYMENT",
    paymentId: `pay-${id}`,
    applicationId: `pid-${id}`,
    commune: { ags: "09761000", name: "Augsburg" },
    serviceId: "ikfz-neuzulassung",
    date: "2026-11-20",
    licencePlate: "A-BC 123",
    vin: "WVWZZZ1JZXW000001",
    operation: "Neuzulassung",
    ava: "aVa 7",
    feeNumber: "221.1",
    feeText: "Zulassung",
    budgetItem: "1100.1000",
    objectNumber: "4711",
    total: 3_900,
    vat: 0,
    vatRate: 0,
    cashReference: "KZ-1",
    receiptNumber: `B-${id}`,
    paymentMethod: "Kreditkarte",
    paymentSystem: "epay",
    state: "SETTLED",
    refunded: 0,
    refundOf: null,
    refunds: [],
    exports: [],
    ...changes,
  };
}

export const payment = booking("1", {
  refunded: 500,
  refunds: [{ id: "2", date: "2026-11-21", total: -500 }],
  exports: [
    {
      run: {
        id: "BookingRun:1",
        number: 41,
        createdAt: "2026-11-21T09:00:00.000Z",
        commune: { ags: "09761000", name: "Augsburg" },
      },
      entry: "NEW",
      total: 3_900,
    },
  ],
});

export const refund = booking("2", {
  kind: "REFUND",
  date: "2026-11-21",
  total: -500,
  refundOf: { id: "1", date: "2026-11-20", total: 3_900, paymentId: "pay-1", receiptNumber: "B-1" },
});

/** As of an older payment that lacks what treasuries need. */
export const older = booking("3", {
  licencePlate: null,
  vin: null,
  ava: null,
  budgetItem: null,
  objectNumber: null,
  cashReference: null,
  receiptNumber: null,
  state: "OPEN",
  total: 1_190,
  vat: 190,
  vatRate: 1_900,
});

const sums = {
  rows: [
    { budgetItem: "1100.1000", vatRate: 1_900, count: 2, total: 1_700, vat: 271 },
    { budgetItem: null, vatRate: 0, count: 1, total: 1_700, vat: 0 },
  ],
  count: 3,
  total: 3_400,
  vat: 271,
  openCount: 1,
  openTotal: 1_190,
  failedCount: 0,
  failedTotal: 0,
};

/** Resolvers for a list of these bookings, and the calls they got. */
export function bookingServer(bookings: readonly Booking[], isAnswered = { sums: true }) {
  const asked: Record<string, unknown>[] = [];
  const summed: unknown[] = [];
  const Query = {
    bookings: (_: unknown, args: PageArguments & Record<string, unknown>) => {
      asked.push(args);
      return pageOf(bookings, args);
    },
    bookingSums: (_: unknown, { filter }: { filter: unknown }) => {
      summed.push(filter);
      if (!isAnswered.sums) throw new Error("no sums");
      return sums;
    },
    bookingFilterValues: () => ({
      budgetItems: ["1100.1000", "1200.2000"],
      paymentMethods: ["Kreditkarte", "PayPal"],
    }),
    node: (_: unknown, { id }: { id: string }) => bookings.find((one) => one.id === id) ?? null,
  };
  return { asked, summed, isAnswered, endpoint: { Query } };
}

/** The commune of the bookings, and a saved view. */
export const augsburg = {
  Query: {
    commune: (_: unknown, { ags }: { ags: string }) =>
      ags === "09761000" ? { id: "Commune:1", ags, name: "Augsburg", serviceIds: [] } : null,
    savedViews: (_: unknown, { screen }: { screen: string }) =>
      connection([
        {
          id: "SavedView:1",
          name: `Offene (${screen})`,
          search: "commune=09162000&state=OPEN",
          isOwn: false,
          isShared: true,
          createdBy: { username: "support" },
        },
      ]),
  },
};

export const bookingsUrl = "/mgt/accounting/09761000";

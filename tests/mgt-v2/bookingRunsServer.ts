/** Mocked export runs and layouts of Augsburg that exports, saves and removes like the server. */
import { pageOf, type PageArguments } from "../support/connection";

interface Stored {
  readonly id: string;
  readonly [field: string]: unknown;
}

const layout = {
  columns: [
    { column: "DATE", header: null },
    { column: "TOTAL", header: "Betrag" },
  ],
  format: "CSV",
  separator: "SEMICOLON",
  decimalSeparator: "COMMA",
  dateFormat: "DAY_MONTH_YEAR",
  encoding: "UTF_8_BOM",
  quoting: "WHEN_NEEDED",
  hasHeader: true,
  hasTotals: false,
};

const noFilter = {
  services: null,
  from: null,
  to: null,
  budgetItems: null,
  paymentMethods: null,
  kinds: null,
  totalFrom: null,
  totalTo: null,
  text: null,
};

const sha256 = "0123456789abcdef".repeat(4);

/** A run of all bookings with 3 rows. */
export function run(number: number, changes: object = {}): Stored {
  return {
    __typename: "BookingRun",
    id: `run-${number}`,
    number,
    commune: { ags: "09761000", name: "Augsburg" },
    sinceRun: null,
    continuedBy: null,
    createdAt: "2026-11-20T13:05:00.000Z",
    createdBy: actor,
    filter: noFilter,
    layout,
    rowCount: 3,
    correctionCount: 0,
    total: 12_345,
    vat: 1_971,
    sha256,
    byteSize: 2_048,
    hasVehicles: false,
    erasedOn: "2035-01-01",
    download: { url: `/mgt/v2/exports/${number}`, fileName: `buchungen-${number}.csv` },
    ...changes,
  };
}

const actor = { userId: null, username: "support", role: "SUPPORT" };

/** A saved layout: days and amounts. */
export function savedLayout(id: string, name: string, changes: object = {}): Stored {
  return {
    __typename: "SavedBookingLayout",
    id,
    name,
    layout: { ...layout, ...changes },
    revision: 1,
    updatedBy: actor,
    updatedAt: "2026-11-20T13:05:00.000Z",
  };
}

const error = (code: string, params: object = {}, field: readonly string[] | null = null) => ({
  code,
  field,
  params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
});

interface Input {
  readonly id: string | null;
  readonly revision: number | null;
  readonly name: string;
  readonly layout: object;
  readonly sinceRun: string | null;
}

interface State {
  readonly runs?: readonly Stored[];
  readonly layouts?: readonly Stored[];
  readonly preview?: object;
}

/** Resolvers for these runs and layouts, and the calls they got. */
export function bookingRunsServer({ runs = [], layouts = [], preview = {} }: State) {
  const state = { runs: [...runs], layouts: [...layouts], preview };
  const asked: { readonly field: string; readonly args: unknown }[] = [];
  const sent: { readonly field: string; readonly input: unknown }[] = [];
  const noted = <Args>(field: string, answer: (args: Args) => unknown) => ({
    [field]: (_: unknown, args: Args) => {
      asked.push({ field, args });
      return answer(args);
    },
  });
  const find = (id: string) => state.layouts.find((one) => one.id === id);
  const noErrors: readonly unknown[] = [];

  const Query = {
    ...noted("bookingRuns", (args: PageArguments) => pageOf(state.runs, args)),
    ...noted("bookingRunPreview", () => ({
      rowCount: 3,
      correctionCount: 0,
      total: 12_345,
      vat: 1_971,
      otherSeriesCount: 0,
      otherSeries: [],
      unbookedCount: 0,
      ...state.preview,
    })),
    bookingLayouts: () => state.layouts,
    node: (_: unknown, { id }: { id: string }) => state.runs.find((one) => one.id === id) ?? null,
  };

  const Mutation = {
    exportBookings: (_: unknown, { input }: { input: Input }) => {
      sent.push({ field: "exportBookings", input });
      const before = state.runs.find(({ id }) => id === input.sinceRun);
      if (before?.continuedBy) {
        return { run: null, errors: [error("booking_run_continued", { number: 42 })] };
      }
      const next = run(state.runs.length + 41, { sinceRun: before ?? null });
      state.runs = [next, ...state.runs];
      return { run: next, errors: noErrors };
    },
    saveBookingLayout: (_: unknown, { input }: { input: Input }) => {
      sent.push({ field: "saveBookingLayout", input });
      const { id, revision, name, layout: changed } = input;
      const stored = id === null ? undefined : find(id);
      if (stored && stored.revision !== revision) {
        const params = { by: "support", at: "2026-11-20T14:00:00.000Z" };
        return { layout: stored, errors: [error("conflict", params)] };
      }
      if (state.layouts.some((one) => one.name === name && one.id !== id)) {
        return { layout: null, errors: [error("not_unique", {}, ["name"])] };
      }
      const next = {
        ...savedLayout(id ?? `layout-${state.layouts.length + 1}`, name, changed),
        revision: Number(stored?.revision ?? 0) + 1,
      };
      state.layouts = stored
        ? state.layouts.map((one) => (one.id === id ? next : one))
        : [...state.layouts, next];
      return { layout: next, errors: noErrors };
    },
    removeBookingLayout: (_: unknown, { input }: { input: { id: string; revision: number } }) => {
      sent.push({ field: "removeBookingLayout", input });
      if (find(input.id)?.revision !== input.revision) {
        return { removedId: null, errors: [error("conflict")] };
      }
      state.layouts = state.layouts.filter(({ id }) => id !== input.id);
      return { removedId: input.id, errors: noErrors };
    },
  };
  return {
    /** Arguments of the calls of a root field. */
    argsOf: (field: string) => asked.flatMap((call) => (call.field === field ? [call.args] : [])),
    /** Inputs of the mutations of a root field. */
    inputsOf: (field: keyof typeof Mutation) =>
      sent.flatMap((call) => (call.field === field ? [call.input] : [])),
    /** What the server holds; tests change it as another user does. */
    state,
    endpoint: { Query, Mutation },
  };
}

/** The commune of the runs. */
export const augsburg = {
  Query: {
    commune: (_: unknown, { ags }: { ags: string }) =>
      ags === "09761000" ? { id: "Commune:1", ags, name: "Augsburg", serviceIds: [] } : null,
  },
};

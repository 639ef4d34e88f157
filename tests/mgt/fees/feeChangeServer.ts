/** A fake server of a change of fees: four communes, of which one has that amount already and one cannot be changed. */
import { vi } from "vitest";
import { connection } from "../../support/connection";
import { pushed } from "../../support/events";
import { support } from "../../support/people";
import { screen, visit } from "../../support/visit";
import { userError } from "../../support/masterData";
import type { Resolvers } from "../../support/mockedEndpoints";

interface Item {
  readonly id: string;
  readonly ags: string;
  readonly communeName: string;
  readonly isOwn: boolean;
  readonly before: number | null;
  readonly after: number | null;
  readonly nextPriceFrom: string | null;
  readonly state: string;
  readonly isImpossible: boolean;
  readonly error: object | null;
}

/** Fees of the catalogue. */
export const feesNamed = (...texts: readonly string[]) =>
  texts.map((text) => ({
    __typename: "SystemFee",
    id: `SystemFee:${text}`,
    serviceId: "ew-meldebescheinigung",
    feeId: text,
    text,
  }));

const row = (id: string, ags: string, communeName: string, changes: Partial<Item> = {}): Item => ({
  id,
  ags,
  communeName,
  isOwn: false,
  before: 2_700,
  after: 2_790,
  nextPriceFrom: null,
  state: "READY",
  isImpossible: false,
  error: null,
  ...changes,
});

/** The items of the dry run. */
export const dryRunItems: readonly Item[] = [
  row("Item:1", "09761000", "Augsburg"),
  row("Item:2", "09563000", "Fürth", { isOwn: true, before: 3_000, nextPriceFrom: "2027-07-01" }),
  row("Item:3", "16052000", "Gera", { before: 2_790, state: "UNCHANGED" }),
  row("Item:4", "08421000", "Ulm", {
    state: "FAILED",
    isImpossible: true,
    error: userError("list_too_long", null, { max: "100" }),
  }),
];

/** Node id of the change that the form prepares. */
export const newId = "FeeChange-2";

interface ServerOptions {
  readonly state?: string;
  readonly isOwn?: boolean;
  readonly fees?: ReturnType<typeof feesNamed>;
  readonly items?: readonly Item[];
  readonly facts?: object;
  /** Of the change with `newId`. */
  readonly newFacts?: object;
}

interface ExcludeInput {
  readonly input: { readonly itemIds: readonly string[]; readonly isExcluded: boolean };
}

export function feeChangeServer(options: ServerOptions = {}) {
  const progress = pushed();
  let state = options.state ?? "PREPARED";
  let items = options.items ?? dryRunItems;
  const asked: {
    readonly states?: readonly string[] | null;
    readonly isImpossible?: boolean | null;
    readonly first?: number | null;
  }[] = [];
  const count = (...states: readonly string[]) => items.filter((item) => states.includes(item.state)).length;
  const progressOf = () => {
    const impossible = items.filter(({ isImpossible }) => isImpossible).length;
    return {
      total: items.length,
      open: count("READY"),
      succeeded: count("DONE"),
      partial: 0,
      failed: count("FAILED") - impossible,
      skipped: 0,
      impossible,
      unchanged: count("UNCHANGED"),
      excluded: count("EXCLUDED"),
    };
  };
  const effect = () => {
    const changed = items.filter((item) => ["READY", "DONE"].includes(item.state));
    const differences = changed.map(({ before, after }) => (after ?? 0) - (before ?? 0));
    return {
      communes: items.length,
      raised: differences.filter((cents) => cents > 0).length,
      lowered: differences.filter((cents) => cents < 0).length,
      lowest: differences.length > 0 ? Math.min(...differences) : null,
      highest: differences.length > 0 ? Math.max(...differences) : null,
    };
  };
  const whole = (item: Item) => ({
    ...item,
    serviceId: "ew-meldebescheinigung",
    feeId: "1",
    text: "Meldebescheinigung",
  });
  const fees = options.fees ?? feesNamed("Meldebescheinigung");
  const change = (id = "FeeChange-1") => ({
    __typename: "FeeChange",

    id,
    state: id === newId ? "PREPARED" : state,
    kind: "AMOUNT",
    value: 2_790,
    percent: null,
    day: "2027-01-01",
    group: "ALL",
    isOwn: options.isOwn ?? true,
    fees,
    feeCount: fees.length,
    createdBy: { userId: null, username: "support", role: "SUPPORT" },
    createdAt: "2026-11-20T13:02:00.000Z",
    startedAt: state === "PREPARED" || state === "EXPIRED" ? null : "2026-11-20T13:05:00.000Z",
    finishedAt: null,
    retryOf: null,
    download: null,
    expiresAt: "2099-11-20T14:02:00.000Z",
    ...options.facts,
    ...(id === newId && options.newFacts),
    progress: progressOf,
    effect,
    items: (args: (typeof asked)[number]) => {
      asked.push(args);
      const { states, isImpossible } = args;
      const found = items.filter(
        (item) =>
          (!states?.length || states.includes(item.state)) &&
          (typeof isImpossible !== "boolean" || item.isImpossible === isImpossible),
      );
      // Once started, failures first.
      const sorted =
        state === "PREPARED"
          ? found
          : [...found].sort(
              (one, other) => Number(other.state === "FAILED") - Number(one.state === "FAILED"),
            );
      return connection(sorted.map(whole));
    },
  });
  const payload = (...errors: readonly object[]) => ({ change: change(), errors });
  const prepareFeeChange = vi.fn((_root: unknown, _args: { input: object }): unknown => ({
    change: change(newId),
    errors: [],
  }));
  const retryRun = vi.fn((_root: unknown, _args: { input: object }): unknown => ({
    run: change(newId),
    errors: [],
  }));
  const excludeFeeChangeItems = vi.fn((_root: unknown, { input }: ExcludeInput): unknown => {
    const { itemIds, isExcluded } = input;
    items = items.map((item) =>
      itemIds.includes(item.id) ? { ...item, state: isExcluded ? "EXCLUDED" : "READY" } : item,
    );
    return { ...payload(), items: items.filter(({ id }) => itemIds.includes(id)).map(whole) };
  });
  const startRun = vi.fn((): unknown => {
    state = "RUNNING";
    return { run: change(), errors: [] };
  });
  const cancelRun = vi.fn((): unknown => {
    state = "CANCELLED";
    return { run: change(), errors: [] };
  });
  const mgt: Resolvers = {
    Query: {
      node: (_root: unknown, { id }: { id: string }) =>
        ["FeeChange-1", newId].includes(id) ? change(id) : null,
    },
    Mutation: { prepareFeeChange, retryRun, excludeFeeChangeItems, startRun, cancelRun },
    Subscription: { runProgress: progress.field },
  };
  return {
    mgt,
    payload,
    prepareFeeChange,
    retryRun,
    excludeFeeChangeItems,
    startRun,
    cancelRun,
    asked,
    /** Number of open streams. */
    streams: progress.open,
    /** Handles items on the server and streams the progress. */
    handle: (next: string, handled: Readonly<Record<string, Partial<Item>>>) => {
      state = next;
      items = items.map((item) => ({ ...item, ...handled[item.id] }));
      progress.push(change());
    },
  };
}

export const changeAddress = "/admin/fees/changes/FeeChange-1";
/** Title of the change. Amounts have no-break spaces. */
export const changeTitle = "27,90\u00a0€ ab 01.01.2027";

/** Opens the page of the change as support. */
export async function openChange(server = feeChangeServer(), url = changeAddress) {
  const app = await visit(url, { viewer: support, mgt: server.mgt });
  await screen.findByRole("heading", { level: 1, name: changeTitle });
  return { app, server };
}

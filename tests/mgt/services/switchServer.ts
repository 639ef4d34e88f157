/** A fake server of a switch of two services in two communes. */
import { vi } from "vitest";
import { connection } from "../../support/connection";
import { pushed } from "../../support/events";
import { support } from "../../support/people";
import { screen, visit } from "../../support/visit";
import type { Resolvers } from "../../support/mockedEndpoints";

interface Item {
  readonly id: string;
  readonly serviceId: string;
  readonly state: string;
  readonly obstacles: readonly string[];
  readonly openApplications: number;
}

const item = (id: string, serviceId: string, changes: Partial<Item> = {}): Item => ({
  id,
  serviceId,
  state: "WAITING",
  obstacles: [],
  openApplications: 0,
  ...changes,
});

const communes: readonly {
  readonly ags: string;
  readonly communeName: string;
  readonly items: readonly Item[];
}[] = [
  {
    ags: "09761000",
    communeName: "Augsburg",
    items: [
      item("Item:1", "ew-ummeldung", { obstacles: ["OPEN_APPLICATIONS"], openApplications: 3 }),
      item("Item:2", "pw-eheurkunde", { state: "UNCHANGED" }),
    ],
  },
  {
    ags: "09563000",
    communeName: "Fürth",
    items: [item("Item:3", "ew-ummeldung"), item("Item:4", "pw-eheurkunde", { state: "IMPOSSIBLE" })],
  },
];

interface ExcludeInput {
  readonly input: {
    readonly itemIds?: readonly string[];
    readonly obstacle?: string;
    readonly isExcluded: boolean;
  };
}

/** Node id of the switch that is prepared next. */
export const newSwitch = "ServiceSwitch-2";
export const switchAddress = "/admin/services/switches/ServiceSwitch-1";

export function switchServer(facts: Readonly<Record<string, unknown>> = {}) {
  const progress = pushed();
  let state = typeof facts["state"] === "string" ? facts["state"] : "PREPARED";
  let beginsAt: string | null = null;
  let rows = communes;
  const items = () => rows.flatMap((row) => row.items);
  const count = (wanted: string) => items().filter((one) => one.state === wanted).length;
  const filters: unknown[] = [];
  const node = (id = "ServiceSwitch-1") => ({
    __typename: "ServiceSwitch",
    id,
    action: "DISABLE_SERVICES",
    serviceIds: ["ew-ummeldung", "pw-eheurkunde"],
    communeCount: 2,
    isOwn: true,
    createdBy: { userId: null, username: "support", role: "SUPPORT" },
    createdAt: "2026-11-20T13:02:00.000Z",
    startedAt: state === "PREPARED" ? null : "2026-11-20T13:05:00.000Z",
    beginsAt,
    finishedAt: null,
    expiresAt: "2099-11-20T14:02:00.000Z",
    retryOf: null,
    undoOf: null,
    undoUntil: null,
    undoneBy: null,
    download: null,
    ...facts,
    state: id === newSwitch ? "PREPARED" : state,
    effect: {
      communes: 2,
      openApplications: 3,
      preparedPrices: 0,
      drafts: 0,
      content: {
        ...{ texts: 2, files: 1, formFields: 0, settings: 0 },
        ...{ fees: 0, feeRules: 0, reports: 0, listEntries: 0 },
      },
    },
    obstacles: () => {
      const found = items().filter(({ obstacles }) => obstacles.length > 0);
      const excluded = found.filter((one) => one.state === "EXCLUDED").length;
      return [{ obstacle: "OPEN_APPLICATIONS", total: found.length, excluded }];
    },
    progress: () => ({
      total: 4,
      open: count("WAITING"),
      succeeded: count("SUCCEEDED"),
      partial: 0,
      failed: count("FAILED"),
      skipped: 0,
      impossible: count("IMPOSSIBLE"),
      unchanged: count("UNCHANGED"),
      excluded: count("EXCLUDED"),
    }),
    rows: (args: object) => {
      filters.push(args);
      return connection(
        rows.map((row) => ({
          ...row,
          id: `Row:${row.ags}`,
          items: row.items.map((one) => ({
            ...one,
            preparedPrices: 0,
            drafts: 0,
            content: null,
            error: null,
          })),
        })),
      );
    },
  });
  const answer = (id?: string) => ({ run: node(id), errors: [] });
  const prepareServiceSwitch = vi.fn((_root: unknown, _args: { input: object }) => answer(newSwitch));
  const undoServiceSwitch = vi.fn((_root: unknown, _args: { input: object }) => answer(newSwitch));
  const scheduleServiceSwitch = vi.fn((_root: unknown, _args: { input: object }) => {
    state = "RUNNING";
    beginsAt = "2098-12-31T23:00:00.000Z";
    return answer();
  });
  const excludeServiceSwitchItems = vi.fn((_root: unknown, { input }: ExcludeInput) => {
    const { itemIds, obstacle, isExcluded } = input;
    rows = rows.map((row) => ({
      ...row,
      items: row.items.map((one) =>
        itemIds?.includes(one.id) || (obstacle !== undefined && one.obstacles.includes(obstacle))
          ? { ...one, state: isExcluded ? "EXCLUDED" : "WAITING" }
          : one,
      ),
    }));
    return { ...answer(), items: items().filter(({ id }) => itemIds?.includes(id)) };
  });
  const startRun = vi.fn(() => {
    state = "RUNNING";
    return answer();
  });
  const cancelRun = vi.fn((): { run: object; errors: object[] } => {
    state = "CANCELLED";
    return answer();
  });
  const mgt: Resolvers = {
    Query: {
      node: (_root: unknown, { id }: { id: string }) =>
        ["ServiceSwitch-1", newSwitch].includes(id) ? node(id) : null,
    },
    Mutation: {
      ...{ prepareServiceSwitch, undoServiceSwitch, scheduleServiceSwitch, excludeServiceSwitchItems },
      ...{ startRun, cancelRun },
    },
    Subscription: { runProgress: progress.field },
  };
  return {
    ...{ mgt, node, filters, prepareServiceSwitch, undoServiceSwitch, scheduleServiceSwitch },
    ...{ excludeServiceSwitchItems, startRun, cancelRun },
  };
}

/** Opens the page of the switch as support. */
export async function openSwitch(server = switchServer(), url = switchAddress) {
  const app = await visit(url, { viewer: support, mgt: server.mgt });
  await screen.findByRole("heading", { level: 1, name: "2 Dienste abschalten" });
  return { app, server };
}

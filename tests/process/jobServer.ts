/** A fake server with bulk jobs. */
import { pageOf, type PageArguments } from "../support/connection";
import { pushed } from "../support/events";
import type { Resolvers } from "../support/mockedEndpoints";

interface Item {
  readonly id: string;
  readonly label: string;
  readonly state: string;
  readonly finishedAt: string | null;
  readonly error: object | null;
  readonly target: object | null;
}

/** An error in a payload, a forecast or a result. */
export function wireError(code: string, params: Readonly<Record<string, string>> = {}, field?: string) {
  return {
    code,
    field: field ? [field] : null,
    params: Object.entries(params).map(([name, value]) => ({ name, value })),
  };
}

export const skipped = (status: string, further: Readonly<Record<string, string>> = {}) =>
  wireError("status_not_allowed", { status, ...further });

export function item(number: number, changes: Partial<Item> = {}): Item {
  const pid = `8f3a${String(number).padStart(4, "0")}-0000-4000-8000-000000000000`;
  return {
    id: `JobItem:${number}`,
    label: pid,
    state: "SUCCEEDED",
    finishedAt: "2026-11-20T13:06:00.000Z",
    error: null,
    target: {
      __typename: "Process",
      id: `Process:${number}`,
      pid,
      status: "IN_PROGRESS",
      serviceId: "ikfz-neuzulassung",
      commune: { ags: "09761000", name: "Augsburg" },
    },
    ...changes,
  };
}

export const job = (changes: Readonly<Record<string, unknown>> = {}) => ({
  __typename: "Job",
  id: "Job:1",
  kind: "RESTART_PROCESSES",
  state: "FINISHED",
  comment: null,
  isCommentRequired: changes["kind"] === "COMPLETE_PROCESSES",
  total: 3,
  done: 3,
  succeeded: 1,
  failed: 1,
  skipped: 1,
  forecast: [
    { count: 2, error: null },
    { count: 1, error: skipped("SUCCESS") },
  ],
  standings: [],
  retryOf: null,
  failure: null,
  download: null,
  createdBy: { userId: "User:1", username: "support", role: "SUPPORT" },
  createdAt: "2026-11-20T13:05:00.000Z",
  startedAt: "2026-11-20T13:05:10.000Z",
  finishedAt: "2026-11-20T13:06:00.000Z",
  expiresAt: null,
  ...changes,
});

interface Options {
  readonly items?: readonly Item[];
  readonly mutations?: Readonly<Record<string, unknown>>;
}

/** A fake server with jobs by id; tests may change its state. */
export function jobServer(
  jobs: readonly ReturnType<typeof job>[],
  { items = [], mutations = {} }: Options = {},
) {
  const stored = new Map(jobs.map((one) => [one.id, one]));
  const progress = pushed();
  const server = {
    items: [...items],
    progress,
    set: (changes: Readonly<Record<string, unknown>>, id = "Job:1") => {
      const next = { ...stored.get(id), ...changes } as ReturnType<typeof job>;
      stored.set(id, next);
      return next;
    },
    process: {
      Query: { node: (_: unknown, { id }: { id: string }) => stored.get(id) ?? null },
      Job: {
        items: (
          _: unknown,
          { filter, ...page }: PageArguments & { filter?: { states?: string[] } | null },
        ) => {
          const states = filter?.states;
          const found = server.items.filter(({ state }) => !states || states.includes(state));
          return pageOf(found, page);
        },
      },
      Subscription: { jobProgress: progress.field },
      Mutation: mutations,
    } satisfies Resolvers,
  };
  return server;
}

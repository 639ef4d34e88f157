/** A fake server with processes, filtered, ordered and paged according to the SDL. */
import type { Resolvers } from "../support/mockedEndpoints";

export interface TestProcess {
  readonly id: string;
  readonly pid: string;
  readonly uuid: string;
  readonly key: string;
  readonly formKey: string | null;
  readonly businessKey: string | null;
  readonly commune: { readonly ags: string; readonly name: string };
  readonly serviceId: string;
  readonly type: "SYNCHRONOUS" | "ASYNCHRONOUS";
  readonly status: string;
  readonly retryState: string;
  readonly nextRetryAt: string | null;
  readonly problem: string | null;
  readonly httpStatus: number | null;
  readonly errorText: string | null;
  readonly tries: number;
  readonly restarts: number;
  readonly record: string;
  readonly allowedActions: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A failed process that can be restarted, with overrides. */
export function testProcess(number: number, parts: Partial<TestProcess> = {}): TestProcess {
  const pid = `${String(number).padStart(8, "0")}-aaaa`;
  return {
    id: `Process:${number}`,
    pid,
    uuid: `uuid-${number}`,
    key: "kennzeichen",
    formKey: null,
    businessKey: null,
    commune: { ags: "09761000", name: "Augsburg" },
    serviceId: "ikfz-neuzulassung",
    type: "ASYNCHRONOUS",
    status: "ERROR",
    retryState: "retry_2",
    nextRetryAt: null,
    problem: "HTTP_STATUS",
    httpStatus: 503,
    errorText: "Service Unavailable",
    tries: 7,
    restarts: 0,
    record: "ACTIVE",
    allowedActions: ["RESTART", "COMPLETE", "CANCEL", "UPLOAD_FILE"],
    createdAt: "2026-11-20T06:02:00.000Z",
    updatedAt: "2026-11-20T13:05:00.000Z",
    ...parts,
  };
}

interface PageArguments {
  readonly filter?: {
    readonly text?: string;
    readonly statuses?: readonly string[];
    readonly errorFingerprint?: string;
  } | null;
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
}

export interface ListServer {
  readonly process: Resolvers;
  stored: readonly TestProcess[];
  /** The row count exceeds the exact limit. */
  isExceeded: boolean;
  /** Makes the list fail; null ends that. */
  failing: Error | null;
}

/** Resolvers for a list of these processes. */
export function listServer(
  processes: readonly TestProcess[],
  further: {
    readonly Query?: Readonly<Record<string, unknown>>;
    readonly Mutation?: Readonly<Record<string, unknown>>;
  } = {},
): ListServer {
  const server: ListServer = {
    stored: processes,
    isExceeded: false,
    failing: null,
    process: {
      Query: {
        node: () => null,
        processes: (_: unknown, { filter, first, after, last }: PageArguments) => {
          if (server.failing) throw server.failing;
          const found = server.stored.filter(
            ({ pid, status }) =>
              (!filter?.text || pid.startsWith(filter.text)) &&
              (!filter?.statuses || filter.statuses.includes(status)),
          );
          const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
          const from = last ? Math.max(found.length - last, 0) : start;
          const rows = found.slice(from, from + (last ?? first ?? 50));
          return {
            totalCount: server.isExceeded ? 10_000 : found.length,
            totalCountExceeded: server.isExceeded,
            edges: rows.map((node) => ({ cursor: node.id, node })),
            pageInfo: {
              hasNextPage: from + rows.length < found.length,
              hasPreviousPage: from > 0,
              startCursor: rows[0]?.id ?? null,
              endCursor: rows.at(-1)?.id ?? null,
            },
          };
        },
        process: (_: unknown, { pid }: { readonly pid: string }) =>
          server.stored.find((one) => one.pid === pid) ?? null,
        ...further.Query,
      },
      Mutation: further.Mutation ?? {},
    },
  };
  return server;
}

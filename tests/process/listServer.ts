/** A fake server with processes, filtered, ordered and paged according to the SDL. */
import { processExportMax } from "#domain/limits";
import { connection, pageOf, type PageArguments } from "../support/connection";
import type { Resolvers } from "../support/mockedEndpoints";
import { exampleProcess } from "./processServer";

export type TestProcess = typeof exampleProcess;

/** A failed process that can be restarted, with overrides. */
export function testProcess(number: number, parts: Partial<TestProcess> = {}): TestProcess {
  const pid = `${String(number).padStart(8, "0")}-aaaa`;
  return {
    ...exampleProcess,
    id: `Process:${number}`,
    pid,
    uuid: `uuid-${number}`,
    key: "kennzeichen",
    formKey: null,
    businessKey: null,
    serviceId: "ikfz-neuzulassung",
    errorText: "Service Unavailable",
    restarts: 0,
    updatedAt: "2026-11-20T13:05:00.000Z",
    ...parts,
  };
}

interface ListArguments extends PageArguments {
  readonly filter?: {
    readonly text?: string;
    readonly statuses?: readonly string[];
    readonly errorFingerprint?: string;
  } | null;
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
        processExportLimit: () => processExportMax,
        processes: (_: unknown, { filter, ...page }: ListArguments) => {
          if (server.failing) throw server.failing;
          const found = server.stored.filter(
            ({ pid, status }) =>
              (!filter?.text || pid.startsWith(filter.text)) &&
              (!filter?.statuses || filter.statuses.includes(status)),
          );
          const { totalCount, ...rows } = pageOf(found, page);
          return {
            ...rows,
            totalCount: server.isExceeded ? 10_000 : totalCount,
            totalCountExceeded: server.isExceeded,
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

/** Resolvers of an endpoint without saved views. */
export const noSavedViews = { Query: { savedViews: () => connection([]) } };

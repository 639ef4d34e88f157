/** A fake server with records of a commune, ordered, filtered and paged according to the SDL. */
import { pageOf, type PageArguments } from "../../support/connection";
import type { Resolvers } from "../../support/mockedEndpoints";

export interface TestRecord {
  readonly id: string;
  readonly revision: number;
  readonly [field: string]: string | number | boolean;
}

interface ListArguments extends PageArguments {
  readonly filter?: { readonly text?: string | null; readonly isEu?: boolean | null } | null;
  readonly orderBy?: { readonly field: string; readonly direction: "ASC" | "DESC" } | null;
}

interface RecordServerOptions {
  /** Name of the commune's connection and of its count. */
  readonly list: string;
  readonly type: string;
  /** Order fields of the SDL and the record fields they sort by. */
  readonly orders: Readonly<Record<string, string>>;
  readonly records: readonly TestRecord[];
  readonly mutations?: Readonly<Record<string, unknown>>;
}

export interface RecordServer {
  readonly mgt: Resolvers;
  /** The stored records; tests may change them like another user. */
  stored: TestRecord[];
  /** Holds responses until the returned function is called. */
  readonly hold: () => () => void;
  /** Makes lists and removals fail; null ends that. */
  readonly fail: (failure: Error | null) => void;
}

function select(all: readonly TestRecord[], orders: Readonly<Record<string, string>>, args: ListArguments) {
  const { text, isEu } = args.filter ?? {};
  const found = all.filter(
    (one) =>
      (!text || Object.values(one).join(" ").toLowerCase().includes(text.toLowerCase())) &&
      (isEu === null || isEu === undefined || one.isEu === isEu),
  );
  const [first = ""] = Object.values(orders);
  const field = orders[args.orderBy?.field ?? ""] ?? first;
  const sorted = found.sort((one, other) => String(one[field]).localeCompare(String(other[field]), "de"));
  return args.orderBy?.direction === "DESC" ? sorted.toReversed() : sorted;
}

/** Resolvers for a commune with these records; tests provide the mutations. */
export function recordServer({ list, type, orders, records, mutations = {} }: RecordServerOptions) {
  let held: Promise<void> | null = null;
  let failing: Error | null = null;
  const server: RecordServer = {
    stored: [...records],
    mgt: {
      Query: {
        commune: (_: unknown, { ags }: { ags: string }) =>
          ags === "09761000" ? { id: "Commune:1", ags, name: "Augsburg", unit: "Stadt", state: "BY" } : null,
      },
      Commune: {
        [list]: async (_: unknown, args: ListArguments) => {
          await held;
          if (failing) throw failing;
          return pageOf(select(server.stored, orders, args), args);
        },
        counts: () => ({ [list]: server.stored.length }),
      },
      Mutation: {
        [`remove${type}`]: (
          _: unknown,
          { input }: { input: { items: { id: string; revision: number }[] } },
        ) => {
          if (failing) throw failing;
          const stored = new Map(server.stored.map((one) => [one.id, one]));
          const gone = input.items.filter(({ id }) => !stored.has(id));
          const changed = input.items.filter(({ id, revision }) => {
            const now = stored.get(id);
            return now !== undefined && now.revision !== revision;
          });
          if (gone.length > 0) return { conflicts: [], removedIds: [], errors: [failed("not_found")] };
          if (changed.length > 0) {
            const conflicts = changed.map(({ id }) => stored.get(id));
            return { conflicts, removedIds: [], errors: [failed("conflict")] };
          }
          const ids = new Set(input.items.map(({ id }) => id));
          server.stored = server.stored.filter(({ id }) => !ids.has(id));
          return { conflicts: [], removedIds: [...ids], errors: [] };
        },
        ...mutations,
      },
    },
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        held = null;
        release();
      };
    },
    fail: (failure) => {
      failing = failure;
    },
  };
  return server;
}

/** A payload error. */
export function failed(code: string, field: readonly string[] | null = null) {
  return { code, field, params: [] };
}

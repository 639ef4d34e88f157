/** A database with a few processes, users with different access, and calls that fail the test on errors. */
import type { ViewerRole } from "#server/context";
import type { DatabaseKind, TestDatabase } from "./databases";
import { callProcess, place, storePlace, storeProcess } from "./processCalls";
import { addUser, memberOf, systemRole, type AnswerData, type CallResult } from "./serverCalls";
import { addSession } from "./sessions";

/** Time of the calls. */
export const readTime = new Date("2026-11-20T10:00:00.000Z");

/** A harness for tests of process queries. */
export interface ProcessHarness {
  readonly open: TestDatabase;
  readonly tokens: Readonly<Record<"support" | "member" | "stranger", string>>;
  readonly add: (changes?: Parameters<typeof storeProcess>[1]) => Promise<number>;
  /** Returns the endpoint's response, by default to support. */
  query<Data extends object = AnswerData>(
    source: string,
    variables?: Record<string, unknown>,
    token?: string,
  ): Promise<CallResult<Data>>;
  /** Like `query`, but throws on errors. */
  read<Data extends object>(
    source: string,
    variables?: Record<string, unknown>,
    token?: string,
  ): Promise<Data>;
}

/** Opens a harness; the caller closes the database. */
export async function processHarness(kind: DatabaseKind): Promise<ProcessHarness> {
  const open = await kind.open();
  await storePlace(open.db);
  const logIn = async (username: string, roles: readonly ViewerRole[]) =>
    addSession(open.db, await addUser(open.db, { username, roles }), readTime);
  const tokens = {
    support: await logIn("support", systemRole("SUPPORT")),
    member: await logIn("member", [memberOf(place.ags, place.serviceId, "ew-ausweisstatus")]),
    stranger: await logIn("stranger", [memberOf(place.ags, "pw-eheurkunde")]),
  };
  const query = <Data extends object>(
    source: string,
    variables: Record<string, unknown> = {},
    token = tokens.support,
  ) => callProcess<Data>(open.db, { token, now: readTime }, source, variables);
  return {
    open,
    tokens,
    query,
    add: (changes) => storeProcess(open.db, changes),
    async read<Data extends object>(source: string, variables?: Record<string, unknown>, token?: string) {
      const { data, errors } = await query<Data>(source, variables, token);
      if (!data || errors?.[0]) throw errors?.[0] ?? new Error("There is no answer.");
      return data;
    },
  };
}

const at = (text: string) => new Date(text);

/** The error fingerprint of two samples. */
export const fingerprint = "0123456789abcdef0123456789abcdef";

// One row for each filter criterion, in order of creation.
const samples: Readonly<
  Record<string, Parameters<ProcessHarness["add"]>[0] & { readonly created_at: Date }>
> = {
  first: {
    uuid: "aaaa0000-0000-4000-8000-000000000001",
    business_key: "VG_1%",
    created_at: at("2026-03-28T22:59:59Z"),
    status: "SUCCESS",
    tries: 1,
    fee_difference: -1_190,
    updated_at: at("2026-10-01T10:00:00Z"),
  },
  second: {
    uuid: "aaaa0000-0000-4000-8000-000000000002",
    business_key: "VGX1Y",
    created_at: at("2026-03-28T23:00:00Z"),
    status: "ERROR",
    tries: 20,
    error_text: "50% der Angaben_fehlen",
    error_fingerprint: fingerprint,
    problem: "HTTP_STATUS",
    http_status: 500,
    updated_at: at("2026-03-30T10:00:00Z"),
  },
  third: {
    uuid: "bbbb0000-0000-4000-8000-000000000003",
    payment_identifier: "EP-77",
    created_at: at("2026-03-29T21:59:59Z"),
    status: "ERROR",
    tries: 4,
    next_retry_at: at("2026-11-20T11:00:00Z"),
    error_text: "50x der Angaben fehlen",
    error_fingerprint: fingerprint,
    problem: "HTTP_STATUS",
    http_status: 500,
    updated_at: at("2026-03-29T23:00:00Z"),
  },
  fourth: {
    uuid: "bbbb0000-0000-4000-8000-000000000004",
    service_id: "pw-eheurkunde",
    type: "SYNCHRONOUS",
    created_at: at("2026-03-29T22:00:00Z"),
    status: "UNKNOWN",
    tries: 3,
    updated_at: at("2026-03-29T22:00:00Z"),
  },
  fifth: {
    uuid: "cccc0000-0000-4000-8000-000000000005",
    created_at: at("2026-04-01T10:00:00Z"),
    tries: 2,
    status: "ERROR",
    next_retry_at: at("2026-11-20T10:30:00Z"),
    error_text: "Zeitüberschreitung",
    error_fingerprint: "f".repeat(32),
    problem: "TIMEOUT",
    updated_at: at("2026-04-02T10:00:00Z"),
  },
  archived: {
    record: "ARCHIVED",
    status: "SUCCESS",
    fee_difference: 500,
    created_at: at("2026-04-02T10:00:00Z"),
    tries: 1,
  },
  deleted: {
    record: "DELETED",
    status: "SUCCESS",
    created_at: at("2026-04-03T10:00:00Z"),
    tries: 1,
    erased_at: at("2026-05-01T10:00:00Z"),
  },
};

/** Stores the samples, with their names as process ids; returns their bare ids. */
export async function storeSamples(harness: ProcessHarness): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [name, changes] of Object.entries(samples)) {
    const sample = { updated_at: changes.created_at, ...changes, pid: `pid-${name}` };
    ids.set(name, await harness.add(sample));
  }
  return ids;
}

/** A database with communes and users, and calls that fail the test on errors. */
import type { ViewerRole } from "#server/context";
import type { DatabaseKind, TestDatabase } from "./databases";
import { addUser, call, systemRole } from "./serverCalls";
import { addSession } from "./sessions";

/** Default time of the calls. */
export const harnessTime = new Date("2026-11-20T10:00:00.000Z");

/** A payload error with its params as an object; field and params are omitted if empty. */
export interface SeenError {
  readonly code: string;
  readonly field?: string;
  readonly params?: Readonly<Record<string, string>>;
}

interface UserError {
  readonly code: string;
  readonly field: readonly string[] | null;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

/** A harness for tests of mutations. */
export interface ServerHarness {
  readonly open: TestDatabase;
  /** Logs a user in, by default at `harnessTime`; returns the token. */
  logIn(username: string, roles: readonly ViewerRole[], now?: Date): Promise<string>;
  /** Runs a query, by default as support. */
  read(
    source: string,
    variables?: Record<string, unknown>,
    token?: string,
    now?: Date,
  ): Promise<Record<string, unknown>>;
  /** Calls a mutation, by default as support; returns its payload and the errors separately. */
  mutate(
    name: string,
    selection: string,
    input: Readonly<Record<string, unknown>>,
    caller?: { readonly token?: string; readonly now?: Date },
  ): Promise<{ readonly payload: unknown; readonly errors: readonly SeenError[] }>;
  /** Activity log entries of a commune, oldest first. */
  entries(ags: string): Promise<readonly Record<string, unknown>[]>;
}

/** Opens a harness; the caller closes the database. */
export async function serverHarness(kind: DatabaseKind): Promise<ServerHarness> {
  const open = await kind.open();
  const logIn = async (username: string, roles: readonly ViewerRole[], now = harnessTime) =>
    addSession(open.db, await addUser(open.db, { username, roles }), now);
  const support = await logIn("support", systemRole("SUPPORT"));
  const answer = async <Data extends object = Record<string, unknown>>(
    source: string,
    variables: Record<string, unknown>,
    { token = support, now = harnessTime }: { readonly token?: string; readonly now?: Date } = {},
  ) => {
    const { data, errors } = await call<Data>(open.db, { token, now }, source, variables);
    if (!data || errors?.[0]) throw errors?.[0] ?? new Error("There is no answer.");
    return data;
  };
  return {
    open,
    logIn,
    read: (source, variables = {}, token = support, now = harnessTime) =>
      answer(source, variables, { token, now }),
    async mutate(
      name: string,
      selection: string,
      input: Readonly<Record<string, unknown>>,
      caller?: { readonly token?: string; readonly now?: Date },
    ) {
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
      const source = `mutation ($input: ${type}!) {
        payload: ${name}(input: $input) { ${selection} errors { code field params { name value } } }
      }`;
      type Sent = { readonly payload: { readonly errors: readonly UserError[] } };
      const { payload } = await answer<Sent>(source, { input }, caller);
      return { payload, errors: payload.errors.map(seen) };
    },
    entries: (ags) =>
      open.db
        .selectFrom("activity")
        .select(["type", "actor_name", "label", "service_id", "before", "after", "at"])
        .where("commune_ags", "=", ags)
        .orderBy("id")
        .execute(),
  };
}

function seen({ code, field, params }: UserError): SeenError {
  return {
    code,
    ...(field && { field: field.join(".") }),
    ...(params.length > 0 && { params: Object.fromEntries(params.map(({ name, value }) => [name, value])) }),
  };
}

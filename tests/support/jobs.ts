/** Hundreds of processes, and bulk jobs over them through the endpoint process. */
import { readFileSync } from "node:fs";
import { graphql } from "graphql";
import { sql } from "kysely";
import type { ViewerRole } from "#server/context";
import { processJobs } from "#server/domain/jobs/processJobs";
import { createSchema } from "#server/graphql/endpoint";
import { bareIdOf, toNodeId } from "#server/nodeId";
import { processResolvers } from "#server/process/resolvers";
import type { Database } from "#server/storage/database/database";
import { execute, type RunChanges } from "./runs";
import { addUser, contextOf, systemRole } from "./serverCalls";
import { addSession } from "./sessions";

const schema = createSchema(readFileSync("schema/process.graphql", "utf8"), processResolvers);

/** Optional fields of processes. */
export interface ProcessChanges {
  readonly status?: string;
  readonly tries?: number;
  readonly type?: "SYNCHRONOUS" | "ASYNCHRONOUS";
  readonly record?: "ACTIVE" | "ARCHIVED" | "DELETED";
  readonly createdAt?: Date;
}

const ags = "09761000";
const serviceId = "ikfz-neuzulassung";

/** A commune, and a target for its processes. */
export async function addTarget(db: Database, url = "http://127.0.0.1:9/target"): Promise<void> {
  await sql`
    insert into commune (ags, name, unit, state, initial, search_text)
    values (${ags}, 'Augsburg', 'Stadt', 'BY', 'A', 'augsburg')`.execute(db);
  await sql`
    insert into resource (type, version, id, document) values ('restService', 'v1', 'test', ${`url: ${url}`})`.execute(
    db,
  );
  await sql`
    insert into service_setting (service_id, key, value) values (${serviceId}, 'rest_service', 'test')`.execute(
    db,
  );
}

/** Adds processes one second apart, the last one newest; returns their bare ids. */
export async function addProcesses(
  db: Database,
  count: number,
  changes: ProcessChanges = {},
): Promise<readonly number[]> {
  const { status = "ERROR_WITHOUT_RETRY", tries = 1, type = "ASYNCHRONOUS", record = "ACTIVE" } = changes;
  const createdAt = changes.createdAt ?? new Date(Date.now() - 86_400_000);
  const { rows } = await sql<{ id: number }>`
    insert into process (pid, uuid, definition_key, name, type, commune_ags, service_id, status, record, tries,
      created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid(), 'k', 'Neuzulassung', ${type}, ${ags}, ${serviceId}, ${status},
      ${record}, ${tries}, at, at
    from (select ${createdAt}::timestamptz + number * interval '1 second' as at, number
      from generate_series(1, ${count}::integer) as number) moments
    order by number returning id`.execute(db);
  await sql`insert into process_content (process_id, variables)
    select id, '{}' from process where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** Node ids of processes. */
export function nodeIds(ids: readonly number[]): string[] {
  return ids.map((id) => toNodeId("Process", String(id)));
}

/** Changes a process as another user would. */
export async function touch(db: Database, ids: readonly number[], at = new Date()): Promise<void> {
  await sql`update process set revision = revision + 1, updated_at = ${at} where id = any(${ids}::bigint[])`.execute(
    db,
  );
}

export interface SeenJob {
  readonly id: string;
  readonly state: string;
  readonly total: number;
  readonly done: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly skipped: number;
  readonly forecast: readonly { readonly count: number; readonly error: UserError | null }[];
}

interface UserError {
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

export interface JobAnswer {
  readonly job: SeenJob;
  readonly codes: readonly string[];
  /** Error code if the whole call failed. */
  readonly failure: string | null;
}

const selection = `job {
  id state total done succeeded failed skipped forecast { count error { code params { name value } } }
} errors { code field params { name value } }`;

/** A user and the calls of bulk jobs. */
export interface JobHarness {
  readonly db: Database;
  readonly token: string;
  call(source: string, variables: Record<string, unknown>, caller?: Caller): ReturnType<typeof graphql>;
  /** Calls a job mutation. */
  mutate(name: string, input: Record<string, unknown>, caller?: Caller): Promise<JobAnswer>;
  /** Logs in another user. */
  logIn(username: string, roles: readonly ViewerRole[]): Promise<string>;
  /** Runs a job like the server does. */
  run(id: string, changes?: RunChanges): ReturnType<typeof execute>;
  read(id: string): Promise<SeenJob>;
  /** Number of items by state and code. */
  results(id: string): Promise<Record<string, number>>;
}

interface Caller {
  readonly token?: string;
  readonly now?: Date;
}

/** Opens a harness for a support user. */
export async function jobHarness(db: Database): Promise<JobHarness> {
  const logIn = async (username: string, roles: readonly ViewerRole[]) =>
    addSession(db, await addUser(db, { username, roles }), new Date());
  const token = await logIn("support", systemRole("SUPPORT"));
  const call = async (source: string, variableValues: Record<string, unknown>, caller: Caller = {}) =>
    graphql({ schema, source, variableValues, contextValue: await contextOf(db, { token, ...caller }) });
  const bare = (id: string) => bareIdOf("Job", id) ?? "";
  return {
    db,
    token,
    call,
    logIn,
    async mutate(name, input, caller) {
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
      const source = `mutation ($input: ${type}!) { payload: ${name}(input: $input) { ${selection} } }`;
      const { data, errors } = await call(source, { input }, caller);
      const code = errors?.[0]?.extensions["code"] ?? errors?.[0]?.message;
      const payload = (data?.["payload"] ?? { job: null, errors: [] }) as {
        job: SeenJob;
        errors: readonly UserError[];
      };
      return {
        job: payload.job,
        codes: payload.errors.map((error) => error.code),
        failure: code === undefined ? null : String(code),
      };
    },
    run: (id, changes) => execute(db, processJobs, bare(id), changes),
    async read(id) {
      const source = `query ($id: ID!) { node(id: $id) { ... on Job {
        id state total done succeeded failed skipped forecast { count error { code params { name value } } }
      } } }`;
      const { data, errors } = await call(source, { id });
      if (errors?.[0]) throw errors[0];
      return data?.["node"] as SeenJob;
    },
    async results(id) {
      const { rows } = await sql<{ key: string; count: number }>`
        select concat_ws(' ', state, error_code) as key, count(*) as count from run_item
        where run_id = ${bare(id)} group by 1`.execute(db);
      return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
    },
  };
}

/** Server processes with automated jobs. See jobServer. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { sql } from "kysely";
import type { Database } from "#server/storage/database/database";
import { bundle } from "./bundle";
import { temporaryFolder } from "./databases";
import type { CheckOrder } from "./jobServer";
import { kill } from "./queueServers";

/** A server process. */
export interface JobServer {
  readonly pid: number;
  /** Sets its time and checks for due jobs. Waits for the runs that begin; not if `waits` is false. */
  readonly checkAt: (at: Date, order?: { readonly waits: boolean }) => Promise<void>;
  /** Calls the endpoint mgt; returns the data, null if it is refused. */
  readonly call: (
    token: string,
    query: string,
    variables?: object,
  ) => Promise<Readonly<Record<string, unknown>> | null>;
  readonly kill: () => Promise<void>;
}

/** Creates the tables that the jobs use. */
export async function addJobTables(db: Database): Promise<void> {
  await sql`create table job_effect (run_id uuid not null, pid int not null)`.execute(db);
  await sql`create table job_gate ()`.execute(db);
}

/** Starts server processes whose clock shows that time. The caller kills them. */
export async function startJobServers(
  count: number,
  databaseUrl: string,
  now: Date,
): Promise<readonly JobServer[]> {
  const program = await bundle("tests/support/jobServer.ts");
  return Promise.all(Array.from({ length: count }, () => startJobServer(program, databaseUrl, now)));
}

async function startJobServer(program: string, databaseUrl: string, now: Date): Promise<JobServer> {
  const child = fork(program, [databaseUrl, await temporaryFolder(), now.toISOString()]);
  const [url] = await once(child, "message");
  return {
    pid: child.pid ?? 0,
    async checkAt(at, { waits } = { waits: true }) {
      const done = once(child, "message");
      child.send({ at: at.toISOString(), waits } satisfies CheckOrder);
      await done;
    },
    async call(token, query, variables = {}) {
      const response = await fetch(`${String(url)}/mgt/graphql`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      const { data = null }: { data?: Record<string, unknown> | null } = await response.json();
      return data;
    },
    kill: () => kill(child),
  };
}

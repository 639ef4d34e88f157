/**
 * A server process on the PostgreSQL database at the given URL, with automated jobs that count their runs. Its parent sets
 * the time and has it check for due jobs, by message; it answers each message when that is done.
 */
import { sql } from "kysely";
import { readConfig } from "#server/config";
import type { AutomatedJob } from "#server/domain/automatedJobs/automatedJob";
import { JobRunner } from "#server/domain/automatedJobs/jobRunner";
import { scheduledJobs } from "#server/domain/installation/scheduledJobs";
import { createServices } from "#server/http/services";
import { startServer } from "#server/http/server";
import { createLogger } from "#server/logging";

/** Sets the time, and checks for due jobs. */
export interface CheckOrder {
  /** ISO timestamp. */
  readonly at: string;
  /** Whether the answer waits for the runs that began. */
  readonly waits: boolean;
}

/** A far interval: only the parent decides what happens when. */
const never = 86_400_000;

const [databaseUrl = "", dataDir = "", start = ""] = process.argv.slice(2);
let clock = new Date(start);
const now = () => clock;
const config = readConfig(
  {
    PORT: "0",
    HOST: "127.0.0.1",
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: "only-for-tests-".repeat(4),
    OPERATIONS: "any",
    STAGE: "TEST",
  },
  { demo: false },
);
const log = createLogger("error");
const { url, open } = await startServer({ config, root: process.cwd(), log, now });
if (open === null) throw new Error("There is no database.");
const { db } = open;

/** Stores that it ran, then waits until the parent lets it end. */
const run: AutomatedJob["run"] = async ({ id }) => {
  await sql`insert into job_effect (run_id, pid) values (${id}, ${process.pid})`.execute(db);
  await sql`select from job_gate`.execute(db);
};
const ctx = { db, config, log, now, ...createServices(db, log) };
const jobs = scheduledJobs(ctx).flatMap((job): AutomatedJob[] => {
  if (job.name === "check-keystores") return [{ ...job, schedule: "*/10 * * * *", run }];
  return job.name === "send-digests" ? [{ ...job, run }] : [];
});
const runner = new JobRunner(ctx, jobs, { poll: never, beat: never, grace: 0 });

async function check({ at, waits }: CheckOrder): Promise<void> {
  clock = new Date(at);
  await runner.check();
  if (waits) await runner.settled();
  process.send?.("done");
}
process.on("message", (order: CheckOrder) => void check(order));
process.send?.(url);

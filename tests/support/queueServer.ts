/**
 * Runs only the queue, on the PostgreSQL database at the given URL, with
 * short intervals, until it is killed. Prints `ready` once it polls for jobs.
 */
import { pino } from "pino";
import { readConfig } from "#server/config";
import { attemptKind } from "#server/domain/attempts/attemptQueue";
import { communeInitializationKind } from "#server/domain/communes/communeInitialization";
import { processJobs } from "#server/domain/jobs/processJobs";
import { runJobs } from "#server/domain/runs/runQueue";
import { createServices } from "#server/http/services";
import { openDatabase } from "#server/storage/database/database";

const databaseUrl = process.argv[2];
if (databaseUrl === undefined) throw new Error("Give the address of the database.");

const log = pino({ level: "error" }, pino.destination(2));
const env = {
  DATABASE_URL: databaseUrl,
  SECRET_KEY: "only-for-tests-".repeat(4),
  ALLOWED_TARGETS: "127.0.0.1/32",
};
const config = readConfig(env, { demo: false });
const { db } = await openDatabase({ dataDir: "unused", databaseUrl, log });
const services = createServices(db, log);
const ctx = { db, config, log, now: () => new Date(), ...services };

const attempts = attemptKind(ctx, { timeoutMs: 20_000, marginMs: 500, slots: 8 });
const intervals = { maintenance: 1, worker: { poll: 100, sweep: 250, gracePeriod: 1_000 } };
const jobs = runJobs(ctx, { ...processJobs, batchSize: 10 }, 500);
const initializations = communeInitializationKind(ctx, { leaseMs: 1_000 });
await services.queue.start([attempts, jobs, initializations], intervals);
process.stdout.write("ready\n");

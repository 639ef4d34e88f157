/** One temporary folder and one PostgreSQL per run, with a template database of demo data that every worker copies. */
import { runFolder } from "../../../scripts/runFolder.mjs";
import { bundle } from "../../support/bundle";
import { createDatabaseOn, startPostgres } from "../../support/postgresServer";
import { startServer } from "./server";

/** Environment variables by which workers, which are separate processes, find them. */
const [addressKey, templateKey, timedKey] = [
  "SM_TEST_POSTGRES",
  "SM_TEST_TEMPLATE",
  "SM_TEST_TIMED_SERVER",
] as const;

// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else.
export default async function setUp(): Promise<() => Promise<void>> {
  process.env["TMPDIR"] = runFolder();
  const bundling = bundle("tests/e2e/support/timedServer.ts");
  const postgres = await startPostgres();
  try {
    const databaseUrl = await createDatabaseOn(postgres.url);
    const server = await startServer({ databaseUrl });
    await server.stop();
    process.env[timedKey] = await bundling;
    process.env[addressKey] = postgres.url;
    process.env[templateKey] = new URL(databaseUrl).pathname.slice(1);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return () => postgres.stop();
}

/** Creates a database with demo data and returns its URL. */
export function createDemoDatabase(): Promise<string> {
  const { [addressKey]: address, [templateKey]: template } = process.env;
  if (address === undefined || template === undefined) throw new Error("The run has no PostgreSQL.");
  return createDatabaseOn(address, template);
}

/** The bundle of the server whose clock tests control. */
export function timedProgram(): string {
  const { [timedKey]: program } = process.env;
  if (program === undefined) throw new Error("The run has no timed server.");
  return program;
}

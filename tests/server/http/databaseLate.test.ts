/** Servers that start before their database, or with a wrong database URL. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "#server/config";
import { startServer } from "#server/http/server";
import { createLogger } from "#server/logging";
import { describeStartupError } from "#server/startupError";
import { migrate, openDatabase } from "#server/storage/database/database";
import { bundle } from "../../support/bundle";
import { silent, temporaryFolder } from "../../support/databases";
import { createDatabaseOn, startRestartablePostgres } from "../../support/postgresServer";
import { createDatabase } from "../../support/postgres";
import { holdSilentPort } from "../../support/silentPort";
import { urlOf, watchListening } from "./startingServer";

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

async function start(
  databaseUrl: string,
  { lines = [] as string[], signal = new AbortController().signal } = {},
) {
  const dataDir = await temporaryFolder();
  undo.push(() => rm(dataDir, { recursive: true, force: true }));
  const env = { PORT: "0", DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const log = createLogger("info", { write: (line: string) => void lines.push(line) });
  return startServer({ config: readConfig(env, { demo: false }), root: ".", log, signal });
}

/** URL of an unreachable database. */
async function silentUrl(user: string): Promise<string> {
  const { port, close } = await holdSilentPort();
  undo.push(close);
  return `postgres://${user}@127.0.0.1:${port}/sm`;
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}

test("Late database: a server that starts before its database listens, waits, and continues automatically", async () => {
  const postgres = await startRestartablePostgres();
  undo.push(() => postgres.stop());
  const databaseUrl = await createDatabaseOn(postgres.url);
  await postgres.end("fast");
  const lines: string[] = [];
  const listening = watchListening();
  const starting = start(databaseUrl, { lines });
  await vi.waitFor(() => expect(lines.join("")).toContain("the database cannot be reached"), {
    timeout: 20_000,
  });
  const url = urlOf(listening());
  expect(await statusOf(`${url}/healthz`)).toBe(200);
  expect(await statusOf(`${url}/readyz`)).toBe(503);
  expect(await statusOf(`${url}/mgt/graphql`)).toBe(503);

  await postgres.start();
  const server = await starting;
  undo.push(() => server.close());
  expect(await statusOf(`${url}/readyz`)).toBe(200);
  expect(lines.filter((line) => line.includes("cannot be reached"))).toHaveLength(1);
});

test("Late database: a server waiting for its database can be stopped, and releases its port", async () => {
  const databaseUrl = await silentUrl("sm:geheim");
  const listening = watchListening();
  const stopping = new AbortController();
  const lines: string[] = [];
  const starting = start(databaseUrl, { lines, signal: stopping.signal });
  await vi.waitFor(() => expect(lines.join("")).toContain("the database cannot be reached"), {
    timeout: 20_000,
  });
  expect(listening().listening).toBe(true);
  stopping.abort();
  await expect(starting).rejects.toMatchObject({ name: "AbortError" });
  expect(listening().listening).toBe(false);
  expect(lines.join("")).not.toContain("geheim");
});

test("Late database: a program that does not wait reports the unreachable database in a sentence, without the password", async () => {
  const databaseUrl = await silentUrl("sm:geheim");
  const open = await openDatabase({ dataDir: "unused", databaseUrl, log: silent });
  const error = await migrate(open).catch((reason: unknown) => reason);
  await open.close();
  expect(describeStartupError(error)).toBe("The database at DATABASE_URL cannot be reached.");
});

test("Late database: a database that refuses its name or user ends the start with a sentence", async () => {
  const url = new URL(await createDatabase());
  url.pathname = "/missing";
  const missing = await start(url.href).catch((reason: unknown) => reason);
  expect(describeStartupError(missing)).toBe(
    "The database server rejected the user, password or database name in DATABASE_URL.",
  );
  url.username = "nobody";
  const unknown = await start(url.href).catch((reason: unknown) => reason);
  expect(describeStartupError(unknown)).toBe(
    "The database server rejected the user, password or database name in DATABASE_URL.",
  );
});

test("Late database: a process waiting for its database ends cleanly on SIGTERM", async () => {
  const program = await bundle("server/main.ts");
  const dataDir = await temporaryFolder();
  undo.push(() => rm(dataDir, { recursive: true, force: true }));
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      APP_ROOT: process.cwd(),
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: await silentUrl("sm"),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  undo.push(async () => void child.kill("SIGKILL"));
  const ended = once(child, "exit");
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  await vi.waitFor(() => expect(output).toContain("the database cannot be reached"), { timeout: 40_000 });
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

import { request } from "node:http";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { afterEach, expect, inject, test } from "vitest";
import { readConfig } from "#server/config";
import { startServer, type RunningServer } from "#server/http/server";
import { describeStartupError } from "#server/startupError";
import { copyDatabase, silent, temporaryFolder } from "../../support/databases";
import { createDatabase, dropDatabase } from "../../support/postgres";
import { urlOf, watchListening } from "./startingServer";

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

/** Settings of a server with an embedded database, whose folder it locks. */
async function embedded() {
  const dataDir = await temporaryFolder();
  undo.push(() => rm(dataDir, { recursive: true, force: true }));
  copyDatabase(inject("embeddedTemplate"), dataDir);
  return { DATA_DIR: dataDir };
}

/** Settings of a server on PostgreSQL. */
async function onPostgres() {
  const dataDir = await temporaryFolder();
  undo.push(() => rm(dataDir, { recursive: true, force: true }));
  const databaseUrl = await createDatabase({ migrated: true });
  undo.push(() => dropDatabase(databaseUrl));
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
}

function start(env: Readonly<Record<string, string>>, prepare?: () => Promise<void>): Promise<RunningServer> {
  const config = readConfig({ PORT: "0", OPERATIONS: "any", ...env }, { demo: false });
  return startServer({ config, root: ".", log: silent, prepare });
}

async function statusOf(url: string): Promise<number | "unreachable"> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return "unreachable";
  }
}

test("Server lifecycle: is live while it starts, and ready once the database is seeded", async () => {
  const listening = watchListening();
  let unblock = (): void => undefined;
  const blocked = new Promise<void>((resolve) => (unblock = resolve));
  let markPreparing = (): void => undefined;
  const preparing = new Promise<void>((resolve) => (markPreparing = resolve));
  const starting = start(await onPostgres(), () => {
    markPreparing();
    return blocked;
  });
  await preparing;
  const url = urlOf(listening());
  expect(await statusOf(`${url}/healthz`)).toBe(200);
  expect(await statusOf(`${url}/readyz`)).toBe(503);
  expect(await statusOf(`${url}/mgt/graphql`)).toBe(503);
  unblock();
  const server = await starting;
  undo.push(() => server.close());
  expect(await statusOf(`${url}/readyz`)).toBe(200);
});

test("Server lifecycle: finishes running requests, accepts no others, and releases its folder", async () => {
  const env = await embedded();
  const server = await start(env);
  const body = JSON.stringify({ query: "{ instance { version } }" });
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    Expect: "100-continue",
  };
  const running = request(`${server.url}/mgt/graphql`, { method: "POST", headers });
  const answered = once(running, "response");
  running.flushHeaders();
  await once(running, "continue");

  const closed = server.close();
  expect(await statusOf(`${server.url}/healthz`)).toBe("unreachable");
  running.end(body);
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  await closed;

  const next = await start(env);
  await next.close();
});

test("Server lifecycle: reports in a sentence that the port is in use", async () => {
  const env = await onPostgres();
  const first = await start(env);
  undo.push(() => first.close());
  const error = await start({ ...env, PORT: String(first.port) }).catch((reason: unknown) => reason);
  expect(describeStartupError(error)).toBe(
    `Port ${first.port} on 127.0.0.1 is already in use; set PORT to another one.`,
  );
});

test("Server lifecycle: reports in a sentence who uses the data folder, and releases the port", async () => {
  const env = await embedded();
  const first = await start(env);
  undo.push(() => first.close());
  const listening = watchListening();
  const error = await start(env).catch((reason: unknown) => reason);
  expect(describeStartupError(error)).toContain(env.DATA_DIR);
  expect(describeStartupError(error)).toContain(String(process.pid));
  expect(listening().listening).toBe(false);
});

import { request } from "node:http";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { afterEach, expect, inject, test } from "vitest";
import { readConfig } from "#server/config";
import { startServer, type RunningServer } from "#server/http/server";
import { startupSentence } from "#server/startupError";
import { copyDatabase, silent, temporaryFolder } from "../../support/databases";
import { freePort } from "../../support/postgresServer";

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

async function dataFolder(): Promise<string> {
  const folder = await temporaryFolder();
  undo.push(() => rm(folder, { recursive: true, force: true }));
  copyDatabase(inject("embeddedTemplate"), folder);
  return folder;
}

function start(dataDir: string, port: number, prepare?: () => Promise<void>): Promise<RunningServer> {
  const config = readConfig({ PORT: String(port), DATA_DIR: dataDir, OPERATIONS: "any" }, { demo: false });
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

test("is alive while it starts, and ready once the database is filled", async () => {
  const port = await freePort();
  let goOn = (): void => undefined;
  const blocked = new Promise<void>((resolve) => (goOn = resolve));
  let begun = (): void => undefined;
  const preparing = new Promise<void>((resolve) => (begun = resolve));
  const starting = start(await dataFolder(), port, () => {
    begun();
    return blocked;
  });
  await preparing;
  const url = `http://127.0.0.1:${port}`;
  expect(await statusOf(`${url}/healthz`)).toBe(200);
  expect(await statusOf(`${url}/readyz`)).toBe(503);
  expect(await statusOf(`${url}/mgt/graphql`)).toBe(503);
  goOn();
  const server = await starting;
  undo.push(() => server.close());
  expect(await statusOf(`${url}/readyz`)).toBe(200);
});

test("finishes the requests that run, takes no others, and lets go of its folder", async () => {
  const dataDir = await dataFolder();
  const server = await start(dataDir, 0);
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

  const next = await start(dataDir, 0);
  await next.close();
});

test("says in a sentence that the port is taken", async () => {
  const first = await start(await dataFolder(), 0);
  undo.push(() => first.close());
  const error = await start(await dataFolder(), first.port).catch((reason: unknown) => reason);
  expect(startupSentence(error)).toBe(
    `Port ${first.port} on 127.0.0.1 is already in use; PORT chooses another.`,
  );
});

test("says in a sentence who uses the data folder, and lets go of the port", async () => {
  const dataDir = await dataFolder();
  const first = await start(dataDir, 0);
  undo.push(() => first.close());
  const port = await freePort();
  const error = await start(dataDir, port).catch((reason: unknown) => reason);
  expect(startupSentence(error)).toContain(dataDir);
  expect(startupSentence(error)).toContain(String(process.pid));
  expect(await statusOf(`http://127.0.0.1:${port}/healthz`)).toBe("unreachable");
});

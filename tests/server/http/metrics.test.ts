import { afterEach, expect, test } from "vitest";
import { attemptHarness } from "../../support/attemptHarness";
import { createDatabase } from "../../support/postgres";
import { storeProcess } from "../../support/processCalls";
import { startTestServer, type TestServer, type TestServerOptions } from "./testServer";

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

const operations = { mgt: { instance: "query Instance { instance { version } }" } };

async function start(options: TestServerOptions, env: Readonly<Record<string, string>>): Promise<TestServer> {
  const server = await startTestServer({ operations, ...options, env: { METRICS_PORT: "0", ...env } });
  undo.push(() => server.close());
  return server;
}

const metricsOf = async ({ metricsUrl }: TestServer) => (await fetch(metricsUrl ?? "")).text();

test("Metrics: counts requests by the names of persisted documents", async () => {
  const lines: string[] = [];
  const server = await start({ lines }, { OPERATIONS: "any" });
  const named = { query: "query MadeUp { instance { version } }", operationName: "MadeUp" };
  for (const call of [{ id: "instance" }, { id: "instance" }, named]) await server.call("/mgt/graphql", call);
  await server.get("/healthz");
  const counted = (labels: string, count: number) => `http_requests_total{${labels},status="200"} ${count}`;
  await expect.poll(() => metricsOf(server)).toContain(counted('endpoint="none",operation="none"', 1));
  const text = await metricsOf(server);
  expect(text).toContain(counted('endpoint="mgt",operation="Instance"', 2));
  expect(text).toContain('http_request_duration_seconds_count{endpoint="mgt",operation="Instance"} 2');
  expect(text).toContain(counted('endpoint="mgt",operation="other"', 1));
  expect(text).not.toContain("MadeUp");
  expect(text).toContain("nodejs_eventloop_lag_seconds ");
  expect(lines.join("")).toContain(`"url":"${server.metricsUrl}"`);
  expect((await server.get("/metrics", { Accept: "application/json" })).status).toBe(404);
});

test("Metrics: counts queues, attempts and connections of a server on PostgreSQL", async () => {
  const server = await start({ runsJobs: true }, { DATABASE_URL: await createDatabase() });
  if (server.open === null) throw new Error("There is no database.");
  const harness = await attemptHarness(server.open.db);
  undo.push(() => harness.closeTargets());
  await harness.serve((_request, response) => response.end("{}"));
  await harness.attempt(await storeProcess(server.open.db));
  await expect.poll(() => metricsOf(server), { timeout: 40_000 }).toContain("queue_jobs_waiting{queue=");
  const text = await metricsOf(server);
  expect(text).toContain('attempts_total{outcome="SUCCEEDED"} 1');
  for (const state of ["total", "idle", "waiting"]) {
    expect(text).toMatch(new RegExp(`database_connections\\{state="${state}"\\} \\d`));
  }
});

test("Metrics: a server without METRICS_PORT exposes no metrics", async () => {
  const server = await startTestServer({ operations });
  undo.push(() => server.close());
  expect(server.metricsUrl).toBeNull();
});

import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { startServer, type BuiltServer } from "../tests/e2e/support/server";
import { createDatabaseOn, startPostgres } from "../tests/support/postgresServer";
import { communesQuery, logIn } from "./calls";
import type { Report } from "./report";

const connections = 16;
const seconds = 10;

/** Requests per second for a page of 20 communes, and the server's memory, on both databases. */
export async function serverLoad(report: Report): Promise<void> {
  const embedded = await startServer({ env: quiet });
  await withServer(embedded, () => measure(report, "embedded", embedded));
  const postgres = await startPostgres();
  try {
    const server = await startServer({ databaseUrl: await createDatabaseOn(postgres.url), env: quiet });
    await withServer(server, () => measure(report, "PostgreSQL", server));
  } finally {
    await postgres.stop();
  }
}

const quiet = { LOG_LEVEL: "warn" };

async function measure(report: Report, database: string, server: BuiltServer): Promise<void> {
  const area = `server, ${database}`;
  report.add(area, "memory after start", memoryOf(server.pid), "MB");
  const token = await logIn(server.url, "admin");
  const load = (duration: number) =>
    autocannon({
      url: `${server.url}/mgt/graphql`,
      method: "POST",
      connections,
      duration,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: communesQuery, variables: {} }),
    });
  await load(3);
  const result = await load(seconds);
  report.add(area, `20 communes, ${connections} clients`, result.requests.average, "requests/s");
  report.add(area, "the same, p99", result.latency.p99, "ms");
  report.add(area, "the same, refused or failed", result.non2xx + result.errors, "requests");
  report.add(area, "memory after that", memoryOf(server.pid), "MB");
}

async function withServer(server: BuiltServer, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } finally {
    await server.stop();
  }
}

/** Resident memory in MB, on Linux only. */
function memoryOf(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

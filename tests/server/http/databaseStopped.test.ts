/** A PostgreSQL that stops under load and comes back, with two servers on it. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase, migrate } from "#server/storage/database/database";
import { silent } from "../../support/databases";
import {
  createDatabaseOn,
  startRestartablePostgres,
  type RestartablePostgres,
} from "../../support/postgresServer";
import { storePlace } from "../../support/processCalls";
import { startTarget, type ProcessTestTarget } from "../../support/processTarget";
import { addUser, systemRole } from "../../support/serverCalls";
import { addSession } from "../../support/sessions";
import { keepSubmitting, type Submission } from "../../support/submissions";
import { startTestServer, type TestServer } from "./testServer";

const intakeToken = "a-token-for-machines-only";
const patience = { timeout: 60_000, interval: 20 };

let postgres: RestartablePostgres;
let target: ProcessTestTarget;
let databaseUrl = "";
let token = "";
const lines: string[] = [];
const servers: TestServer[] = [];

beforeAll(async () => {
  postgres = await startRestartablePostgres();
  databaseUrl = await createDatabaseOn(postgres.url);
  target = await startTarget((_request, response) => void response.end("{}"));
  const open = await openDatabase({ dataDir: "unused", databaseUrl, log: silent });
  await migrate(open);
  await storePlace(open.db, target.url);
  const support = await addUser(open.db, { username: "support", roles: systemRole("SUPPORT") });
  token = await addSession(open.db, support, new Date());
  await open.close();
  const env = {
    DATABASE_URL: databaseUrl,
    INTAKE_TOKEN: intakeToken,
    OPERATIONS: "any",
    ALLOWED_TARGETS: "127.0.0.1/32",
  };
  for (let count = 0; count < 2; count += 1)
    servers.push(await startTestServer({ env, runsJobs: true, lines }));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await target.close();
  await postgres.stop();
});

const statusOf = async (server: TestServer, path: string) => (await server.get(path)).status;

test(
  "Stopped database: two servers survive four database stops under load without losing acknowledged writes",
  { timeout: 240_000 },
  async () => {
    const submissions: Submission[][] = servers.map(() => []);
    const writers = servers.map((server, index) =>
      keepSubmitting(server.url, intakeToken, 6, (each) => submissions[index]?.push(each)),
    );
    /** Waits until each server has sent this many more matching responses. */
    const more = async (count: number, isWanted: (each: Submission) => boolean) => {
      const from = submissions.map((each) => each.length);
      await vi.waitFor(() => {
        const counts = submissions.map((each, index) => each.slice(from[index]).filter(isWanted).length);
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(count);
      }, patience);
    };
    const isAcknowledged = ({ pid }: Submission) => pid !== null;

    for (const mode of ["fast", "immediate", "fast", "immediate"] as const) {
      await more(20, isAcknowledged);
      await postgres.end(mode);
      await more(20, ({ status }) => status === 503);
      for (const server of servers) {
        expect(await statusOf(server, "/healthz")).toBe(200);
        expect(await statusOf(server, "/readyz")).toBe(503);
      }
      await postgres.start();
      await more(1, isAcknowledged);
    }
    for (const writer of writers) await writer.stop();
    for (const server of servers) expect(await statusOf(server, "/readyz")).toBe(200);

    const all = submissions.flat();
    const refused = all.filter(({ pid }) => pid === null);
    expect(
      new Set(refused.map(({ status, codes, retryAfter }) => JSON.stringify({ status, codes, retryAfter }))),
    ).toEqual(new Set([JSON.stringify({ status: 503, codes: ["database_unavailable"], retryAfter: "1" })]));

    const open = await openDatabase({ dataDir: "unused", databaseUrl, log: silent });
    try {
      const rows = await open.db.selectFrom("process").select("pid").execute();
      const stored = new Set(rows.map(({ pid }) => pid));
      expect(all.flatMap(({ pid }) => pid ?? []).filter((pid) => !stored.has(pid))).toEqual([]);
    } finally {
      await open.close();
    }
    // Each server logs each outage about once, not once per call or job poll.
    const loggedErrors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
    expect(new Set(loggedErrors.map(({ msg }) => msg))).toEqual(
      new Set(["the database cannot be reached; requests are refused until it is back"]),
    );
    expect(loggedErrors.length).toBeGreaterThanOrEqual(2 * 4);
    expect(loggedErrors.length).toBeLessThan(2 * 4 * 3);
  },
);

test("Stopped database: streams end without completing, so that clients reconnect; other calls report the reason", async () => {
  const [server] = servers;
  if (server === undefined) throw new Error("There is a server.");
  const ask = (path: string, query: string, accept: string) =>
    fetch(server.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: accept, Authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
  const subscription = "subscription { processesChanged(ids: []) { createdCount } }";
  const follow = () => ask("/mgt/process/graphql", subscription, "text/event-stream");
  const stream = await follow();
  let text = "";
  const isOver = (async () => {
    for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
  })();
  await vi.waitFor(() => expect(text).toContain("event: next"), patience);
  await postgres.end("fast");
  await isOver;
  expect(text).not.toContain("complete");
  expect(text).not.toContain("errors");
  expect(await statusOf(server, "/readyz")).toBe(503);
  const refused = await Promise.all([
    follow(),
    ask("/mgt/graphql", "{ user { stage } }", "application/json"),
    fetch(`${server.url}/mgt/graphql`, {
      method: "POST",
      body: new FormData(),
      headers: { Authorization: `Bearer ${token}` },
    }),
  ]);
  for (const answer of refused) {
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "1"]);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: "database_unavailable" } }] });
  }
  await postgres.start();
  await vi.waitFor(async () => expect((await follow()).status).toBe(200), patience);
});

// Last, since it stops the servers.
test("Stopped database: servers stop cleanly while the database is unavailable", async () => {
  await postgres.end("immediate");
  for (const server of servers) expect(await statusOf(server, "/readyz")).toBe(503);
  for (const server of servers.splice(0)) await expect(server.close()).resolves.toBeUndefined();
});

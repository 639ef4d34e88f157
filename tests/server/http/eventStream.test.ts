import { once } from "node:events";
import { request, Server, type IncomingMessage } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { version } from "#domain/version";
import { addProcesses, addTarget, nodeIds, touch } from "../../support/jobs";
import { addUser, memberOf, systemRole } from "../../support/serverCalls";
import { addSession } from "../../support/sessions";
import { startTestServer, type TestServer } from "./testServer";

const changes = `subscription ($ids: [ID!]!) { processesChanged(ids: $ids) { createdCount changed { id status } } }`;
const operations = { process: { changes } };
const web = { "index.html": "<!doctype html>" };
const someBuild = expect.stringMatching(/^[0-9a-f]{12}$/);
const path = "/mgt/process/graphql";

interface Stream {
  readonly response: IncomingMessage;
  /** Bytes received so far. */
  readonly text: () => string;
  readonly ended: Promise<unknown>;
  readonly close: () => void;
}

const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0)) each();
});

async function openStream(url: string, token: string | null, body: unknown): Promise<Stream> {
  const headers = {
    Accept: "text/event-stream",
    "Accept-Encoding": "br, gzip",
    "Content-Type": "application/json",
    "X-Background": "1",
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
  const outgoing = request(`${url}${path}`, { method: "POST", headers });
  outgoing.on("error", () => undefined);
  outgoing.end(JSON.stringify(body));
  const [response]: IncomingMessage[] = await once(outgoing, "response");
  if (!response) throw new Error("There is an answer.");
  let text = "";
  response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  response.on("error", () => undefined);
  const close = (): void => void outgoing.destroy();
  undo.push(close);
  const ended = new Promise((resolve) => response.once("close", resolve));
  return { response, text: () => text, ended, close };
}

let server: TestServer;
let token: string;
let ids: readonly number[];

beforeAll(async () => {
  server = await startTestServer({ operations, web });
  const { db } = server.open ?? {};
  if (db === undefined) throw new Error("The server has a database.");
  await addTarget(db);
  ids = await addProcesses(db, 2);
  token = await addSession(
    db,
    await addUser(db, { username: "support", roles: systemRole("SUPPORT") }),
    new Date(),
  );
});
afterAll(() => server.close());

const subscribe = (as: string | null = token, id = "changes") =>
  openStream(server.url, as, { id, variables: { ids: nodeIds(ids) } });

const patience = { timeout: 20_000, interval: 20 };

test("Event stream: sends events immediately, unchanged and complete", async () => {
  const stream = await subscribe();
  expect(stream.response.statusCode).toBe(200);
  expect(stream.response.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    "x-app-build": someBuild,
  });
  expect(stream.response.headers["content-encoding"]).toBeUndefined();
  const first = `:\n\nevent: next\ndata: {"data":{"processesChanged":{"createdCount":0,"changed":[]}}}\n\n`;
  await vi.waitFor(() => expect(stream.text()).toBe(first), patience);
  if (server.open === null) throw new Error("The server has a database.");
  await touch(server.open.db, ids.slice(0, 1));
  const changed = JSON.stringify({ id: nodeIds(ids)[0], status: "ERROR_WITHOUT_RETRY" });
  const second = `event: next\ndata: {"data":{"processesChanged":{"createdCount":0,"changed":[${changed}]}}}\n\n`;
  await vi.waitFor(() => expect(stream.text()).toBe(first + second), patience);
});

/** The only event of a completed stream. */
async function onlyAnswer(stream: Stream): Promise<{ readonly data?: unknown; readonly errors?: unknown }> {
  await stream.ended;
  const match = /^:\n\nevent: next\ndata: (.*)\n\nevent: complete\ndata: \n\n$/.exec(stream.text());
  expect(match, stream.text()).not.toBeNull();
  return JSON.parse(match?.[1] ?? "null");
}

const refusedWith = (code: string) => ({
  errors: [expect.objectContaining({ extensions: expect.objectContaining({ code }) })],
});

test("Event stream: sends a refusal as an event and completes", async () => {
  expect(await onlyAnswer(await subscribe(null))).toMatchObject(refusedWith("unauthorized"));
  const unknown = await onlyAnswer(await subscribe(token, "unknown"));
  expect(unknown).toMatchObject(refusedWith("unknown_operation"));
  expect(unknown).toMatchObject({
    errors: [{ extensions: { params: [{ name: "version", value: version }] } }],
  });
  if (server.open === null) throw new Error("The server has a database.");
  const roles = [memberOf("09761000", "ikfz-neuzulassung")];
  const member = await addUser(server.open.db, { username: "member", roles });
  const ofMember = await addSession(server.open.db, member, new Date());
  expect(await onlyAnswer(await subscribe(ofMember))).toMatchObject(refusedWith("insufficient_permissions"));
  const malformed = await openStream(server.url, token, { id: "changes", variables: { ids: ["x"] } });
  expect(await onlyAnswer(malformed)).toMatchObject(refusedWith("bad_request"));
});

test("Event stream: refuses a ninth stream of a user until one has ended", async () => {
  const streams = await Promise.all(Array.from({ length: 8 }, () => subscribe()));
  await vi.waitFor(() => {
    for (const stream of streams) expect(stream.text()).toContain("event: next");
  }, patience);
  expect(await onlyAnswer(await subscribe())).toMatchObject(refusedWith("too_many_attempts"));
  streams[0]?.close();
  await vi.waitFor(async () => {
    const again = await subscribe();
    await vi.waitFor(() => expect(again.text()).toContain("event: next"), patience);
    expect(again.text()).toContain(`"data"`);
  }, patience);
});

test("Event stream: refuses subscriptions in any other form", async () => {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await server.call(path, { id: "changes", variables: { ids: [] } }, headers);
  expect(answer).toMatchObject({ status: 400, codes: ["bad_request"] });
});

test("Event stream: ends with the session", async () => {
  if (server.open === null) throw new Error("The server has a database.");
  const { db } = server.open;
  const user = await addUser(db, { username: "leaving", roles: systemRole("ADMIN") });
  const stream = await subscribe(await addSession(db, user, new Date()));
  await vi.waitFor(() => expect(stream.text()).toContain("event: next"), patience);
  await db.deleteFrom("user_session").where("user_id", "=", user).execute();
  await stream.ended;
  expect(stream.text()).toMatch(/"code":"unauthorized".*\n\nevent: complete\ndata: \n\n$/);
});

test("Event stream: streams do not block a server stop, and are not completed by it", async () => {
  const stopping = await startTestServer({ operations });
  if (stopping.open === null) throw new Error("The server has a database.");
  const { db } = stopping.open;
  const user = await addUser(db, { username: "support", roles: systemRole("SUPPORT") });
  const own = await addSession(db, user, new Date());
  const passing = await startTestServer({ env: { BACKEND_URL: stopping.url }, operations, web });
  const body = { id: "changes", variables: { ids: [] } };
  const passed = await openStream(passing.url, own, body);
  const direct = await openStream(stopping.url, own, body);
  expect(passed.response.headers["x-app-build"]).toEqual(someBuild);
  await vi.waitFor(() => {
    for (const stream of [passed, direct]) expect(stream.text()).toContain("event: next");
  }, patience);
  const cut = vi.spyOn(Server.prototype, "closeAllConnections");
  await passing.close();
  await passed.ended;
  await stopping.close();
  await direct.ended;
  // Only requests that do not end on their own are cut.
  expect(cut).not.toHaveBeenCalled();
  expect(direct.text()).not.toContain("complete");
});

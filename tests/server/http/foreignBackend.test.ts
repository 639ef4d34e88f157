import type { RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { endAll, foreignOperations as operations, startBackend, startFront } from "./foreignBackends";

afterEach(endAll);

const address = `/mgt/pictures/00000000-0000-4000-8000-000000000001/ab?expires=1&signature=${"x".repeat(43)}`;

const versionAnswer: RequestListener = (_request, response) => {
  const headers = {
    "Content-Type": "application/json",
    Connection: "close, X-Secret",
    "X-Secret": "1",
    "X-Powered-By": "x",
    "X-App-Build": "backend",
  };
  response.writeHead(200, headers).end('{"data":{"instance":{"version":"foreign"}}}');
};

test("Foreign backend: forwards calls with the text of their document", async () => {
  const backend = await startBackend(versionAnswer);
  const front = await startFront(`${backend.url}/base`);
  const headers = { Authorization: "Bearer t", "X-Request-Id": "client-4711", TE: "trailers" };
  const answer = await front.call("/mgt/graphql", { id: "instance", variables: { a: "ä" } }, headers);
  expect(answer.data).toEqual({ instance: { version: "foreign" } });
  expect(answer.headers.get("x-secret")).toBeNull();
  expect(answer.headers.get("x-powered-by")).toBeNull();
  // The app's own build, since the page comes from this server.
  expect(answer.headers.get("x-app-build")).toMatch(/^[0-9a-f]{12}$/);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  const [sent] = backend.received;
  expect(sent).toMatchObject({ method: "POST", url: "/base/mgt/graphql" });
  expect(JSON.parse(sent?.body ?? "")).toEqual({ variables: { a: "ä" }, query: operations.mgt.instance });
  expect(sent?.headers).toMatchObject({
    authorization: "Bearer t",
    "x-request-id": "client-4711",
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-proto": "http",
    host: backend.url.replace("http://", ""),
  });
  expect(sent?.headers.te).toBeUndefined();
});

test("Foreign backend: forwards no address or origin that the client made up", async () => {
  const backend = await startBackend(versionAnswer);
  const front = await startFront(backend.url);
  await front.call(
    "/mgt/graphql",
    { id: "instance" },
    {
      Forwarded: "for=10.0.0.1;host=elsewhere.example",
      "X-Forwarded-For": "10.0.0.1",
      "X-Forwarded-Host": "elsewhere.example",
      "X-Forwarded-Port": "1",
      "X-Forwarded-Prefix": "/elsewhere",
      "X-Real-IP": "10.0.0.1",
    },
  );
  const [sent] = backend.received;
  const claimed = Object.entries(sent?.headers ?? {}).filter(([name]) => /forwarded|real-ip/.test(name));
  expect(Object.fromEntries(claimed)).toEqual({
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-proto": "http",
    "x-forwarded-host": front.url.replace("http://", ""),
  });
});

test("Foreign backend: refuses unknown documents without forwarding", async () => {
  const backend = await startBackend(versionAnswer);
  const front = await startFront(backend.url);
  const unknown = await front.call("/mgt/graphql", { id: "node" });
  expect(unknown.codes).toEqual(["unknown_operation"]);
  expect(unknown.headers.get("x-app-build")).not.toBeNull();
  expect((await front.call("/mgt/graphql", { query: "{ x }" })).codes).toEqual(["unknown_operation"]);
  expect((await front.call("/mgt/graphql", "{")).codes).toEqual(["bad_request"]);
  expect(backend.received).toEqual([]);
  const open = await startFront(backend.url, { OPERATIONS: "any" });
  expect((await open.call("/mgt/graphql", { query: "{ x }" })).codes).toEqual([]);
  expect(backend.received.map(({ body }) => body)).toEqual(['{"query":"{ x }"}']);
});

test("Foreign backend: forwards pictures unchanged, with their signature", async () => {
  const picture = Buffer.from([137, 80, 78, 71, 0, 255]);
  const backend = await startBackend((_request, response) => {
    response.writeHead(200, { "Content-Type": "image/png", "Cache-Control": "private" }).end(picture);
  });
  const front = await startFront(backend.url);
  const response = await front.get(address);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cache-control")).toBe("private");
  expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
  expect(backend.received[0]).toMatchObject({ method: "GET", url: address });
});

test("Foreign backend: streams responses as they arrive", async () => {
  let finish = (): void => undefined;
  const backend = await startBackend((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/plain" });
    response.write("first");
    finish = () => response.end("last");
  });
  const front = await startFront(backend.url);
  const reader = (await front.get(address)).body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("first");
  finish();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("last");
});

test("Foreign backend: reports an unreachable backend", async () => {
  const backend = await startBackend((request) => request.socket.destroy());
  const front = await startFront(backend.url);
  expect(await front.call("/mgt/graphql", { id: "instance" })).toMatchObject({
    status: 502,
    codes: ["internal_error"],
  });
});

test("Foreign backend: reports a backend that does not respond in time", async () => {
  const backend = await startBackend(() => undefined);
  const front = await startFront(backend.url, {}, { backendStalledMs: 50 });
  expect(await front.call("/mgt/graphql", { id: "instance" })).toMatchObject({
    status: 502,
    codes: ["internal_error"],
  });
});

test("Foreign backend: forwards events as they arrive, and closes the stream when it stops", async () => {
  let send = (_event: string): void => undefined;
  const backend = await startBackend((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
    send = (event) => void response.write(event);
  });
  const front = await startFront(backend.url);
  const headers = { Accept: "text/event-stream", "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: '{"id":"instance"}' };
  const response = await fetch(`${front.url}/mgt/graphql`, init);
  expect(backend.received[0]?.headers.accept).toBe("text/event-stream");
  const reader = response.body?.getReader();
  for (const event of [":\n\n", "event: next\ndata: 1\n\n"]) {
    send(event);
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(event);
  }
  const ended = expect(reader?.read()).rejects.toThrow("terminated");
  await endAll();
  await ended;
});

test("Foreign backend: serves the app without the backend's data, and opens no database", async () => {
  const backend = await startBackend(versionAnswer);
  const front = await startFront(backend.url);
  expect(await (await front.get("/", { Accept: "text/html" })).text()).toMatch(
    /^<html><meta name="app-build" content="[0-9a-f]{12}" \/><script>1<\/script><\/html>$/,
  );
  expect((await front.get("/readyz")).status).toBe(200);
  expect(front.open).toBeNull();
});

test("Foreign backend: streams uploads with the text of their document", async () => {
  const backend = await startBackend(versionAnswer);
  const front = await startFront(backend.url);
  const send = async (id: string) => {
    const form = new FormData();
    form.append("operations", JSON.stringify({ id, variables: { file: null } }));
    form.append("map", JSON.stringify({ 0: ["variables.file"] }));
    form.append("0", new File(["a;b\r\n".repeat(20_000)], 'Straßen "neu".csv', { type: "text/csv" }));
    const response = await fetch(`${front.url}/mgt/graphql`, { method: "POST", body: form });
    return { status: response.status, body: await response.text() };
  };
  expect(await send("unknown")).toMatchObject({ status: 400 });
  expect(backend.received).toEqual([]);
  expect((await send("instance")).body).toContain("foreign");
  const [sent] = backend.received;
  const passed = new Response(sent?.body, {
    headers: { "Content-Type": sent?.headers["content-type"] ?? "" },
  });
  const form = await passed.formData();
  expect(JSON.parse(String(form.get("operations")))).toEqual({
    query: operations.mgt.instance,
    variables: { file: null },
  });
  expect(JSON.parse(String(form.get("map")))).toEqual({ 0: ["variables.file"] });
  const file = form.get("0");
  if (!(file instanceof File)) throw new Error("There is no file.");
  expect(file).toMatchObject({ name: 'Straßen "neu".csv', type: "text/csv", size: 100_000 });
});

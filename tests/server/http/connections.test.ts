import { once } from "node:events";
import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { connect, Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { closeIdleConnections, connectionTimes, type ConnectionTimes } from "#server/http/connections";
import { startTestServer, type TestServer, type TestServerOptions } from "./testServer";

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

async function start(
  times: Partial<ConnectionTimes>,
  options: Omit<TestServerOptions, "times"> = {},
): Promise<TestServer> {
  const server = await startTestServer({ times, ...options });
  undo.push(() => server.close());
  return server;
}

interface Client {
  readonly socket: Socket;
  readonly closed: Promise<unknown>;
  readonly received: () => string;
}

/** Opens a connection and sends the text. Reads the response unless `reads` is false. */
async function open({ port }: TestServer, text: string, reads = true): Promise<Client> {
  const socket = connect(port, "127.0.0.1");
  undo.push(() => socket.destroy());
  socket.on("error", () => undefined);
  let received = "";
  if (reads) socket.setEncoding("latin1").on("data", (part: string) => (received += part));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "connect");
  socket.write(text);
  return { socket, closed, received: () => received };
}

/** Sends a few bytes repeatedly until the connection is closed. */
async function trickle({ socket, closed }: Client, text: string): Promise<void> {
  const sending = setInterval(() => socket.write(text), 20);
  await closed;
  clearInterval(sending);
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const post = (type: string, more = "") =>
  `POST /mgt/graphql HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000000000\r\n${more}\r\n`;
const multipart = "multipart/form-data; boundary=b";

/** Whether the port refuses connections. */
function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return new Promise((resolve) => {
    socket.once("error", () => resolve(true));
    socket.once("connect", () => {
      socket.destroy();
      resolve(false);
    });
  });
}

test.each([
  ["that send nothing", "", 20],
  ["whose headers do not end", "GET / HTTP/1.1\r\nHost", 20],
])("Connections: closes connections %s", async (_name, text, count) => {
  const server = await start({ headersMs: 50, checkMs: 10, keepAliveMs: 60_000 });
  const clients = await Promise.all(Array.from({ length: count }, () => open(server, text)));
  await Promise.all(clients.map(({ closed }) => closed));
});

test("Connections: closes connections that only send line breaks slowly", async () => {
  const server = await start({ headersMs: 60, keepAliveMs: 60, checkMs: 60_000 });
  await trickle(await open(server, ""), "\r\n");
});

test("Connections: closes connections whose response is never read", async () => {
  const lines: string[] = [];
  const web = { "index.html": "<html></html>", "assets/large.js": Buffer.alloc(20_000_000, 32) };
  const server = await start({ stalledMs: 100 }, { web, lines });
  await open(server, get("/assets/large.js"), false);
  await expect.poll(() => lines.join("")).toContain('"path":"/assets/large.js"');
});

test("Connections: times out a body that does not arrive", async () => {
  const server = await start({ bodyMs: 50 });
  await trickle(await open(server, post("application/json")), " ");
});

test("Connections: responds to an upload without a token, then closes", async () => {
  const server = await start({ refusedBodyMs: 50 });
  for (const header of ["", `Authorization: Bearer ${"A".repeat(43)}\r\n`]) {
    const client = await open(server, `${post(multipart, header)}--b\r\n`);
    await trickle(client, "x");
    expect(client.received()).toContain("HTTP/1.1 401 ");
    expect(client.received()).toContain('"unauthorized"');
  }
});

test("Connections: responds to an upload that a foreign backend refuses, then closes", async () => {
  const backend = createServer((_request, response) => {
    response.writeHead(401, { "Content-Type": "application/json" }).end('{"errors":[]}');
  });
  backend.listen(0, "127.0.0.1");
  await once(backend, "listening");
  undo.push(() => (backend.closeAllConnections(), backend.close()));
  const address = backend.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  const server = await start(
    { refusedBodyMs: 50 },
    {
      operations: { mgt: { user: "query Me { user { user { username } } }" } },
      env: { BACKEND_URL: `http://127.0.0.1:${address.port}` },
    },
  );
  const part = (name: string, more = "") =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const parts = (id: string) =>
    `${part("operations")}{"id":"${id}","variables":{"file":null}}\r\n` +
    `${part("map")}{"0":["variables.file"]}\r\n${part("0", '; filename="a"')}`;
  for (const [id, status] of [
    ["user", 401],
    ["unknown", 400],
  ] as const) {
    const client = await open(server, post(multipart) + parts(id));
    await trickle(client, "x");
    expect(client.received()).toContain(`HTTP/1.1 ${status} `);
  }
});

test("Connections: keeps the connection open after a short upload without a token", async () => {
  const server = await start({ refusedBodyMs: 30 });
  const body = "--b--\r\n";
  const short = post(multipart).replace("1000000000", String(body.length));
  const client = await open(server, short + body);
  await expect.poll(client.received).toContain("HTTP/1.1 401 ");
  // A connection that is refused and closed later shows that the time of the first one has expired.
  await trickle(await open(server, post(multipart)), "x");
  client.socket.write(get("/healthz"));
  await expect.poll(client.received).toContain("HTTP/1.1 200 ");
});

test("Connections: a stopping server still answers on an idle connection, then closes it", async () => {
  const server = await startTestServer({ times: { drainMs: 60_000 } });
  const client = await open(server, get("/healthz"));
  await expect.poll(client.received).toContain('{"status":"alive"}');
  expect(client.received()).not.toContain("Connection: close");
  const stopped = server.close();
  await expect.poll(() => isRefused(server.port)).toBe(true);
  client.socket.write(get("/healthz"));
  await stopped;
  expect(client.received().match(/HTTP\/1.1 200 /g)).toHaveLength(2);
  expect(client.received()).toContain("Connection: close");
});

test("Connections: only a connection without a request counts as idle", () => {
  vi.useFakeTimers();
  undo.push(() => vi.useRealTimers());
  const server = createServer();
  // Node.js's connection handling needs a real connection.
  server.removeAllListeners("connection");
  closeIdleConnections(server, { ...connectionTimes, keepAliveMs: 65_000, headersMs: 10_000 });
  const socket = new Socket();
  const begin = () => {
    const request = new IncomingMessage(socket);
    const response = new ServerResponse(request);
    server.emit("request", request, response);
    return response;
  };
  server.emit("connection", socket);
  vi.advanceTimersByTime(74_999);
  const [first, second] = [begin(), begin()];
  vi.advanceTimersByTime(1_000_000);
  first.emit("close");
  vi.advanceTimersByTime(1_000_000);
  second.emit("close");
  vi.advanceTimersByTime(74_999);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(socket.destroyed).toBe(true);
});

import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endAll, startBackend, startFront, type Received } from "./foreignBackends";

const id = "00000000-0000-4000-8000-000000000001";
const signature = "a-_4".repeat(11).slice(1);
const query = `?expires=1795343000000&session=${id}&signature=${signature}`;
const signed = [
  `/mgt/pictures/${id}/0a1b?expires=1795343000000&signature=${signature}`,
  `/mgt/exports/residential-properties/09761000/eyJ0${query}`,
  `/mgt/exports/imports/${id}/de${query}`,
  `/mgt/exports/processes/csv/eyJ0${query}`,
  `/mgt/exports/users/eyJ0${query}`,
  `/mgt/exports/jobs/${id}${query}`,
  `/mgt/exports/process-files/${id}${query}`,
  `/mgt/exports/service-file-previews/${id}${query}`,
  `/mgt/exports/predefined-file-previews/${id}${query}`,
];
const endpoints = ["/mgt/graphql", "/mgt/v2/graphql", "/mgt/process/graphql", "/mgt/ikfz/graphql"];

/** Path traversals, for servers that decode, that treat backslashes as slashes, or that only truncate. */
const climbs = [
  "..",
  "%2e%2e",
  "%2E%2E",
  ".%2e",
  "%2e.",
  "..%2f..",
  "..;",
  "%252e%252e",
  "..%5c",
  ".",
  "%2e",
];

const hidden = climbs.flatMap((climb) => [
  `/mgt/exports/${climb}/${climb}/${climb}/secret${query}`,
  `/mgt/pictures/${climb}/${climb}/secret${query}`,
  `/mgt/exports\\${climb}\\${climb}\\secret${query}`,
  `/mgt/exports/users/${climb}/secret${query}`,
  `/mgt/exports/users/eyJ0/${climb}/${climb}/${climb}/${climb}/secret${query}`,
  `/mgt/exports/${climb}/graphql${query}`,
  `/mgt/graphql/${climb}/secret${query}`,
  `/mgt/v2/${climb}/graphql${query}`,
  `/${climb}/secret${query}`,
]);
const misspelt = [
  "/mgt//graphql",
  "//mgt/graphql",
  "/mgt/graphql/",
  "/mgt/%67raphql",
  "/MGT/graphql",
  "/mgt/exports/",
  "/mgt/exports/secret",
  `/mgt/pictures/${id}/0a1b/../secret`,
  `/mgt/pictures/${id.toUpperCase()}/0A1B`,
  `/mgt/exports/jobs/${id}%00`,
  `/mgt/exports/jobs/${id}?a#b`,
  `/mgt/exports/jobs/${id}?a='"<>`,
  `/mgt/exports/jobs/${id}#?a`,
  `http://elsewhere.example/mgt/exports/jobs/${id}`,
  "/mgt/exports/users/%0d%0aX:1",
];

let front = new URL("http://localhost");
let received: Received[] = [];
beforeAll(async () => {
  const backend = await startBackend((_request, response) => void response.end("secret"));
  received = backend.received;
  front = new URL((await startFront(`${backend.url}/base`)).url);
});
beforeEach(() => void received.splice(0));
afterAll(endAll);

/** Sends a raw path; fetch would normalise it. */
async function send(method: string, path: string, body?: string) {
  const headers = { Accept: "application/json", "Content-Type": "application/json" };
  const sent = request({ hostname: front.hostname, port: front.port, method, path, headers });
  sent.end(body);
  const [response]: IncomingMessage[] = await once(sent, "response");
  response?.resume();
  return response?.statusCode;
}

test.each(["GET", "HEAD"])("Foreign paths: forwards %s of signed URLs unchanged", async (method) => {
  for (const path of signed) expect([path, await send(method, path)]).toEqual([path, 200]);
  expect(received.map(({ url }) => url)).toEqual(signed.map((path) => `/base${path}`));
});

test("Foreign paths: only previews may be framed by the app, whatever the backend says", async () => {
  for (const path of signed) {
    const { headers } = await fetch(new URL(path, front));
    const isPreview = path.includes("-previews/");
    expect([path, headers.get("x-frame-options")]).toEqual([path, isPreview ? "SAMEORIGIN" : "DENY"]);
    expect(headers.get("content-security-policy")).toBe(
      `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors '${isPreview ? "self" : "none"}'`,
    );
  }
});

test.each(["GET", "POST", "HEAD", "PUT", "OPTIONS"])(
  "Foreign paths: forwards no %s with any other path",
  async (method) => {
    const query = method === "POST" ? '{"query":"{ secret }"}' : undefined;
    for (const path of [...hidden, ...misspelt]) {
      const status = await send(method, path, query);
      expect([path, [400, 404, 405].includes(status ?? 0)]).toEqual([path, true]);
    }
    expect(received).toEqual([]);
  },
);

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "Foreign paths: refuses %s at a signed URL",
  async (method) => {
    for (const path of signed) expect(await send(method, path)).toBe(405);
    expect(received).toEqual([]);
  },
);

test("Foreign paths: endpoints accept POST only, and no query string that a backend might read a document from", async () => {
  for (const path of endpoints) {
    for (const method of ["GET", "HEAD", "PUT", "DELETE"]) {
      expect(await send(method, `${path}?query={secret}`)).toBe(405);
    }
    expect(await send("POST", path, '{"query":"{ secret }"}')).toBe(400);
  }
  expect(received).toEqual([]);
  expect(await send("POST", "/mgt/graphql?query={secret}", '{"id":"instance"}')).toBe(200);
  expect(received).toMatchObject([{ method: "POST", url: "/base/mgt/graphql" }]);
});

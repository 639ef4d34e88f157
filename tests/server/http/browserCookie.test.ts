/** The cookie that identifies a known browser, also behind a forwarding server. */
import { afterEach, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#server/domain/sessions/passwords";
import { addUser } from "../../support/serverCalls";
import { startTestServer, type TestServer } from "./testServer";

const password = "ein gutes Passwort";
const login =
  "mutation Login($username: String!, $password: String!) { login(username: $username, password: $password) { token } }";
const operations = { mgt: { login } };
const trusting = { TRUST_PROXY: "127.0.0.1" };

let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

async function start(env: Record<string, string>): Promise<TestServer> {
  const server = await startTestServer({ operations, env: { ...trusting, ...env } });
  undo.push(() => server.close());
  return server;
}

/** A server with an account, and one that forwards to it. */
async function startBoth(env: Record<string, string> = {}) {
  const server = await start({ OPERATIONS: "any", ...env });
  if (server.open !== null) await addUser(server.open.db, { username: "owner", passwordHash });
  return { server, front: await start({ BACKEND_URL: server.url }) };
}

let addresses = 0;
function attempt(server: TestServer, given: string, cookie?: string) {
  const headers = { "X-Forwarded-For": `198.51.100.${(addresses += 1)}`, ...(cookie && { Cookie: cookie }) };
  return server.call(
    "/mgt/graphql",
    { id: "login", variables: { username: "owner", password: given } },
    headers,
  );
}

test.each(["server", "front"] as const)(
  "Browser cookie: the cookie of a login at the %s passes guesses at its account",
  async (way) => {
    const both = await startBoth();
    const first = await attempt(both[way], password);
    const [pair = "", ...attributes] = (first.headers.get("set-cookie") ?? "").split("; ");
    expect(pair).toMatch(/^known-browser=[\w-]{43}$/);
    expect(attributes).toEqual(["Path=/mgt/graphql", "Max-Age=2592000", "HttpOnly", "SameSite=Strict"]);

    for (let n = 0; n < 5; n++) {
      const guessed = await attempt(both.server, "guess");
      expect(guessed.codes).toEqual(["invalid_credentials"]);
      expect(guessed.headers.get("set-cookie")).toBeNull();
    }
    expect((await attempt(both[way], password)).codes).toEqual(["too_many_attempts"]);
    expect((await attempt(both[way], password, "known-browser=planted; other=1")).codes).toEqual([
      "too_many_attempts",
    ]);
    expect((await attempt(both[way], password, `other=1; ${pair}`)).codes).toEqual([]);
  },
);

test("Browser cookie: is sent over https only, if the server is reached by https", async () => {
  const { server } = await startBoth({ PUBLIC_URL: "https://service.example.org" });
  const { headers } = await attempt(server, password);
  expect(headers.get("set-cookie")).toMatch(/; SameSite=Strict; Secure$/);
});

import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "#server/domain/sessions/passwords";
import { addUser, systemRole } from "../../support/serverCalls";
import { startTestServer, type TestServer } from "./testServer";

const mgt = "/mgt/graphql";
const login = "mutation Login($u: String!, $p: String!) { login(username: $u, password: $p) { token } }";
const password = "correct horse battery";

const operations = {
  mgt: { login, instance: "query Instance { instance { version } }", user: "{ user { user { username } } }" },
  process: { node: '{ node(id: "x") { id } }' },
};
const previousOperations = {
  mgt: { earlier: "query Earlier { instance { stage } }", gone: "query Gone { removedField }" },
};

describe("Restricted server", () => {
  let server: TestServer;
  const lines: string[] = [];
  let userId = "";
  beforeAll(async () => {
    server = await startTestServer({ operations, previousOperations, lines });
    if (server.open === null) throw new Error("There is no database.");
    const account = {
      username: "anna",
      passwordHash: await hashPassword(password),
      roles: systemRole("SUPPORT"),
    };
    userId = await addUser(server.open.db, account);
  });
  afterAll(() => server.close());

  test("accepts those of this build and of the previous one", async () => {
    expect((await server.call(mgt, { id: "instance" })).data).toEqual({ instance: { version: "2025.42.0" } });
    expect((await server.call(mgt, { id: "earlier" })).data).toEqual({ instance: { stage: "PRODUCTION" } });
  });

  test.each([
    ["an unknown id", { id: "nothing" }],
    ["a document of another endpoint", { id: "node" }],
    ["an earlier document that is no longer valid", { id: "gone" }],
    ["free text", { query: "{ instance { version } }" }],
    ["free text beside an id", { id: "instance", query: "{ __schema { types { name } } }" }],
  ])("%s is an unknown operation", async (_what, body) => {
    const answer = await server.call(mgt, body);
    expect(answer.codes).toEqual(["unknown_operation"]);
    expect(answer.status).toBe(400);
  });

  test("each endpoint accepts only its own", async () => {
    expect((await server.call("/mgt/process/graphql", { id: "node" })).codes).toEqual(["unauthorized"]);
    expect((await server.call("/mgt/v2/graphql", { id: "node" })).codes).toEqual(["unknown_operation"]);
    expect((await server.call("/mgt/ikfz/graphql", { id: "node" })).codes).toEqual(["unknown_operation"]);
  });

  test.each([
    ["no token", {}],
    ["a garbled token", { Authorization: "Bearer %%%" }],
    ["a foreign token", { Authorization: `Bearer ${"A".repeat(43)}` }],
    ["another scheme", { Authorization: "Basic YTpi" }],
  ])("%s is unauthorized", async (_what, headers) => {
    const answer = await server.call(mgt, { id: "user" }, headers);
    expect(answer.codes).toEqual(["unauthorized"]);
    expect(answer.status).toBe(200);
  });

  test("a login returns a working token, and logs neither it nor the password", async () => {
    lines.length = 0;
    const { data } = await server.call(mgt, { id: "login", variables: { u: "anna", p: password } });
    const token = tokenOf(data);
    const answer = await server.call(mgt, { id: "user" }, { Authorization: `Bearer ${token}` });
    expect(answer.data).toEqual({ user: { user: { username: "anna" } } });
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
    expect(requests).toMatchObject([
      { method: "POST", path: mgt, operation: "Login", operationId: "login", status: 200 },
      { method: "POST", path: mgt, operationId: "user", userId, status: 200 },
    ]);
    expect(lines.join("")).not.toContain(token);
    expect(lines.join("")).not.toContain(password);
  });

  test("accepts a well-formed request id and replaces any other", async () => {
    const headers = (id: string) => ({ "X-Request-Id": id });
    const given = await server.call(mgt, { id: "instance" }, headers("client-4711"));
    expect(given.headers.get("x-request-id")).toBe("client-4711");
    const made = await server.call(mgt, { id: "instance" }, headers("<script>alert(1)</script>"));
    expect(made.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    ["a body of 5 MB", JSON.stringify({ id: "login", variables: { u: "a".repeat(5_000_000), p: "" } }), 413],
    ["invalid JSON", "{", 400],
    ["no body", "", 400],
  ])("%s is a bad request", async (_what, body, status) => {
    expect(await server.call(mgt, body)).toMatchObject({ status, codes: ["bad_request"] });
  });

  test.each(["text/plain", "application/graphql"])("refuses the content type %s", async (type) => {
    const answer = await server.call(mgt, "x", { "Content-Type": type });
    expect(answer).toMatchObject({ status: 415, codes: ["bad_request"] });
  });

  test("refuses a compressed body", async () => {
    const answer = await server.call(mgt, "x", { "Content-Encoding": "gzip" });
    expect(answer).toMatchObject({ status: 415, codes: ["bad_request"] });
  });

  test.each(["GET", "PUT", "DELETE"])("%s is not allowed", async (method) => {
    const response = await fetch(server.url + mgt, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "bad_request" } }] });
  });

  test("refuses an endless body while it is sent", async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { "Content-Type": "application/json" };
      const outgoing = request(server.url + mgt, { method: "POST", headers }, (response) => {
        resolve(response.statusCode);
        outgoing.destroy();
      });
      outgoing.on("error", reject);
      const chunk = Buffer.alloc(65_536, "a");
      const write = (): void => {
        if (!outgoing.destroyed) outgoing.write(chunk, () => setImmediate(write));
      };
      write();
    });
    expect(status).toBe(413);
  });

  test("does not compress a short response, and allows no caching", async () => {
    const answer = await server.call(mgt, { id: "instance" }, { "Accept-Encoding": "br, gzip" });
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("nothing exists below an endpoint", async () => {
    expect((await server.get(`${mgt}/`, { Accept: "text/html" })).status).toBe(404);
  });
});

describe("Unrestricted server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ operations, env: { OPERATIONS: "any", STAGE: "TEST" } });
  });
  afterAll(() => server.close());

  test("accepts documents, ids and introspection", async () => {
    const text = await server.call(mgt, { query: "{ instance { stage } }" });
    expect(text.data).toEqual({ instance: { stage: "TEST" } });
    expect((await server.call(mgt, { id: "instance" })).codes).toEqual([]);
    const introspection = await server.call(mgt, { query: "{ __schema { queryType { name } } }" });
    expect(introspection.data).toEqual({ __schema: { queryType: { name: "Query" } } });
  });

  test("compresses larger responses", async () => {
    const query = "{ __schema { types { name description fields { name description } } } }";
    for (const encoding of ["br", "gzip"]) {
      const answer = await server.call(mgt, { query }, { "Accept-Encoding": encoding });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(answer.data).toHaveProperty("__schema.types");
    }
  });
});

function tokenOf(data: unknown): string {
  const found: unknown = JSON.parse(JSON.stringify(data), (key, value) =>
    key === "" ? value.login.token : value,
  );
  if (typeof found !== "string") throw new Error("The login gave no token.");
  return found;
}

import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#server/domain/sessions/passwords";
import { addUser, systemRole } from "../../support/serverCalls";
import { addSession } from "../../support/sessions";
import { startTestServer, type TestServer } from "./testServer";

const mgt = "/mgt/graphql";
const login = "mutation Login($u: String!, $p: String!) { login(username: $u, password: $p) { token } }";
const create = "mutation Create($input: CreateUserInput!) { createUser(input: $input) { errors { code } } }";
const picture =
  "mutation P($i: RemoveCommunePictureInput!) { removeCommunePicture(input: $i) { errors { code } } }";
const operations = { mgt: { login, create, picture, user: "query Me { user { user { username } } }" } };
const [name, password] = ["anna.geheim", "geheim: correct horse battery"];
const from = { "X-Forwarded-For": "203.0.113.7" };

const lines: string[] = [];
let server: TestServer;
let annaId = "";
let memberId = "";
let member = {};
beforeAll(async () => {
  server = await startTestServer({ operations, lines, env: { TRUST_PROXY: "127.0.0.1" } });
  if (server.open === null) throw new Error("There is no database.");
  const { db } = server.open;
  annaId = await addUser(db, {
    username: name,
    passwordHash: await hashPassword(password),
    roles: systemRole("SUPPORT"),
  });
  memberId = await addUser(db, { username: "member", roles: [] });
  member = { Authorization: `Bearer ${await addSession(db, memberId, new Date())}` };
});
afterAll(() => server.close());

/** The log line of a call, after its response has ended; checks that no line contains the request. */
async function lineOf(body: unknown, headers: Record<string, string> = {}) {
  lines.splice(0);
  await server.call(mgt, body, { ...from, ...headers });
  const requests = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
  await expect.poll(requests).toHaveLength(1);
  expect(lines.join("")).not.toMatch(/geheim|A{43}/);
  return requests()[0];
}

test("Request log: distinguishes a wrong password from a throttled attempt, without names", async () => {
  const attempt = (u: string) => lineOf({ id: "login", variables: { u, p: "geheim" } });
  expect(await attempt(name)).toMatchObject({
    method: "POST",
    path: mgt,
    endpoint: "mgt",
    operation: "Login",
    operationId: "login",
    status: 200,
    address: "203.0.113.7",
    codes: ["invalid_credentials"],
    ms: expect.any(Number),
    loginUserId: annaId,
  });
  const codes: unknown[] = [];
  expect(await attempt(name)).not.toHaveProperty("userId");
  for (let count = 0; count < 8; count++) {
    const line = await attempt("niemand.geheim");
    codes.push(line.codes);
    expect(line).not.toHaveProperty("loginUserId");
  }
  expect(codes.at(0)).toEqual(["invalid_credentials"]);
  expect(codes.at(-1)).toEqual(["too_many_attempts"]);
});

test.each([
  ["no session", { id: "user" }, {}, ["unauthorized"]],
  ["an invalid session", { id: "user" }, { Authorization: `Bearer ${"A".repeat(43)}` }, ["unauthorized"]],
  ["an unknown document", { query: "{ geheim }" }, {}, ["unknown_operation"]],
  ["a body that is not JSON", "{", {}, ["bad_request"]],
])("Request log: contains the code of a call with %s", async (_name, body, headers, codes) => {
  const line = await lineOf(body, headers);
  expect(line).toMatchObject({ codes, address: "203.0.113.7", endpoint: "mgt" });
  expect(line).not.toHaveProperty("userId");
});

test("Request log: contains the refused user, also for payload errors", async () => {
  const input = { username: "geheim", email: "geheim@example.org", roles: [] };
  expect(await lineOf({ id: "create", variables: { input } }, member)).toMatchObject({
    userId: memberId,
    operation: "Create",
    codes: ["insufficient_permissions"],
  });
  const i = { ags: "geheim", revision: 1 };
  expect(await lineOf({ id: "picture", variables: { i } }, member)).toMatchObject({
    userId: memberId,
    codes: ["ags_invalid"],
    status: 200,
  });
});

test("Request log: contains the user of a login, and no codes of successful calls", async () => {
  const line = await lineOf({ id: "login", variables: { u: name, p: password } });
  expect(line).toMatchObject({ operation: "Login", status: 200, userId: annaId, loginUserId: annaId });
  expect(line).not.toHaveProperty("codes");
});

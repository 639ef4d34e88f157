import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { place, storePlace } from "../../support/processCalls";
import { addUser, systemRole } from "../../support/serverCalls";
import { addSession } from "../../support/sessions";
import { startTestServer, type TestServer } from "./testServer";

const path = "/mgt/process/graphql";
const intakeToken = "a-token-for-machines-only";
const query = `mutation($input: SubmitApplicationInput!) { submitApplication(input: $input) { pid errors { code } } }`;
const input = { ...place, idempotencyKey: "1", key: "meldung", type: "ASYNCHRONOUS", variables: {} };
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe("Intake over HTTP, next to persisted documents", () => {
  let server: TestServer;
  let userToken = "";
  beforeAll(async () => {
    server = await startTestServer({ env: { INTAKE_TOKEN: intakeToken } });
    if (server.open === null) throw new Error("There is no database.");
    await storePlace(server.open.db);
    const admin = await addUser(server.open.db, { username: "admin", roles: systemRole("ADMIN") });
    userToken = await addSession(server.open.db, admin, new Date());
  });
  afterAll(() => server.close());

  const submit = (headers: Record<string, string>, document = query) =>
    server.call(path, { query: document, variables: { input } }, headers);

  test("a machine with the token submits by text", async () => {
    const { data, codes } = await submit(bearer(intakeToken));
    expect(codes).toEqual([]);
    expect(data).toMatchObject({ submitApplication: { pid: expect.any(String), errors: [] } });
  });

  test.each([
    ["no token", {}],
    ["a token that is nearly right", bearer(`${intakeToken.slice(0, -1)}x`)],
    ["a longer one", bearer(`${intakeToken}x`)],
  ])("rejects %s text before parsing", async (_what, headers) => {
    expect((await submit(headers)).codes).toEqual(["unknown_operation"]);
  });

  test("users may not, and the machine may do nothing else", async () => {
    expect((await submit(bearer(userToken))).codes).toEqual(["unknown_operation"]);
    const read = "{ processes { totalCount } }";
    expect((await server.call(path, { query: read }, bearer(intakeToken))).codes).toEqual(["unauthorized"]);
  });
});

test("Intake: if any text is accepted, the guard refuses users and anonymous callers", async () => {
  const server = await startTestServer({ env: { INTAKE_TOKEN: intakeToken, OPERATIONS: "any" } });
  const { codes } = await server.call(path, { query, variables: { input } });
  await server.close();
  expect(codes).toEqual(["unauthorized"]);
});

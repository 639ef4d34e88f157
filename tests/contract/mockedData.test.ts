/** The data and the switches of `npm run dev:mock`. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { endpointPaths } from "#domain/endpoints";
import { isAgs } from "#domain/ags";
import { createMockEndpoint } from "../../scripts/mock/endpoint";
import { createMockBackend } from "../../scripts/mock/mockServer";
import { defaultSettings, settingsPath, type MockSettings } from "../../scripts/mock/settings";

const today = Date.parse("2026-11-20T00:00:00Z");

interface User {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly status: string;
  readonly activatedAt: string | null;
}
interface Commune {
  readonly ags: string;
  readonly counts: { readonly postalCodes: number };
  readonly postalCodes: { readonly totalCount: number };
}
interface Page<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly endCursor: string };
}
interface Answer {
  readonly data: {
    readonly users: Page<User>;
    readonly communes: Page<Commune>;
    readonly userAccount: User;
    readonly login: object | null;
  };
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

/** A new endpoint of this seed, as after a restart, with a function that asks it. */
function mocked(settings: Partial<MockSettings> = {}) {
  const { answer } = createMockEndpoint("mgt", () => ({ ...defaultSettings, ...settings }), today);
  return async (query: string): Promise<Answer> =>
    JSON.parse(JSON.stringify(await answer({ query, authorization: "Bearer mock-admin" })));
}

const users = `{ users(first: 20) { totalCount edges { node { id username email status roles { type } } } } }`;
const communes = `{ communes(first: 20) { edges { node { ags name counts { postalCodes }
  postalCodes(first: 5) { totalCount edges { node { postalCode place } } } } } } }`;

test("Mocked data: the same seed gives the same data, whatever was asked before", async () => {
  const [first, second] = [mocked(), mocked()];
  const [usersFirst, communesLast] = [await first(users), await first(communes)];
  const [communesFirst, usersLast] = [await second(communes), await second(users)];
  expect(usersLast).toEqual(usersFirst);
  expect(communesFirst).toEqual(communesLast);
  expect(await mocked({ seed: "2" })(users)).not.toEqual(usersFirst);
});

test("Mocked data: a part of an object is the same as in the whole", async () => {
  const ask = mocked();
  const { data } = await ask(users);
  const { id, email } = data.users.edges.at(7)?.node ?? {};
  const alone = await mocked()(
    `{ userAccount(id: "${id}") { id email } node(id: "${id}") { id __typename } }`,
  );
  expect(alone.data).toEqual({ userAccount: { id, email }, node: { id, __typename: "User" } });
});

test("Mocked data: the data is plausible: keys, addresses, and counts that fit their lists", async () => {
  const ask = mocked();
  for (const { node } of (await ask(communes)).data.communes.edges) {
    expect(isAgs(node.ags)).toBe(true);
    expect(node.counts.postalCodes).toBe(node.postalCodes.totalCount);
  }
  const { data } = await ask(users);
  expect(data.users.edges).toHaveLength(20);
  for (const { node } of data.users.edges) expect(node.email).toMatch(/^[a-z.]+@example\.org$/);
});

test("Mocked data: pages follow each other, and filters apply", async () => {
  const ask = mocked();
  const page = `pageInfo { hasNextPage endCursor } edges { node { id status } }`;
  const first = await ask(`{ users(first: 10, filter: { statuses: [INVITED] }) { ${page} } }`);
  const { edges, pageInfo } = first.data.users;
  expect(new Set(edges.map(({ node }) => node.status))).toEqual(new Set(["INVITED"]));
  const after = JSON.stringify(pageInfo.endCursor);
  const next = await ask(
    `{ users(first: 10, after: ${after}, filter: { statuses: [INVITED] }) { ${page} } }`,
  );
  const ids = [...edges, ...next.data.users.edges].map(({ node }) => node.id);
  expect(new Set(ids).size).toBe(ids.length);
});

const save = `mutation { saveUser(input: { id: "User:7", revision: 0, username: "neu", email: "neu@example.org", roles: [] }) {
  user { id username } errors { code } } }`;
const read = `{ userAccount(id: "User:7") { username } }`;

test("Mocked data: a mutation has no errors, returns the changed record, and what was sent is kept", async () => {
  const ask = mocked();
  expect((await ask(save)).data).toEqual({
    saveUser: { user: { id: "User:7", username: "neu" }, errors: [] },
  });
  expect((await ask(read)).data).toEqual({ userAccount: { username: "neu" } });
});

test("Mocked data: a code refuses mutations in their payload, or every call at the top level", async () => {
  const refusing = mocked({ fault: "mutations:conflict" });
  expect((await refusing(save)).data).toEqual({ saveUser: { user: null, errors: [{ code: "conflict" }] } });
  expect((await refusing(read)).data.userAccount.username).not.toBe("neu");

  const failing = mocked({ fault: "all:not_found" });
  const { errors } = await failing(read);
  expect(errors?.[0]?.extensions.code).toBe("not_found");
  // The session goes on, so that the screen with the error can be opened.
  expect((await failing("{ ownSession { secondsLeft } }")).data).toEqual({
    ownSession: { secondsLeft: 1_800 },
  });
});

test("Mocked data: one nullable field is null", async () => {
  const { data } = await mocked({ fault: "null_field" })(`{ users { edges { node { id activatedAt } } } }`);
  expect(new Set(data.users.edges.map(({ node }) => node.activatedAt))).toEqual(new Set([null]));
});

test.each([
  ["admin", "x", "mock-admin"],
  ["member", "x", "mock-member"],
  ["admin", "", undefined],
  ["anna", "x", undefined],
])("Mocked data: the accounts sign in with any password: %s with %j", async (username, password, token) => {
  const { data, errors } = await mocked()(
    `mutation { login(username: "${username}", password: "${password}") { token user { username } } }`,
  );
  if (token) expect(data.login).toEqual({ token, user: { username } });
  else expect(errors?.[0]?.extensions.code).toBe("invalid_credentials");
});

/** Starts the middleware on a port of its own. */
async function served() {
  const backend = createMockBackend();
  const server = createServer((request, response) => void backend.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = (path: string, body: unknown) =>
    fetch(base + path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    });
  return { base, post, set: (settings: object) => post(settingsPath, settings) };
}

const stage = { query: "{ instance { stage } }" };

test("Mocked data: the settings are kept by the server, and unknown ones are ignored", async () => {
  const { base, set } = await served();
  await set({ seed: "Rathaus", delayMs: 300 });
  await set({ fault: "all:no_such_code", delayMs: 7 });
  const kept = await fetch(base + settingsPath);
  expect(await kept.json()).toEqual({ seed: "Rathaus", delayMs: 300, fault: "none" });
});

test("Mocked data: the server can be unreachable, or its database", async () => {
  const { post, set } = await served();
  expect(await (await post(endpointPaths.mgt, stage)).json()).toEqual({
    data: { instance: { stage: "DEVELOPMENT" } },
  });
  await set({ fault: "unreachable" });
  await expect(post(endpointPaths.mgt, stage)).rejects.toThrow("fetch failed");
  await set({ fault: "database_away" });
  const away = await post(endpointPaths.mgt, stage);
  expect(away.status).toBe(503);
  expect(await away.json()).toMatchObject({ errors: [{ extensions: { code: "database_unavailable" } }] });
});

test("Mocked data: calls are delayed", async () => {
  const { post, set } = await served();
  await post(endpointPaths.mgt, stage);
  await set({ delayMs: 300 });
  const start = performance.now();
  await post(endpointPaths.mgt, stage);
  expect(performance.now() - start).toBeGreaterThan(295);
});

test("Mocked data: uploads are accepted, and a subscription stays open", async () => {
  const { base, post } = await served();
  const form = new FormData();
  const query = `mutation ($file: Upload!) { uploadCommunePicture(input: { ags: "09761000", revision: 1, file: $file }) {
    commune { ags } errors { code } } }`;
  form.append("operations", JSON.stringify({ query, variables: { file: null } }));
  form.append("map", JSON.stringify({ 0: ["variables.file"] }));
  form.append("0", new Blob(["png"]), "wappen.png");
  const uploaded = await fetch(base + endpointPaths.mgt, { method: "POST", body: form });
  expect(await uploaded.json()).toEqual({
    data: { uploadCommunePicture: { commune: { ags: "09761000" }, errors: [] } },
  });

  const streams = [
    [endpointPaths.process, `subscription { jobProgress(id: "Job:1") { id } }`],
    [endpointPaths.mgt, `subscription { feeChangeProgress(id: "FeeChange:1") { id } }`],
  ] as const;
  for (const [path, subscription] of streams) {
    const stream = await post(path, { query: subscription });
    expect(stream.headers.get("Content-Type")).toMatch(/^text\/event-stream/);
    const first = await stream.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe(":\n\n");
  }
});

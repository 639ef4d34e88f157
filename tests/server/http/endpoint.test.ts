import type { IResolvers } from "@graphql-tools/utils";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Dialect,
} from "kysely";
import { pino } from "pino";
import { describe, expect, test, vi } from "vitest";
import { userQueriesMax, waitingUserQueriesMax } from "#domain/limits";
import type { RoleType } from "#domain/permissions";
import { readConfig } from "#server/config";
import type { Context, Viewer } from "#server/context";
import { createLoaders } from "#server/loaders";
import { servicesOf } from "../../support/services";
import { createEndpoint, createSchema } from "#server/graphql/endpoint";
import { failure } from "#server/failure";
import type { DB } from "#server/storage/__generated__/tables";

/** Vitest waits for a second by default, which is too short on a busy machine. */
const patience = { timeout: 20_000 };

const directives = `
  directive @public on FIELD_DEFINITION
  directive @authenticated on FIELD_DEFINITION | OBJECT
  directive @requires(permission: Permission!) on FIELD_DEFINITION | OBJECT
  enum Permission { overview user_info }
`;

const contract = `${directives}
  type Query {
    open: String @public
    own: String @authenticated
    guarded: String @requires(permission: overview)
    node(id: ID!): Node @authenticated
    nodes(ids: [ID!]!): [Node]! @authenticated
    thing: Thing @public
    fault(kind: String!): Thing @public
    length(text: String!): Int @public
  }
  interface Node { id: ID! }
  type Thing implements Node @authenticated { id: ID! name: String! secret: String @requires(permission: overview) }
  type Person implements Node @requires(permission: user_info) { id: ID! }
`;

const thing = { __typename: "Thing", id: "Thing:1", name: "Bank", secret: "hidden" };
const ofId = (id: string) => (id.startsWith("Person") ? { __typename: "Person", id } : thing);

const resolvers: IResolvers = {
  Query: {
    open: () => "open",
    own: () => "own",
    guarded: () => "guarded",
    node: (_root, { id }: { id: string }) => ofId(id),
    nodes: (_root, { ids }: { ids: string[] }) => ids.map(ofId),
    thing: () => thing,
    fault: (_root, { kind }: { kind: string }) => {
      if (kind === "thrown") throw new Error("password hunter2 in table user_account");
      if (kind === "known") throw failure("text_too_long", { max: "254" });
      return { id: "Thing:1" };
    },
    length: (_root, { text }: { text: string }) => text.length,
  },
};

function somebody(type: RoleType): Viewer {
  const roles = [{ type, ags: null, services: [] }];
  return { id: "1", username: "a", email: "a@example.org", active: true, roles, sessionId: "2" };
}

const member = somebody("MEMBER");
const support = somebody("SUPPORT");

const noDatabase: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

function contextOf(viewer: Viewer | null): Context {
  const db = new Kysely<DB>({ dialect: noDatabase });
  return {
    config: readConfig({ SECRET_KEY: "x".repeat(32) }, { demo: false }),
    db,
    loaders: createLoaders(db),
    ...servicesOf(db),
    log: pino({ level: "silent" }),
    viewer,
    address: "127.0.0.1",
    isBackground: false,
    requestId: "request-1",
    userAgent: null,
    signPath: (path) => path,
    signDownload: (path) => path,
    now: () => new Date(),
  };
}

async function call(params: unknown, viewer: Viewer | null = null) {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const operations = new Map([["app-1", "query Opened { open }"]]);
  const limits = { "Query.nodes(ids:)": 200 };
  const endpoint = createEndpoint({
    typeDefs: contract,
    resolvers,
    operations,
    limits,
    allowsText: true,
    log,
  });
  const open = async () => contextOf(viewer);
  const { status, body } = await endpoint.execute(params, { requestId: "request-1", log, open });
  const { data, errors = [] } = JSON.parse(body);
  const codes = errors.map((error: { extensions: { code: string } }) => error.extensions.code);
  return { status, data, codes, body, lines };
}

const ask = (query: string, viewer: Viewer | null = null) => call({ query }, viewer);

describe("Endpoint guards", () => {
  test("public fields are open to everyone", async () => {
    expect(await ask("{ open }")).toMatchObject({ status: 200, data: { open: "open" }, codes: [] });
  });

  test.each(["own", "guarded"])("%s is refused to anonymous callers", async (field) => {
    expect(await ask(`{ ${field} }`)).toMatchObject({ data: { [field]: null }, codes: ["unauthorized"] });
  });

  test("refuses a permission that the role lacks", async () => {
    const answer = await ask("{ own guarded }", member);
    expect(answer.data).toEqual({ own: "own", guarded: null });
    expect(answer.codes).toEqual(["insufficient_permissions"]);
    expect(await ask("{ guarded }", support)).toMatchObject({ data: { guarded: "guarded" }, codes: [] });
  });

  test("a refused field below a root does not affect others", async () => {
    const answer = await ask("{ thing { name secret } }", member);
    expect(answer.data).toEqual({ thing: { name: "Bank", secret: null } });
    expect(answer.codes).toEqual(["insufficient_permissions"]);
  });

  test("node and nodes check the guard of the object", async () => {
    const query = `{ node(id: "Person:1") { id } nodes(ids: ["Thing:1", "Person:1"]) { id } }`;
    const refused = await ask(query, member);
    expect(refused.data).toEqual({ node: null, nodes: [{ id: "Thing:1" }, null] });
    expect(refused.codes).toEqual(["insufficient_permissions", "insufficient_permissions"]);
    expect((await ask(query, support)).data.node).toEqual({ id: "Person:1" });
  });

  test.each([
    ["without a guard at a root field", `${directives} type Query { open: String }`],
    ["with two guards at a field", `${directives} type Query { open: String @public @authenticated }`],
    [
      "without a guard at an object of an interface",
      `${directives} type Query { open: Node @public } interface Node { id: ID! } type A implements Node { id: ID! }`,
    ],
    [
      "with a guarded field below a root that is not nullable",
      `${directives} type Query { open: A @public } type A { id: ID! @requires(permission: overview) }`,
    ],
  ])("a contract %s does not start", (_what, typeDefs) => {
    expect(() => createSchema(typeDefs, { Query: { open: () => null } })).toThrow(/contract/);
  });

  test("a root field without a resolver does not start", () => {
    expect(() => createSchema(`${directives} type Query { open: String @public }`, {})).toThrow(/open/);
  });
});

/** An endpoint whose queries end when their gates are opened, by name. */
function gatedEndpoint() {
  const gates = new Map<string, () => void>();
  const log = pino({ level: "silent" });
  const endpoint = createEndpoint({
    typeDefs: `${directives} type Query { wait(name: String!): String @authenticated }`,
    resolvers: {
      Query: {
        wait: (_root, { name }: { name: string }) =>
          new Promise((resolve) => {
            gates.set(name, () => resolve(name));
          }),
      },
    },
    operations: new Map(),
    allowsText: true,
    log,
  });
  const send = (name: string, viewer: Viewer) =>
    endpoint.execute(
      { query: `{ wait(name: "${name}") }` },
      { requestId: name, log, open: async () => contextOf(viewer) },
    );
  return { gates, send };
}

test("Endpoint: queries of a user beyond the limit wait, those of others do not", async () => {
  const { gates, send } = gatedEndpoint();
  const names = Array.from({ length: userQueriesMax + 1 }, (_, at) => `own ${at}`);
  const answers = names.map((name) => send(name, member));
  // Sent last, so that all before it have started if they may.
  const other = send("other", { ...member, id: "other" });
  await vi.waitFor(() => expect(gates.has("other")).toBe(true), patience);
  expect([...gates.keys()]).toEqual([...names.slice(0, -1), "other"]);

  gates.get("own 0")?.();
  await vi.waitFor(() => expect(gates.has(names.at(-1) ?? "")).toBe(true), patience);
  for (const open of gates.values()) open();
  expect((await Promise.all([...answers, other])).map(({ status }) => status)).toEqual(
    [...names, "other"].map(() => 200),
  );
});

test("Endpoint: queries of a user are refused while too many of them wait, those of others are not", async () => {
  const { gates, send } = gatedEndpoint();
  const openAll = () => gates.forEach((open) => open());
  const queued = Array.from({ length: userQueriesMax + waitingUserQueriesMax }, (_, at) =>
    send(`own ${at}`, member),
  );
  const { status, body } = await send("one more", member);
  expect([status, JSON.parse(body)]).toMatchObject([
    400,
    { errors: [{ extensions: { code: "too_many_attempts", params: [{ name: "retryAt" }] } }] },
  ]);
  const other = send("other", { ...member, id: "other" });
  await vi.waitFor(() => expect(gates.has("other")).toBe(true), patience);
  expect(gates.size).toBe(userQueriesMax + 1);

  await vi.waitFor(() => {
    openAll();
    expect(gates.size).toBe(queued.length + 1);
  }, patience);
  openAll();
  expect(new Set((await Promise.all([...queued, other])).map((answer) => answer.status))).toEqual(
    new Set([200]),
  );
  const later = send("later", member);
  await vi.waitFor(() => expect(gates.has("later")).toBe(true), patience);
  openAll();
  expect((await later).status).toBe(200);
});

describe("Endpoint errors", () => {
  test("known failures pass with their params", async () => {
    const answer = await ask(`{ fault(kind: "known") { id } }`);
    expect(JSON.parse(answer.body).errors[0]).toEqual({
      message: "text_too_long",
      path: ["fault"],
      extensions: { code: "text_too_long", params: [{ name: "max", value: "254" }] },
    });
  });

  test.each([
    ["a thrown value", `{ fault(kind: "thrown") { id } }`],
    ["a missing value of a resolver", `{ fault(kind: "incomplete") { name } }`],
  ])("masks %s, returns a reference and logs it once", async (_what, query) => {
    const answer = await ask(query);
    expect(JSON.parse(answer.body).errors[0].extensions).toEqual({
      code: "internal_error",
      params: [{ name: "reference", value: "request-1" }],
    });
    expect(answer.body).not.toContain("hunter2");
    expect(answer.lines.map((line) => JSON.parse(line).requestId)).toEqual(["request-1"]);
  });

  test("a failed authentication lookup is a server error", async () => {
    const log = pino({ level: "silent" });
    const endpoint = createEndpoint({
      typeDefs: contract,
      resolvers,
      operations: new Map(),
      limits: { "Query.nodes(ids:)": 200 },
      allowsText: true,
      log,
    });
    const open = () => Promise.reject(new Error("database is gone"));
    const answer = await endpoint.execute({ query: "{ open }" }, { requestId: "r", log, open });
    expect(answer.status).toBe(500);
    expect(answer.body).toContain("internal_error");
    expect(answer.body).not.toContain("database");
  });

  test.each([
    ["a syntax error", { query: "{" }],
    ["an unknown field", { query: "{ nothing }" }],
    ["a missing variable", { query: "query($t: String!) { length(text: $t) }" }],
    ["a null for a required argument", { query: "{ length(text: null) }" }],
    [
      "a null variable for a required argument",
      { query: `query($t: String = "x") { length(text: $t) }`, variables: { t: null } },
    ],
    [
      "a variable of the wrong type",
      { query: "query($t: String!) { length(text: $t) }", variables: { t: 1 } },
    ],
    ["variables that are not an object", { query: "{ open }", variables: [1] }],
    ["NUL in a variable", { query: "query($t: String!) { length(text: $t) }", variables: { t: "a\0b" } }],
    [
      "half a character in a variable",
      { query: "query($t: String!) { length(text: $t) }", variables: { t: "\ud800" } },
    ],
    ["NUL in a literal", { query: `{ length(text: "a\\u0000") }` }],
    ["two operations without a name", { query: "query A { open } query B { open }" }],
    ["neither id nor query", { variables: {} }],
    ["an unknown parameter", { query: "{ open }", extra: 1 }],
    ["200 levels", { query: `{ thing ${"{ thing ".repeat(199)} { id } ${"}".repeat(199)} }` }],
    ["100 aliases", { query: `{ ${Array.from({ length: 100 }, (_, i) => `a${i}: open`).join(" ")} }` }],
    ["10,000 tokens", { query: `{ ${"open ".repeat(10_000)} }` }],
    ["variables nested 1,000 levels", { query: "{ open }", variables: { a: nested(1_000) } }],
    ["a list of calls", [{ query: "{ open }" }]],
    ["a string", "text"],
    ["nothing", null],
  ])("%s is a bad request", async (_what, params) => {
    const answer = await call(params);
    expect(answer.codes).toEqual(["bad_request"]);
    expect(answer.status).toBeLessThan(500);
    expect(answer.lines).toEqual([]);
  });

  test("only one about the document has locations, by which the app tells it from a malformed call", async () => {
    const locations = async (params: unknown) => JSON.parse((await call(params)).body).errors[0].locations;
    expect(await locations({ query: "{ removed }" })).toEqual([{ line: 1, column: 3 }]);
    expect(await locations({ query: "{ open(added: 1) }" })).toHaveLength(1);
    expect(await locations({ variables: {} })).toBeUndefined();
    expect(await locations({ query: "{ open }", variables: [1] })).toBeUndefined();
  });

  test("other control characters and all real characters pass", async () => {
    const text = "\u0001\u001f\u007f😀";
    const answer = await call({
      query: "query($t: String!) { length(text: $t) }",
      variables: { t: text },
    });
    expect(answer.data).toEqual({ length: text.length });
  });
});

test("Endpoint: a persisted id works next to documents, an unknown one is an unknown operation", async () => {
  expect((await call({ id: "app-1", variables: {} })).data).toEqual({ open: "open" });
  expect((await call({ id: "app-2" })).codes).toEqual(["unknown_operation"]);
  expect((await call({ id: "__proto__" })).codes).toEqual(["unknown_operation"]);
});

function nested(levels: number): unknown {
  return levels === 0 ? 1 : [nested(levels - 1)];
}

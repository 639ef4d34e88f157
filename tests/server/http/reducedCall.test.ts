/** A backend of another release: what its schema lacks is left out of the app's documents, and reported. */
import type { ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { buildSchema, graphql, parse, validate } from "graphql";
import { afterEach, expect, test } from "vitest";
import { reducedAnswerMaxBytes } from "#server/http/reducedCall";
import { endAll, startBackend, startFront } from "./foreignBackends";

afterEach(endAll);

const schema = buildSchema(`
  interface Animal { name: String! }
  type Dog implements Animal { name: String!, barks: Boolean! }
  type Cat implements Animal { name: String! }
  type Owner { id: ID!, animals: [Animal!]! }
  type Query { owners(first: Int): [Owner!]! version: String! }
  type Mutation { rename(name: String!): Renamed! }
  type Renamed { owner: Owner! }
  type Subscription { renamed: Owner! }
`);

const owner = {
  id: "1",
  animals: [
    { __typename: "Dog", name: "Rex", barks: true },
    { __typename: "Cat", name: "Mia" },
  ],
};

const documents = {
  nested: `
    query Nested($first: Int) {
      owners(first: $first) { id ...Animals }
      version
    }
    fragment Animals on Owner {
      animals { __typename name age: years ... on Dog { barks tricks { title } } ... on Cat { naps } }
    }`,
  argument: `query Argument($first: Int, $order: Order) {
      owners(first: $first, order: $order) { ...Id }
      version
    }
    fragment Id on Owner { id }`,
  plain: "query Plain($first: Int) { owners(first: $first) { id } version }",
  onlyField: "query OnlyField { owners { name } }",
  unknownType: "query UnknownType { version owners { ...Bird } } fragment Bird on Parrot { id }",
  everything: "query Everything($first: Int) { customers(first: $first) { id } }",
  payload: "mutation Payload($name: String!) { rename(name: $name) { owner { id } changed } }",
  removal: "mutation Remove($name: String!) { remove(name: $name) { id } }",
  events: "subscription Events { renamed { id since } }",
};

/** Locations of a field in a document of one line. */
const locationsOf = (id: keyof typeof documents, field: string) => [
  { line: 1, column: documents[id].lastIndexOf(field) + 1 },
];

interface ReleaseOptions {
  /** Errors reported at once. */
  readonly errorsMax?: number;
  /** Of a refusal. */
  readonly status?: number;
  /** Compresses refusals. */
  readonly isCompressed?: boolean;
}

/** The app in front of a backend. */
async function startApp(backendUrl: string) {
  const lines: string[] = [];
  const front = await startFront(backendUrl, {}, {}, { process: documents }, lines);
  const post = (id: string, variables: object = {}, accept = "application/json") =>
    fetch(`${front.url}/mgt/process/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: accept },
      body: JSON.stringify({ id, variables }),
    });
  return { post, lines };
}

/** A backend that gives these answers in order, the last one again and again. */
async function startAnswering(
  ...answers: readonly {
    readonly status?: number;
    readonly body: Buffer | string;
    readonly encoding?: string;
  }[]
) {
  let given = 0;
  const backend = await startBackend((_request, response) => {
    const { status = 200, body, encoding } = answers[Math.min(given, answers.length - 1)] ?? { body: "" };
    given += 1;
    response.writeHead(status, {
      "Content-Type": "application/json",
      ...(encoding !== undefined && { "Content-Encoding": encoding }),
    });
    response.end(body);
  });
  return { ...backend, ...(await startApp(backend.url)) };
}

/** A backend with the schema above, and the names that its mutation was called with. */
async function startRelease({ errorsMax, status = 400, isCompressed = false }: ReleaseOptions = {}) {
  const names: string[] = [];
  const rename = ({ name }: { name: string }) => {
    names.push(name);
    return { owner };
  };
  const rootValue = { owners: [owner], version: "1", rename };
  async function respond(response: ServerResponse, body = ""): Promise<void> {
    const { query, variables } = JSON.parse(body) as {
      readonly query: string;
      readonly variables: Readonly<Record<string, unknown>>;
    };
    const errors = validate(schema, parse(query), undefined, { maxErrors: errorsMax });
    if (errors.length > 0) {
      const text = JSON.stringify({ errors });
      response.writeHead(status, {
        "Content-Type": "application/json",
        ...(isCompressed && { "Content-Encoding": "gzip" }),
      });
      response.end(isCompressed ? gzipSync(text) : text);
    } else if (query.startsWith("subscription")) {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.end('event: next\ndata: {"data":{"renamed":{"id":"1"}}}\n\nevent: complete\ndata:\n\n');
    } else {
      const result = await graphql({ schema, source: query, variableValues: variables, rootValue });
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(result));
    }
  }
  const backend = await startBackend((_request, response) => {
    void respond(response, backend.received.at(-1)?.body);
  });
  const { post, lines } = await startApp(backend.url);
  async function call(id: keyof typeof documents, variables?: object) {
    const response = await post(id, variables);
    const { data, errors } = (await response.json()) as {
      readonly data?: unknown;
      readonly errors?: readonly { readonly message: string; readonly path?: readonly unknown[] }[];
    };
    return { status: response.status, data, errors };
  }
  return { ...backend, names, lines, post, call };
}

const missing = (field: string, type: string, ...path: (string | number)[]) => ({
  message: expect.stringMatching(`^Cannot query field "${field}" on type "${type}"`),
  path,
  extensions: { code: "contract_mismatch" },
});

test("Reduced calls: leaves out missing fields, and reports each where the document selects it", async () => {
  const { call, received } = await startRelease();
  const { status, data, errors } = await call("nested", { first: 5 });
  expect(status).toBe(200);
  expect(data).toEqual({
    owners: [
      {
        id: "1",
        animals: [
          { __typename: "Dog", name: "Rex", age: null, barks: true, tricks: null, naps: null },
          { __typename: "Cat", name: "Mia", age: null, tricks: null, naps: null },
        ],
      },
    ],
    version: "1",
  });
  for (const index of [0, 1]) {
    expect(errors).toContainEqual(missing("years", "Animal", "owners", 0, "animals", index, "age"));
  }
  expect(errors).toContainEqual(missing("tricks", "Dog", "owners", 0, "animals", 0, "tricks"));
  expect(received).toHaveLength(2);
});

test("Reduced calls: leaves out a field whose argument is unknown, and the variables and fragments that only it used", async () => {
  const { call, received } = await startRelease();
  const { data, errors } = await call("argument", { first: 5, order: "NAME" });
  expect(data).toEqual({ owners: null, version: "1" });
  expect(errors?.map(({ path }) => path)).toEqual([["owners"]]);
  expect(JSON.parse(received[1]?.body ?? "")).toMatchObject({ query: "query Argument {\n  version\n}" });
});

test("Reduced calls: keeps the object of a selection of which nothing is left", async () => {
  const { call } = await startRelease();
  const { data, errors } = await call("onlyField");
  expect(data).toEqual({ owners: [{ __typename: "Owner", name: null }] });
  expect(errors).toEqual([missing("name", "Owner", "owners", 0, "name")]);
});

test("Reduced calls: leaves out the fragments on an unknown type", async () => {
  const { call } = await startRelease();
  const { data, errors } = await call("unknownType");
  expect(data).toEqual({ version: "1", owners: [{ __typename: "Owner", id: null }] });
  expect(errors?.[0]?.message).toMatch(/^Unknown type "Parrot"/);
});

test("Reduced calls: forwards the refusal of a document of which nothing is left", async () => {
  const { call, received } = await startRelease();
  for (const [id, field] of [
    ["everything", "customers"],
    ["removal", "remove"],
  ] as const) {
    const { status, data, errors } = await call(id, { first: 1, name: "x" });
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toContain(`"${field}"`);
  }
  expect(received).toHaveLength(2);
});

test("Reduced calls: carries out a mutation once if a field of its payload is missing", async () => {
  const { call, names } = await startRelease();
  const { data, errors } = await call("payload", { name: "Rex" });
  expect(data).toEqual({ rename: { owner: { id: "1" }, changed: null } });
  expect(errors).toEqual([missing("changed", "Renamed", "rename", "changed")]);
  expect(names).toEqual(["Rex"]);
});

test("Reduced calls: does not repeat a mutation whose answer has data, be it null", async () => {
  const refusal = { message: "No.", locations: locationsOf("payload", "changed") };
  const body = JSON.stringify({ data: null, errors: [refusal] });
  const { post, received } = await startAnswering({ body });
  expect(await (await post("payload", { name: "Rex" })).text()).toBe(body);
  expect(received).toHaveLength(1);
});

test("Reduced calls: forwards a refused value of a variable", async () => {
  const { call, received } = await startRelease();
  const { data, errors } = await call("plain", { first: "S3cret!" });
  expect(data).toBeUndefined();
  expect(errors?.[0]?.message).toMatch(/^Variable "\$first" got invalid value "S3cret!"/);
  expect(received).toHaveLength(1);
});

test("Reduced calls: logs what was left out by coordinates, and no values", async () => {
  const { call, lines } = await startRelease();
  const { errors } = await call("nested", { first: "S3cret!" });
  expect(errors?.[0]?.message).toContain("S3cret!");
  const [line = "", ...more] = lines.filter((each) => each.includes("the backend lacks fields"));
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    document: "nested",
    coordinates: [
      "Animals.animals.years",
      "Animals.animals.... on Dog.tricks",
      "Animals.animals.... on Cat.naps",
    ],
  });
  expect(lines.join("\n")).not.toContain("S3cret!");
});

test("Reduced calls: subscribes without the missing fields", async () => {
  const { post, received } = await startRelease();
  const response = await post("events", {}, "text/event-stream");
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  expect(await response.text()).toContain('{"data":{"renamed":{"id":"1"}}}');
  expect(received).toHaveLength(2);
});

test.each<ReleaseOptions>([{ status: 200 }, { isCompressed: true }, { errorsMax: 1 }])(
  "Reduced calls: understands refusals of other servers: %o",
  async (options) => {
    const { call } = await startRelease(options);
    const { status, data } = await call("nested", { first: 5 });
    expect(status).toBe(200);
    expect(data).toMatchObject({ owners: [{ animals: [{ name: "Rex", age: null, tricks: null }, {}] }] });
  },
);

test.each([
  [
    "a failed field",
    { data: null, errors: [{ message: "No.", path: ["version"], locations: [{ line: 4, column: 7 }] }] },
  ],
  [
    "a failed login",
    {
      errors: [{ message: "No.", locations: [{ line: 4, column: 7 }], extensions: { code: "unauthorized" } }],
    },
  ],
  ["an error elsewhere", { errors: [{ message: "No.", locations: [{ line: 99, column: 7 }] }] }],
  ["data", { data: { version: "1" } }],
  ["no JSON", "<h1>Bad request</h1>"],
  ["a long answer", { data: { version: "x".repeat(200_000) } }],
])("Reduced calls: forwards %s unchanged", async (_name, body) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const { post, received } = await startAnswering({ status: 400, body: text });
  const response = await post("nested");
  expect(response.status).toBe(400);
  expect(await response.text()).toBe(text);
  expect(received).toHaveLength(1);
});

const missingName = { message: "No.", locations: locationsOf("onlyField", "name") };

test("Reduced calls: forwards a refusal that is far longer after decompression", async () => {
  const text = JSON.stringify({ errors: [missingName] }).padEnd(2 * 1_024 * 1_024);
  const { post, received } = await startAnswering({ body: brotliCompressSync(text), encoding: "br" });
  expect(await (await post("onlyField")).text()).toBe(text);
  expect(received).toHaveLength(1);
});

test("Reduced calls: refuses an answer to a reduced document that is too long after decompression", async () => {
  const { post, received } = await startAnswering(
    { body: JSON.stringify({ errors: [missingName] }) },
    { body: gzipSync("{}".padEnd(reducedAnswerMaxBytes + 1)), encoding: "gzip" },
  );
  expect((await post("onlyField")).status).toBe(502);
  expect(received).toHaveLength(2);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testServer";

const mgt = "/mgt/graphql";
let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ env: { OPERATIONS: "any" }, lines });
});
afterAll(() => server.close());

const repeated = (open: string, count: number, close = "") => open.repeat(count) + close.repeat(count);

test.each([
  ["lists that are not closed", `{ commune(ags: ${repeated("[", 5_000)}`],
  ["lists within the token limit", `{ commune(ags: ${repeated("[", 1_400, "]")}) { id } }`],
  ["objects", `{ commune(ags: ${repeated("{ a: ", 900, "}")}) { id } }`],
  ["fields", `{ ${repeated("node(id: 1) { ", 300, "}")} }`],
  ["selections", repeated("{", 2_900)],
  ["fragments", `{ ${repeated("... on Query { ", 700, "}")} }`],
  ["types of variables", `query A($a: ${repeated("[", 1_400, "]")}) { id }`],
  ["arguments of directives", `{ user @a(a: ${repeated("[{a:", 500, "}]")}) { id } }`],
  ["a long list", `{ commune(ags: [${"1 ".repeat(20_000)}]) { id } }`],
])("Nesting: refuses a document of %s before parsing", async (_name, query) => {
  lines.length = 0;
  expect(await server.call(mgt, { query })).toMatchObject({ status: 400, codes: ["bad_request"] });
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level === "error")).toEqual([]);
});

test.each([
  ["variables", `{"id":"x","variables":{"a":${repeated("[", 40, "]")}}}`],
  ["deep variables", `{"id":"x","variables":{"a":${repeated("[", 200_000, "]")}}}`],
  ["variables that are not closed", `{"id":"x","variables":${repeated('{"a":', 150_000)}`],
  ["extensions", `{"id":"x","extensions":${repeated('{"a":', 20_000, "}").replace(":}", ":1}")}}`],
  ["a whole body", repeated("[", 500_000, "]")],
])("Nesting: refuses %s that nest", async (_name, body) => {
  expect(await server.call(mgt, body)).toMatchObject({ status: 400, codes: ["bad_request"] });
});

test("Nesting: brackets in strings and comments do not count", async () => {
  const query = `{ instance { version } node(id: "${"[".repeat(90)}") { id } } # ${"{".repeat(90)}`;
  expect((await server.call(mgt, { query })).data).toMatchObject({ instance: { version: "2025.42.0" } });
  const call = { query: "{ instance { version } }", variables: { text: `"\\${"[{".repeat(90)}` } };
  expect((await server.call(mgt, call)).codes).toEqual([]);
});

import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpointPaths } from "#domain/endpoints";
import { startTestServer, type TestServer } from "./testServer";

const script = "/assets/graphiql/index-1a2b.js";
const style = "/assets/graphiql/index-3c4d.css";
const graphiql = {
  "index.html": `<!doctype html><script type="module" src="${script}"></script><link rel="stylesheet" href="${style}">`,
  [script]: "console.log('graphiql');",
  [style]: "body { margin: 0 }",
};
const web = { "index.html": "<!doctype html><html><!--instance--><script>1</script></html>" };
const browser = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const paths = Object.values(endpointPaths);

describe("GraphiQL of a server that accepts any document", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ graphiql, web, env: { OPERATIONS: "any" } });
  });
  afterAll(() => server.close());

  test.each(paths)("%s answers a browser with GraphiQL", async (path) => {
    const response = await server.get(path, browser);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toBe(graphiql["index.html"]);
  });

  test("serves the files of the page, and no others", async () => {
    for (const file of [script, style] as const) {
      const response = await server.get(file);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toContain("immutable");
      expect(await response.text()).toBe(graphiql[file]);
    }
    expect((await server.get("/assets/graphiql/gone-5e6f.js")).status).toBe(404);
    expect((await server.get("/assets/graphiql/index.html")).status).toBe(404);
  });

  test("the page has a policy of its own, that of other responses is unchanged", async () => {
    const policyOf = async (path: string, headers = {}) =>
      (await server.get(path, headers)).headers.get("content-security-policy") ?? "";
    const policy = await policyOf("/mgt/graphql", browser);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-");
    expect(policy).toContain(
      "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(policy).not.toMatch(/unsafe|http|blob/);
    const { headers } = await server.call("/mgt/graphql", { query: "{ instance { stage } }" });
    const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    expect(headers.get("content-security-policy")).toBe(nothing);
    expect(await policyOf(script)).toBe(nothing);

    const persisted = await startTestServer({ graphiql, web });
    const { headers: page } = await persisted.get("/", browser);
    await persisted.close();
    expect(await policyOf("/", browser)).toBe(page.get("content-security-policy"));
  });

  test("other requests than those of a browser for a page are not allowed", async () => {
    for (const accept of ["*/*", "application/json", "text/event-stream", "application/xhtml+xml"]) {
      const response = await server.get("/mgt/graphql", { Accept: accept });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST");
    }
    expect((await fetch(`${server.url}/mgt/graphql`, { method: "PUT", headers: browser })).status).toBe(405);
  });

  test.each(paths)("%s answers the introspection of GraphiQL within the limits", async (path) => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true });
    const answer = await server.call(path, { query, operationName: "IntrospectionQuery" });
    expect(answer.codes).toEqual([]);
    expect(answer.data).toHaveProperty("__schema.queryType.name", "Query");
  });
});

test("GraphiQL: a server restricted to the app's documents serves none of it", async () => {
  const server = await startTestServer({ graphiql, web, env: { OPERATIONS: "persisted" } });
  for (const path of paths) {
    const response = await server.get(path, browser);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
  }
  expect((await server.get(script)).status).toBe(404);
  expect((await server.get(style)).status).toBe(404);
  await server.close();
});

test("GraphiQL: is served in front of a foreign backend as well", async () => {
  const env = { OPERATIONS: "any", BACKEND_URL: "http://127.0.0.1:9" };
  const server = await startTestServer({ graphiql, web, env });
  expect(await (await server.get("/mgt/graphql", browser)).text()).toBe(graphiql["index.html"]);
  expect((await server.get(script)).status).toBe(200);
  await server.close();
});

test("GraphiQL: GET is not allowed if GraphiQL is not built", async () => {
  const server = await startTestServer({ env: { OPERATIONS: "any" } });
  expect((await server.get("/mgt/graphql", browser)).status).toBe(405);
  expect((await server.get(script)).status).toBe(404);
  await server.close();
});

import { createHash } from "node:crypto";
import { brotliCompressSync, gunzipSync, gzipSync } from "node:zlib";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testServer";

const inline = "document.documentElement.lang = 'de';";
const html = `<!doctype html><html><head><!--instance--><script>${inline}</script>
<script type="module" src="/assets/app-1a2b.js"></script></head><body></body></html>`;
const script = `console.log("${"app ".repeat(500)}");`;

const web = {
  "index.html": html,
  "assets/app-1a2b.js": script,
  "assets/app-1a2b.js.br": brotliCompressSync(script),
  "assets/app-1a2b.js.gz": gzipSync(script),
  "assets/app-1a2b.js.map": "{}",
  "robots.txt": "User-agent: *\nDisallow: /\n",
  ".vite/manifest.json": "{}",
};

const page = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe("Served app", () => {
  let server: TestServer;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({ web, lines, env: { PUBLIC_URL: "https://amt.example.org" } });
  });
  afterAll(() => server.close());

  test.each(["/", "/index.html", "/admin/users", "/mgt/activate?t=secret", "/mgt/textedit/09761000/x", "/%"])(
    "%s returns the page",
    async (path) => {
      const response = await server.get(path, page);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toContain(inline);
    },
  );

  test("the page embeds the installation, whatever its settings contain", async () => {
    const contact = "</script><script>alert('$&')</script><!--";
    const setting = { key: "supportContact", value: JSON.stringify(contact) };
    await server.open?.db.insertInto("system_setting").values(setting).execute();
    const text = await (await server.get("/", page)).text();
    const [, json = ""] = /<script type="application\/json" id="instance">([^<]*)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      stage: "PRODUCTION",
      version: "2025.42.0",
      hasDemoAccounts: false,
      passwordMinLength: 12,
      supportContact: contact,
      imprintUrl: null,
    });
    expect(text).not.toContain("<!--instance-->");
  });

  test("the page and every answer name the build: a hash of the page", async () => {
    const text = await (await server.get("/", page)).text();
    const build = createHash("sha256").update(html).digest("hex").slice(0, 12);
    expect(text).toContain(`<meta name="app-build" content="${build}" />`);
    for (const path of ["/mgt/graphql", "/mgt/v2/graphql", "/mgt/process/graphql", "/mgt/ikfz/graphql"]) {
      const answers = [await server.call(path, { id: "x" }), await server.call(path, "{")];
      const builds = answers.map(({ headers }) => headers.get("x-app-build"));
      expect([path, ...builds]).toEqual([path, build, build]);
    }
    expect((await server.get("/healthz")).headers.get("x-app-build")).toBeNull();
  });

  test.each(["br", "gzip"])("the page compressed with %s is the same", async (encoding) => {
    const plain = await (await server.get("/", { ...page, "Accept-Encoding": "identity" })).text();
    const response = await server.get("/", { ...page, "Accept-Encoding": encoding });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(await response.text()).toBe(plain);
  });

  test("allows its own scripts only, the inline one by its hash", async () => {
    const policy = (await server.get("/", page)).headers.get("content-security-policy") ?? "";
    const directives = new Map(
      policy.split("; ").map((each) => {
        const [name = "", ...values] = each.split(" ");
        return [name, values];
      }),
    );
    const hash = createHash("sha256").update(inline).digest("base64");
    expect(directives.get("script-src")).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
    expect(directives.get("frame-src")).toEqual(["'self'"]);
    expect(policy).not.toContain("unsafe");
  });

  test("caches a file with a hash in its name forever, as compressed by the build", async () => {
    const raw = await rawBody(`${server.url}/assets/app-1a2b.js`, "gzip");
    expect(gunzipSync(raw).toString()).toBe(script);
    const response = await server.get("/assets/app-1a2b.js", { "Accept-Encoding": "br" });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(response.headers.get("content-type")).toContain("javascript");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toBe(script);
  });

  test("revalidates other files each time", async () => {
    const response = await server.get("/robots.txt");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    const etag = response.headers.get("etag") ?? "";
    expect((await server.get("/robots.txt", { "If-None-Match": etag })).status).toBe(304);
  });

  test.each(["bytes=5-2", "bytes=-1", "bytes=9999999-", "nonsense"])(
    "the range %s returns the whole file",
    async (range) => {
      const response = await server.get("/robots.txt", { Range: range });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(web["robots.txt"]);
    },
  );

  test.each([
    "/assets/gone-3c4d.js",
    "/assets/app-1a2b.js.map",
    "/assets/app-1a2b.js.br",
    "/.vite/manifest.json",
    "/../package.json",
    "/%2e%2e/schema/mgt.graphql",
    "/favicon.ico",
  ])("%s is not found", async (path) => {
    const { status } = await rawStatus(server, path);
    expect(status).toBe(404);
  });

  test("refuses a URL in absolute form", async () => {
    expect(await rawStatus(server, "http://elsewhere.example.org/")).toEqual({ status: 400 });
  });

  test("requests that accept no page get none", async () => {
    expect((await server.get("/admin", { Accept: "application/json" })).status).toBe(404);
  });

  test.each(["/admin", "/robots.txt", "/healthz", "/mgt/pictures/x", "/mgt/exports/x"])(
    "%s answers a wrong method with the allowed ones",
    async (path) => {
      for (const method of ["POST", "DELETE", "OPTIONS"]) {
        const { status, headers } = await fetch(server.url + path, { method });
        expect([method, status, headers.get("allow")]).toEqual([method, 405, "GET, HEAD"]);
      }
    },
  );

  test.each(["/", "/robots.txt", "/assets/gone.js", "/healthz", "/mgt/graphql", "/mgt/pictures/x"])(
    "%s has the security headers",
    async (path) => {
      const { headers } = await server.get(path, page);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
      expect(headers.get("x-powered-by")).toBeNull();
      expect(headers.get("x-request-id")).not.toBeNull();
    },
  );

  test("logs the path of a request and never its query", async () => {
    expect(lines.join("")).toContain('"path":"/mgt/activate"');
    expect(lines.join("")).not.toContain("secret");
  });
});

test("Page: sends no HSTS without https", async () => {
  const server = await startTestServer({ web });
  expect((await server.get("/", page)).headers.get("strict-transport-security")).toBeNull();
  await server.close();
});

test("Page: requires a built app", async () => {
  await expect(startTestServer({ web: { "robots.txt": "" } })).rejects.toThrow(/not built/);
});

/** fetch would normalise the path. */
function rawStatus(server: TestServer, path: string): Promise<{ status: number | undefined }> {
  return new Promise((resolve, reject) => {
    const options = { port: server.port, host: "127.0.0.1", path, headers: { Accept: "*/*" } };
    request(options, (response) => {
      response.resume();
      resolve({ status: response.statusCode });
    })
      .on("error", reject)
      .end();
  });
}

/** The raw body, without fetch's decompression. */
function rawBody(url: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "Accept-Encoding": encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    })
      .on("error", reject)
      .end();
  });
}

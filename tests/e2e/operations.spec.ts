/** The server in production mode: persisted documents only, strict headers, a log without secrets. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Client } from "pg";
import { call, fetchRaw } from "./support/calls";
import { heading, logIn, openAccount, searchField, tile, tiles, toast } from "./support/screens";
import { startServer } from "./support/server";
import { lapsedLogin, markPage } from "./support/sessions";
import { databaseOf, expect, storeToken, test } from "./support/walk";

test.use({ ownProfile: true, serverEnv: { OPERATIONS: "persisted" } });

/** The persisted id of an operation. */
function idOf(operation: string): string {
  const documents = JSON.parse(readFileSync(resolve("dist/schema/operations/mgt.json"), "utf8")) as Record<
    string,
    string
  >;
  const found = Object.entries(documents).find(([, text]) =>
    new RegExp(`^(query|mutation) ${operation}\\b`).test(text),
  );
  if (!found) throw new Error(`The build knows no operation ${operation}.`);
  return found[0];
}

const addressOf = ({ user, host, port, database }: Client) =>
  `postgres://${user ?? ""}@${host}:${port}/${database ?? ""}`;

test("Operations: the app sends only ids, and the log contains no secrets", async ({
  page,
  app,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 40[01]/);
  const bodies: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) bodies.push(request.postDataJSON() as Record<string, unknown>);
  });
  const link = await app.createAdminLink("neue.leitung", "neue.leitung@example.org");
  const invitation = new URL(link).searchParams.get("t") ?? "";
  const password = "Ein Satz, der niemanden angeht";
  await page.goto(link);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByLabel("Passwort bestätigen").fill(password);
  await page.getByRole("button", { name: "Benutzer aktivieren" }).click();
  await expect(heading(page, "Anmelden")).toBeVisible();
  await logIn(page, "neue.leitung", "Ein falscher Satz");
  await expect(toast(page)).toBeVisible();
  await logIn(page, "neue.leitung", password);
  await expect(tiles(page).first()).toBeVisible();
  const token = (await page.evaluate(() => window.localStorage.getItem("token"))) ?? "";
  await searchField(page).fill("Augs");
  await expect(tile(page, "Augsburg")).toBeVisible();
  await page.getByRole("link", { name: "Administration", exact: true }).click();
  await expect(heading(page, "Übersicht")).toBeVisible();
  await expect(page.getByText("Antwortet", { exact: true })).toHaveCount(4);
  const account = await openAccount(page, "neue.leitung");
  const loggedOut = page.waitForResponse((response) => response.url().endsWith("/mgt/graphql"));
  await account.getByRole("button", { name: "Abmelden" }).click();
  await loggedOut;
  await expect(heading(page, "Anmelden")).toBeVisible();

  expect(bodies.length).toBeGreaterThan(8);
  for (const body of bodies) {
    expect(Object.keys(body).sort()).toEqual(["id", "variables"]);
    expect(body["id"]).toMatch(/^[0-9a-f]{32,64}$/);
  }
  const log = app.log();
  for (const word of ["sessionOperationsLoginMutation", "CommunesScreenQuery", '"path":"/mgt/activate"']) {
    expect(log).toContain(word);
  }
  const secrets = { token, invitation, password, wrong: "Ein falscher Satz" };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(10);
    expect(log.includes(secret), `${name} in the log`).toBe(false);
  }
});

test("Operations: executes only persisted documents, each at its own endpoint", async ({ app }) => {
  const id = idOf("sessionOperationsInstanceQuery");
  const known = await call(app.url, { id });
  expect(known).toMatchObject({ status: 200, data: { instance: { version: "2025.42.0" } }, codes: [] });
  const refused = { data: undefined, codes: ["unknown_operation"] };
  expect(await call(app.url, { query: "{ instance { version } }" })).toMatchObject(refused);
  expect(await call(app.url, { query: "{ __schema { types { name } } }" })).toMatchObject(refused);
  expect(await call(app.url, { id: "0".repeat(32) })).toMatchObject(refused);
  for (const path of ["/mgt/v2/graphql", "/mgt/process/graphql", "/mgt/ikfz/graphql"]) {
    expect(await call(app.url, { id }, { path })).toMatchObject(refused);
  }
  // A document sent with a known id does not replace it.
  const both = await call(app.url, { id, query: "{ user { stage } }" });
  expect(both.data ?? { instance: {} }).not.toHaveProperty("user");
  expect((await fetchRaw(`${app.url}/mgt/graphql?query={instance{version}}`)).status).toBe(405);
});

test("Operations: a page whose documents the server does not know offers a reload, and the input is kept", async ({
  page,
  consoleErrors,
  visitAs,
}) => {
  consoleErrors.allow(/status of 40\d|ApiError: unknown_operation/);
  await visitAs("support", "/");
  await expect(tiles(page).first()).toBeVisible();
  await markPage(page);
  await page.route("**/mgt/graphql", (route) => {
    const body = route.request().postDataJSON() as object;
    return route.continue({ postData: JSON.stringify({ ...body, id: "0".repeat(32) }) });
  });
  await searchField(page).fill("Augs");
  const banner = page.locator("header").getByText(/^Der Server ist älter als diese Anwendung\./);
  await expect(banner).toBeVisible();
  await expect(searchField(page)).toHaveValue("Augs");

  await page.unroute("**/mgt/graphql");
  await page.getByRole("button", { name: "Neu laden", exact: true }).click();
  await expect(tile(page, "Augsburg")).toBeVisible();
  await expect(searchField(page)).toHaveValue("Augs");
  await expect(banner).toHaveCount(0);
});

test("Operations: sends the page with a strict policy and without caching", async ({ app }) => {
  for (const path of ["/", "/admin", "/mgt/activate?t=x", "/no/such/page"]) {
    const { status, headers } = await fetchRaw(app.url + path, { accept: "text/html" });
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-powered-by"]).toBeUndefined();
    const policy = new Map(
      String(headers["content-security-policy"])
        .split("; ")
        .map((part) => [part.split(" ")[0], part.split(" ").slice(1)]),
    );
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("connect-src")).toEqual(["'self'"]);
    for (const name of ["script-src", "style-src"]) {
      const [own, ...rest] = policy.get(name) ?? [];
      expect(own).toBe("'self'");
      for (const source of rest) expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
    }
  }
});

test("Operations: sends scripts and styles precompressed and cacheable forever", async ({ app }) => {
  const page = (await fetchRaw(app.url)).body.toString("utf8");
  const files = [...new Set(page.match(/\/assets\/[\w.-]+\.(js|css)/g))];
  expect(files.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(0);
  expect(files.filter((file) => file.endsWith(".css")).length).toBeGreaterThan(0);
  for (const file of files) {
    const plain = await fetchRaw(app.url + file);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(plain.headers["x-content-type-options"]).toBe("nosniff");
    if (plain.body.length < 4_000) continue;
    for (const [encoding, suffix] of [
      ["br", ".br"],
      ["gzip", ".gz"],
    ] as const) {
      const packed = await fetchRaw(app.url + file, { "accept-encoding": encoding });
      expect(packed.headers["content-encoding"]).toBe(encoding);
      expect(packed.headers["vary"]).toContain("Accept-Encoding");
      expect(packed.body.equals(readFileSync(resolve(`dist/web${file}${suffix}`)))).toBe(true);
      expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    }
  }
  const gone = await fetchRaw(`${app.url}/assets/App-ofAnEarlierBuild.js`);
  expect(gone.status).toBe(404);
  expect(gone.headers["cache-control"]).not.toContain("immutable");
});

test("Operations: logs the id of each response; reports liveness and readiness", async ({ app }) => {
  const given = "pruefung-0815-4711";
  const { headers } = await fetchRaw(`${app.url}/legal/imprint`, { "x-request-id": given });
  expect(headers["x-request-id"]).toBe(given);
  await expect.poll(() => app.log()).toContain(`"requestId":"${given}"`);
  const own = (await fetchRaw(app.url)).headers["x-request-id"];
  expect(own).toMatch(/^[0-9a-f-]{36}$/);
  const other = (await fetchRaw(app.url, { "x-request-id": 'x" injected' })).headers["x-request-id"];
  expect(other).toMatch(/^[0-9a-f-]{36}$/);
  expect(other).not.toBe(own);

  for (const [path, word] of [
    ["/healthz", "alive"],
    ["/readyz", "ready"],
  ]) {
    const { status, body } = await fetchRaw(`${app.url}${path}`);
    expect([status, JSON.parse(body.toString("utf8"))]).toEqual([200, { status: word }]);
  }
});

test("Operations: two servers on one database share sessions, and one of them stops cleanly", async ({
  page,
  app,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 40[01]/);
  const second = await startServer({
    databaseUrl: addressOf(databaseOf(app)),
    demo: false,
    env: { OPERATIONS: "persisted" },
  });
  try {
    await page.goto(second.url);
    await logIn(page, "support");
    await expect(tiles(page).first()).toBeVisible();
    const token = (await page.evaluate(() => window.localStorage.getItem("token"))) ?? "";
    const id = idOf("sessionOperationsOwnSessionQuery");
    expect((await call(app.url, { id }, { token })).codes).toEqual([]);

    const context = await page.context().browser()?.newContext({ baseURL: app.url });
    const elsewhere = await context?.newPage();
    if (!context || !elsewhere) throw new Error("No browser.");
    await storeToken(elsewhere, app.url, token);
    await elsewhere.goto("/");
    await expect(tiles(elsewhere).first()).toBeVisible();

    const account = await openAccount(page, "support");
    await account.getByRole("button", { name: "Abmelden" }).click();
    await expect(heading(page, "Anmelden")).toBeVisible();
    await expect.poll(async () => (await call(app.url, { id }, { token })).codes).toEqual(["unauthorized"]);
    await searchField(elsewhere).fill("Augs");
    await expect(lapsedLogin(elsewhere)).toBeVisible();
    await context.close();
  } finally {
    // The browser still has an open connection.
    expect(await second.stop("SIGTERM")).toBe(0);
  }
  expect(second.output()).toContain("stopping");
});

/** Server starts on the embedded database: with demo data, next to a running server, after a kill, for production. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "playwright/test";
import { demoAccounts, demoPassword } from "#server/demo/users";
import { call, logInAt } from "./support/calls";
import { runToEnd } from "./support/processes";
import { heading, logIn, briefText, searchField, tile, tiles } from "./support/screens";
import { startServer, type BuiltServer, type ServerOptions } from "./support/server";
import { lapsedLogin, markPage, pageIsMarked } from "./support/sessions";

interface Ground {
  readonly dataDir: string;
  /** Starts a server on the folder; stopped at the end of the test at the latest. */
  readonly start: (options?: ServerOptions) => Promise<BuiltServer>;
}

const test = base.extend<{ ground: Ground }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed.
  ground: async ({}, provide) => {
    const dataDir = mkdtempSync(join(tmpdir(), "sm-data-"));
    const started: BuiltServer[] = [];
    await provide({
      dataDir,
      start: async (options) => {
        const server = await startServer({ dataDir, ...options });
        started.push(server);
        return server;
      },
    });
    for (const server of started) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

// Servers and programs are started one after another.
test.setTimeout(240_000);

const invited = ["--username", "leitung", "--email", "leitung@example.org"];

test("Start: seeds an empty folder with demo data once; a start after a kill keeps the data", async ({
  ground,
  page,
}, info) => {
  const first = await ground.start();
  for (const { username } of demoAccounts) {
    expect((await logInAt(first.url, username)).codes, username).toEqual([]);
  }
  expect(first.output()).toContain(`Password of each: ${demoPassword}`);
  const { token } = await logInAt(first.url, "support");
  const query = "query ($first: Int!) { communes(first: $first) { totalCount } }";
  const count = () => call(first.url, { query, variables: { first: 1 } }, { token });
  const seeded = await count();
  expect(seeded).toMatchObject({ data: { communes: { totalCount: expect.any(Number) } }, codes: [] });

  await test.step("refuses a second server on the same folder with a reason; the first keeps running", async () => {
    const { code, output } = await runToEnd("main", [], ground.dataDir, { PORT: "0" });
    expect(code).toBe(1);
    expect(output.trim().split("\n").at(-1)).toBe(
      `The data folder ${ground.dataDir} is in use by process ${first.pid}; only one server can use it at a time.`,
    );
    const beside = await runToEnd("createAdmin", invited, ground.dataDir);
    expect(beside).toMatchObject({ code: 1, output: expect.stringContaining("is in use by process") });
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  await test.step("session and page survive a kill of the server", async () => {
    await page.goto(first.url);
    await logIn(page, "support");
    await expect(tiles(page).first()).toBeVisible();
    await markPage(page);
    expect(await first.stop("SIGKILL")).toBeNull();
    await searchField(page).fill("Augs");
    await expect(page.getByRole("button", { name: "Jetzt versuchen" })).toBeVisible();

    // The page expects the same origin.
    const second = await ground.start({ port: Number(new URL(first.url).port) });
    for (const { readyAfterMs } of [first, second]) {
      info.annotations.push({ type: "ready after", description: `${Math.round(readyAfterMs)} ms` });
    }
    await expect(tile(page, "Augsburg")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("button", { name: "Jetzt versuchen" })).toBeHidden();
    await expect(searchField(page)).toHaveValue("Augs");
    await expect(lapsedLogin(page)).toBeHidden();
    expect(await pageIsMarked(page)).toBe(true);
    expect(await count()).toEqual(seeded);
    await page.reload();
    await expect(tile(page, "Augsburg")).toBeVisible();
  });
});

test("Start: production has no demo accounts; the first administrator is created on the command line", async ({
  ground,
  page,
}) => {
  const publicUrl = "https://amt.example.org";
  const { code, output } = await runToEnd("createAdmin", invited, ground.dataDir, { PUBLIC_URL: publicUrl });
  expect(code).toBe(0);
  const link = /https?:\/\/\S+/.exec(output)?.[0] ?? "";
  expect(link).toMatch(new RegExp(`^${publicUrl}/mgt/activate\\?t=[\\w-]{40,}$`));

  const server = await ground.start({ demo: false, env: { OPERATIONS: "persisted" } });
  await page.goto(server.url);
  for (const { username } of demoAccounts) {
    await logIn(page, username);
    await expect(page.getByRole("alert")).toHaveText("Ungültiger Benutzername, E-Mail oder Passwort.");
  }
  await expect(page.getByText(/^Demodaten/)).toHaveCount(0);
  await expect(page.getByText("DEVELOPMENT")).toHaveCount(0);

  const password = "Ein Satz für den ersten Tag";
  await page.goto(link.replace(publicUrl, server.url));
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByLabel("Passwort bestätigen").fill(password);
  const activated = briefText(page, "Der Benutzer ist aktiviert. Sie gelangen jetzt zur Anmeldung.");
  await page.getByRole("button", { name: "Benutzer aktivieren" }).click();
  await activated;
  await expect(heading(page, "Anmelden")).toBeVisible();
  await logIn(page, "leitung", password);
  await expect(heading(page, "Kommunen")).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Administration", exact: true }).click();
  await expect(heading(page, "Übersicht")).toBeVisible();
  expect(await server.stop()).toBe(0);
  expect(server.output()).not.toContain(demoPassword);
});

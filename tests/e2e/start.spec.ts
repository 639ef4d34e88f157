/**
 * Server starts on the embedded database: with demo data, again,
 * next to a running server, after it ended, for production.
 */
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
const ownSession = { query: "{ ownSession { secondsLeft } }" };

test("Start: seeds an empty folder with demo data once; later starts, also after a kill, keep the data", async ({
  ground,
  page,
}, info) => {
  const first = await ground.start();
  for (const { username } of demoAccounts) {
    expect((await logInAt(first.url, username)).codes, username).toEqual([]);
  }
  const { token } = await logInAt(first.url, "support");
  expect(first.output()).toContain(`Password of each: ${demoPassword}`);
  expect(await first.stop()).toBe(0);

  const second = await ground.start();
  expect(await call(second.url, ownSession, { token })).toMatchObject({
    data: { ownSession: { secondsLeft: expect.any(Number) } },
    codes: [],
  });
  const count = "query ($first: Int!) { communes(first: $first) { totalCount } }";
  const { data } = await call(second.url, { query: count, variables: { first: 1 } }, { token });
  expect(data).toMatchObject({ communes: { totalCount: expect.any(Number) } });
  for (const { readyAfterMs } of [first, second]) {
    info.annotations.push({ type: "ready after", description: `${Math.round(readyAfterMs)} ms` });
  }

  await test.step("refuses a second server on the same folder with a reason; the first keeps running", async () => {
    const { code, output } = await runToEnd("main", [], ground.dataDir, { PORT: "0" });
    expect(code).toBe(1);
    expect(output.trim().split("\n").at(-1)).toBe(
      `The data folder ${ground.dataDir} is in use by process ${second.pid}; only one server can use it at a time.`,
    );
    const beside = await runToEnd("createAdmin", invited, ground.dataDir);
    expect(beside).toMatchObject({ code: 1, output: expect.stringContaining("is in use by process") });
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  });

  await test.step("session and page survive a kill of the server", async () => {
    await page.goto(second.url);
    await logIn(page, "support");
    await expect(tiles(page).first()).toBeVisible();
    await markPage(page);
    expect(await second.stop("SIGKILL")).toBeNull();
    await searchField(page).fill("Augs");
    await expect(page.getByRole("button", { name: "Jetzt versuchen" })).toBeVisible();

    // The page expects the same origin.
    await ground.start({ port: Number(new URL(second.url).port) });
    await expect(tile(page, "Augsburg")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("button", { name: "Jetzt versuchen" })).toBeHidden();
    await expect(searchField(page)).toHaveValue("Augs");
    await expect(lapsedLogin(page)).toBeHidden();
    expect(await pageIsMarked(page)).toBe(true);
    await page.reload();
    await expect(tile(page, "Augsburg")).toBeVisible();
  });
});

test("Start: production has no demo accounts; the first administrator is created on the command line", async ({
  ground,
  page,
}) => {
  const env = { OPERATIONS: "persisted" };
  const before = await ground.start({ demo: false, env });
  await page.goto(before.url);
  for (const { username } of demoAccounts) {
    await logIn(page, username);
    await expect(page.getByRole("alert")).toHaveText("Ungültiger Benutzername, E-Mail oder Passwort.");
  }
  await expect(page.getByText(/^Demodaten/)).toHaveCount(0);
  await expect(page.getByText("DEVELOPMENT")).toHaveCount(0);
  expect(await before.stop()).toBe(0);
  expect(before.output()).not.toContain(demoPassword);

  const publicUrl = "https://amt.example.org";
  const { code, output } = await runToEnd("createAdmin", invited, ground.dataDir, { PUBLIC_URL: publicUrl });
  expect(code).toBe(0);
  const link = /https?:\/\/\S+/.exec(output)?.[0] ?? "";
  expect(link).toMatch(new RegExp(`^${publicUrl}/mgt/activate\\?t=[\\w-]{40,}$`));

  const server = await ground.start({ demo: false, env });
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
});

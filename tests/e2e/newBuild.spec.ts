/** A new build of the app is deployed while a tab is open. */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { timedProgram } from "./support/globalSetup";
import { heading, logIn, searchField, tile, tiles } from "./support/screens";
import { startServer } from "./support/server";
import { markPage, pageIsMarked } from "./support/sessions";
import { databaseOf, expect, test } from "./support/walk";

test.use({ ownProfile: true });

/** A copy of the build whose page differs. */
function anotherBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), "sm-build-"));
  cpSync(resolve("dist"), folder, { recursive: true });
  appendFileSync(join(folder, "web/index.html"), "<!-- another build -->\n");
  return folder;
}

test("New build: an open tab notices it, loads it with the next navigation, and keeps a draft", async ({
  page,
  app,
  consoleErrors,
}) => {
  // The server is away for a moment.
  consoleErrors.allow(/net::ERR_CONNECTION_/);
  const { user, host, port: databasePort, database } = databaseOf(app);
  const databaseUrl = `postgres://${user ?? ""}@${host}:${databasePort}/${database ?? ""}`;
  const dist = anotherBuild();
  let server = await startServer({ databaseUrl, demo: false });
  try {
    await page.goto(`${server.url}/mgt/edit/09761000`);
    await logIn(page, "support");
    await page.getByLabel("Name", { exact: true }).fill("Augsburg am Lech");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto(server.url);
    await expect(tiles(page).first()).toBeVisible();
    await markPage(page);

    const { port } = new URL(server.url);
    await server.stop();
    const program = { program: timedProgram(), isTimed: true, env: { SM_DIST: dist } };
    server = await startServer({ databaseUrl, demo: false, port: Number(port), ...program });
    await searchField(page).fill("Augs");
    const banner = page.locator("header").getByText(/^Eine neue Version ist da\. Die nächste Seite/);
    await expect(banner).toBeVisible();
    await expect(page).toHaveURL(/\?text=Augs$/);
    expect(await pageIsMarked(page)).toBe(true);

    await tile(page, "Augsburg").getByRole("link").first().click();
    await expect(heading(page, "Augsburg")).toBeVisible();
    await page.getByRole("button", { name: "Wiederherstellen" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Augsburg am Lech");
    expect(await pageIsMarked(page)).toBe(false);
    await expect(banner).toHaveCount(0);
    // The list is still one step back, as it was.
    await page.goBack();
    await page.getByRole("button", { name: "Seite verlassen" }).click();
    await expect(searchField(page)).toHaveValue("Augs");
  } finally {
    await server.stop();
    rmSync(dist, { recursive: true, force: true });
  }
});

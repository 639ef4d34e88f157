/** The server process is killed and started again under an open page, on the embedded database. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { logIn, searchField, tile, tiles } from "./support/screens";
import { startServer } from "./support/server";
import { lapsedLogin, markPage, pageIsMarked } from "./support/sessions";

// Two servers with demo data are started one after the other.
test.setTimeout(180_000);

test("the session and the page outlive the server's sudden end", async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "sm-data-"));
  let server = await startServer({ dataDir });
  const port = Number(new URL(server.url).port);
  try {
    await page.goto(server.url);
    await logIn(page, "support");
    await expect(tiles(page).first()).toBeVisible();
    await markPage(page);

    expect(await server.stop("SIGKILL")).toBeNull();
    await searchField(page).fill("Augs");
    await expect(page.getByRole("button", { name: "Jetzt versuchen" })).toBeVisible();

    server = await startServer({ dataDir, port });
    await expect(tile(page, "Augsburg")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("button", { name: "Jetzt versuchen" })).toBeHidden();
    await expect(searchField(page)).toHaveValue("Augs");
    await expect(lapsedLogin(page)).toBeHidden();
    expect(await pageIsMarked(page)).toBe(true);

    await page.reload();
    await expect(tile(page, "Augsburg")).toBeVisible();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

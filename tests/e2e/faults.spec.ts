/** A server that does not respond, or responds with nonsense, while a user works. */
import type { Page } from "playwright/test";
import { heading, logIn, searchField, tile, tiles, toast } from "./support/screens";
import { markPage, pageIsMarked } from "./support/sessions";
import { expect, test } from "./support/walk";

const calls = "**/mgt/**/graphql";
const mgtCalls = "**/mgt/graphql";
const notReachable = "Der Server ist gerade nicht erreichbar.";
const banner = (page: Page) =>
  page.getByText(/^Der Server ist nicht erreichbar\. Neuer Versuch .* Ihre Eingaben bleiben erhalten\.$/);
const countdown = /Neuer Versuch in \d+ Sekunden?\./;

async function takeServerDown(page: Page): Promise<void> {
  for (const pattern of [mgtCalls, calls]) await page.route(pattern, (route) => route.abort());
}

async function bringServerBack(page: Page): Promise<void> {
  for (const pattern of [mgtCalls, calls]) await page.unroute(pattern);
}

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/net::ERR_FAILED/));

test.describe("Faults over time", () => {
  test.use({ ownProfile: true });
  test.beforeEach(({ page }) => page.clock.install());

  test("shows a banner while the server is down, and sends the input once it is back", async ({
    page,
    visitAs,
  }) => {
    await visitAs("support", "/");
    await expect(tiles(page).first()).toBeVisible();
    await markPage(page);
    await takeServerDown(page);
    await searchField(page).fill("Augs");
    await page.clock.runFor(300);
    await expect(banner(page)).toContainText(countdown);
    await expect(
      page.getByRole("status").filter({ hasText: "Der Server ist nicht erreichbar." }),
    ).toHaveCount(1);
    await expect(searchField(page)).toHaveValue("Augs");
    await expect(tiles(page).first()).toBeVisible();
    await expect(heading(page, "Kommunen")).toBeVisible();

    const again = page.waitForEvent("requestfailed");
    await page.clock.fastForward(16_000);
    await again;
    // The next retry starts when the countdown ends.
    await expect(banner(page)).toContainText(countdown);

    await bringServerBack(page);
    await page.clock.fastForward(16_000);
    await expect(tile(page, "Augsburg")).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await expect(searchField(page)).toHaveValue("Augs");
    await expect(page).toHaveURL(/\?text=Augs$/);
    expect(await pageIsMarked(page)).toBe(true);
  });

  test("treats a proxy without a server as an unreachable server", async ({
    page,
    consoleErrors,
    visitAs,
  }) => {
    consoleErrors.allow(/status of 502/);
    await visitAs("support", "/");
    await expect(tiles(page).first()).toBeVisible();
    await page.route(mgtCalls, (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
    );
    await searchField(page).fill("Augs");
    await page.clock.runFor(300);
    await expect(banner(page)).toBeVisible();
    await page.unroute(mgtCalls);
    await page.clock.fastForward(16_000);
    await expect(tile(page, "Augsburg")).toBeVisible();
  });
});

test("Faults: a login without a server reports it and keeps the input", async ({ page }) => {
  await page.goto("/");
  await takeServerDown(page);
  await logIn(page, "support");
  await expect(toast(page)).toContainText(notReachable);
  await expect(page.getByLabel("Benutzername oder E-Mail")).toHaveValue("support");
  await bringServerBack(page);
  await logIn(page, "support");
  await expect(tiles(page).first()).toBeVisible();
});

test("Faults: the list explains the failure and offers a retry", async ({ page, consoleErrors, visitAs }) => {
  consoleErrors.allow(/ApiError: unexpected_answer/);
  await visitAs("support", "/");
  await expect(tiles(page).first()).toBeVisible();
  await page.route(mgtCalls, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><p>Bitte melden Sie sich am WLAN an.</p>",
    }),
  );
  await searchField(page).fill("Augs");
  await expect(
    page.getByRole("heading", { level: 2, name: "Die Kommunen konnten nicht geladen werden." }),
  ).toBeVisible();
  await expect(page.getByText(/^Der Server hat unerwartet geantwortet\./)).toBeVisible();
  await expect(heading(page, "Kommunen")).toBeVisible();
  await expect(searchField(page)).toHaveValue("Augs");

  await page.unroute(mgtCalls);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(tile(page, "Augsburg")).toBeVisible();
});

test("Faults: a login reports a nonsensical response", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 500/);
  await page.goto("/");
  await page.route(mgtCalls, (route) =>
    route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Oops</h1>" }),
  );
  await logIn(page, "support");
  await expect(toast(page)).toContainText("Der Server hat unerwartet geantwortet.");
});

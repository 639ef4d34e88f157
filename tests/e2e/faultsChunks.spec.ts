/** Script chunks that fail to load. */
import type { Page, Route } from "playwright/test";
import { heading, logIn, openAccount, tiles } from "./support/screens";
import { expect, test } from "./support/walk";

test.use({ ownProfile: true });

const scripts = "**/assets/*.js";
const loadError = "Ein Teil der Anwendung konnte nicht geladen werden.";
const patienceMs = 120_000;

async function holdScripts(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await page.route(scripts, (route) => void held.push(route));
  return held;
}

const openAdministration = (page: Page) =>
  page.getByRole("link", { name: "Administration", exact: true }).click();

const reload = (page: Page) => page.getByRole("button", { name: "Seite neu laden" });

test("Faulty chunks: a screen that has not loaded after 120 seconds is a load error, below a working bar", async ({
  page,
  consoleErrors,
  visitAs,
}) => {
  consoleErrors.allow(/ChunkLoadError/);
  await page.clock.install();
  await visitAs("admin", "/");
  await expect(tiles(page).first()).toBeVisible();
  // Hovering loads the code of its menu.
  const menuCode = page.waitForResponse(/PopoverPanel|popovers/);
  await page.getByRole("button", { name: "Konto: admin" }).hover();
  await (await menuCode).finished();
  const held = await holdScripts(page);
  await openAdministration(page);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.fastForward(patienceMs - 10_000);
  await expect(page.getByText(loadError)).toBeHidden();
  await page.clock.fastForward(11_000);
  await expect(heading(page, loadError)).toBeVisible();

  const account = await openAccount(page, "admin");
  await expect(account.getByRole("button", { name: "Abmelden" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unroute(scripts);
  await reload(page).click();
  await expect(heading(page, "Übersicht")).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});

test("Faulty chunks: a screen that fails to load is a load error at once", async ({
  page,
  consoleErrors,
  visitAs,
}) => {
  consoleErrors.allow(/net::ERR_FAILED|ChunkLoadError/);
  await visitAs("admin", "/");
  await expect(tiles(page).first()).toBeVisible();
  await page.route(scripts, (route) => route.abort());
  await openAdministration(page);
  await expect(heading(page, loadError)).toBeVisible();
  await expect(reload(page)).toBeVisible();

  await page.unroute(scripts);
  const account = await openAccount(page, "admin");
  await account.getByRole("button", { name: "Abmelden" }).click();
  await expect(heading(page, "Anmelden")).toBeVisible();
});

test("Faulty chunks: a screen removed by a release is a load error too", async ({
  page,
  consoleErrors,
  visitAs,
}) => {
  consoleErrors.allow(/status of 404|ChunkLoadError/);
  await visitAs("admin", "/");
  await expect(tiles(page).first()).toBeVisible();
  await page.route(scripts, (route) =>
    route.fulfill({ status: 404, contentType: "text/plain", body: "Not found.\n" }),
  );
  await openAdministration(page);
  await expect(heading(page, loadError)).toBeVisible();
});

test("Faulty chunks: an app that has not loaded 120 seconds after the login is a load error", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ChunkLoadError/);
  await page.clock.install();
  const held: Route[] = [];
  await page.route("**/assets/app-*.js", (route) => void held.push(route));
  await page.goto("/");
  await logIn(page, "support");
  await expect(page.getByText("Service Management wird geladen")).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.fastForward(patienceMs + 1_000);
  await expect(heading(page, loadError)).toBeVisible();

  await page.unroute("**/assets/app-*.js");
  await reload(page).click();
  await expect(tiles(page).first()).toBeVisible();
});

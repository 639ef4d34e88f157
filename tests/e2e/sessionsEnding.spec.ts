/** An idle session: the warning, and the result of each answer to it. */
import type { Page } from "playwright/test";
import { heading, logIn, searchField, tile, tiles } from "./support/screens";
import {
  endSessionsIn,
  endWarning,
  lapsedLogin,
  markPage,
  pageIsMarked,
  secondsLeft,
} from "./support/sessions";
import { databaseOf, expect, test } from "./support/walk";

test.use({ ownProfile: true, isTimed: true });

/** After this time without calls the app asks the server for the remaining time. */
const quietMs = 28 * 60_000;

/** Paused time of the server. */
let now: Date;

test.beforeEach(async ({ page, app, consoleErrors }) => {
  now = new Date();
  await app.setTimes({ now: now.getTime() });
  consoleErrors.allow(/status of 40[01]/);
  await databaseOf(app).query("delete from user_session");
  await page.clock.install();
});
test.afterEach(({ app }) => app.setTimes({ now: null }));

async function countdown(page: Page): Promise<number> {
  const title = await endWarning(page).getByRole("heading", { level: 2 }).textContent();
  const [, minutes, seconds] = /(\d+):(\d\d)$/.exec(title ?? "") ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

test("Session end: the warning counts down, and staying signed in extends the session", async ({
  page,
  app,
  visitAs,
}) => {
  const db = databaseOf(app);
  await visitAs("support", "/?text=Augs");
  await expect(tiles(page).first()).toBeVisible();
  await markPage(page);
  await expect(endWarning(page)).toBeHidden();
  await endSessionsIn(db, "support", 90, { now });
  await page.clock.pauseAt(Date.now() + quietMs);

  await expect(endWarning(page)).toBeVisible();
  expect(await countdown(page)).toBe(90);

  await page.clock.fastForward(8_000);
  await expect(endWarning(page).getByRole("button", { name: "Angemeldet bleiben" })).toBeFocused();
  await expect.poll(() => countdown(page)).toBe(82);
  // The app keeps polling, which does not count as use.
  const asked = page.waitForResponse((response) => response.request().headers()["x-background"] === "1");
  await page.clock.fastForward(8_000);
  await asked;
  expect(await secondsLeft(db, "support", now)).toBeLessThan(91);

  await endWarning(page).getByRole("button", { name: "Angemeldet bleiben" }).click();
  await expect(endWarning(page)).toBeHidden();
  expect(await secondsLeft(db, "support", now)).toBeGreaterThan(29 * 60);
  await expect(searchField(page)).toHaveValue("Augs");
  expect(await pageIsMarked(page)).toBe(true);
});

test("Session end: a session in use gets no warning", async ({ page, app, visitAs }) => {
  await visitAs("support", "/");
  await expect(tiles(page).first()).toBeVisible();
  const asked = page.waitForResponse((response) => response.request().headers()["x-background"] === "1");
  await page.clock.fastForward(quietMs);
  expect((await asked).status()).toBe(200);
  await expect(heading(page, "Kommunen")).toBeVisible();
  await expect(endWarning(page)).toBeHidden();
  expect(await secondsLeft(databaseOf(app), "support", now)).toBeGreaterThan(29 * 60);
});

test("Session end: an expired session shows the login over the page", async ({ page, app, visitAs }) => {
  const db = databaseOf(app);
  await visitAs("support", "/?text=Augs");
  await expect(tiles(page).first()).toBeVisible();
  await markPage(page);
  await endSessionsIn(db, "support", 90, { now });
  await page.clock.fastForward(quietMs);
  await expect(endWarning(page)).toBeVisible();

  await endSessionsIn(db, "support", -1, { now });
  await page.clock.fastForward(91_000);
  await expect(lapsedLogin(page)).toBeVisible();
  await expect(endWarning(page)).toBeHidden();
  await logIn(page, "support");
  await expect(lapsedLogin(page)).toBeHidden();
  await expect(searchField(page)).toHaveValue("Augs");
  expect(await pageIsMarked(page)).toBe(true);
});

test("Session end: the absolute end applies even to a session in use", async ({ page, app, visitAs }) => {
  const db = databaseOf(app);
  await visitAs("support", "/");
  await expect(tiles(page).first()).toBeVisible();
  await endSessionsIn(db, "support", 90, { now, absolute: true });
  await page.clock.fastForward(quietMs);
  await endWarning(page).getByRole("button", { name: "Angemeldet bleiben" }).click();
  await expect(endWarning(page)).toContainText("lässt sich nicht verlängern");
  expect(await secondsLeft(db, "support", now)).toBeLessThan(91);
  await endWarning(page).getByRole("button", { name: "Bis dahin weiterarbeiten" }).click();
  await expect(endWarning(page)).toBeHidden();
  await searchField(page).fill("Augs");
  await expect(tile(page, "Augsburg")).toBeVisible();

  await endSessionsIn(db, "support", -1, { now, absolute: true });
  await page.clock.fastForward(91_000);
  await expect(lapsedLogin(page)).toBeVisible();
});

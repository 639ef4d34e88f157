/** Repeated wrong passwords. */
import type { Page } from "playwright/test";
import { heading, logIn, toast } from "./support/screens";
import { databaseOf, expect, test } from "./support/walk";

const wrong = "Ungültiger Benutzername, E-Mail oder Passwort.";
const wait =
  /^Zu viele Versuche in kurzer Zeit\. Der nächste ist ab \d\d:\d\d:\d\d Uhr möglich, also in \S+ (Sekunden?|Minuten?)\.$/;

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/status of 4(00|01|29)/));
test.afterEach(({ app }) => databaseOf(app).query("delete from login_throttle"));

/** Submits a password and returns the resulting message. */
async function attempt(page: Page, username: string, password: string): Promise<string> {
  await logIn(page, username, password);
  await expect(toast(page)).toBeVisible();
  return toast(page).innerText();
}

async function sixAttempts(page: Page, username: string): Promise<string[]> {
  const sentences: string[] = [];
  for (const number of [1, 2, 3, 4, 5, 6]) {
    sentences.push(await attempt(page, username, `falsches Passwort ${number}`));
  }
  return sentences;
}

test("Login throttle: delays the sixth attempt in a row, even for an unknown account", async ({ page }) => {
  await page.goto("/");
  const sentences = await sixAttempts(page, "den.gibt.es.nicht");
  expect(sentences.slice(0, 5)).toEqual([wrong, wrong, wrong, wrong, wrong]);
  expect(sentences[5]).toMatch(wait);
});

test("Login throttle: refuses the right password during the delay, and accepts it afterwards", async ({
  page,
  app,
}) => {
  await page.goto("/");
  await sixAttempts(page, "member");
  await logIn(page, "member");
  await expect(toast(page)).toHaveText(wait);
  await expect(heading(page, "Anmelden")).toBeVisible();

  await databaseOf(app).query("update login_throttle set blocked_until = now() - interval '1 second'");
  await logIn(page, "member");
  await expect(heading(page, "Kommunen")).toBeVisible();
});

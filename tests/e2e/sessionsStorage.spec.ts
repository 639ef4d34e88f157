/** Session storage: invalid tokens, and a blocked storage. */
import { randomBytes } from "node:crypto";
import { heading, logIn, openAccount, tiles } from "./support/screens";
import { expect, storeToken, test } from "./support/walk";

test("Session storage: a stored token of another installation is deleted and the login shown", async ({
  page,
  app,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 40[01]/);
  await storeToken(page, app.url, randomBytes(32).toString("base64url"));
  await page.goto("/?text=Augs");
  await expect(heading(page, "Anmelden")).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem("token"))).toBeNull();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await logIn(page, "support");
  await expect(heading(page, "Kommunen")).toBeVisible();
});

test("Session storage: with blocked storage the session lasts as long as the page", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    }),
  );
  await page.goto("/");
  await logIn(page, "admin");
  await expect(tiles(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Listenansicht" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("en");
  await expect(heading(page, "Communes")).toBeVisible();
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await page.getByRole("link", { name: "Administration", exact: true }).click();
  await expect(heading(page, "Übersicht")).toBeVisible();
  const account = await openAccount(page, "admin");
  await account.getByRole("button", { name: "Abmelden" }).click();
  await expect(heading(page, "Anmelden")).toBeVisible();
  await logIn(page, "support");
  await expect(page.getByRole("button", { name: "Konto: support" })).toBeVisible();

  await page.reload();
  await expect(heading(page, "Anmelden")).toBeVisible();
});

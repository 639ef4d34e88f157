/** The login by keyboard. */
import { demoPassword } from "#server/demo/users";
import { focused, press, tabOrder, tabTo } from "./support/keyboard";
import { heading } from "./support/screens";
import { expect, test } from "./support/walk";

test("Login by keyboard: logs in", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByLabel("Benutzername oder E-Mail")).toBeFocused();
  await page.keyboard.type("support");
  expect(await tabOrder(page, 3)).toEqual(["Passwort", "Anzeigen Passwort", "Anmelden"]);
  expect(await tabOrder(page, 3)).toEqual(["Barrierefreiheit", "Datenschutz", "Impressum"]);
  await tabTo(page, page.getByLabel("Passwort", { exact: true }), "Shift+Tab");
  await page.keyboard.type("Falsch");
  await press(page, "Enter");
  await expect(page.getByRole("alert")).toBeVisible();

  // The message can be closed, and the focus is in the password field.
  await expect(page.getByLabel("Passwort", { exact: true })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Meldung schließen" }));
  await focused(page);
  await press(page, "Enter");
  await expect(page.getByRole("alert")).toBeHidden();
  await tabTo(page, page.getByLabel("Passwort", { exact: true }), "Shift+Tab");
  await page.keyboard.type(demoPassword);
  await press(page, "Enter");
  await expect(heading(page, "Kommunen")).toBeVisible();
});

test("Login by keyboard: reaches everything around the login, and skips to it", async ({ page }) => {
  await page.goto("/");
  const username = page.getByLabel("Benutzername oder E-Mail");
  await expect(username).toBeFocused();
  const before: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    await press(page, "Shift+Tab");
    before.push(await focused(page));
  }
  expect(before).toEqual(["Darstellung", "EnglishEN", "DeutschDE", "Zum Inhalt springen"]);
  await press(page, "Enter", "Tab");
  await expect(username).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "English" }), "Shift+Tab");
  await press(page, "Enter");
  await expect(heading(page, "Log in")).toBeVisible();
  await expect(page.getByRole("button", { name: "English" })).toBeFocused();
});

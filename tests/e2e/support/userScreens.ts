/** Locators and actions of the user administration. */
import type { Locator, Page } from "playwright/test";
import type { Stage } from "./states";
import { expect } from "./test";
import { databaseOf } from "./walk";

export const usersPath = "/admin/users";

/** A valid password. */
export const newPassword = "Ein Satz ist gut zu merken";

/** The rows of the list of users. */
export const userRows = (page: Page): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader") });

export const rowOf = (page: Page, username: string): Locator =>
  userRows(page).filter({ has: page.getByText(username, { exact: true }) });

/** A dialog or alert dialog. */
export const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }));

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole("button", { name, exact: typeof name === "string" });

/** Opens the page of a user as support, without the list. */
export async function openUserOf({ app, page, visitAs }: Stage, username: string): Promise<void> {
  const { rows } = await databaseOf(app).query<{ id: string }>(
    "select id from user_account where username = $1",
    [username],
  );
  const [user] = rows;
  if (!user) throw new Error(`Nobody is called ${username}.`);
  await visitAs("support", `/admin/edituser/${Buffer.from(`User:${user.id}`).toString("base64url")}`);
  await expect(page.getByRole("heading", { level: 1, name: username })).toBeVisible();
}

/** Adds a commune with these services to the form's role entries. */
export async function addCommune(page: Page, name: string, services: readonly string[]): Promise<void> {
  await button(page, "Kommune hinzufügen").click();
  const finder = dialog(page, "Kommune hinzufügen");
  await finder.getByRole("combobox").fill(name);
  await finder.getByRole("option", { name: new RegExp(name) }).click();
  const choice = dialog(page, `Dienste in ${name}`);
  for (const service of services) await choice.getByRole("checkbox", { name: service, exact: true }).check();
  await button(choice, "Kommune hinzufügen").click();
  await expect(choice).toBeHidden();
}

/** Reads the link that the dialog shows once, and closes it. */
export async function takeLink(page: Page, title: string): Promise<string> {
  const shown = dialog(page, title);
  const link = await shown.getByLabel("Link zum Weitergeben").inputValue();
  await shown.getByRole("button", { name: "Schließen" }).last().click();
  await expect(shown).toBeHidden();
  return link;
}

/** Sets a password on the activation screen. */
export async function setPassword(page: Page, password = newPassword): Promise<void> {
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByLabel("Passwort bestätigen", { exact: true }).fill(password);
  await page
    .getByRole("main")
    .locator("form")
    .getByRole("button", { name: /^(Benutzer aktivieren|Passwort speichern)$/ })
    .click();
}

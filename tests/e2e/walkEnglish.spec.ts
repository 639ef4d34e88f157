import { expect, test } from "./support/walk";
import { heading } from "./support/screens";
import { demoPassword } from "#server/demo/users";

test("English walk: walks the main paths in English", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "English" }).click();
  await expect(heading(page, "Log in")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  await page.getByLabel("Username or e-mail").fill("support");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid username, e-mail or password.");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Log in" }).click();

  await expect(heading(page, "Communes")).toBeVisible();
  await expect(page).toHaveTitle("Service Management");
  const main = page.getByRole("main");
  await expect(main.getByText("63 communes")).toBeVisible();
  await page.getByRole("button", { name: "List view" }).click();
  await page.getByRole("searchbox", { name: "Name, AGS or postal code" }).fill("augsburg");
  await expect(main.getByText("1 of 63 communes")).toBeVisible();
  await page.getByRole("button", { name: "58 services, Augsburg" }).click();
  const services = page.getByRole("group", { name: /Augsburg/ });
  await expect(services.getByRole("list", { name: "Residents" })).toBeVisible();
  await page.getByRole("button", { name: "Tile view" }).click();

  await page.getByRole("link", { name: "Administration", exact: true }).click();
  await expect(heading(page, "Overview")).toBeVisible();
  await expect(page).toHaveTitle("Service Management - Administration - Overview");
  await expect(main.getByText("Answers", { exact: true })).toHaveCount(4);

  await page.goto("/no-such-page");
  await expect(heading(page, "Page not found")).toBeVisible();
  await expect(page).toHaveTitle("Service Management - Not found");
  await page.getByRole("link", { name: "To the communes" }).click();
  await expect(heading(page, "Communes")).toBeVisible();

  await page.getByRole("button", { name: "Account: support" }).click();
  const menu = page.getByRole("dialog", { name: "Account" });
  await expect(menu.getByRole("button", { name: "Copy token" })).toBeVisible();
  await menu.getByRole("button", { name: "Log out" }).click();
  await expect(heading(page, "Log in")).toBeVisible();
});

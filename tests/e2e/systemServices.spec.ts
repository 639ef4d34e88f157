/** The catalogue of services: support and admin find services, their communes and their history. */
import { servicePath, systemServicesPath } from "./support/systemServiceStates";
import { heading } from "./support/screens";
import { databaseOf, expect, test } from "./support/walk";

test("Catalogue of services: support filters it, opens a service, and its figures are the lengths of their lists", async ({
  page,
  app,
  visitAs,
}) => {
  await visitAs("support", "/admin");
  await page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name: "Dienste", exact: true })
    .click();
  await expect(page).toHaveTitle("Service Management - Administration - Dienste");
  await expect(page.getByText("110 Einträge")).toBeVisible();
  await page.getByRole("searchbox", { name: "Name oder Kennung" }).fill("neuzulass");
  await expect(page).toHaveURL(/text=neuzulass/);
  await expect(page.getByText("1 Eintrag")).toBeVisible();
  await page
    .getByRole("row", { name: /^Neuzulassung/ })
    .getByRole("link")
    .first()
    .click();
  await expect(heading(page, "Neuzulassung")).toBeVisible();

  const { rows } = await databaseOf(app).query<{ offered: string; enabled: string }>(
    `select count(*) as offered, count(*) filter (where is_enabled) as enabled from commune_service
     where service_id = 'ikfz-neuzulassung'`,
  );
  const figures = page.getByRole("main").locator("dl");
  for (const [name, count] of [
    ["Kommunen", rows[0]?.offered],
    ["Aktiviert", rows[0]?.enabled],
  ] as const) {
    await figures
      .locator("> div", { hasText: name })
      .getByRole("link", { name: String(count) })
      .click();
    await expect(page).toHaveURL(/state=enabled/);
    await expect(page.getByText(`${String(count)} Einträge`)).toBeVisible();
  }
  const row = page.getByRole("row", { name: /^Augsburg/ });
  await row.getByRole("link", { name: /^Gebühren/ }).click();
  await expect(page).toHaveURL("/mgt/servicefees/09761000/ikfz-neuzulassung");
  await page.goBack();
  await page.getByRole("navigation", { name: "Pfad" }).getByRole("link", { name: "Dienste" }).click();
  await expect(page).toHaveURL(/text=neuzulass/);
});

test("Catalogue of services: admin reads the history of a service in English, with the communes", async ({
  page,
  visitAs,
}) => {
  await visitAs("admin", systemServicesPath, "en");
  await page.getByRole("button", { name: "Service", exact: true }).click();
  await expect(page).toHaveURL(/sort=name-en/);
  await page.goto(servicePath);
  await expect(heading(page, "New vehicle registration")).toBeVisible();
  await page.getByRole("link", { name: "History", exact: true }).click();
  await expect(page).toHaveURL(`${servicePath}/history`);
  await page.getByLabel("Section", { exact: true }).selectOption("Fees");
  await expect(page).toHaveURL(/section=fees/);
  await expect(page.getByRole("link", { name: /^Augsburg/ }).first()).toBeVisible();
});

test("Catalogue of services: a member is led to the communes", async ({ page, visitAs }) => {
  for (const path of [systemServicesPath, servicePath, `${servicePath}/history`]) {
    await visitAs("member", path);
    await expect(page).toHaveURL("/");
  }
});

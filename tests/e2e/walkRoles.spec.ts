/** Differences for admins and members. */
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { demoAccounts } from "#server/demo/users";
import { expect, test } from "./support/walk";
import { heading, logIn, openAccount, tile, tiles } from "./support/screens";

const nameOf = (id: string) => serviceCatalogue.find((service) => service.id === id)?.name.de ?? id;

test("Roles: shows a member only their communes and services", async ({ page }) => {
  await page.goto("/");
  await logIn(page, "member");
  await expect(page.getByText("3 Kommunen und 21 Dienste sind Ihnen zugeordnet.")).toBeVisible();
  await expect(tiles(page)).toHaveCount(3);
  // No search for only three communes.
  await expect(page.getByRole("search")).toHaveCount(0);

  const access = demoAccounts.find(({ username }) => username === "member")?.access ?? [];
  const named = { "09761000": "Augsburg", "09182111": "Bad Wiessee", "05974028": "Lippstadt" };
  await page.getByRole("button", { name: "Alle 11 Dienste" }).click();
  for (const [ags, name] of Object.entries(named)) {
    const assigned = access.find((one) => one.ags === ags)?.services ?? [];
    await expect(tile(page, name)).toContainText(ags);
    const listed = await tile(page, name)
      .locator("li:not(li li) > [data-part=service] > a")
      .allTextContents();
    expect(listed.toSorted()).toEqual(assigned.map(nameOf).toSorted());
  }
  await page.getByRole("button", { name: "Weniger Dienste" }).click();
  await expect(tile(page, "Augsburg").locator("li:not(li li)")).toHaveCount(7);

  await page.getByRole("button", { name: "Listenansicht" }).click();
  await page.getByRole("button", { name: "3 Dienste, Bad Wiessee" }).click();
  await expect(page.getByRole("group", { name: /Bad Wiessee/ }).locator("li:not(li li)")).toHaveCount(3);
});

test("Roles: keeps the administration and the token from a member", async ({ page, visitAs }) => {
  await visitAs("member", "/");
  await expect(tiles(page)).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Administration" })).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Service Management" }).click();
  await expect(page).toHaveURL("/");
  const menu = await openAccount(page, "member");
  await expect(menu.getByRole("paragraph")).toHaveText(/^member\s*member$/);
  await expect(menu.getByRole("button", { name: "Abmelden" })).toBeVisible();
  await expect(menu.getByRole("button", { name: /Token/ })).toHaveCount(0);
});

test("Roles: redirects a member who logs in at an admin URL to the overview", async ({ page }) => {
  await page.goto("/admin");
  await logIn(page, "member");
  await expect(heading(page, "Kommunen")).toBeVisible();
  await expect(page).toHaveURL("/");
});

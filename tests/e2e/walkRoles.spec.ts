/** What differs for admins and members. */
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { demoAccounts } from "#server/demo/users";
import { expect, test } from "./support/walk";
import { heading, logIn, openAccount, tile, tiles } from "./support/screens";

const nameOf = (id: string) => serviceCatalogue.find((service) => service.id === id)?.name.de ?? id;

test("lets an admin do what support does", async ({ page }) => {
  await page.goto("/");
  await logIn(page, "admin");
  await expect(heading(page, "Kommunen")).toBeVisible();
  await expect(page.getByRole("main").getByText("63 Kommunen")).toBeVisible();
  const menu = await openAccount(page, "admin");
  await expect(menu.getByRole("paragraph")).toHaveText(/^admin\s*admin$/);
  await expect(menu.getByRole("button", { name: "Token kopieren" })).toBeVisible();
  await page.getByRole("link", { name: "Administration", exact: true }).click();
  await expect(heading(page, "Übersicht")).toBeVisible();
  await expect(menu).toBeHidden();
});

test("shows a member their communes and there their services, nothing else", async ({ page }) => {
  await page.goto("/");
  await logIn(page, "member");
  await expect(page.getByText("3 Kommunen und 21 Dienste sind Ihnen zugeordnet.")).toBeVisible();
  await expect(tiles(page)).toHaveCount(3);
  // Three communes need no search.
  await expect(page.getByRole("search")).toHaveCount(0);

  const access = demoAccounts.find(({ username }) => username === "member")?.access ?? [];
  const named = { "09761000": "Augsburg", "09182111": "Bad Wiessee", "05974028": "Lippstadt" };
  await page.getByRole("button", { name: "Alle 11 Dienste" }).click();
  for (const [ags, name] of Object.entries(named)) {
    const assigned = access.find((one) => one.ags === ags)?.services ?? [];
    await expect(tile(page, name)).toContainText(ags);
    const listed = await tile(page, name).getByRole("listitem").allTextContents();
    expect(listed.toSorted()).toEqual(assigned.map(nameOf).toSorted());
  }
  await page.getByRole("button", { name: "Weniger Dienste" }).click();
  await expect(tile(page, "Augsburg").getByRole("listitem")).toHaveCount(7);

  await page.getByRole("button", { name: "Listenansicht" }).click();
  await page.getByRole("button", { name: "3 Dienste, Bad Wiessee" }).click();
  await expect(page.getByRole("group", { name: /Bad Wiessee/ }).getByRole("listitem")).toHaveCount(3);
});

test("finds a member nothing outside of their communes", async ({ page, visitAs }) => {
  await visitAs("member", "/?text=m%C3%BCnchen");
  await expect(page.getByRole("heading", { name: "Keine Kommune entspricht Ihrer Suche" })).toBeVisible();
});

test("keeps a member out of the administration and from the token", async ({ page, visitAs }) => {
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

for (const path of ["/admin", "/admin/", "/admin/resources/commune"]) {
  test(`sends a member from ${path} to the overview, without a way back to it`, async ({ page, visitAs }) => {
    await visitAs("member", "/legal/imprint");
    await page.goto(path);
    await expect(heading(page, "Kommunen")).toBeVisible();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(heading(page, "Impressum")).toBeVisible();
  });
}

test("sends a member who logs in on an address of the administration to the overview", async ({ page }) => {
  await page.goto("/admin");
  await logIn(page, "member");
  await expect(heading(page, "Kommunen")).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("tells a member without communes so, and whom to ask", async ({ page, visitAs }) => {
  await visitAs("v.ohnegemeinde", "/");
  await expect(page.getByRole("heading", { name: "Ihnen sind keine Kommunen zugeordnet" })).toBeVisible();
  await expect(page.getByText(/Zuordnungen ändert der Support/)).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
});

test("tells a member without services so, and whom to ask", async ({ page, visitAs }) => {
  await visitAs("w.leerlauf", "/");
  await expect(page.getByText("Ihnen ist 1 Kommune zugeordnet, aber noch keine Dienste.")).toBeVisible();
  await expect(tile(page, "Denklingen")).toContainText(
    /Ihnen sind für diese Kommune keine Dienste zugeordnet\. Zuordnungen ändert der Support/,
  );
});

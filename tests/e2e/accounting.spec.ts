/** The accounting booking list for the support and a member. */
import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/communeTest";
import { press, tabTo } from "./support/keyboard";

const augsburg = "/mgt/accounting/09761000";

test("the support finds a payment by its plate without blanks, sums it, and opens it by keyboard", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", augsburg);
  await expect(page).toHaveTitle("Service Management - Buchungsliste - Augsburg");
  const grid = page.getByRole("grid", { name: "Buchungen" });
  const plates = grid.locator("tbody tr > td:nth-child(3)").filter({ hasText: /^XX-/ });
  const plate = (await plates.first().textContent()) ?? "";
  expect(plate).toMatch(/^XX-\w+ \d+$/);

  await tabTo(page, page.getByRole("searchbox", { name: "ID, Kassenzeichen oder Beleg" }));
  await page.keyboard.type(plate.replaceAll(/[ -]/g, "").toLowerCase());
  await expect(page).toHaveURL(/[?&]text=xx/);
  await expect(plates.first()).toHaveText(plate);
  await expect(grid.locator("tbody tr").filter({ hasNotText: plate })).toHaveCount(0);
  const sums = page.getByRole("region", { name: "Summen" });
  const count = await grid.locator("tbody tr").count();
  await expect(sums.getByText(new RegExp(`^${count} Buchung`))).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, grid.getByRole("row").nth(1));
  await press(page, "Enter");
  const pane = page.getByRole("complementary", { name: "Buchung" });
  await expect(pane.getByText(plate)).toBeVisible();
  await expect(pane.getByRole("link", { name: "Zum Prozess" })).toHaveAttribute(
    "href",
    /^\/admin\/processes\//,
  );
  await expectAccessible(page);
  await press(page, "Escape");
  await expect(pane).toBeHidden();
  await expect(grid.getByRole("row").nth(1)).toBeFocused();
});

test("a refund leads to its booking and back", async ({ page, visitAs }) => {
  await visitAs("support", `${augsburg}?kind=refund`);
  const grid = page.getByRole("grid", { name: "Buchungen" });
  await grid
    .getByRole("link", { name: /^Erstattung zu / })
    .first()
    .click();
  const pane = page.getByRole("complementary", { name: "Buchung" });
  await expect(pane.getByRole("heading", { name: /^Buchung vom/ })).toBeVisible();
  await pane.getByRole("link", { name: /^Erstattung vom/ }).click();
  await expect(pane.getByRole("heading", { name: /^Erstattung vom/ })).toBeVisible();
});

test("a member filters by amount and state, in English, without vehicles", async ({ page, visitAs }) => {
  await visitAs("member", augsburg);
  await page.getByLabel("Sprache", { exact: true }).selectOption("English");
  await expect(page.getByRole("heading", { level: 1, name: "Accounting booking list" })).toBeVisible();
  const grid = page.getByRole("grid", { name: "Bookings" });
  await expect(grid.getByRole("columnheader", { name: "Licence plate" })).toHaveCount(0);
  await page.getByRole("button", { name: "More", exact: true }).click();
  const from = page.getByRole("textbox", { name: /^Amount in euros.* from$/ });
  await from.fill("10.50");
  await press(page, "Enter", "Escape");
  await expect(page).toHaveURL(/totalFrom=1050/);
  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("button")).toHaveText(/from €10\.50/);
  await expectAccessible(page);
  await chips.getByRole("button").click();
  await expect(page).toHaveURL(new RegExp(`${augsburg}$`));

  await page.goto("/mgt/accounting?text=zzzzzzzz");
  await expect(page.getByRole("heading", { name: "Nothing matches your search" })).toBeVisible();
  await page.getByRole("button", { name: "Reset filters" }).click();
  await expect(grid.getByRole("link", { name: "Augsburg" }).first()).toHaveAttribute("href", augsburg);
});

test("fits phones without scrolling sideways", async ({ page, visitAs }) => {
  await visitAs("support", augsburg);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("grid", { name: "Buchungen" })).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 450 });
  expect(await width()).toBe(320);
});

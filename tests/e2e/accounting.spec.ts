/** The accounting booking list for the support and a member, in both languages. */
import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/communeTest";
import { press, tabTo } from "./support/keyboard";

const augsburg = "/mgt/accounting/09761000";

/** Words of one language. */
const words = {
  de: {
    title: "Buchungsliste",
    bookings: "Buchungen",
    plate: "Kennzeichen",
    search: "ID, Kassenzeichen oder Beleg",
    sums: "Summen",
    count: (count: number) => new RegExp(`^${count} Buchung`),
    booking: "Buchung",
    process: "Zum Prozess",
    more: "Weitere",
    from: /^Betrag in Euro.* von$/,
    amount: "10,50",
    filters: "Aktive Filter",
    chip: /ab 10,50\s€/,
    nothing: "Nichts entspricht Ihrer Suche",
    reset: "Filter zurücksetzen",
  },
  en: {
    title: "Accounting booking list",
    bookings: "Bookings",
    plate: "Licence plate",
    search: "ID, cash reference or receipt",
    sums: "Sums",
    count: (count: number) => new RegExp(`^${count} booking`),
    booking: "Booking",
    process: "Go to process",
    more: "More",
    from: /^Amount in euros.* from$/,
    amount: "10.50",
    filters: "Active filters",
    chip: /from €10\.50/,
    nothing: "Nothing matches your search",
    reset: "Reset filters",
  },
};

const walks = [
  { user: "support", language: "de" },
  { user: "member", language: "en" },
] as const;

for (const { user, language } of walks) {
  test(`Accounting: ${user} finds a payment, sums it, and opens it by keyboard, in ${language}`, async ({
    page,
    visitAs,
  }) => {
    const say = words[language];
    const seesVehicles = user === "support";
    await visitAs(user, augsburg, language);
    await expect(page).toHaveTitle(`Service Management - ${say.title} - Augsburg`);
    const grid = page.getByRole("grid", { name: say.bookings });
    await expect(grid.getByRole("columnheader", { name: say.plate })).toHaveCount(seesVehicles ? 1 : 0);
    const plate = grid.locator("tbody td").filter({ hasText: /^XX-\w+ \d+$/ });
    const sought = (await (seesVehicles ? plate : grid.locator("tbody code")).first().textContent()) ?? "";

    await tabTo(page, page.getByRole("searchbox", { name: say.search }));
    await page.keyboard.type(seesVehicles ? sought.replaceAll(/[ -]/g, "").toLowerCase() : sought);
    await expect(page).toHaveURL(/[?&]text=/);
    await expect(grid.locator("tbody tr").filter({ hasNotText: sought })).toHaveCount(0);
    const count = await grid.locator("tbody tr").count();
    const sums = page.getByRole("region", { name: say.sums });
    await expect(sums.getByText(say.count(count))).toBeVisible();
    await expectAccessible(page);

    await tabTo(page, grid.getByRole("row").nth(1));
    await press(page, "Enter");
    const pane = page.getByRole("complementary", { name: say.booking });
    await expect(pane.getByText(sought).first()).toBeVisible();
    await expect(pane.getByRole("link", { name: say.process })).toHaveCount(seesVehicles ? 1 : 0);
    await expectAccessible(page);
    await press(page, "Escape");
    await expect(pane).toBeHidden();
    await expect(grid.getByRole("row").nth(1)).toBeFocused();
  });

  test(`Accounting: ${user} filters by amount and resets what finds nothing, in ${language}`, async ({
    page,
    visitAs,
  }) => {
    const say = words[language];
    await visitAs(user, augsburg, language);
    await page.getByRole("button", { name: say.more, exact: true }).click();
    await page.getByRole("textbox", { name: say.from }).fill(say.amount);
    await press(page, "Enter", "Escape");
    await expect(page).toHaveURL(/totalFrom=1050/);
    const chips = page.getByRole("list", { name: say.filters });
    await expect(chips.getByRole("button")).toHaveText(say.chip);
    await expectAccessible(page);
    await chips.getByRole("button").click();
    await expect(page).toHaveURL(new RegExp(`${augsburg}$`));

    await page.goto("/mgt/accounting?text=zzzzzzzz");
    await expect(page.getByRole("heading", { name: say.nothing })).toBeVisible();
    await page.getByRole("button", { name: say.reset }).click();
    const grid = page.getByRole("grid", { name: say.bookings });
    await expect(grid.getByRole("link").first()).toHaveAttribute("href", /^\/mgt\/accounting/);
  });
}

test("Accounting: a refund leads to its booking and back", async ({ page, visitAs }) => {
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

test("Accounting: fits phones without scrolling sideways", async ({ page, visitAs }) => {
  await visitAs("support", augsburg);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("grid", { name: "Buchungen" })).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 450 });
  expect(await width()).toBe(320);
});

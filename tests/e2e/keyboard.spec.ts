/** The overview by keyboard. */
import { expectRing, focused, press, tabOrder, tabTo } from "./support/keyboard";
import { heading, rows, searchField, tile, tiles } from "./support/screens";
import { expect, test } from "./support/walk";

test("Keyboard: tabs through the overview in reading order", async ({ page, visitAs }) => {
  await visitAs("support", "/");
  await expect(tile(page, "Augsburg")).toBeVisible();
  expect(await tabOrder(page, 19)).toEqual([
    "Zum Inhalt springen",
    "Service Management",
    "SuchenStrg K",
    "Administration",
    "Ressource hinzufügen",
    "Hilfe zu dieser Seite (neuer Tab)",
    "Sprache",
    "Darstellung",
    "Konto: support",
    "Hinweis ausblenden",
    "Statistik",
    "Buchungen",
    "Feedback",
    "Kachelansicht",
    "Listenansicht",
    "Name, AGS oder PLZ",
    "Land",
    "Dienst",
    "Sortierung",
  ]);
  // The letters are a single tab stop.
  expect(await tabOrder(page, 1)).toEqual(["A"]);
  await press(page, "End", "ArrowLeft", "Home");
  expect(await focused(page)).toBe("A");
  // Only the current tile of the list is in the tab order, with its screen and services; then the page ends.
  expect(await tabOrder(page, 2)).toEqual([
    "Alt Zauche-Wußwerk/Stara Niwa-Wózwjerch",
    "6 Dienste, Alt Zauche-Wußwerk/Stara Niwa-Wózwjerch",
  ]);
  await press(page, "Tab");
  await expect(page.locator("main :focus")).toHaveCount(0);
});

test("Keyboard: skips to the content", async ({ page, visitAs }) => {
  await visitAs("support", "/");
  await expect(tile(page, "Augsburg")).toBeVisible();
  await press(page, "Tab", "Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await press(page, "Tab");
  expect(await focused(page)).toBe("Statistik");
});

test("Keyboard: moves through the tiles", async ({ page, visitAs }) => {
  await visitAs("support", "/?sort=ags");
  const at = (name: string) => tile(page, name).getByRole("button");
  await tabTo(page, at("Flensburg"));
  await press(page, "ArrowRight");
  await expect(at("Kiel")).toBeFocused();
  await press(page, "j");
  await expect(at("Neuenkirchen").first()).toBeFocused();
  await press(page, "k", "ArrowLeft");
  await expect(at("Flensburg")).toBeFocused();
  const columns = await tiles(page).evaluateAll(
    (all) =>
      all.filter((one) => one.getBoundingClientRect().top === all[0]?.getBoundingClientRect().top).length,
  );
  const below = tiles(page).nth(columns).getByRole("button");
  await press(page, "ArrowDown");
  await expect(below).toBeFocused();
  await expectRing(page.locator(":focus"));
  await press(page, "ArrowUp");
  await expect(at("Flensburg")).toBeFocused();

  await press(page, "Enter");
  const services = page.getByRole("group", { name: /Flensburg/ });
  await expect(services).toBeVisible();
  await expect(at("Flensburg")).toBeFocused();
  await press(page, "Space");
  await expect(services).toBeHidden();
  await expect(at("Flensburg")).toBeFocused();

  await expect(async () => {
    await press(page, "End");
    await expect(at("Apolda")).toBeFocused({ timeout: 500 });
  }).toPass();
  await expectRing(page.locator(":focus"));
  await press(page, "Home");
  await expect(at("Flensburg")).toBeFocused();
  await expectRing(page.locator(":focus"));
});

test("Keyboard: moves through the list and sorts it", async ({ page, visitAs }) => {
  await visitAs("support", "/?view=list");
  const opener = (name: string) => rows(page).filter({ hasText: name }).getByRole("button");
  await tabTo(page, opener("Alt Zauche"));
  await press(page, "ArrowDown", "ArrowDown", "ArrowUp");
  await expect(opener("Anröchte")).toBeFocused();
  await expectRing(page.locator(":focus"));
  await press(page, "Enter");
  // Without the further screens of each service.
  await expect(page.getByRole("group", { name: /Anröchte/ }).locator("li:not(li li)")).toHaveCount(14);

  const head = page.getByRole("columnheader", { name: "AGS" });
  await tabTo(page, head.getByRole("button"), "Shift+Tab");
  await focused(page);
  await press(page, "Enter");
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await expect(rows(page).first()).toContainText("Flensburg");
  await expect(head.getByRole("button")).toBeFocused();
});

test("Keyboard: searches and removes the filter", async ({ page, visitAs }) => {
  await visitAs("support", "/");
  await tabTo(page, searchField(page));
  await page.keyboard.type("augs");
  await expect(tiles(page)).toHaveCount(1);
  await expect(searchField(page)).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "1 Filter entfernen" }));
  await focused(page);
  await press(page, "Enter");
  await expect(page.getByRole("main").getByText("63 Kommunen")).toBeVisible();
  // The focused element was removed; the focus must not be lost.
  await expect(page.locator("main :focus, main:focus")).toHaveCount(1);
});

test("Keyboard: sets a filter in a panel that Escape closes", async ({ page, visitAs }) => {
  await visitAs("support", "/");
  const opener = page.getByRole("button", { name: /^Land/ });
  await tabTo(page, opener);
  await press(page, "Enter");
  const panel = page.getByRole("dialog", { name: "Land" });
  await expect(panel.getByRole("checkbox", { name: "Baden-Württemberg" })).toBeFocused();
  await press(page, "Tab");
  expect(await focused(page)).toBe("Bayern");
  await press(page, "Space");
  await expect(page.getByRole("main").getByText("13 von 63 Kommunen")).toBeVisible();
  await expect(panel.getByRole("checkbox", { name: "Bayern" })).toBeChecked();
  await press(page, "Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

test("Keyboard: opens and closes the account menu, and logs out", async ({ page, visitAs }) => {
  await visitAs("support", "/");
  const opener = page.getByRole("button", { name: "Konto: support" });
  const menu = page.getByRole("dialog", { name: "Konto" });
  await tabTo(page, opener);
  await press(page, "Enter");
  await expect(menu.getByRole("link", { name: "Konto" })).toBeFocused();
  expect(await tabOrder(page, 3)).toEqual(["Token kopieren", "Tastaturkürzel", "Abmelden"]);
  await press(page, "Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await press(page, "Space");
  await expect(menu.getByRole("link", { name: "Konto" })).toBeFocused();
  await press(page, "Tab", "Tab", "Tab", "Tab");
  await expect(menu).toBeHidden();
  await press(page, "Shift+Tab");
  await expect(opener).toBeFocused();
  await press(page, "Enter");
  await expect(menu.getByRole("link", { name: "Konto" })).toBeFocused();
  await press(page, "Tab", "Tab", "Tab", "Enter");
  await expect(heading(page, "Anmelden")).toBeVisible();
  await expect(page.getByLabel("Benutzername oder E-Mail")).toBeFocused();
});

test("Keyboard: selects language and view", async ({ page, visitAs }) => {
  await visitAs("support", "/");
  await tabTo(page, page.getByLabel("Sprache", { exact: true }));
  await press(page, "ArrowDown");
  await expect(heading(page, "Communes")).toBeVisible();
  await expect(page.getByLabel("Language", { exact: true })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "List view" }));
  await press(page, "Enter");
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "List view" })).toBeFocused();
});

test("Keyboard: shows the tooltip of the focused element until Escape", async ({ page, visitAs }) => {
  await visitAs("admin", "/admin/users");
  const button = page.getByRole("button", { name: "Tastaturkürzel" });
  await tabTo(page, button);
  const tooltip = page.getByRole("tooltip", { name: "Tastaturkürzel (?)" });
  await expect(tooltip).toBeVisible();
  await expect(button).toHaveAccessibleDescription("Tastaturkürzel (?)");
  const [above, below] = [await button.boundingBox(), await tooltip.boundingBox()];
  expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
  await press(page, "Escape");
  await expect(tooltip).toBeHidden();
  await expect(button).toBeFocused();
});

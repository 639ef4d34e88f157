/** The services of a commune. */
import { dialog, listed, question, sections } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";

const duplicates =
  "Dienste können nicht mehrfach einer Kommune zugeordnet werden. Bitte entfernen Sie den rot markierten Dienst.";

test("Commune services: adds services; a duplicate is marked and blocks adding", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/mgt/edit/13071108/services");
  await expect(page.getByRole("heading", { name: "Noch keine Dienste" })).toBeVisible();
  await page.getByRole("button", { name: "Dienste hinzufügen" }).click();
  const adding = dialog(page, "Dienste hinzufügen");
  const search = adding.getByRole("combobox", { name: "Dienst suchen" });
  await expect(search).toBeFocused();
  await search.fill("Meldebescheinigung");
  await adding.getByRole("option", { name: /^Meldebescheinigung/ }).click();
  await search.fill("Briefwahl");
  await adding.getByRole("option").first().click();
  await search.fill("Meldebescheinigung");
  await adding.getByRole("option", { name: /^Meldebescheinigung/ }).click();

  const chosen = adding.getByRole("list", { name: "Gewählte Dienste" }).getByRole("listitem");
  await expect(chosen).toHaveCount(3);
  await expect(adding.getByRole("alert")).toHaveText(duplicates);
  await expect(chosen.nth(2)).toContainText("Doppelt");
  const colour = await chosen.nth(2).evaluate((item) => getComputedStyle(item).backgroundColor);
  expect(await chosen.nth(0).evaluate((item) => getComputedStyle(item).backgroundColor)).not.toBe(colour);
  await adding.getByRole("button", { name: "3 Dienste hinzufügen" }).click();
  await expect(chosen.nth(2).getByRole("button")).toBeFocused();
  await chosen.nth(2).getByRole("button").click();
  await expect(adding.getByRole("alert")).toHaveCount(0);
  await adding.getByRole("button", { name: "2 Dienste hinzufügen" }).click();
  await expect(adding).toBeHidden();
  await expect(listed(page, "Meldebescheinigung")).toHaveCount(1);
  await expect(page.getByText("2 Dienste, davon 2 eingeschaltet.")).toBeVisible();
  await expect(sections(page).getByRole("link", { name: "Dienste 2" })).toBeVisible();

  // A service that the commune already offers.
  await page.getByRole("button", { name: "Dienste hinzufügen" }).click();
  await search.fill("Meldebescheinigung");
  await expect(adding.getByRole("option", { name: /^Meldebescheinigung/ })).toContainText(
    "Schon in dieser Kommune",
  );
  await page.keyboard.press("Enter");
  await expect(adding.getByRole("alert")).toHaveText(duplicates);
  await page.keyboard.press("Escape");
  await expect(adding).toBeHidden();
});

test("Commune services: switches services singly and in bulk, and removes them", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/mgt/edit/09180112/services");
  const rows = page.getByRole("row").filter({ has: page.getByRole("button", { name: "entfernen" }) });
  await expect(rows).toHaveCount(8);
  const [first = "", second = "", third = ""] = await page
    .getByRole("row")
    .getByRole("rowheader")
    .filter({ visible: true })
    .and(page.locator("th[scope=row]"))
    .locator("a:not([data-screen])")
    .allTextContents();
  const row = (name: string) =>
    listed(page, name).filter({
      has: page.getByRole("rowheader").getByRole("link", { name, exact: true }),
    });

  const wasOn = await row(first).getByText("Eingeschaltet").isVisible();
  await row(first)
    .getByRole("button", { name: wasOn ? `${first} ausschalten` : `${first} einschalten` })
    .click();
  await expect(row(first)).toContainText(wasOn ? "Ausgeschaltet" : "Eingeschaltet");

  for (const name of [first, second, third]) {
    await page.getByRole("checkbox", { name: `${name} auswählen`, exact: true }).check();
  }
  const bar = page.getByRole("group", { name: "Auswahl" });
  await expect(bar).toContainText("3 ausgewählt");
  await bar.getByRole("button", { name: /einschalten$/ }).click();
  for (const name of [first, second, third]) await expect(row(name)).toContainText("Eingeschaltet");
  await expect(bar).toBeHidden();
  for (const name of [first, second]) {
    await page.getByRole("checkbox", { name: `${name} auswählen`, exact: true }).check();
  }
  await bar.getByRole("button", { name: "2 ausschalten" }).click();
  const switchingOff = question(page, "2 Dienste ausschalten?");
  await expect(switchingOff.getByRole("listitem")).toHaveText([first, second]);
  await switchingOff.getByRole("button", { name: "2 Dienste ausschalten" }).click();
  for (const name of [first, second]) await expect(row(name)).toContainText("Ausgeschaltet");
  await page.getByRole("button", { name: "Rückgängig" }).click();
  for (const name of [first, second]) await expect(row(name)).toContainText("Eingeschaltet");

  await row(first)
    .getByRole("button", { name: `${first} entfernen` })
    .click();
  await expect(question(page, "Dienst entfernen")).toContainText(
    `„${first}“ wird aus Bad Kohlgrub entfernt.`,
  );
  await question(page, "Dienst entfernen").getByRole("button", { name: "Dienst entfernen" }).click();
  await expect(rows).toHaveCount(7);
  await expect(sections(page).getByRole("link", { name: "Dienste 7" })).toBeVisible();
});

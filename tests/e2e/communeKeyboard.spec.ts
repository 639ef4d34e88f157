/** A commune's screen by keyboard: the switcher, a whole form and a form in a dialog. */
import { dialog, listed, question, saveBar, sections } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";
import { press, tabTo } from "./support/keyboard";
import { heading } from "./support/screens";

test("Commune by keyboard: switches to another commune and saves its master data", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/mgt/edit/12069017");
  await expect(heading(page, "Beelitz")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Kommune wechseln" }));
  await press(page, "Enter");
  const finder = dialog(page, "Kommune wechseln");
  await expect(finder.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("halle");
  await expect(finder.getByRole("option")).toHaveCount(4);
  const second = finder.getByRole("option").nth(1);
  for (const [key, isChosen] of [
    ["ArrowDown", "true"],
    ["ArrowUp", "false"],
    ["ArrowDown", "true"],
  ] as const) {
    await press(page, key);
    await expect(second).toHaveAttribute("aria-selected", isChosen);
  }
  const chosen = await second.locator("span").first().innerText();
  await press(page, "Enter");
  await expect(finder).toBeHidden();
  await expect(heading(page, chosen)).toBeVisible();

  const name = page.getByLabel("Name", { exact: true });
  await tabTo(page, name);
  await press(page, "End");
  await page.keyboard.type(" (neu)");
  await expect(saveBar(page)).toContainText("1 Änderung");
  await tabTo(page, page.getByLabel("Art der Behörde"));
  await press(page, "Control+a", "Delete");
  await page.keyboard.type("Landstadt");
  await tabTo(page, saveBar(page).getByRole("button", { name: "Speichern" }));
  await press(page, "Enter");
  await expect(saveBar(page)).toHaveText("Gespeichert");
  // The button disappears, but the focus is kept.
  await expect(saveBar(page)).toBeFocused();
  await expect(heading(page, `${chosen} (neu)`)).toBeVisible();

  await tabTo(page, sections(page).getByRole("link", { name: /^Dienste/ }), "Shift+Tab");
  await press(page, "Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Dienste" })).toBeVisible();
});

test("Commune by keyboard: adds, changes and removes a row of a list", async ({ page, visitAs }) => {
  await visitAs("support", "/mgt/edit/12069017/countries");
  const grid = page.getByRole("grid", { name: "Staaten" });
  await tabTo(page, page.getByRole("button", { name: "Hinzufügen" }));
  await press(page, "Enter");
  const form = dialog(page, "Staat hinzufügen");
  await expect(form.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Aalborgland");
  await press(page, "Tab", "Space");
  await expect(form.getByLabel("Mitglied der EU")).toBeChecked();
  await press(page, "Enter");
  await expect(form).toBeHidden();
  await expect(page.getByRole("button", { name: "Hinzufügen" })).toBeFocused();

  const row = listed(page, "Aalborgland");
  await tabTo(page, row);
  await press(page, "j", "k", "Enter");
  const editing = dialog(page, "Staat bearbeiten");
  await expect(editing.getByLabel("Name")).toBeFocused();
  await press(page, "End");
  await page.keyboard.type("er");
  await press(page, "Control+s");
  await expect(editing).toBeHidden();
  await expect(listed(page, "Aalborglander")).toBeFocused();

  await press(page, "x");
  await expect(listed(page, "Aalborglander")).toHaveAttribute("aria-selected", "true");
  await tabTo(page, page.getByRole("button", { name: "Löschen …" }));
  await press(page, "Enter");
  await expect(question(page, "1 Staat löschen?").getByRole("button", { name: "Abbrechen" })).toBeFocused();
  await press(page, "Tab", "Enter");
  await expect(listed(page, "Aalborglander")).toHaveCount(0);
  await expect(grid.locator("tbody tr:focus")).toHaveCount(1);
});

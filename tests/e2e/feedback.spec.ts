/** Feedback for a member and the support. */
import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/communeTest";

const augsburg = "/mgt/feedback/09761000";

test("Feedback: a member opens, redacts by keyboard, approves and withdraws", async ({ page, visitAs }) => {
  await visitAs("member", `${augsburg}?state=NEW&personal=yes`);
  await expect(page).toHaveTitle("Service Management - Feedback - Augsburg");
  const grid = page.getByRole("grid", { name: "Rückmeldungen" });
  await expect(grid).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("Tab");
  await grid.getByRole("row").nth(1).focus();
  await page.keyboard.press("Enter");
  const pane = page.getByRole("complementary", { name: "Rückmeldung" });
  await expect(pane.getByText(/^Verborgen, denn/)).toBeVisible();
  // The first reader stays, who may be another in the demo data.
  await expect(pane.getByText(/^Von \w+ am .* gelesen/)).toBeVisible();
  await pane.getByRole("button", { name: "Kommentar anzeigen" }).click();
  await expect(pane.locator("mark").first()).toBeVisible();
  await expectAccessible(page);

  await pane.getByRole("button", { name: "Schwärzen" }).click();
  const dialog = page.getByRole("dialog", { name: "Kommentar schwärzen" });
  const comment = dialog.getByRole("textbox", { name: "Kommentar" });
  await expect(comment).toBeFocused();
  const firstWord = (await comment.inputValue()).split(/\s/)[0] ?? "";
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Control+Shift+ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("checkbox", { name: `${firstWord} (Eigene Auswahl)` })).toBeChecked();
  await expectAccessible(page, { isOver: true });
  await dialog.getByRole("button", { name: /Stellen schwärzen$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(pane.getByText(/Das Original wird am \d\d\.\d\d\.\d{4} gelöscht/)).toBeVisible();

  await pane.getByRole("button", { name: "Freigeben" }).click();
  await expect(pane.getByText(/^Zuletzt entschieden von member am/)).toBeVisible();
  await pane.getByRole("button", { name: "Freigabe zurücknehmen" }).click();
  await page.getByLabel("Grund").fill("Beleidigung");
  await page.getByRole("button", { name: "1 Freigabe zurücknehmen" }).click();
  await expect(pane.getByText("Grund: Beleidigung")).toBeVisible();
});

test("Feedback: support decides on many and leaves a note, in English", async ({ page, visitAs }) => {
  await visitAs("support", "/mgt/feedback?state=NEW&comment=yes");
  await page.getByLabel("Sprache", { exact: true }).selectOption("English");
  await expect(page.getByRole("heading", { level: 1, name: "Feedback of all communes" })).toBeVisible();
  const grid = page.getByRole("grid", { name: "Feedback" });
  await grid.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Approve …" }).click();
  await page.getByRole("button", { name: /^Approve \d+ entr/ }).click();
  const result = page.getByRole("status").filter({ hasText: "approved" });
  await expect(result).toContainText(/\d+ approved, \d+ not: probably contain personal data/);
  await expect(page.getByRole("group", { name: "Selection" })).toContainText("selected");
  await expectAccessible(page);

  await result.getByRole("link").first().click();
  const pane = page.getByRole("complementary", { name: "Feedback" });
  await pane.getByRole("button", { name: "Write note" }).click();
  await page.getByLabel("Note", { exact: true }).fill("I will call back.");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(pane.getByText("I will call back.")).toBeVisible();
  await expect(pane.getByText(/^support, /)).toBeVisible();
});

test("Feedback: fits phones for a member in English, without scrolling sideways", async ({
  page,
  visitAs,
}) => {
  await visitAs("member", augsburg);
  await page.getByLabel("Sprache", { exact: true }).selectOption("en");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("grid", { name: "Feedback" })).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 450 });
  expect(await width()).toBe(320);
});

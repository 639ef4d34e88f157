/** What needs attention on the system overview, and the lists that its lines open. */
import type { Page } from "playwright/test";
import { attentionLine, attentionLines, attentionPanel } from "./support/attentionLines";
import { press, tabTo } from "./support/keyboard";
import { heading } from "./support/screens";
import { expect, test } from "./support/walk";

/** The number of lines beside the heading. */
const lineCount = async (page: Page) =>
  Number((await attentionPanel(page).getByRole("heading").textContent())?.match(/\d+/)?.[0]);

test("Attention: a line is marked as seen for everyone, by keyboard, and shown again", async ({
  page,
  visitAs,
  colleagueAs,
}) => {
  await visitAs("support", "/admin");
  const gap = attentionLine(page, "keinen Preis");
  await gap.waitFor();
  const count = await lineCount(page);
  await tabTo(page, page.getByRole("main").getByRole("link").first());
  await gap.getByRole("button", { name: /^Gesehen bis …/ }).focus();
  await press(page, "Enter");
  const dialog = page.getByRole("dialog", { name: "Als gesehen markieren" });
  await expect(dialog.getByLabel("Grund", { exact: true })).toBeFocused();
  await page.keyboard.type("Die Kommune weiß Bescheid");
  await press(page, "Tab", "Tab");
  await expect(dialog.getByRole("button", { name: "Ausblenden" })).toBeFocused();
  await press(page, "Enter");
  await expect(dialog).toHaveCount(0);
  await expect(gap).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: /^Ausgeblendet: 1 Zeitraum/ })).toBeAttached();
  await expect(attentionPanel(page).getByRole("heading")).toBeFocused();
  expect(await lineCount(page)).toBe(count - 1);

  const colleague = await colleagueAs("admin", "/admin");
  await attentionLines(colleague).first().waitFor();
  await expect(attentionLine(colleague, "keinen Preis")).toHaveCount(0);
  await colleague.getByRole("button", { name: "1 gesehen" }).click();
  const hidden = attentionPanel(colleague)
    .getByRole("listitem")
    .filter({ hasText: "Die Kommune weiß Bescheid" });
  await expect(hidden).toContainText("support am");
  await hidden.getByRole("button", { name: /^Wieder anzeigen/ }).click();
  await attentionLine(colleague, "keinen Preis").waitFor();
  await expect(colleague.getByRole("button", { name: /gesehen$/ })).toHaveCount(0);
});

for (const [username, language, line, step, list, path] of [
  ["support", "de", "keinen Preis", "Lücken schließen", "Lücken in Gebühren", "Übersicht"],
  ["admin", "en", "no price", "Close gaps", "Gaps in fees", "Overview"],
] as const) {
  test(`Attention: a row of a list leads to where it is mended: ${username}, ${language}`, async ({
    page,
    visitAs,
  }) => {
    await visitAs(username, "/admin", language);
    await attentionLine(page, line).getByRole("link", { name: step }).click();
    await expect(heading(page, list)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(list));
    await page.getByRole("table").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/mgt\/servicefees\/\d{8}\//);
    await page.goBack();
    await page.getByRole("navigation").getByRole("link", { name: path, exact: true }).last().click();
    await expect(page).toHaveURL("/admin");
  });
}

test("Attention: the lists are closed to members", async ({ page, visitAs }) => {
  for (const path of ["/admin", "/admin/attention/fee-gap"]) {
    await visitAs("member", path);
    await expect(heading(page, "Kommunen")).toBeVisible();
    await expect(page).toHaveURL("/");
  }
});

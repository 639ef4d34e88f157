/** What needs attention on the system overview, and the lists that its lines open. */
import type { Page } from "playwright/test";
import { attentionLine, attentionLines, attentionPanel, changeReports } from "./support/attentionLines";
import { press, tabTo } from "./support/keyboard";
import { heading } from "./support/screens";
import { expect, test } from "./support/walk";

/** The number of lines beside the heading. */
const lineCount = async (page: Page) =>
  Number((await attentionPanel(page).getByRole("heading").textContent())?.match(/\d+/)?.[0]);

const numberIn = (text: string | null) => Number(text?.match(/[\d.,]+/)?.[0].replaceAll(/[.,]/g, ""));

/** The number of rows of the list on screen, counted if the list does not show it. */
async function rowCount(page: Page): Promise<number> {
  const main = page.getByRole("main");
  await expect(main.locator("tbody tr").first()).toBeVisible({ timeout: 5_000 });
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 5_000 });
  const found = main.locator(".found-rows").first();
  return (await found.count()) > 0 ? numberIn(await found.textContent()) : main.locator("tbody tr").count();
}

for (const [username, language] of [
  ["support", "de"],
  ["admin", "en"],
] as const) {
  test(`Attention: each figure is the length of the list that it opens: ${username}, ${language}`, async ({
    page,
    visitAs,
  }) => {
    test.slow();
    await visitAs(username, "/admin", language);
    await attentionLines(page).first().waitFor();
    const count = await attentionLines(page).count();
    expect(count).toBeGreaterThan(5);
    for (let index = 0; index < count; index += 1) {
      // Processes go on meanwhile, so a line may be older than its list.
      await expect(async () => {
        await page.goto("/admin");
        const line = attentionLines(page).nth(index);
        const sentence = (await line.locator("[data-part=sentence] > span").first().textContent()) ?? "";
        await line.locator("[data-part=step]").click();
        await expect(page).not.toHaveURL("/admin");
        // The only failed job opens its own page.
        if (page.url().includes("/automated-jobs/")) return;
        expect(await rowCount(page), sentence).toBe(numberIn(sentence));
      }).toPass();
    }
  });
}

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

test("Attention: a kind that failed is computed again alone", async ({ page, visitAs }) => {
  const stop = await changeReports(page, (report) => {
    if (report.kind === "FEE_GAP") report.lines = null;
  });
  await visitAs("support", "/admin");
  const failed = attentionPanel(page).getByText("„Lücken in Gebühren“ konnte nicht ermittelt werden.");
  await failed.waitFor();
  await expect(attentionLine(page, "keinen Preis")).toHaveCount(0);
  await stop();
  await page.getByRole("button", { name: "Erneut versuchen: Lücken in Gebühren" }).click();
  await attentionLine(page, "keinen Preis").waitFor();
  await expect(failed).toHaveCount(0);
});

test("Attention: a row of a list leads to where it is mended, and back to the overview", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/admin");
  await attentionLine(page, "keinen Preis").getByRole("link", { name: "Lücken schließen" }).click();
  await expect(heading(page, "Lücken in Gebühren")).toBeVisible();
  await expect(page).toHaveTitle(/Lücken in Gebühren/);
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/mgt\/servicefees\/\d{8}\//);
  await page.goBack();
  await page.getByRole("navigation", { name: "Pfad" }).getByRole("link", { name: "Übersicht" }).click();
  await expect(page).toHaveURL("/admin");
});

test("Attention: the lists are closed to members", async ({ page, visitAs }) => {
  for (const path of ["/admin", "/admin/attention/fee-gap"]) {
    await visitAs("member", path);
    await expect(heading(page, "Kommunen")).toBeVisible();
    await expect(page).toHaveURL("/");
  }
});

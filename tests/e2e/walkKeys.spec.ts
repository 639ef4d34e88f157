/** A walk by keyboard alone: every screen opens from every other one within 12 key strokes. */
import type { Page } from "playwright/test";
import { press } from "./support/keyboard";
import { heading } from "./support/screens";
import { expect, test } from "./support/walk";

/** The letters after `g`, and where they lead. */
const letters: Readonly<Record<string, string>> = {
  A: "/admin/applications",
  B: "/admin/users",
  D: "/admin/services",
  E: "/admin/settings",
  F: "/mgt/feedback",
  G: "/admin/fees",
  J: "/admin/more/automated-jobs",
  K: "/",
  L: "/admin/more/automated-jobs/erase-applicant-data/proofs",
  M: "/admin/resources/commune",
  O: "/account",
  P: "/admin/processes",
  R: "/admin/resources/all",
  S: "/admin/jobs",
  T: "/mgt/statistics",
  U: "/admin",
  V: "/admin/activities",
  W: "/admin/kba",
  Z: "/mgt/accounting",
};

const overviewOf = (page: Page) => page.getByRole("dialog", { name: "Tastaturkürzel" });

/** The letters that the overview lists. */
async function listedLetters(page: Page): Promise<readonly string[]> {
  await press(page, "?");
  const listed = overviewOf(page).locator("dl[data-columns] kbd:last-of-type");
  await expect(listed.first()).toBeVisible();
  const found = await listed.allTextContents();
  await press(page, "Escape");
  await expect(overviewOf(page)).toBeHidden();
  return found.toSorted();
}

test("Keys: two strokes open each screen with a letter, from one screen to the next", async ({
  page,
  visitAs,
}) => {
  await visitAs("admin", "/account");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await listedLetters(page)).toEqual(Object.keys(letters));
  for (const [letter, path] of Object.entries(letters)) {
    await press(page, "g", letter.toLowerCase());
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // The focus follows, so that the next Tab is on the screen.
    await expect(page.locator("main:focus, main :focus")).toHaveCount(1);
  }
});

test("Keys: a member reaches the screens that they may open, in English too", async ({ page, visitAs }) => {
  await visitAs("member", "/account");
  await page.getByLabel("Sprache", { exact: true }).selectOption("en");
  await expect(heading(page, "Account")).toBeVisible();
  await press(page, "g");
  await expect(page.getByText("Go to", { exact: true })).toBeVisible();
  await press(page, "p");
  await expect(page.getByText("Go to", { exact: true })).toBeHidden();
  await expect(page).toHaveURL("/account");
  await press(page, "g", "k");
  await expect(heading(page, "Communes")).toBeVisible();
  await press(page, "g", "f");
  await expect(page).toHaveURL(/\/mgt\/feedback/);
});

test("Keys: a form with changes asks before a letter leaves it, and keeps the focus if it stays", async ({
  page,
  visitAs,
}) => {
  await visitAs("admin", "/admin/settings");
  await expect(heading(page, "Einstellungen")).toBeVisible();
  const field = page.locator("main input[type=checkbox]").first();
  await field.focus();
  await press(page, "Space");
  await expect(page.getByText("1 Änderung")).toBeVisible();
  await press(page, "g", "p");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  // Letters do nothing while the question is open.
  await press(page, "g", "k", "Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(field).toBeFocused();
  await expect(page).toHaveURL("/admin/settings");
});

/** From screens to their entries in the activity log, and the restoration of a state that requires a reason. */
import { expectAccessible } from "./support/accessible";
import { activitiesPath } from "./support/activityStates";
import { ags } from "./support/communeScreens";
import { expect, test } from "./support/walk";

test("History links: support gets from a screen to its entries, and back", async ({ page, visitAs }) => {
  const fees = `/mgt/servicefees/${ags.augsburg}/ikfz-neuzulassung`;
  const ofFees = `?section=fees&commune=${ags.augsburg}&service=ikfz-neuzulassung`;
  const screens: readonly (readonly [path: string, search: string, chip: string])[] = [
    ["/admin/settings", "?section=system-settings", "Einstellungen der Anwendung"],
    [
      "/admin/more/automated-jobs/drop-expired",
      "?section=automated-jobs&job=drop-expired",
      "Automatisierte Jobs",
    ],
    [fees, ofFees, "Gebühren"],
  ];
  await visitAs("support", "/admin/settings");
  for (const [path, search, chip] of screens) {
    await page.goto(path);
    const log = page.locator(`[href^="${activitiesPath}"]`);
    await page.getByRole("link", { name: "Verlauf", exact: true }).and(log).click();
    await expect(page).toHaveURL(activitiesPath + search);
    await expect(page.getByRole("list", { name: "Aktive Filter" })).toContainText(chip);
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
});

test("History: admin restores with a reason in English, and restores the restoration", async ({
  page,
  visitAs,
}) => {
  await visitAs("admin", `${activitiesPath}?type=APPROVE_FEEDBACK`, "en");
  await page
    .getByRole("button", { name: /before and after$/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Restore the values before …" }).click();
  const dialog = page.getByRole("dialog", { name: "Restore the values before?" });
  const reason = dialog.getByRole("textbox", { name: "Reason" });
  await expect(reason).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await reason.fill("Approved by mistake");
  await page.keyboard.press("Control+Enter");
  const restored = page.getByRole("link", { name: /^Restored on .* by admin$/ });
  await expect(restored).toBeFocused();
  await restored.click();
  await expect(page.getByRole("main")).toContainText("Approved by mistake");
  await expect(page.getByRole("link", { name: /^Restores the values before the entry of/ })).toBeVisible();

  await page.getByRole("button", { name: "Restore the values before …" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByRole("link", { name: /^Restored on .* by admin$/ })).toBeVisible();
});

/** Ways through the app: a member's start, a service with its history, and the navigation of the administration. */
import { press } from "./support/keyboard";
import { ags } from "./support/communeScreens";
import { heading } from "./support/screens";
import { expect, test } from "./support/walk";

test("Navigation: a member's start leads to the first step of a task", async ({ page, visitAs }) => {
  await visitAs("member", "/");
  const tasks = page.getByRole("region", { name: /^Was steht heute an/ });
  const step = tasks.getByRole("link").first();
  const path = await step.getAttribute("href");
  await step.click();
  await expect(page).toHaveURL(`${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("Navigation: a member's start lists the last places, and what a star has marked", async ({
  page,
  visitAs,
}) => {
  await visitAs("member", `/mgt/edit/${ags.augsburg}/postal-codes`);
  await expect(heading(page, "Augsburg")).toBeVisible();
  const star = page.getByRole("button", { name: "Favorit: Augsburg" });
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  // The palette sends the visits.
  await press(page, "Control+k");
  await expect(page.getByRole("group", { name: "Zuletzt geöffnet" }).getByRole("option")).toHaveText([
    /^Augsburg/,
  ]);
  await page.goto("/");
  const recent = page.getByRole("region", { name: "Zuletzt geöffnet" }).getByRole("link");
  await expect(recent).toHaveText([/^Augsburg\s*Postleitzahlen$/]);
  await expect(page.getByRole("region", { name: "Favoriten" }).getByRole("link")).toHaveText([/^Augsburg/]);
  await recent.click();
  await expect(page).toHaveURL(`/mgt/edit/${ags.augsburg}/postal-codes`);
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "false");
});

test("Navigation: the header of a service tells its state and leads to its history", async ({
  page,
  visitAs,
}) => {
  const service = `${ags.augsburg}/ikfz-kennzeichenreservierung`;
  await visitAs("support", `/mgt/servicefees/${service}`);
  await expect(page.getByText("Eingeschaltet", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^Zuletzt geändert am .+ von / }).click();
  await expect(page).toHaveURL(`/mgt/history/${service}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verlauf");
  const entries = page.getByRole("list", { name: "Einträge, die neuesten zuerst" }).getByRole("listitem");
  await expect(entries.first()).toContainText("Einstellungen eines Dienstes gespeichert von support");
});

test("Navigation: stays folded after a reload, and opens as a drawer on a phone", async ({
  page,
  visitAs,
}) => {
  await visitAs("admin", "/admin/users");
  await page.getByRole("button", { name: "Navigation einklappen" }).click();
  const unfold = page.getByRole("button", { name: "Navigation ausklappen" });
  await expect(unfold).toBeFocused();
  await page.reload();
  await expect(heading(page, "Benutzer")).toBeVisible();
  await unfold.click();
  await expect(page.getByRole("button", { name: "Navigation einklappen" })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const opener = page.getByRole("button", { name: "Navigation öffnen" });
  const drawer = page.getByRole("dialog", { name: "Navigation" });
  await opener.click();
  await expect(drawer).toBeVisible();
  await press(page, "Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole("link", { name: "Anträge", exact: true }).click();
  await expect(heading(page, "Anträge")).toBeVisible();
  await expect(drawer).toBeHidden();
});

test("Navigation: an unknown page of the administration leads back to its overview", async ({
  page,
  visitAs,
}) => {
  await visitAs("admin", "/admin/gibt-es-nicht");
  await expect(heading(page, "Die Seite konnte nicht gefunden werden.")).toBeVisible();
  await page.getByRole("navigation", { name: "Pfad" }).getByRole("link", { name: "Administration" }).click();
  await expect(heading(page, "Übersicht")).toBeVisible();
});

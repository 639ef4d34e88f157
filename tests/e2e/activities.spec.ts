/** The activity log: support and admin read it, select by person, restore values and check its chain. */
import { callsOf, countNodes, measureLoad, stopIdleCallbacks } from "./support/budget";
import { activitiesPath, pathOfPerson } from "./support/activityStates";
import { heading } from "./support/screens";
import { expect, test } from "./support/walk";

test("Activity log: support finds entries, opens one and gets its address", async ({ page, visitAs }) => {
  await visitAs("support", "/admin");
  await page
    .getByRole("navigation", { name: "Administration" })
    .getByRole("link", { name: "Aktivitäten", exact: true })
    .click();
  await expect(page).toHaveTitle("Service Management - Administration - Aktivitäten");
  const filters = page.getByRole("search", { name: "Aktivitäten suchen und filtern" });
  await filters.getByRole("button", { name: "Art" }).click();
  const types = page.getByRole("group", { name: "Art", exact: true });
  await types.getByRole("searchbox").fill("Einstellungen eines Dienstes");
  await types.getByRole("checkbox", { name: "Einstellungen eines Dienstes gespeichert" }).check();
  await expect(page).toHaveURL(`${activitiesPath}?type=SAVE_SERVICE_CONFIG`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("cell", { name: "SEND_USER_INVITE" })).toHaveCount(0);
  const open = page.getByRole("button", { name: /vorher und nachher$/ }).first();
  await open.click();
  await expect(page.getByRole("table", { name: "Vorher und nachher" })).toBeVisible();
  await page.getByRole("link", { name: "Eintrag öffnen" }).click();
  await expect(heading(page, "Einstellungen eines Dienstes gespeichert")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/activities\/[\w-]+$/);
  await page.getByRole("navigation", { name: "Pfad" }).getByRole("link", { name: "Aktivitäten" }).click();
  await expect(page).toHaveURL(activitiesPath);
});

test("Activity log: admin states a purpose in English, selects by person, and checks the chain", async ({
  page,
  app,
  visitAs,
  consoleErrors,
}) => {
  // The refused query; the panel that asks for the purpose replaces it.
  consoleErrors.allow(/purpose_required/);
  await visitAs("admin", await pathOfPerson(app), "en");
  await page.getByRole("button", { name: "State purpose …" }).click();
  const dialog = page.getByRole("dialog", { name: "Purpose of selecting by person" });
  await dialog.getByLabel("Purpose").fill("Ticket 4711");
  await dialog.getByRole("button", { name: "State purpose" }).click();
  await expect(page.getByText(/^Purpose: Ticket 4711, valid until \d\d:\d\d$/)).toBeVisible();
  // The selection itself is an entry about this user.
  await expect(page.getByRole("table", { name: /latest first/ })).toContainText("READ_PERSONAL_DATA");

  await page.getByRole("button", { name: /chain/i }).click();
  const chain = page.getByRole("dialog", { name: "Chain of entries" });
  await chain.getByRole("button", { name: "Check now" }).click();
  await expect(chain.getByText(/The chain is intact: .* entries checked/)).toBeVisible();
});

test("Activity log: a member is redirected", async ({ page, visitAs }) => {
  await visitAs("member", activitiesPath);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Aktivitäten" })).toHaveCount(0);
});

test("Budgets of the activity log: a page of entries stays within its bytes, calls and nodes", async ({
  page,
  visitAs,
}) => {
  await stopIdleCallbacks(page);
  const list = await measureLoad(page, async () => {
    await visitAs("support", activitiesPath);
    await expect(page.getByRole("table", { name: "Einträge, die neuesten zuerst" })).toBeVisible();
    await page.waitForLoadState("networkidle");
  });
  test.info().annotations.push({ type: "activities, gzip", description: String(list.gzip) });
  expect(list.gzip).toBeLessThan(381_000);
  // The signed-in user, the entries, the chain, and the saved views.
  expect(callsOf(list)).toHaveLength(4);
  expect(await countNodes(page)).toBeLessThan(2_500);
});

/** How a commune comes into being: added as a resource, set up, in the overview, with its first application. */
import { saveBar } from "./support/communeScreens";
import { processEnv, submitApplications } from "./support/processTarget";
import { editor } from "./support/resourceScreens";
import { searchField, tile } from "./support/screens";
import { expect, test } from "./support/walk";

test.use({ serverEnv: processEnv });

const ags = "09771113";
const serviceId = "ew-meldebescheinigung";

test("Commune resources: a commune is added, set up, shown in the overview and takes its first application", async ({
  page,
  app,
  visitAs,
}) => {
  await visitAs("support", "/admin/addresource");
  await page.getByLabel("AGS", { exact: true }).fill(ags);
  await expect(editor(page)).toContainText(`ags: "${ags}"`);
  await page.getByRole("button", { name: "Formular" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Aichach");
  await page.getByLabel("Art der Behörde", { exact: true }).fill("Stadt");
  await page.getByRole("button", { name: "YAML" }).click();
  await editor(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(`initialServices: [${serviceId}]\n`);
  await saveBar(page).getByRole("button", { name: "Hinzufügen" }).click();
  await expect(page).toHaveURL(`/admin/editresource/v1/commune/${ags}`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Eingerichtet", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.goto("/");
  await searchField(page).fill("Aichach");
  await expect(tile(page, "Aichach")).toBeVisible();
  const [pid = ""] = await submitApplications(app.url, { ags, serviceId, count: 1 });
  await page.goto(`/admin/processes?commune=${ags}`);
  await expect(page.locator("tr[data-row-key]")).toHaveCount(1);
  await expect(page.locator("tr[data-row-key]")).toContainText(pid.slice(0, 8));
});

/** Budgets of the catalogue of fees. */
import { callsOf, countNodes, measureLoad, stopIdleCallbacks } from "./support/budget";
import { heading } from "./support/screens";
import { systemFeesPath } from "./support/systemFeeStates";
import { expect, test } from "./support/walk";

test.use({ ownProfile: true });

const kB = 1_000;

test("Fee catalogue budgets: the catalogue and a fee stay within their bytes, calls and nodes", async ({
  page,
  visitAs,
}) => {
  await stopIdleCallbacks(page);
  const rows = page.getByRole("grid").getByRole("row");
  const list = await measureLoad(page, async () => {
    await visitAs("support", `${systemFeesPath}?size=200`);
    await expect(rows.nth(10)).toBeVisible();
    await page.waitForLoadState("networkidle");
  });
  test.info().annotations.push({ type: "catalogue, gzip", description: String(list.gzip) });
  expect(list.gzip).toBeLessThan(361 * kB);
  // The signed-in user, and the list.
  expect(callsOf(list)).toEqual(["/mgt/graphql", "/mgt/graphql"]);
  expect(await countNodes(page)).toBeLessThan(2_000);

  const fee = await measureLoad(page, async () => {
    await page.getByRole("link", { name: "Aufenthaltserlaubnis", exact: true }).first().click();
    await expect(heading(page, "Aufenthaltserlaubnis")).toBeVisible();
    await expect(page.getByRole("button", { name: "Bearbeiten" })).toBeVisible();
    await page.waitForLoadState("networkidle");
  });
  test.info().annotations.push({ type: "a fee, JavaScript gzip", description: String(fee.jsGzip) });
  expect(callsOf(fee)).toEqual(["/mgt/graphql"]);
  expect(await countNodes(page)).toBeLessThan(2_000);
});

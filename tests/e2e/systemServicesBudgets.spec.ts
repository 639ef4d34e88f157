/** Budgets of the catalogue of services. */
import { callsOf, countNodes, measureLoad, stopIdleCallbacks } from "./support/budget";
import { heading } from "./support/screens";
import { systemServicesPath } from "./support/systemServiceStates";
import { expect, test } from "./support/walk";

test.use({ ownProfile: true });

const kB = 1_000;

test("Budgets of the catalogue of services: the list and a service stay within their bytes, calls and nodes", async ({
  page,
  visitAs,
}) => {
  await stopIdleCallbacks(page);
  const rows = page.getByRole("grid").getByRole("row");
  const list = await measureLoad(page, async () => {
    await visitAs("support", `${systemServicesPath}?size=200`);
    await expect(rows.nth(10)).toBeVisible();
    await page.waitForLoadState("networkidle");
  });
  test.info().annotations.push({ type: "services, gzip", description: String(list.gzip) });
  expect(list.gzip).toBeLessThan(363 * kB);
  // The signed-in user, and the list.
  expect(callsOf(list)).toEqual(["/mgt/graphql", "/mgt/graphql"]);
  expect(await countNodes(page)).toBeLessThan(2_000);

  const service = await measureLoad(page, async () => {
    await page.getByRole("link", { name: "Meldebescheinigung", exact: true }).first().click();
    await expect(heading(page, "Meldebescheinigung")).toBeVisible();
    await expect(rows.nth(10)).toBeVisible();
    await page.waitForLoadState("networkidle");
  });
  test.info().annotations.push({ type: "a service, JavaScript gzip", description: String(service.jsGzip) });
  expect(callsOf(service)).toEqual(["/mgt/graphql"]);
  expect(await countNodes(page)).toBeLessThan(3_000);
});

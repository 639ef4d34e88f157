/** Budgets of the user administration. */
import { callsOf, countNodes, measureLoad, stopIdleCallbacks } from "./support/budget";
import { heading } from "./support/screens";
import { rowOf, userRows, usersPath } from "./support/userScreens";
import { expect, test } from "./support/walk";

test.use({ ownProfile: true });

const kB = 1_000;

test("User budgets: the list and a user stay within their bytes, calls and nodes", async ({
  page,
  visitAs,
}) => {
  await stopIdleCallbacks(page);
  const list = await measureLoad(page, async () => {
    await visitAs("support", `${usersPath}?size=200`);
    await expect(rowOf(page, "a.nowak")).toBeVisible();
    await page.waitForLoadState("networkidle");
  });
  test.info().annotations.push({ type: "users, gzip", description: String(list.gzip) });
  expect(list.gzip).toBeLessThan(361 * kB);
  // The signed-in user, and the list with its views.
  expect(callsOf(list)).toEqual(["/mgt/graphql", "/mgt/graphql"]);
  expect(await userRows(page).count()).toBeGreaterThan(10);
  expect(await countNodes(page)).toBeLessThan(2_000);

  const user = await measureLoad(page, async () => {
    await rowOf(page, "a.nowak").getByRole("link", { name: "a.nowak" }).click();
    await expect(heading(page, "a.nowak")).toBeVisible();
    await expect(page.getByRole("table", { name: "Wirksamer Zugriff" })).toBeVisible();
    await page.waitForLoadState("networkidle");
  });
  test.info().annotations.push({ type: "a user, JavaScript gzip", description: String(user.jsGzip) });
  expect(callsOf(user)).toEqual(["/mgt/graphql"]);
  expect(await countNodes(page)).toBeLessThan(2_000);
});

/** Budgets of the automated jobs. */
import { callsOf, countNodes, measureLoad, stopIdleCallbacks } from "./support/budget";
import { automatedJobsPath } from "./support/automatedJobStates";
import { expect, test } from "./support/walk";

test.use({ ownProfile: true });

const kB = 1_000;

test("Budgets of automated jobs: the list stays within its bytes, calls and nodes", async ({
  page,
  visitAs,
}) => {
  await stopIdleCallbacks(page);
  const list = await measureLoad(page, async () => {
    await visitAs("support", automatedJobsPath);
    await expect(page.getByText("Um 03:45, jeden Tag")).toBeVisible();
    await page.waitForLoadState("networkidle");
  });
  test.info().annotations.push({ type: "automated jobs, gzip", description: String(list.gzip) });
  expect(list.gzip).toBeLessThan(381 * kB);
  // The signed-in user, the list, and what the erasure would do, which takes longer to count.
  expect(callsOf(list)).toEqual(["/mgt/graphql", "/mgt/graphql", "/mgt/graphql"]);
  expect(await countNodes(page)).toBeLessThan(2_000);
});

/** Budgets of statistics, feedback, accounting and report templates, as promised by the project. */
import { countNodes, measureLoad, stopIdleCallbacks } from "./support/budget";
import { watchOperations } from "./support/operations";
import { expect, test } from "./support/walk";

test.use({ ownProfile: true });

const kB = 1_000;

/** The chunks of charts: the second test fails if they are called differently. */
const chartChunk = /\/ChartPlot-|\/palette-/;

test("Reporting budgets: feedback stays within its bytes and calls, and loads no chart library", async ({
  page,
  visitAs,
}) => {
  await stopIdleCallbacks(page);
  const during = watchOperations(page);
  let asked: readonly string[] = [];
  const load = await measureLoad(page, async () => {
    asked = await during(() => visitAs("support", "/mgt/feedback"), "FeedbackTableQuery");
  });
  await expect(page.locator("tr[data-row-key]").first()).toBeVisible();
  test.info().annotations.push({ type: "feedback, gzip", description: String(load.gzip) });
  expect(load.gzip).toBeLessThan(400 * kB);
  // The summary changes with the filters only, the rows also with the page.
  expect(asked).toEqual(["FeedbackSummaryQuery", "FeedbackTableQuery", "sessionOperationsUserQuery"]);
  expect(load.scripts.filter((url) => chartChunk.test(url))).toEqual([]);
  expect(await countNodes(page)).toBeLessThan(2_000);
});

test("Reporting budgets: bookings stay within their bytes and calls, and turning a page asks for its rows only", async ({
  page,
  visitAs,
}) => {
  await stopIdleCallbacks(page);
  const during = watchOperations(page);
  let asked: readonly string[] = [];
  const load = await measureLoad(page, async () => {
    asked = await during(() => visitAs("support", "/mgt/accounting"), "BookingTableQuery");
  });
  await expect(page.locator("tr[data-row-key]").first()).toBeVisible();
  test.info().annotations.push({ type: "bookings, gzip", description: String(load.gzip) });
  expect(load.gzip).toBeLessThan(400 * kB);
  expect(asked).toEqual([
    "BookingTableQuery",
    "bookingFiguresQuery",
    "savedViewsQuery",
    "sessionOperationsUserQuery",
  ]);
  expect(await countNodes(page)).toBeLessThan(2_500);
  const next = page.getByRole("button", { name: "Nächste Seite" });
  expect(await during(() => next.click(), "BookingTableQuery")).toEqual(["BookingTableQuery"]);
});

test("Reporting budgets: statistics load the charts besides their bytes, with one call for all figures", async ({
  page,
  visitAs,
}) => {
  await stopIdleCallbacks(page);
  const during = watchOperations(page);
  let asked: readonly string[] = [];
  const load = await measureLoad(page, async () => {
    asked = await during(() => visitAs("support", "/mgt/statistics"), "statisticsQuery");
    await page.getByRole("slider", { name: /^Anträge je Tag/ }).waitFor();
  });
  test.info().annotations.push({ type: "statistics, gzip", description: String(load.gzip) });
  const charts = load.scripts.filter((url) => chartChunk.test(url));
  expect(charts).toHaveLength(2);
  // 140 of them are the charts.
  expect(load.gzip).toBeLessThan(554 * kB);
  expect(asked).toEqual(["sessionOperationsUserQuery", "statisticsQuery"]);
  expect(await countNodes(page)).toBeLessThan(2_000);
});

test("Reporting budgets: report templates of a service and of a commune stay within their bytes, calls and nodes", async ({
  page,
  visitAs,
}) => {
  await stopIdleCallbacks(page);
  const during = watchOperations(page);
  let asked: readonly string[] = [];
  const service = await measureLoad(page, async () => {
    const path = "/mgt/reports/09761000/ikfz-neuzulassung";
    asked = await during(() => visitAs("support", path), "ReportsScreenQuery");
    await page.getByRole("listitem", { name: "antrag" }).waitFor();
  });
  test.info().annotations.push({ type: "reports of a service, gzip", description: String(service.gzip) });
  expect(service.gzip).toBeLessThan(400 * kB);
  expect(asked).toEqual(["ReportsScreenQuery", "ServicePageQuery", "sessionOperationsUserQuery"]);
  expect(await countNodes(page)).toBeLessThan(1_000);

  await page.goto("/mgt/reports/09761000");
  await page.getByRole("table", { name: "Berichtsvorlagen je Dienst" }).waitFor();
  expect(await countNodes(page)).toBeLessThan(1_500);
});

test("Reporting budgets: an export of bookings stays within its bytes, calls and nodes, the layout included", async ({
  page,
  visitAs,
}) => {
  await stopIdleCallbacks(page);
  const during = watchOperations(page);
  let asked: readonly string[] = [];
  const load = await measureLoad(page, async () => {
    asked = await during(
      () => visitAs("support", "/mgt/accounting/09761000/export"),
      "BookingExportScreenQuery",
    );
    await page.getByRole("button", { name: /ausleiten$/ }).waitFor();
  });
  test.info().annotations.push({ type: "export of bookings, gzip", description: String(load.gzip) });
  // 40 of them are the form of the layout.
  expect(load.gzip).toBeLessThan(475 * kB);
  expect(asked).toEqual(["BookingExportScreenQuery", "CommuneReportQuery", "sessionOperationsUserQuery"]);
  expect(await countNodes(page)).toBeLessThan(2_000);
});

test("Reporting budgets: export runs stay within their bytes, calls and nodes", async ({ page, visitAs }) => {
  await stopIdleCallbacks(page);
  const during = watchOperations(page);
  let asked: readonly string[] = [];
  const load = await measureLoad(page, async () => {
    asked = await during(() => visitAs("support", "/mgt/accounting/09761000/runs"), "BookingRunsScreenQuery");
  });
  test.info().annotations.push({ type: "export runs, gzip", description: String(load.gzip) });
  expect(load.gzip).toBeLessThan(400 * kB);
  expect(asked).toEqual(["BookingRunsScreenQuery", "CommuneReportQuery", "sessionOperationsUserQuery"]);
  expect(await countNodes(page)).toBeLessThan(2_000);
});

/** The app in front of a backend of another release. */
import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible";
import { startOlderBackend } from "./support/olderBackend";
import { processRows } from "./support/processScreens";
import { logIn } from "./support/screens";
import { startServer } from "./support/server";
import { expect, test } from "./support/walk";

const mismatch = (page: Page) => page.getByRole("heading", { name: "Dieser Teil passt nicht zum Server." });

test("Other release: fields that the backend lacks fail their panels, not the pages", async ({
  page,
  app,
  consoleErrors,
}) => {
  // React reports caught errors.
  consoleErrors.allow(/contract_mismatch/);
  const backend = await startOlderBackend(app.url, "SystemFigures.communesByState", "Process.payment");
  const front = await startServer({ demo: false, env: { BACKEND_URL: backend.url } });
  try {
    await page.goto(`${front.url}/admin`);
    await logIn(page, "support");
    await expect(mismatch(page)).toHaveCount(1);
    await expect(page.getByText("/mgt/graphql overviewQuery: Cannot query field")).toBeVisible();
    await expect(page.getByText("Dienste der Kommunen")).toBeVisible();
    await expect(page.getByText("Installation", { exact: true })).toBeVisible();
    await expectAccessible(page);

    const areas = page.getByRole("navigation", { name: "Administration" });
    await areas.getByRole("link", { name: /^Prozesse/ }).click();
    await processRows(page).first().getByRole("link").first().click();
    const detail = page.getByRole("article");
    await expect(mismatch(page)).toHaveCount(1);
    await expect(detail.getByRole("region", { name: "Angaben", exact: true })).toBeVisible();
    await expect(detail.getByRole("region", { name: "Versuche" })).toBeVisible();
    await detail.getByRole("button", { name: "Nicht verfügbar" }).click();
    const report = page.getByRole("dialog", { name: "Was hier fehlt" });
    await expect(report.getByText('Cannot query field "payment" on type "Process".')).toBeVisible();
    await expectAccessible(page, { isOver: true });
    expect(front.output()).toContain("the backend lacks fields");
    // Ends the stream of the list before its server.
    await page.goto("about:blank");
  } finally {
    await front.stop();
    backend.stop();
  }
});

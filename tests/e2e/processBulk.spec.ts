/**
 * A bulk job over more processes than a page shows: frozen,
 * restarted, and a retry of the two that another user had changed.
 */
import type { Page } from "playwright/test";
import { processEnv, startProcessTarget, submitApplications } from "./support/processTarget";
import { heading } from "./support/screens";
import { databaseOf, expect, test } from "./support/walk";

test.use({ serverEnv: processEnv });

const serviceId = "ew-meldebescheinigung";
const augsburg = "09761000";
const count = 120;
/** The duration depends only on the speed of the machine. */
const patience = { timeout: 60_000 };

const numbers = (page: Page) => page.getByRole("region", { name: "Fortschritt" });

test("Process bulk jobs: restarts 120 processes in bulk with two failures, and retries those", async ({
  page,
  app,
  visitAs,
}) => {
  test.setTimeout(240_000);
  const db = databaseOf(app);
  const target = await startProcessTarget(db, serviceId);
  const countOf = async (status: string) => {
    const { rows } = await db.query<{ n: number }>(
      "select count(*)::int as n from process where business_key like 'PROBE-%' and status = $1",
      [status],
    );
    return rows[0]?.n;
  };
  try {
    // A permanent refusal, which is not retried automatically.
    target.answer = 422;
    await submitApplications(app.url, { ags: augsburg, serviceId, count });
    await expect.poll(() => countOf("ERROR_WITHOUT_RETRY"), patience).toBe(count);
    expect(target.calls()).toBe(count);
    target.answer = 200;

    await visitAs("support", "/admin/processes?text=PROBE-");
    await page.getByRole("checkbox", { name: "Alle auf dieser Seite auswählen" }).check();
    await page.getByRole("button", { name: "Alle 120 auswählen" }).click();
    await page.getByRole("button", { name: "Neu starten …" }).click();
    const dialog = page.getByRole("dialog", { name: "120 Prozesse neu starten" });
    await expect(dialog.getByText("Werden neu gestartet")).toBeVisible();
    // Processes added or changed later are not part of the selection.
    await db.query(
      `update process set revision = revision + 1, updated_at = now()
       where business_key in ('PROBE-0007', 'PROBE-0093')`,
    );
    await submitApplications(app.url, { ags: augsburg, serviceId, count: 1 });
    await dialog.getByLabel("Anmerkung").fill("Das Ziel nimmt sie wieder an");
    await dialog.getByRole("button", { name: "120 Prozesse neu starten" }).click();
    await page.getByRole("link", { name: "Ansehen" }).click();

    await expect(heading(page, "120 Prozesse neu starten")).toBeVisible();
    await expect(numbers(page)).toContainText("118", patience);
    await expect(numbers(page)).toContainText("Abgeschlossen");
    await expect(numbers(page)).toContainText("118 neu gestartet");
    const standings = page.getByRole("region", { name: "Stand der Prozesse" });
    await expect(standings).toHaveText("118 erfolgreich", patience);
    const address = page.url();
    await page.reload();
    await page.getByRole("link", { name: /^Fehlgeschlagen/ }).click();
    const failed = page.getByRole("row").filter({ hasText: "Hat sich seit dem Festhalten geändert" });
    await expect(failed).toHaveCount(2);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "CSV herunterladen" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);

    await page.getByRole("button", { name: "Die 2 fehlgeschlagenen wiederholen …" }).click();
    const again = page.getByRole("dialog", { name: "2 Prozesse neu starten" });
    await again.getByLabel("Anmerkung").fill("Noch einmal");
    await again.getByRole("button", { name: "2 Prozesse neu starten" }).click();
    await expect(heading(page, "2 Prozesse neu starten")).toBeVisible();
    expect(page.url()).not.toBe(address);
    await expect(numbers(page)).toContainText("Abgeschlossen");
    await expect.poll(() => countOf("SUCCESS"), patience).toBe(count + 1);
    await page
      .getByRole("navigation", { name: "Pfad" })
      .getByRole("link", { name: "Sammelaktionen" })
      .click();
    await expect(heading(page, "Sammelaktionen")).toBeVisible();
    const first = page.getByRole("row").filter({ hasText: "120 Prozesse neu starten" });
    await expect(first).toContainText("118 erledigt, 2 fehlgeschlagen");
    await first.getByRole("link").click();
    await page.getByRole("table").getByRole("link").last().click();
    await page.getByRole("link", { name: "Sammelaktion", exact: true }).first().click();
    await expect(heading(page, "120 Prozesse neu starten")).toBeVisible();
    // Each failed once and succeeded once; the later one succeeded at its first try.
    expect(target.calls()).toBe(2 * count + 1);
  } finally {
    await target.close();
  }
});

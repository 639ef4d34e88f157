/** The catalogue of fees: support finds deviating communes, changes a price in them and in the catalogue. */
import { expect, test } from "./support/communeTest";
import { systemFeesPath } from "./support/systemFeeStates";

const service = "ikfz-neuzulassung";
const feePath = `${systemFeesPath}/${service}/wunschkennzeichen`;

test("Fee catalogue: support raises the price of one fee in many communes, after a dry run, leaving one out", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", feePath);
  await expect(page).toHaveTitle("Service Management - Administration - Gebühren");
  await page.getByRole("button", { name: "In Kommunen ändern …" }).click();
  const dialog = page.getByRole("dialog", { name: "Gebühren in Kommunen ändern" });
  await dialog.getByRole("radio", { name: "Um Prozent" }).check();
  await dialog.getByLabel("Änderung (%)").fill("10");
  const day = `${new Date().getFullYear() + 2}-01-01`;
  await dialog.getByLabel("Gültig ab").fill(day);
  await dialog.getByRole("button", { name: "Probelauf starten" }).click();

  await expect(page.getByText("Probelauf: Es wurde noch nichts geändert.")).toBeVisible();
  const boxes = page.getByRole("checkbox", { name: /Wunschkennzeichen: ändern$/ });
  const left = page.getByRole("row").filter({ has: boxes }).first();
  const ags = (await left.getByRole("link").getAttribute("href"))?.split("/")[3] ?? "";
  const start = page.getByRole("button", { name: /^In \d+ Fällen ändern$/ });
  const ready = Number(/\d+/.exec((await start.textContent()) ?? "")?.[0]);
  expect(ready).toBeGreaterThan(1);
  await boxes.first().uncheck();
  await expect(start).toHaveText(`In ${ready - 1} Fällen ändern`);
  await page.reload();
  await expect(start).toHaveText(`In ${ready - 1} Fällen ändern`);
  await start.click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: `In ${ready - 1} Fällen ändern` }).click();
  const progress = page.getByRole("region", { name: "Fortschritt" });
  await expect(progress).toContainText("Abgeschlossen");
  await expect(progress).toContainText(`${ready - 1} geändert`);

  // The commune that was left out still has its price, another one the new one.
  const changed = page.getByRole("row").filter({ hasText: "Geändert" }).first();
  const other = (await changed.getByRole("link").getAttribute("href"))?.split("/")[3] ?? "";
  expect(other).not.toBe(ags);
  const amount = (await changed.locator("b").last().textContent()) ?? "";
  const inCommune = (of: string) => `/mgt/servicefees/${of}/${service}?asOf=${day}`;
  const row = page.getByRole("row", { name: /^Wunschkennzeichen/ });
  await page.goto(inCommune(other));
  await expect(row.locator("b")).toHaveText(amount);
  await page.goto(inCommune(ags));
  await expect(row.locator("b")).not.toHaveText(amount);

  await page.goto(`${feePath}?asOf=${day}`);
  await expect(page.getByRole("row").filter({ hasText: other })).toContainText("+1,02 €");
});

test("Fee catalogue: support adds a fee in English, and a price from a later day on", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", systemFeesPath);
  await page.getByLabel("Sprache", { exact: true }).selectOption("English");
  await page.getByRole("button", { name: "Add fee" }).click();
  const dialog = page.getByRole("dialog", { name: "Add fee" });
  await dialog.getByLabel("Service").selectOption("ikfz-umschreibung");
  await dialog.getByLabel("Fee ID").fill("expresszuschlag");
  await dialog.getByLabel("Name").fill("Expresszuschlag");
  await dialog.getByLabel("Amount (€)").fill("12.50");
  await dialog.getByLabel("Valid from").fill("2026-01-01");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Expresszuschlag" })).toBeVisible();
  await expect(page.getByText("No commune deviates")).toBeVisible();

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Prepare price change …" }).click();
  const change = page.getByRole("dialog", { name: "Prepare price change" });
  const next = new Date().getFullYear() + 1;
  await change.getByLabel("New amount (€)").fill("13");
  await change.getByLabel("Valid from").fill(`${next}-01-01`);
  await expect(change.getByText(/Also applies in the \d+ communes that inherit this fee/)).toBeVisible();
  await change.getByRole("button", { name: "Save" }).click();
  await expect(change).toBeHidden();

  await page.goto(`${systemFeesPath}?text=Expresszuschlag&asOf=${next}-06-01`);
  await expect(page.getByRole("row", { name: /Expresszuschlag/ })).toContainText("€13.00");
});

test("Fee catalogue: a fee that rules charge is deactivated only after a question, and again active after an undo", async ({
  page,
  visitAs,
}) => {
  await visitAs("admin", `${systemFeesPath}/${service}/221.1.1`);
  await page.getByRole("button", { name: "Weitere Aktionen" }).click();
  await page.getByRole("menuitem", { name: "Deaktivieren" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(/In \d+ Kommunen, die diese Gebühr übernehmen/);
  await question.getByRole("button", { name: "Trotzdem deaktivieren" }).click();
  const head = page.getByRole("main").getByText("Inaktiv", { exact: true });
  await expect(head.first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Weitere Aktionen" })).toBeFocused();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(head).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Bearbeiten" })).toBeVisible();
  await expect(head).toHaveCount(0);
});

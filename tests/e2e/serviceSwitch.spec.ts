/** Services are switched in many communes: after a dry run, now or on a day, and taken back. */
import type { Locator, Page } from "playwright/test";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";
import { expectAccessible } from "./support/accessible";
import { databaseOf, expect, test } from "./support/communeTest";
import { heading } from "./support/screens";
import { systemServicesPath } from "./support/systemServiceStates";
import type { App } from "./support/test";

// Others count enabled services.
test.use({ dataOf: "service switches" });

const augsburg = { ags: "09761000", name: "Augsburg" };
const services = ["ikfz-neuzulassung", "ikfz-ausserbetriebsetzung"] as const;
const [registration, deregistration] = services;

/** Chooses communes in the filter of the dialog. */
async function chooseCommune(dialog: Locator, group: string, filter: RegExp, name: string): Promise<void> {
  const communes = dialog.getByRole("group", { name: group });
  await communes.getByRole("button", { name: filter }).click();
  const search = dialog
    .page()
    .getByRole("searchbox", { name: /^(Name, AGS oder PLZ|Name, AGS or postal code)$/ });
  await search.fill(name);
  const choice = dialog.page().getByRole("checkbox", { name: new RegExp(`^${name}`) });
  await choice.first().check();
  await expect(communes.getByRole("button", { name: filter })).toContainText(name);
  await search.press("Escape");
  await expect(search).toBeHidden();
}

/** Whether Augsburg has these services enabled, in their order. */
async function enabledIn(app: App, ags: string): Promise<readonly unknown[]> {
  const { rows } = await databaseOf(app).query<{ is_enabled: boolean }>(
    `select is_enabled from commune_service where commune_ags = $1 and service_id = any($2)
     order by array_position($2::text[], service_id::text)`,
    [ags, services],
  );
  return rows.map((row) => row.is_enabled);
}

async function enableAll(app: App): Promise<void> {
  await databaseOf(app).query(
    "update commune_service set is_enabled = true where commune_ags = $1 and service_id = any($2)",
    [augsburg.ags, services],
  );
}

/** Starts what the page offers, after its question. */
async function start(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: label, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: label, exact: true }).click();
}

test("Service switches: support disables services of a commune after a dry run, leaving one out, and takes it back", async ({
  page,
  app,
  visitAs,
}) => {
  await enableAll(app);
  await visitAs("support", `${systemServicesPath}?text=ikfz`);
  for (const name of [/^Neuzulassung/, /^Außerbetriebsetzung/]) {
    await page.getByRole("row", { name }).getByRole("checkbox").check();
  }
  await page.getByRole("button", { name: "Dienste schalten …" }).click();
  const dialog = page.getByRole("dialog", { name: "Dienste in Kommunen schalten" });
  await expect(dialog.getByText("2 Dienste")).toBeVisible();
  await dialog.getByRole("radio", { name: "Abschalten" }).check();
  await chooseCommune(dialog, "Einzelne Kommunen", /^Kommune/, augsburg.name);
  await dialog.getByRole("button", { name: "Probelauf starten" }).click();

  await expect(heading(page, "2 Dienste abschalten")).toBeVisible();
  await expect(page.getByText("Probelauf: Es wurde noch nichts geändert.")).toBeVisible();
  await expect(page.getByText("2 Dienste in 1 Kommune")).toBeVisible();
  const numbers = page.getByRole("region", { name: "Ergebnis des Probelaufs" });
  await expect(numbers.getByRole("listitem").first()).toHaveText("Werden abgeschaltet2in 1 Kommune");
  const { rows } = await databaseOf(app).query<{ services: number }>(
    `select count(distinct service_id)::int as services from process
     where commune_ags = $1 and service_id = any($2) and record = 'ACTIVE'
       and status not in ('SUCCESS', 'SUCCESS_MANUAL', 'FINALLY_TERMINATED')`,
    [augsburg.ags, services],
  );
  expect(rows[0]?.services).toBeGreaterThan(0);
  const obstacles = page.getByRole("region", { name: "Was dagegen spricht" });
  await expect(obstacles.getByRole("listitem").filter({ hasText: "Offene Anträge" })).toContainText(
    String(rows[0]?.services),
  );
  expect(await enabledIn(app, augsburg.ags)).toEqual([true, true]);

  const left = page.getByRole("checkbox", { name: /^Augsburg, Außerbetriebsetzung.*: bearbeiten$/ });
  await left.uncheck();
  await expect(page.getByRole("button", { name: "1 Dienst abschalten", exact: true })).toBeVisible();
  await page.reload();
  await expect(left).not.toBeChecked();
  await start(page, "1 Dienst abschalten");
  const progress = page.getByRole("region", { name: "Fortschritt" });
  await expect(progress).toContainText("Abgeschlossen");
  await expect(progress).toContainText("1 abgeschaltet");
  await expect(page.getByRole("row", { name: /^Augsburg/ })).toContainText("Abgeschaltet");
  expect(await enabledIn(app, augsburg.ags)).toEqual([false, true]);

  await page.getByRole("button", { name: "Rückgängig machen …" }).click();
  await expect(page.getByText("Probelauf: Es wurde noch nichts geändert.")).toBeVisible();
  await expect(page.getByText("nimmt zurück:")).toBeVisible();
  await start(page, "1 Dienst einschalten");
  await expect(progress).toContainText("1 eingeschaltet");
  await expect(progress).toContainText("Abgeschlossen");
  expect(await enabledIn(app, augsburg.ags)).toEqual([true, true]);
});

test("Service switches: support schedules one for a day, and cancels it in the catalogue", async ({
  page,
  app,
  visitAs,
}) => {
  await enableAll(app);
  await visitAs("support", `${systemServicesPath}/${deregistration}`);
  await page.getByRole("button", { name: "Dienste schalten …" }).click();
  const dialog = page.getByRole("dialog", { name: "Dienste in Kommunen schalten" });
  await dialog.getByRole("radio", { name: "Abschalten" }).check();
  await chooseCommune(dialog, "Einzelne Kommunen", /^Kommune/, augsburg.name);
  await dialog.getByRole("button", { name: "Probelauf starten" }).click();
  await page.getByRole("button", { name: "An einem Tag …" }).click();
  const schedule = page.getByRole("dialog", { name: "1 Dienst abschalten: an einem Tag" });
  const day = addDays(calendarDayOf(new Date()), 40);
  await schedule.getByLabel("Ab dem Tag").fill(day);
  await schedule.getByRole("button", { name: "Einplanen" }).click();
  await expect(schedule).toBeHidden();
  await expect(page.getByText(`Geplant für ${formatDate(day)} 00:00`).first()).toBeVisible();

  await page.getByRole("navigation", { name: "Pfad" }).getByRole("link", { name: "Dienste" }).click();
  const list = page.getByRole("region", { name: "Geplant" });
  await expect(list).toContainText(`in 1 Kommune · ab ${formatDate(day)} 00:00, geplant von support`);
  await list.getByRole("button", { name: "Planung aufheben …" }).click();
  const question = page.getByRole("alertdialog", { name: "1 Dienst abschalten: Planung aufheben?" });
  await question.getByRole("button", { name: "Planung aufheben" }).click();
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("row", { name: /^Meldebescheinigung/ })).toBeVisible();
  await expect(list).toHaveCount(0);
  expect(await enabledIn(app, augsburg.ags)).toEqual([true, true]);
});

test("Service switches: admin removes a service in English, and gets it back with its content", async ({
  page,
  app,
  visitAs,
}) => {
  await enableAll(app);
  const texts = async () => {
    const { rows } = await databaseOf(app).query(
      "select * from service_text t where commune_ags = $1 and service_id = $2 order by to_jsonb(t)::text",
      [augsburg.ags, registration],
    );
    return rows;
  };
  const before = await texts();
  await visitAs("admin", `${systemServicesPath}/${registration}`, "en");
  await page.getByRole("button", { name: "Switch services …" }).click();
  const dialog = page.getByRole("dialog", { name: "Switch services in communes" });
  await dialog.getByRole("radio", { name: "Remove" }).check();
  await chooseCommune(dialog, "Single communes", /^Commune/, augsburg.name);
  await expectAccessible(page, { isOver: true });
  await dialog.getByRole("button", { name: "Start dry run" }).click();

  const table = page.getByRole("table", { name: "Services of communes" });
  await expect(table.getByRole("row", { name: /^Augsburg/ })).toContainText("Will be removed");
  await expectAccessible(page);
  await start(page, "Remove 1 service");
  const progress = page.getByRole("region", { name: "Progress" });
  await expect(progress).toContainText("1 removed");
  await expect(page.getByRole("button", { name: "Undo …" })).toBeVisible();
  await expectAccessible(page);
  expect(await enabledIn(app, augsburg.ags)).toEqual([true]);
  expect(await texts()).toEqual([]);

  await page.getByRole("button", { name: "Undo …" }).click();
  await start(page, "Add 1 service");
  await expect(progress).toContainText("1 added");
  expect(await enabledIn(app, augsburg.ags)).toEqual([true, true]);
  expect(await texts()).toEqual(before);
});

test("Service switches: a member is led to the communes", async ({ page, visitAs }) => {
  await visitAs("member", `${systemServicesPath}/switches/unknown`);
  await expect(page).toHaveURL("/");
});

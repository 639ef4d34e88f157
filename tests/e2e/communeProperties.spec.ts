/** The residential properties of a commune: the list, and its forms. */
import type { Page } from "playwright/test";
import { ags, dialog, edit, expectFieldError, listed, remove } from "./support/communeScreens";
import { databaseOf, expect, test } from "./support/communeTest";

const address = `/mgt/edit/${ags.augsburg}/residential-properties`;
const grid = (page: Page) => page.getByRole("grid", { name: "Wohngrundstücke" });
const pager = (page: Page) => page.getByRole("navigation", { name: "Seiten" });
const search = (page: Page) => page.getByRole("searchbox", { name: "Straße, Ort oder Postleitzahl" });

/**
 * Cells of the first row of the current page; empty until it is rendered, since rows are
 * virtualised. Reads textContent: while the next page loads, the browser renders none.
 */
async function firstRow(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  return grid(page).locator('tbody tr[aria-rowindex="2"] > :is(th, td)').allTextContents();
}

/** The street, which does not depend on further columns. */
const firstStreet = async (page: Page) => (await firstRow(page))[1];

test("Residential properties: keeps filter, order, page and columns in the URL: back and copied links show the same rows", async ({
  page,
  context,
  visitAs,
}) => {
  await visitAs("support", address);
  await expect(pager(page)).toContainText("1–50 von 1.500");
  await page.getByRole("columnheader", { name: "Ortsteil" }).getByRole("button").click();
  await expect(page.getByRole("columnheader", { name: "Ortsteil" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await expect(page).toHaveURL(/sort=district/);
  // The first row of the unsorted list is another one.
  await expect.poll(() => firstRow(page)).toContain("Göggingen");
  const firstPage = await firstRow(page);
  await pager(page).getByRole("button", { name: "Nächste Seite" }).click();
  await expect(page).toHaveURL(/after=/);
  let secondStreet: string | undefined;
  await expect
    .poll(async () => (secondStreet = await firstStreet(page)) ?? firstPage[1])
    .not.toBe(firstPage[1]);
  await page.getByRole("button", { name: /^Spalten/ }).click();
  await page.getByRole("dialog", { name: "Spalten" }).getByRole("checkbox", { name: "AGS" }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "AGS" })).toBeVisible();

  const copy = await context.newPage();
  await copy.goto(page.url());
  await expect(copy.getByRole("columnheader", { name: "AGS" })).toBeVisible();
  await expect.poll(() => firstStreet(copy)).toBe(secondStreet);
  await expect.poll(() => firstRow(page)).toEqual(await firstRow(copy));
  await copy.close();

  await page.goBack();
  await expect(page).not.toHaveURL(/after=/);
  await expect.poll(() => firstRow(page)).toEqual(firstPage);
  await page.goForward();
  await expect(page).toHaveURL(/after=/);
  await expect.poll(() => firstStreet(page)).toBe(secondStreet);

  await pager(page).getByLabel("Zeilen je Seite").selectOption("200 je Seite");
  await expect(pager(page)).toContainText("1–200 von 1.500");
  await search(page).fill("konigsallee");
  await expect(page).toHaveURL(/text=konigsallee/);
  await expect(listed(page, "Königsallee").first()).toBeVisible();
  await expect(listed(page, "Äußere Jakoberstraße")).toHaveCount(0);
  await search(page).fill("gibt es nicht");
  await expect(page.getByRole("heading", { name: "Nichts entspricht Ihrer Suche" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Filter zurücksetzen", exact: true }).click();
  await expect(pager(page)).toContainText("von 1.500");
});

test("Residential properties: adds, changes and removes a property", async ({ page, visitAs }) => {
  await visitAs("support", address);
  await page.getByRole("button", { name: "Hinzufügen" }).click();
  const form = dialog(page, "Wohngrundstück hinzufügen");
  await form.getByRole("button", { name: "Hinzufügen" }).click();
  await expectFieldError(form.getByLabel("Straße"), "Dieses Feld wird benötigt");
  await form.getByLabel("Straße").fill("Zwölfuhrgasse");
  await form.getByLabel(/^Hausnummer(?! mit)/).fill("12");
  await form.getByLabel("Buchstabe").first().fill("b");
  await form.getByLabel("Postleitzahl").fill("86150");
  await form.getByLabel(/^Ort(?!steil)/).fill("Augsburg");
  await form.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(form).toBeHidden();
  await search(page).fill("Zwölfuhr");
  await expect(page.getByRole("main").getByText("1 Eintrag", { exact: true })).toBeVisible();

  await edit(page, "Zwölfuhrgasse 12 b, 86150 Augsburg");
  const editing = dialog(page, "Wohngrundstück bearbeiten");
  await editing.getByLabel("Ortsteil").fill("Innenstadt");
  await editing.getByRole("button", { name: "Speichern" }).click();
  await expect(listed(page, "Zwölfuhrgasse")).toContainText("Innenstadt");
  await remove(page, ["Zwölfuhrgasse 12 b, 86150 Augsburg"], "1 Wohngrundstück");
  await expect(page.getByRole("heading", { name: "Nichts entspricht Ihrer Suche" })).toBeVisible();
});

test("Residential properties: the CSV export opens in German spreadsheets without running formulas", async ({
  page,
  app,
  visitAs,
}) => {
  const db = databaseOf(app);
  await db.query(
    `update residential_property set supplements = '=2+5' where id = (
       select p.id from residential_property p join stock s on s.id = p.stock_id
       where s.commune_ags = $1 and s.state = 'current' order by p.street_key, p.id limit 1)`,
    [ags.lippstadt],
  );
  await visitAs("support", `/mgt/edit/${ags.lippstadt}/residential-properties`);
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Als CSV exportieren" }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^wohngrundstuecke-05974028-\d{4}-\d\d-\d\d\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  const text = Buffer.concat(chunks).toString("utf8");
  expect(
    text.startsWith("\ufeffags;postal code;location;district;street;house number;letter;part number;"),
  ).toBe(true);
  const lines = text.split("\r\n");
  expect(lines).toHaveLength(382);
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  expect(lines.filter((line) => line.includes(";'=2+5;"))).toHaveLength(1);
});

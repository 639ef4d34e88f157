/** Lists stay readable at every width: columns are dropped before status, names and buttons are cut off. */
import type { Locator, Page } from "playwright/test";
import { csv } from "./support/files";
import { button, processes, processRows } from "./support/processScreens";
import { dialog, userRows, usersPath } from "./support/userScreens";
import { databaseOf, expect, test } from "./support/walk";

const height = 900;
const wide = [1440, 1280] as const;

/** The texts of elements that are cut off horizontally or vertically. */
const cutTexts = (elements: Locator): Promise<readonly string[]> =>
  elements.evaluateAll((found) =>
    found
      .filter((element) => element.checkVisibility())
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 2,
      )
      .map((element) => element.textContent),
  );

/** Cut-off names of communes with less than this many pixels visible. */
const shortNames = (page: Page): Promise<readonly string[]> =>
  page
    .locator("[data-part=place] > [lang]")
    .evaluateAll((names) =>
      names
        .filter(({ clientWidth, scrollWidth }) => clientWidth < Math.min(scrollWidth, 108))
        .map(({ textContent }) => textContent),
    );

/** One process of every status at the top of the list. */
const everyStatus = `${processes}?status=SUCCESS_MANUAL&status=ERROR_WITHOUT_RETRY&status=FINALLY_TERMINATED&status=ERROR`;

async function expectReadable(page: Page): Promise<void> {
  await expect(processRows(page).first()).toBeVisible();
  expect(await cutTexts(page.locator("thead th:not([data-part]) button"))).toEqual([]);
  expect(await cutTexts(page.locator('tbody [data-narrow="aside"]'))).toEqual([]);
  expect(await shortNames(page)).toEqual([]);
}

const head = (page: Page, name: string) => page.getByRole("columnheader", { name, exact: true });

test("Fitting: next to an open process, status and commune stay whole; tries and next try are hidden", async ({
  page,
  app,
  visitAs,
}) => {
  const { rows } = await databaseOf(app).query<{ pid: string }>(
    "select pid from process where status = 'ERROR' and record = 'ACTIVE' order by id limit 1",
  );
  const query = everyStatus.slice(processes.length);
  for (const width of wide) {
    await page.setViewportSize({ width, height });
    await visitAs("support", `${processes}/${rows[0]?.pid ?? ""}${query}`);
    await expect(page.getByRole("heading", { name: "Versuche" })).toBeVisible();
    await expect(head(page, "Status")).toBeVisible();
    await expect(head(page, "Nächster")).toHaveCount(0);
    await expectReadable(page);
  }
});

test("Fitting: alone, the list shows error and date, and the number of tries next to the bars", async ({
  page,
  visitAs,
}) => {
  for (const width of wide) {
    await page.setViewportSize({ width, height });
    await visitAs("support", everyStatus);
    await expect(head(page, "Fehler")).toBeVisible();
    await expect(head(page, "Erstellt")).toBeVisible();
    await expectReadable(page);
  }
  await page.setViewportSize({ width: 1440, height });
  const meter = page.locator("tbody .attempt-meter").first();
  await expect(meter).toContainText(/^\d+\/20$/);
  const [number, bars] = [
    await meter.locator("span").boundingBox(),
    await meter.locator("svg").boundingBox(),
  ];
  expect(number && bars && bars.x >= number.x + number.width && bars.y < number.y + number.height).toBe(true);
});

test("Fitting: identical errors: no line is cut off, and only open groups show their rows", async ({
  page,
  visitAs,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height });
    await visitAs("support", `${processes}?group=cause`);
    const groups = page.locator('tr[data-part="group"]');
    await expect(groups.first()).toBeVisible();
    expect(await cutTexts(groups.locator("th, [data-part='act'], [data-part='act'] button"))).toEqual([]);
    await expect(button(page, /als Liste$/)).toHaveCount(0);
    const paddings = await groups.evaluateAll((found) =>
      found.map((row) => {
        const text = row.querySelector("[data-part=error]")?.getBoundingClientRect();
        const { top = 0, bottom = 0 } = text ?? {};
        const own = row.getBoundingClientRect();
        return Math.min(top - own.top, own.bottom - bottom);
      }),
    );
    expect(Math.min(...paddings)).toBeGreaterThanOrEqual(7);
  }
});

test("Fitting: users: every button of the list is whole, and a disabled one looks disabled", async ({
  page,
  visitAs,
}) => {
  for (const width of wide) {
    await page.setViewportSize({ width, height });
    await visitAs("support", usersPath);
    await expect(userRows(page).first()).toBeVisible();
    const table = await page.locator(".chakra-table__root").boundingBox();
    const area = await page.locator(".table-area").boundingBox();
    expect(table && area && table.width <= area.width).toBe(true);
    expect(await cutTexts(page.locator(".chakra-table__root td:last-child"))).toEqual([]);
  }
  await visitAs("support", `${usersPath}?text=gibt+es+nicht`);
  const idle = button(page, "Exportieren");
  await expect(idle).toBeDisabled();
  await expect(idle).toHaveCSS("cursor", "not-allowed");
});

test("Fitting: a long value is cut within its filter, and an AGS stays on one line", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", `${processes}?status=ERROR_WITHOUT_RETRY&service=aw-aufenthaltserlaubnis-familie`);
  const chips = page.locator(".filter-control[data-set]");
  await chips.first().waitFor();
  await chips.locator("b").evaluateAll((values) => {
    for (const value of values) value.textContent = "Aufenthaltserlaubnis zur Erwerbstätigkeit als Fachkraft";
  });
  expect(await cutTexts(chips)).toEqual([]);

  await visitAs("support", usersPath);
  await page.setViewportSize({ width: 700, height });
  await button(page, "Aus CSV einladen …").click();
  const form = dialog(page, /^Benutzer/);
  const row = "neu.eins;eins@augsburg.example.org;member;99162000;";
  await form
    .getByLabel(/Datei wählen/)
    .setInputFiles(csv("benutzer.csv", ["Benutzername;E-Mail;Rolle;AGS;Dienste", row].join("\n")));
  const value = form.getByText("99162000", { exact: true });
  await expect(value).toBeVisible();
  expect(await value.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(24);
});

test("Fitting: on phones a commune's name stands in a line of its own height, whatever the button beside it", async ({
  page,
  visitAs,
}) => {
  await page.setViewportSize({ width: 390, height });
  await visitAs("support", "/mgt/edit/09761000");
  const name = page.getByRole("heading", { level: 1 });
  const button = page.getByRole("button", { name: "Kommune wechseln" });
  await expect(button).toBeVisible();
  const [line, target] = [await name.boundingBox(), await button.boundingBox()];
  expect(target?.height).toBeGreaterThanOrEqual(36);
  const key = await name.locator("..").locator(".ags").boundingBox();
  expect(Math.round((key?.y ?? 0) - (line?.y ?? 0))).toBe(28);
});

for (const [path, name] of [
  ["/mgt/reports/09761000/ikfz-kennzeichenreservierung", "Berichtsvorlagen"],
  ["/mgt/edit/09761000/security-lists", "Sicherheitslisten"],
] as const) {
  test(`Fitting: on phones the open one of many tabs is in view: ${name}`, async ({ page, visitAs }) => {
    await page.setViewportSize({ width: 390, height });
    await visitAs("support", path);
    const tab = page.getByRole("navigation").getByRole("link", { name, exact: true });
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(tab).toBeInViewport({ ratio: 1 });
  });
}

/** Export runs of bookings for a member and the support, from the filter to the file. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/communeTest";
import { reportChange, reportRefund, submitPaid, type Payment } from "./support/payments";
import { processEnv } from "./support/processTarget";
import { heading } from "./support/screens";

test.use({ serverEnv: processEnv, dataOf: "bookings" });

const commune = "/mgt/accounting/09761000";

const payment = (identifier: string, budgetItem: string, value: number): Payment => ({
  ags: "09761000",
  serviceId: "ew-meldebescheinigung",
  identifier,
  cashReference: `K-${identifier}`,
  budgetItem,
  value,
});

/** The file that a click downloads. */
async function downloadBy(page: Page, click: () => Promise<void>): Promise<Buffer> {
  const started = page.waitForEvent("download");
  await click();
  return readFile(await (await started).path());
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** The lines of a CSV file without its byte order mark. */
const linesOf = (bytes: Buffer) =>
  bytes
    .toString()
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split("\r\n");

/** Words of one language. */
const words = {
  de: {
    title: "Buchungen ausleiten",
    filter: "Haushaltsstellen: ",
    rows: (count: number) => `${count} Zeilen ausleiten`,
    created: /^Lauf \d+ ist angelegt$/,
    total: "22,40 €",
    list: "Zu den Ausleitungen",
    run: (number: string) => `Lauf ${number}`,
    go: "Fortsetzen",
    nothingNew: (number: string) => `Seit Lauf ${number} ist nichts hinzugekommen`,
    nothing: "Ausleiten",
    continued: /^fortgesetzt mit Lauf \d+$/,
    download: "Herunterladen",
    inFull: "SHA-256 vollständig anzeigen",
  },
  en: {
    title: "Export bookings",
    filter: "Budget items: ",
    rows: (count: number) => `Export ${count} rows`,
    created: /^Run \d+ has been created$/,
    total: "€22.40",
    list: "To the export runs",
    run: (number: string) => `Run ${number}`,
    go: "Continue",
    nothingNew: (number: string) => `Nothing is new since run ${number}`,
    nothing: "Export",
    continued: /^continued by run \d+$/,
    download: "Download",
    inFull: "Show SHA-256 in full",
  },
};

const walks = [
  { user: "member", language: "de", budgetItem: "99999.00001" },
  { user: "support", language: "en", budgetItem: "99999.00002" },
] as const;

for (const { user, language, budgetItem } of walks) {
  test(`Booking runs: ${user} exports CSV, continues with nothing new, then with changes, in ${language}`, async ({
    page,
    visitAs,
    app,
  }) => {
    const say = words[language];
    const first = payment(`${user}-${language}-1`, budgetItem, 1_250);
    const second = payment(`${user}-${language}-2`, budgetItem, 990);
    const pids = [await submitPaid(app.url, first), await submitPaid(app.url, second)] as const;
    await visitAs(user, `${commune}/export?budgetItem=${budgetItem}`, language);
    await expect(heading(page, say.title)).toBeVisible();
    await expect(page.getByText(`${say.filter}${budgetItem}`)).toBeVisible();
    await expectAccessible(page);
    const old = await downloadBy(page, () => page.getByRole("button", { name: say.rows(2) }).click());
    const result = page.getByRole("region", { name: say.created });
    await expect(result.getByText(sha256(old))).toBeVisible();
    await expect(result.getByText(say.total)).toBeVisible();
    const lines = linesOf(old);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^Zahlungs-ID;Antrags-ID;Datum;/);
    expect(lines.slice(1).filter((line) => line.includes(";12,50;"))).toHaveLength(1);
    await expectAccessible(page);

    const number = /\d+/.exec((await result.getByRole("heading").textContent()) ?? "")?.[0] ?? "";
    await page.getByRole("link", { name: say.list }).click();
    const entry = page.getByRole("listitem", { name: say.run(number), exact: true });
    await entry.getByRole("link", { name: say.go }).click();
    await expect(page.getByText(say.nothingNew(number))).toBeVisible();
    await expect(page.getByRole("button", { name: say.nothing, exact: true })).toBeDisabled();

    await reportChange(app.url, pids[0], { ...first, value: 1_300 });
    await reportRefund(app.url, pids[1], 490);
    await page.reload();
    const next = await downloadBy(page, () => page.getByRole("button", { name: say.rows(3) }).click());
    await expect(page.getByText(sha256(next))).toBeVisible();
    const changes = linesOf(next).slice(1);
    const amounts = changes.map((line) => /;(-?\d+,\d\d);/.exec(line)?.[1] ?? "");
    expect(new Set(amounts)).toEqual(new Set(["-12,50", "-4,90", "13,00"]));
    expect(amounts).toHaveLength(3);

    await page.getByRole("link", { name: say.list }).click();
    await expect(entry.getByText(say.continued)).toBeVisible();
    await expect(entry.getByRole("link", { name: say.go })).toBeHidden();
    const again = await downloadBy(page, () => entry.getByRole("link", { name: say.download }).click());
    expect(sha256(again)).toBe(sha256(old));
    await entry.getByRole("button", { name: say.inFull }).click();
    await expect(entry.getByText(sha256(old))).toBeVisible();
  });
}

test("Booking runs: a member exports a workbook with a saved layout, in English", async ({
  page,
  visitAs,
  app,
}) => {
  const budgetItem = "99999.00003";
  await submitPaid(app.url, payment("member-en", budgetItem, 2_000));
  await visitAs("member", `${commune}/export?budgetItem=${budgetItem}`, "en");
  await expect(heading(page, "Export bookings")).toBeVisible();
  await page.getByRole("radio", { name: /^XLSX/ }).check();
  await page.getByRole("button", { name: "Remove “Licence plate”" }).click();
  await page.getByRole("button", { name: "Remove “VIN”" }).click();
  await page.getByRole("button", { name: "Move “Total”", exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("“Total” picked up, position 11 of 22.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("“Total” is moved to position 10 of 22.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(
    page.getByRole("cell", { name: "Objektnummer" }).locator("xpath=preceding-sibling::td[1]"),
  ).toHaveText("Gesamtbetrag");
  await page.getByLabel("Name of the layout").fill("Treasury");
  await page.getByRole("button", { name: "Save layout" }).click();
  await expect(page.getByLabel("Layout", { exact: true }).locator("option:checked")).toHaveText("Treasury");
  await expectAccessible(page);

  const file = await downloadBy(page, () => page.getByRole("button", { name: "Export 1 row" }).click());
  expect(file.subarray(0, 2).toString()).toBe("PK");
  await expect(page.getByText(sha256(file))).toBeVisible();
  await page.getByRole("link", { name: "To the export runs" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: budgetItem });
  await expect(entry.getByText(/^XLSX, /)).toBeVisible();
  await expectAccessible(page);

  // The layout is chosen again, and can be removed.
  await page.goto(`${commune}/export?budgetItem=${budgetItem}`);
  await expect(page.getByRole("note")).toContainText(
    "of these bookings is in a run of another series already",
  );
  await page.getByRole("button", { name: "Remove …" }).click();
  await page.getByRole("button", { name: "Remove 1 layout" }).click();
  await expect(page.getByLabel("Layout", { exact: true })).toBeFocused();
  await expect(page.getByRole("option", { name: "Treasury" })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

import type { Page } from "playwright/test";
import { timed } from "./timed";

/** The first rendered row, whatever its position. */
export const firstRow = "main tr[data-row-key]";
/** The first row of the list. */
const topRow = `main tr[aria-rowindex="2"]`;
const rangeShown = "main nav[aria-label=Seiten] p";
const detailHead = "main aside h2";
const detailSection = "main aside section h3";

type Times = ReadonlyMap<string, number>;

/** Milliseconds from each input to the painted result, once through the process list. */
export async function clickThrough(page: Page, url: string): Promise<Times> {
  const navigation = page.getByRole("navigation", { name: "Administration" });
  const openList = () =>
    timed(page, () => navigation.getByRole("link", { name: "Prozesse" }).click(), {
      selector: `${firstRow} th`,
    });

  await page.goto(`${url}/admin`);
  const opened = await openList();
  await navigation.getByRole("link", { name: "Übersicht" }).click();
  await page.locator(firstRow).first().waitFor({ state: "detached" });
  const reopened = await openList();
  const turned = await timed(page, () => page.getByRole("button", { name: "Nächste Seite" }).click(), {
    selector: rangeShown,
    differsFrom: (await page.locator(rangeShown).textContent()) ?? "",
  });
  const tries = page.getByRole("columnheader", { name: "Versuche" }).getByRole("button");
  const sorted = await rowsAfter(page, () => tries.click());

  await page.goto(`${url}/admin/processes`);
  await page.locator(topRow).waitFor();
  await page.getByRole("button", { name: "Status" }).click();
  const terminated = page.getByRole("checkbox", { name: "Endgültig beendet" });
  const filtered = await rowsAfter(page, () => terminated.check(), "Endgültig beendet");
  await page.keyboard.press("Escape");
  const link = page.locator(firstRow).getByRole("link").nth(7);
  const pid = (await link.getAttribute("href"))?.match(/[^/]+$/)?.[0].slice(0, 8) ?? "";
  const searched = await rowsAfter(page, () => page.getByRole("searchbox").pressSequentially(pid), pid);

  const open = () => page.locator(firstRow).first().getByRole("link").click();
  const headed = await timed(page, open, { selector: detailHead });
  await page.keyboard.press("Escape");
  await page.locator(detailHead).waitFor({ state: "detached" });
  await page.getByRole("searchbox").fill("");
  await page.locator(firstRow).nth(7).waitFor();
  const other = page.locator(firstRow).nth(2).getByRole("link");
  const detailed = await timed(page, () => other.click(), { selector: detailSection });
  return new Map([
    ["click in the menu to rows", opened],
    ["the same list again", reopened],
    ["next page", turned],
    ["sort", sorted],
    ["filter by status", filtered],
    ["text search, last key to rows", searched],
    ["open a process: its head", headed],
    ["open another process: its sections", detailed],
  ]);
}

/** Milliseconds until the first row has changed, measured at the top of the list, where it is rendered. */
async function rowsAfter(page: Page, act: () => Promise<unknown>, includes?: string): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const before = (await page.locator(topRow).textContent()) ?? "";
  return timed(page, act, { selector: topRow, differsFrom: before, ...(includes && { includes }) });
}

/** How screens are reached by keyboard alone, with the number of key strokes. */
import { expect, type Page } from "playwright/test";
import { press } from "./keyboard";

/** Strokes from any screen to a route. What is absent is not needed. */
export interface Reach {
  /** The letter after `g`. */
  readonly letter?: string;
  /** Text in the palette. */
  readonly typed?: string;
  /** Path that the palette or the letter opens, if it is not yet the screen. */
  readonly via?: string;
  /** Whether a row of the list is opened: the first with a link to the screen, or the first of all. */
  readonly opensRow?: true;
  /** Further keys, on the entries of a list that is no table of rows. */
  readonly entryKeys?: readonly string[];
  /** The key that moves to a link to the screen. */
  readonly tabs?: "Tab" | "Shift+Tab";
  /** Whether the tabs begin at the search field of the screen. */
  readonly fromSearch?: true;
  /** Where a path with params leads in the demo data. */
  readonly path?: string;
}

/** After so many tabs, the link is not found. */
const tabsMax = 20;

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Matches the paths of a route. */
const patternOf = (route: string) => new RegExp(`^${route.replaceAll(/\$\w+/g, "[^/]+")}$`);

/** Walks to the screen and returns the number of strokes. */
export async function walkTo(page: Page, route: string, reach: Reach): Promise<number> {
  const { letter, typed, via, opensRow, entryKeys, tabs, fromSearch, path } = reach;
  const target = path === undefined ? patternOf(route) : new RegExp(`^${path}$`);
  let strokes = 0;
  const type = async (...keys: readonly string[]) => {
    strokes += keys.length;
    await press(page, ...keys);
  };
  const before = pathOf(page);
  if (letter !== undefined) await type("g", letter.toLowerCase());
  if (typed !== undefined)
    strokes += await choose(page, typed, via === undefined ? target : new RegExp(`^${via}`));
  if (letter !== undefined || via !== undefined) await expect.poll(() => pathOf(page)).not.toBe(before);
  if (opensRow) {
    // The list has loaded once a row is the tab stop.
    await expect(page.locator("main tr[data-roving][tabindex='0']").first()).toBeVisible();
    const list = pathOf(page);
    for (let row = await rowTo(page, target); row >= 0; row -= 1) await type("j");
    await type("Enter");
    await expect.poll(() => pathOf(page)).not.toBe(list);
  }
  if (entryKeys) {
    await expect(page.locator("main [data-list-entry]").first()).toBeVisible();
    const [first = "", ...others] = entryKeys;
    await type(first);
    await expect(page.locator("main [data-list-entry]:focus")).toBeVisible();
    await type(...others);
  }
  if (tabs) {
    await expect(page.locator("main:focus, main :focus")).toHaveCount(1);
    await expect.poll(() => linksIn(page, target)).toBeGreaterThan(0);
    if (fromSearch) await type("/");
    for (let count = 0; count < tabsMax && !(await isOnLink(page, target)); count += 1) await type(tabs);
    await type("Enter");
  }
  await expect.poll(() => pathOf(page)).toMatch(target);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  // The focus follows, so that the next Tab is on the screen.
  await expect(page.locator("main:focus, main :focus")).toHaveCount(1);
  return strokes;
}

/** Opens the palette, types, and chooses the wanted hit; returns the number of strokes. */
async function choose(page: Page, typed: string, wanted: RegExp): Promise<number> {
  await press(page, "Control+k");
  await expect(page.getByRole("combobox", { name: "Suchen und springen" })).toBeFocused();
  await page.keyboard.type(typed);
  const options = page.getByRole("listbox", { name: "Treffer" }).getByRole("option");
  const position = async () => {
    const paths = await options.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    return paths.findIndex((path) => path !== null && wanted.test(path));
  };
  await expect.poll(position, `hits of "${typed}"`).toBeGreaterThanOrEqual(0);
  await expect(page.getByText("Wird gesucht …")).toBeHidden();
  // Read after each stroke, since later answers add hits above.
  const chosen = async () =>
    options.evaluateAll((all) => all.find((one) => one.ariaSelected === "true")?.getAttribute("href") ?? "");
  let downs = 0;
  for (; downs < tabsMax && !wanted.test(await chosen()); downs += 1) await press(page, "ArrowDown");
  await press(page, "Enter");
  return 2 + typed.length + downs;
}

/** Position of the first row with a link to the target; 0 if there is none. */
async function rowTo(page: Page, target: RegExp): Promise<number> {
  const rows = await page
    .locator("main tr[data-roving]")
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll("a")].map(({ pathname }) => pathname)));
  return Math.max(
    rows.findIndex((paths) => paths.some((path) => target.test(path))),
    0,
  );
}

/** Number of links on the screen that lead to the target. */
async function linksIn(page: Page, target: RegExp): Promise<number> {
  const paths = await page
    .locator("main a[href]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  return paths.filter((path) => path !== null && target.test(path)).length;
}

async function isOnLink(page: Page, target: RegExp): Promise<boolean> {
  const href = await page.evaluate(() => document.activeElement?.getAttribute("href"));
  return typeof href === "string" && target.test(href);
}

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

interface Scope {
  /**
   * Limits the check to these rules: what a theme or width
   * may change in a state that was fully checked in another.
   */
  readonly only?: readonly string[];
  /** Checks only the open dialog or popover; fails if there is none. */
  readonly isOver?: boolean;
  /** Whether a request stays pending; otherwise the check waits until everything is loaded. */
  readonly isBusy?: boolean;
}

/** Rules whose result a theme may change. */
export const themeRules: readonly string[] = ["color-contrast"];
/** Rules whose result a width may change. */
export const widthRules: readonly string[] = ["color-contrast", "scrollable-region-focusable", "target-size"];

/** Open dialogs, popovers and menus. */
const overlay = ["[aria-modal=true]", ":popover-open", "[role=dialog][data-state=open]", "[role=menu]"].join(
  ", ",
);

/** Waits until stale content, which is dimmed during a reload, is replaced. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]"), `busy parts of ${page.url()}`).toHaveCount(0);
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(async ({ finished }) => finished));
  });
}

/** Puts sticky bars into the flow, or back: what is half below one would count as too small. */
async function setSticky(page: Page, isSticky: boolean): Promise<void> {
  await page.evaluate((sticks) => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (sticks) {
        if (element.style.position === "static") element.style.removeProperty("position");
      } else if (getComputedStyle(element).position === "sticky") element.style.position = "static";
    }
  }, isSticky);
}

/** Fails for every violation of WCAG 2.2 A and AA (and of best practices) on the current page. */
export async function expectAccessible(
  page: Page,
  { only, isOver = false, isBusy = false }: Scope = {},
): Promise<void> {
  if (isOver) await expect(page.locator(overlay).first()).toBeVisible();
  else if (!isBusy) await expectSettled(page);
  // Half a megabyte of script, already loaded on a page that was checked before.
  const isThere = await page.evaluate(() => "axe" in window);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: "0" }) })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
  if (isOver) builder.include(overlay);
  await setSticky(page, false);
  const { violations, passes } = await (
    only ? builder.withRules([...only]) : builder.withTags(standards)
  ).analyze();
  await setSticky(page, true);
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(" ")}`).join("\n")}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  // An empty page would pass as well.
  expect(passes.length, "rules that found something to check").toBeGreaterThan(0);
}

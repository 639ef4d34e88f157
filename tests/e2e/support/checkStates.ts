/** Checks for every state of every screen: no violation of WCAG 2.2 AA, and no horizontal scrolling. */
import type { Page } from "playwright/test";
import { expectAccessible, themeRules, widthRules } from "./accessible";
import { alone, expect, test } from "./stateTest";
import type { ScreenState } from "./states";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** The minimum width, and a 1440-pixel window at 200 per cent zoom. */
const leastWidths = [320, 720];

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang, `width of ${page.url()}`).toBe(0);
}

/** Generates a test per state: one check of all rules, and more only if the state asks for them. */
export function checkStates(states: readonly ScreenState[]): void {
  for (const {
    name,
    over,
    isAlone = false,
    isBusy = false,
    isNarrow = false,
    narrow,
    dark,
    open,
  } of states) {
    const annotation = isAlone ? [{ type: alone }] : [];
    test(`Accessibility: ${name}`, { annotation }, async ({ page, app, visitAs, consoleErrors }) => {
      await page.setViewportSize(isNarrow ? phone : desktop);
      await open({ page, app, visitAs, consoleErrors });
      await expectAccessible(page, { isOver: over !== undefined, isBusy });
      await expectNoSidewaysScroll(page);
      if (dark !== undefined) {
        await page.emulateMedia({ colorScheme: "dark" });
        await expectAccessible(page, { only: themeRules, isBusy });
      }
      if (narrow !== undefined) {
        await page.setViewportSize(phone);
        await expectAccessible(page, { only: widthRules, isBusy });
        await expectNoSidewaysScroll(page);
      }
      for (const width of leastWidths) {
        await page.setViewportSize({ width, height: 450 });
        await expectNoSidewaysScroll(page);
      }
    });
  }
}

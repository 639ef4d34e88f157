/** What every state of every screen must pass: no breach of WCAG 2.2 AA, and no scrolling sideways. */
import type { Page } from "playwright/test";
import { expectAccessible, themeRules, widthRules } from "./accessible";
import type { ScreenState } from "./states";
import { expect, test as walk } from "./walk";

/** Some states change data, and have a server of their own: all other tests find the demo data as it was. */
const test = walk.extend<object, { dataOf: string }>({
  dataOf: ["states", { scope: "worker", option: true }],
});

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** The least width, and a window of 1440 pixels at 200 per cent. */
const leastWidths = [320, 720];

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang, `width of ${page.url()}`).toBe(0);
}

/** Makes a test of each state: one look at all rules, and further ones only where the state gives a reason. */
export function checkStates(states: readonly ScreenState[]): void {
  for (const { name, over, isNarrow = false, narrow, dark, open } of states) {
    test(name, async ({ page, app, visitAs, complaints }) => {
      await page.setViewportSize(isNarrow ? phone : desktop);
      await open({ page, app, visitAs, complaints });
      await expectAccessible(page, { isOver: over !== undefined });
      await expectNoSidewaysScroll(page);
      if (dark !== undefined) {
        await page.emulateMedia({ colorScheme: "dark" });
        await expectAccessible(page, { only: themeRules });
      }
      if (narrow !== undefined) {
        await page.setViewportSize(phone);
        await expectAccessible(page, { only: widthRules });
        await expectNoSidewaysScroll(page);
      }
      for (const width of leastWidths) {
        await page.setViewportSize({ width, height: 450 });
        await expectNoSidewaysScroll(page);
      }
    });
  }
}

/** Every state of every screen: no breach of WCAG 2.2 AA, light and dark, and no scrolling sideways. */
import type { Page } from "playwright/test";
import { expectAccessible, themeRules, widthRules } from "./support/accessible";
import { screenStates } from "./support/states";
import { expect, test } from "./support/walk";

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang, `width of ${page.url()}`).toBe(0);
}

for (const { name, narrow: onNarrow, open } of screenStates) {
  test(name, async ({ page, app, visitAs, complaints }) => {
    await page.setViewportSize(onNarrow === "only" ? narrow : wide);
    await open({ page, app, visitAs, complaints });
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, { only: themeRules });
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (onNarrow === undefined) return;

    await page.setViewportSize(narrow);
    if (onNarrow === "also") await expectAccessible(page, { only: widthRules });
    await expectNoSidewaysScroll(page);
    // The least width, and a window of 1440 pixels at 200 per cent.
    for (const width of [320, 720]) {
      await page.setViewportSize({ width, height: 450 });
      await expectNoSidewaysScroll(page);
    }
  });
}

/** Keyboard navigation, and checks of the focus. */
import { expect, type Locator, type Page } from "playwright/test";

/** Returns the name of the focused element after checking its focus ring. */
export async function focused(page: Page): Promise<string> {
  const focus = page.locator(":focus");
  await expect(focus).toHaveCount(1);
  await expectRing(focus);
  return focus.evaluate((element) => {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    const label = isField ? element.labels?.[0] : null;
    const name = element.getAttribute("aria-label") ?? label?.querySelector("span")?.textContent;
    return (name ?? (label ?? element).textContent).replace(/\s+/g, " ").trim();
  });
}

/**
 * Checks that the focused element is on screen and that
 * it, or the control that it fills, has a 2-pixel outline.
 */
export async function expectRing(focus: Locator): Promise<void> {
  await expect(focus).toBeInViewport();
  await expect
    .poll(() =>
      focus.evaluate((element) => {
        const around = [element, element.closest("label"), element.parentElement];
        const styles = around.flatMap((one) => (one ? [getComputedStyle(one)] : []));
        return styles.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth === "2px",
        );
      }),
    )
    .toBe(true);
}

/** Presses these keys in order. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses Tab until this element has the focus. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let count = 0; count < 60; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

/** Presses Tab this many times and returns the name of the focused element each time. */
export async function tabOrder(page: Page, count: number): Promise<string[]> {
  const order: string[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press("Tab");
    order.push(await focused(page));
  }
  return order;
}

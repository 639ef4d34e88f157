/** The keyboard alone, and where it has led. */
import { expect, type Locator, type Page } from "playwright/test";

/** Name of what has the focus, once the ring around it has been seen. */
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

/** What has the focus is on screen, and it or the control that it fills has an outline of 2 pixels. */
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

/** Presses these keys one after the other. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let count = 0; count < 60; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

/** Presses Tab so often, and names what has the focus each time. */
export async function tabOrder(page: Page, count: number): Promise<string[]> {
  const order: string[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press("Tab");
    order.push(await focused(page));
  }
  return order;
}

import type { Page } from "playwright/test";

/**
 * Scrolls from the top of the page to its end, half a window per frame. Returns the highest DOM node count.
 */
export const scrollThrough = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.scrollTo(0, 0);
        let most = 0;
        const step = () => {
          most = Math.max(most, document.querySelectorAll("*").length);
          const before = window.scrollY;
          window.scrollBy(0, window.innerHeight / 2);
          if (window.scrollY === before) resolve(most);
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );

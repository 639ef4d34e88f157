/** The test for states of screens: loading the app took most of the time, so states of one user share a page. */
import type { Page } from "playwright/test";
import { heading } from "./screens";
import { clearProfile, type KeptPage } from "./test";
import { test as walk } from "./walk";

/** The type of the annotation of tests that have a page to themselves. */
export const alone = "alone";

/** An address of the app that has no screen. */
const nowhere = "/no-such-screen";

/** Opens a URL within the app. On the way it leaves the screen before, with its dialogs and drafts. */
async function navigate(page: Page, path: string): Promise<void> {
  const notFound = heading(page, "Die Seite konnte nicht gefunden werden.");
  const push = (url: string) =>
    page.evaluate((to) => {
      window.sessionStorage.clear();
      window.history.pushState(null, "", to);
    }, url);
  await page.mouse.move(0, 0);
  await push(nowhere);
  await notFound.waitFor();
  await push(path);
  await notFound.waitFor({ state: "detached" });
}

export const test = walk.extend<object, { dataOf: string }>({
  // States that change data have their own server, so that all other tests see the original demo data.
  dataOf: ["states", { scope: "worker", option: true }],
  page: async ({ context, kept }, provide, testInfo) => {
    const isAlone = testInfo.annotations.some(({ type }) => type === alone);
    const page = kept.page ?? (await context.newPage());
    kept.page = null;
    if (isAlone) await signOut(kept, page);
    await page.emulateMedia({ colorScheme: null });
    await provide(page);
    // A toast would outlast the screen.
    const hasToast = (await page.locator("[data-scope=toast][data-part=root]").count()) > 0;
    const isUsable = !isAlone && !hasToast && testInfo.status === testInfo.expectedStatus;
    if (isUsable) kept.page = page;
    else kept.username = null;
  },
  visitAs: async ({ kept, page, visitAs }, provide) => {
    await provide(async (username, path, language) => {
      if (username === kept.username) return navigate(page, path);
      await signOut(kept, page);
      kept.username = username;
      await visitAs(username, path, language);
    });
  },
});

/** Unloads the app of the user before, if there is one. */
async function signOut(kept: KeptPage, page: Page): Promise<void> {
  if (kept.username === null) return;
  kept.username = null;
  const origin = new URL(page.url()).origin;
  await page.goto("about:blank");
  await clearProfile(page.context(), origin);
}

export { expect } from "./walk";

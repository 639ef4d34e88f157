/** The command palette by keyboard, and its budgets. */
import { callsOf, measureLoad, stopIdleCallbacks } from "./support/budget";
import { openPalette, paletteField, paletteOptions } from "./support/paletteStates";
import { heading } from "./support/screens";
import { expect, test } from "./support/walk";

const kB = 1_000;

test("Palette: opens places by keyboard", async ({ page, visitAs }) => {
  await visitAs("support", "/admin/processes");
  await expect(heading(page, "Prozesse")).toBeVisible();
  const search = page.getByRole("searchbox").first();
  await search.focus();
  await openPalette(page);
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();

  await openPalette(page);
  await page.keyboard.type("09761000");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/mgt\/edit\/09761000$/);
  await expect(heading(page, "Augsburg")).toBeVisible();

  await openPalette(page);
  await page.keyboard.type("a.nowak");
  await expect(paletteOptions(page).first()).toContainText("a.nowak");
  const status = page.getByRole("status").filter({ hasText: /^\d+ Treffer$/ });
  await expect(status).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/edituser\//);
  await expect(heading(page, "a.nowak")).toBeVisible();

  await openPalette(page);
  await page.keyboard.type("xyzxyz");
  await expect(paletteField(page)).toHaveAttribute("aria-controls", /.+/);
  await expect(paletteOptions(page)).toHaveCount(0);
});

test.describe("with a cold cache", () => {
  test.use({ ownProfile: true });

  test("Palette: stays within its bytes and calls, whether prepared or opened", async ({ page, visitAs }) => {
    await stopIdleCallbacks(page);
    await visitAs("support", "/account");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const prepared = await measureLoad(page, async () => {
      await page.getByRole("button", { name: "Suchen" }).hover();
      await page.waitForLoadState("networkidle");
    });
    test.info().annotations.push({ type: "palette, gzip", description: String(prepared.gzip) });
    expect(prepared.gzip).toBeLessThan(32 * kB);
    expect(callsOf(prepared)).toEqual([]);
    const opened = await measureLoad(page, async () => {
      await openPalette(page);
      await page.waitForLoadState("networkidle");
    });
    // The heads of the help in one language.
    expect(opened.scripts.filter((url) => !url.includes("germanHeads"))).toEqual([]);
    expect(opened.gzip).toBeLessThan(5 * kB);
    expect(callsOf(opened)).toEqual(["/mgt/graphql"]);
  });
});

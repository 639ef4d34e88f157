/** The app with forced colours of a high-contrast theme: shapes replace colours. */
import type { Locator } from "playwright/test";
import { expect, test } from "./support/walk";

test.use({ ownProfile: true, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

const styleOf = (part: Locator, name: string) =>
  part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

test("Forced colours: the bars of the overview are distinct from the page", async ({ page, visitAs }) => {
  await visitAs("admin", "/admin");
  const section = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Kommunen nach Land" }) });
  const bar = section.getByRole("listitem").first().locator("span[aria-hidden]");
  await expect(bar).toBeVisible();
  const canvas = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "Canvas";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect(await styleOf(bar, "background-color")).not.toBe(canvas);
  expect(await styleOf(bar, "background-color")).not.toBe("rgba(0, 0, 0, 0)");
});

test("Forced colours: failed attempts differ from successful ones by shape", async ({ page, visitAs }) => {
  await visitAs("support", "/admin/processes?status=SUCCESS");
  const succeeded = page.locator("tr[data-row-key] [data-bar=succeeded]").first();
  await expect(succeeded).toBeAttached();
  expect(await styleOf(succeeded, "stroke-dasharray")).toBe("none");
  await page.goto("/admin/processes?status=ERROR");
  const failed = page.locator("tr[data-row-key] [data-bar=failed]").first();
  await expect(failed).toBeAttached();
  expect(await styleOf(failed, "stroke-dasharray")).not.toBe("none");
  const open = page.locator("tr[data-row-key] [data-bar=open]").first();
  expect(await styleOf(open, "stroke-width")).not.toBe(await styleOf(failed, "stroke-width"));
});

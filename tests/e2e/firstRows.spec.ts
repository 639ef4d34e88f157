/** Loading of the first rows. */
import { expect, test } from "./support/walk";

test.use({ ownProfile: true });

const screens = [
  { name: "overview", path: "/", row: "main article, main tbody tr" },
  { name: "users", path: "/admin/users", row: "main [role=grid] tbody tr" },
  { name: "processes", path: "/admin/processes", row: "main [role=grid] tbody tr" },
  { name: "services", path: "/admin/services", row: "main [role=grid] tbody tr" },
  { name: "fees", path: "/admin/fees", row: "main [role=grid] tbody tr" },
  { name: "postal codes", path: "/mgt/edit/09761000/postal-codes", row: "main [role=grid] tbody tr" },
];

for (const { name, path, row } of screens) {
  test(`First rows: renders rows when their response arrives, without waiting for a timer: ${name}`, async ({
    page,
    visitAs,
  }) => {
    // With a paused clock, timers never fire.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await visitAs("support", path);
    await expect(page.locator(row).first()).toBeAttached();
  });
}

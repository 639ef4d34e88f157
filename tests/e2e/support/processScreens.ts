/** Locators and actions of the process screens. */
import type { Locator, Page } from "playwright/test";
import type { Stage } from "./states";

/** Calls to the endpoint of processes. */
export const processCalls = "**/mgt/process/graphql";
export const processes = "/admin/processes";

/** SQL condition for a process that its target has permanently refused. */
export const stopped = "status = 'ERROR_WITHOUT_RETRY' and record = 'ACTIVE'";

/** The rows of a process list. */
export const processRows = (page: Page): Locator => page.locator("tr[data-row-key]");
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole("button", { name });

/** Opens a list and selects two rows. */
export async function selectTwo({ page, visitAs }: Stage, path: string): Promise<void> {
  await visitAs("support", path);
  for (const nth of [0, 2]) await processRows(page).nth(nth).getByRole("checkbox").check();
  await page.getByRole("group", { name: "Auswahl" }).waitFor();
}

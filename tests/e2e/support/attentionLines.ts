/** The lines of the system overview. */
import type { Locator, Page, Route } from "playwright/test";
import type { AttentionKind } from "#domain/attention";
import { calls } from "./refusals";

/** The panel of what needs attention. */
export const attentionPanel = (page: Page): Locator =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: /^(Braucht Aufmerksamkeit|Needs attention)/ }) });

/** The lines in the panel. */
export const attentionLines = (page: Page): Locator =>
  attentionPanel(page)
    .getByRole("listitem")
    .filter({ has: page.locator("[data-part=step]") });

/** The line with this text. */
export const attentionLine = (page: Page, text: string | RegExp): Locator =>
  attentionLines(page).filter({ hasText: text });

interface Report {
  readonly kind: AttentionKind;
  lines: readonly unknown[] | null;
}

/** Changes the reports in the answers of the server; returns a function that stops this. */
export async function changeReports(
  page: Page,
  change: (report: Report) => void,
): Promise<() => Promise<void>> {
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data?: { systemOverview?: { attention?: Report[] } } };
    for (const report of json.data?.systemOverview?.attention ?? []) change(report);
    await route.fulfill({ response, json });
  };
  await page.route(calls, answer);
  return () => page.unroute(calls, answer);
}

interface Items {
  edges: readonly unknown[];
  totalCount: number;
}

/** Removes all rows from the lists that the server returns. */
export async function emptyItems(page: Page): Promise<void> {
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data?: { attentionItems?: Items } };
    const items = json.data?.attentionItems;
    if (items) {
      items.edges = [];
      items.totalCount = 0;
    }
    await route.fulfill({ response, json });
  });
}

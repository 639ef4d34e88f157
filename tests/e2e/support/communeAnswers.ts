/** Intercepts responses about communes, for states that the demo data lack. */
import type { Page } from "playwright/test";

const calls = "**/mgt/graphql";

type Fields = Readonly<Record<string, unknown>>;

interface Answer {
  readonly data?: { readonly commune?: Fields | null } | null;
}

/** Overrides fields in the responses of commune queries. */
export async function changeCommune(page: Page, change: (commune: Fields) => Fields): Promise<void> {
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    const commune = answer.data?.commune;
    const json = commune ? { ...answer, data: { ...answer.data, commune: change(commune) } } : answer;
    await route.fulfill({ response, json });
  });
}

/** Overrides the responses of mutations whose input has these fields. */
export async function answerSaving(page: Page, field: string, data: Fields): Promise<void> {
  await page.route(calls, async (route) => {
    const { variables } = route.request().postDataJSON() as { variables: { input?: Fields } };
    if (variables.input && field in variables.input) await route.fulfill({ json: { data } });
    else await route.fallback();
  });
}

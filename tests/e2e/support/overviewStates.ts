/** States of the commune overview, as tiles and as a list. */
import type { Route } from "playwright/test";
import { calls, refusal } from "./refusals";
import { animationsEnded, heading, tile } from "./screens";
import type { ScreenState } from "./states";
import { databaseOf } from "./walk";

/** Whether the call queries the list of communes. */
function isCommuneListCall(route: Route): boolean {
  const { variables } = route.request().postDataJSON() as { variables: { count?: number } };
  return variables.count !== undefined;
}

interface TasksAnswer {
  readonly data?: { readonly ownTasks?: readonly { readonly kind: string }[] };
}

/** An answer in which the last kind of tasks could not be computed. */
function withFailedTasks(body: string): string {
  const answer = JSON.parse(body) as TasksAnswer;
  const kinds = answer.data?.ownTasks;
  if (!kinds) return body;
  const failed = kinds.map((report, position) =>
    position === kinds.length - 1 ? { ...report, tasks: null, totalCount: null } : report,
  );
  return JSON.stringify({ ...answer, data: { ...answer.data, ownTasks: failed } });
}

export const overviewStates: readonly ScreenState[] = [
  {
    name: "overview-tiles",
    dark: "pictures, and selects that the browser draws",
    narrow: "the letters scroll, the filters stand below the search",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/");
      await tile(page, "Augsburg").waitFor();
    },
  },
  {
    name: "overview-tiles-opened",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/?initial=A");
      await tile(page, "Augsburg").getByRole("button").click();
      await page.getByRole("group", { name: /Augsburg/ }).waitFor();
    },
  },
  {
    name: "overview-list",
    narrow: "rows fold into cards",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/?view=list");
      await page.getByRole("rowheader", { name: "Augsburg" }).waitFor();
    },
  },
  {
    name: "overview-list-opened",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/?view=list&sort=-state&state=BY&state=TH");
      await page.getByRole("button", { name: "21 Dienste, Apolda" }).click();
      await page.getByRole("group", { name: /Apolda/ }).waitFor();
    },
  },
  {
    name: "overview-member",
    open: async ({ page, visitAs }) => {
      await visitAs("member", "/");
      await page.getByRole("button", { name: "Alle 11 Dienste" }).waitFor();
    },
  },
  {
    name: "start-tasks",
    narrow: "tasks are cards",
    dark: "states of tasks",
    open: async ({ page, visitAs }) => {
      await visitAs("member", "/");
      const tasks = page.getByRole("region", { name: "Was steht heute an?" });
      await tasks.getByRole("link").first().waitFor();
      await tasks
        .getByRole("button", { name: /weitere anzeigen$/ })
        .first()
        .click();
    },
  },
  {
    name: "start-welcome",
    isAlone: true,
    narrow: "links are below the button",
    open: async ({ page, app, visitAs }) => {
      await visitAs("member", "/account");
      await heading(page, "Konto").waitFor();
      await databaseOf(app).query(
        "update user_account set has_seen_welcome = false where username = 'member'",
      );
      await page.goto("/");
      await page.getByRole("region", { name: "Willkommen" }).waitFor();
    },
  },
  {
    name: "start-failed-part",
    isAlone: true,
    narrow: "the failed part is a card",
    open: async ({ page, visitAs }) => {
      await page.route(calls, async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        await route.fulfill({ response, body: withFailedTasks(body) });
      });
      await visitAs("member", "/");
      await page.getByText(/^Konnte nicht ermittelt werden/).waitFor();
    },
  },
  {
    name: "overview-member-list",
    open: async ({ page, visitAs }) => {
      await visitAs("member", "/?view=list");
      await page.getByRole("rowheader", { name: "Augsburg" }).waitFor();
    },
  },
  {
    name: "overview-nothing-found",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/?text=gibt+es+nicht&state=BY");
      await page.getByText("Keine Kommune entspricht Ihrer Suche").waitFor();
    },
  },
  {
    name: "overview-no-communes",
    open: async ({ page, visitAs }) => {
      await visitAs("v.ohnegemeinde", "/");
      await page.getByText("Ihnen sind keine Kommunen zugeordnet").waitFor();
    },
  },
  {
    name: "overview-no-services",
    open: async ({ page, visitAs }) => {
      await visitAs("w.leerlauf", "/");
      await page.getByText("Ihnen sind für diese Kommune keine Dienste zugeordnet.").waitFor();
    },
  },
  ...(["tiles", "list"] as const).map((view): ScreenState => ({
    name: `overview-loading-${view}`,
    isAlone: true,
    open: async ({ page, visitAs }) => {
      await page.route(calls, (route) => (isCommuneListCall(route) ? undefined : route.continue()));
      await visitAs("support", `/?view=${view}`);
      await page.getByRole("status", { name: "Die Kommunen werden geladen" }).waitFor();
      await animationsEnded(page);
    },
  })),
  {
    name: "overview-failed",
    isAlone: true,
    open: async ({ page, visitAs, consoleErrors }) => {
      consoleErrors.allow(/internal_error/);
      const params = [{ name: "reference", value: "3f9c2a71" }];
      await page.route(calls, (route) =>
        isCommuneListCall(route) ? route.fulfill(refusal("internal_error", params)) : route.continue(),
      );
      await visitAs("support", "/");
      await page.getByText("Die Kommunen konnten nicht geladen werden.").waitFor();
    },
  },
  {
    name: "overview-state-filter",
    over: "overview-tiles",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/?state=BY&state=NW");
      await tile(page, "Augsburg").waitFor();
      await page.getByRole("button", { name: /^Land/ }).click();
      await page.getByRole("checkbox", { name: "Bayern" }).waitFor();
    },
  },
];

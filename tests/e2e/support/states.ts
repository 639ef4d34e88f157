/** Every screen in every state, for the checks that all of them must pass. */
import type { Page, Route } from "playwright/test";
import { communeStates } from "./communeStates";
import { processStates } from "./processStates";
import type { App } from "./test";
import { heading, logIn, openAccount, searchField, tile, toast } from "./screens";
import { userStates } from "./userStates";
import { beginSession, databaseOf, storeToken } from "./walk";

/** What a state is made with. */
export interface Stage {
  readonly page: Page;
  readonly app: App;
  readonly visitAs: (username: string, path: string) => Promise<void>;
  readonly complaints: { allow(pattern: RegExp): void };
}

export interface ScreenState {
  readonly name: string;
  /** Checked on a narrow screen as well, or only there. */
  readonly narrow?: "also" | "only";
  readonly open: (stage: Stage) => Promise<void>;
}

const calls = "**/mgt/graphql";
const augsburg = (page: Page) => tile(page, "Augsburg");

/** Whether the call asks for the list of communes. */
function asksForCommunes(route: Route): boolean {
  const { variables } = route.request().postDataJSON() as { variables: { count?: number } };
  return variables.count !== undefined;
}

const refusal = (code: string, params: { name: string; value: string }[] = []) => ({
  json: { data: null, errors: [{ message: code, extensions: { code, params } }] },
});

const publicStates: readonly ScreenState[] = [
  {
    name: "login",
    narrow: "also",
    open: async ({ page }) => {
      await page.goto("/");
      await heading(page, "Anmelden").waitFor();
    },
  },
  {
    name: "login-refused",
    narrow: "also",
    open: async ({ page }) => {
      await page.goto("/");
      await logIn(page, "support", "Falsch");
      await toast(page).waitFor();
    },
  },
  {
    name: "login-incomplete",
    open: async ({ page }) => {
      await page.goto("/");
      await logIn(page, "", "");
      await page.getByText("Dieses Feld wird benötigt").first().waitFor();
    },
  },
  {
    name: "login-throttled",
    open: async ({ page }) => {
      const params = [{ name: "retryAt", value: new Date(Date.now() + 90_000).toISOString() }];
      await page.route(calls, (route) => route.fulfill(refusal("too_many_attempts", params)));
      await page.goto("/");
      await logIn(page, "support");
      await page.getByText("Zu viele Versuche in kurzer Zeit.").waitFor();
    },
  },
  {
    name: "activation",
    narrow: "also",
    open: async ({ page }) => {
      await page.goto("/mgt/activate?t=irgendeins");
      await heading(page, "Benutzer aktivieren").waitFor();
    },
  },
  {
    name: "activation-wrong",
    narrow: "also",
    open: async ({ page }) => {
      await page.goto("/mgt/activate");
      await page.getByLabel("Passwort", { exact: true }).fill("zu kurz");
      await page.getByLabel("Passwort bestätigen", { exact: true }).fill("nicht dasselbe");
      await page.getByRole("button", { name: "Benutzer aktivieren" }).click();
      // Said only once the form was sent: what appears below the last field must not push the button away.
      await page.getByText("Das Passwort ist zu kurz.").waitFor();
      await page.getByText("Die Passwörter stimmen nicht überein.").waitFor();
    },
  },
  {
    name: "activation-invalid",
    open: async ({ page }) => {
      await page.goto("/mgt/activate");
      await toast(page).waitFor();
    },
  },
  {
    name: "activation-done",
    open: async ({ page }) => {
      // The message stands for a second only; here it stays.
      await page.addInitScript(() => {
        const later = window.setTimeout;
        window.setTimeout = ((run: () => void, ms?: number) =>
          later(run, ms === 1_000 ? 1e8 : ms)) as typeof window.setTimeout;
      });
      await page.route(calls, (route) => route.fulfill({ json: { data: { acceptUserInvite: true } } }));
      await page.goto("/mgt/activate?t=irgendeins");
      await page.getByLabel("Passwort", { exact: true }).fill("Ein Satz ist gut");
      await page.getByLabel("Passwort bestätigen", { exact: true }).fill("Ein Satz ist gut");
      await page.getByRole("button", { name: "Benutzer aktivieren" }).click();
      await page.getByText("Der Benutzer ist aktiviert.").waitFor();
    },
  },
  ...["accessibility", "privacy", "imprint"].map((path): ScreenState => ({
    name: `legal-${path}`,
    ...(path === "accessibility" && { narrow: "also" }),
    open: async ({ page }) => {
      await page.goto(`/legal/${path}`);
      await page.getByRole("link", { name: "Zur Anmeldung" }).waitFor();
    },
  })),
  {
    name: "loader",
    open: async ({ page, visitAs }) => {
      await page.route(calls, () => undefined);
      await visitAs("support", "/");
      await page.getByText("Service Management wird geladen").waitFor();
    },
  },
  {
    name: "loader-unreachable",
    open: async ({ page, visitAs, complaints }) => {
      complaints.allow(/ERR_FAILED/);
      await page.route(calls, (route) => route.abort());
      await visitAs("support", "/");
      await page.getByRole("button", { name: "Jetzt erneut versuchen" }).waitFor();
    },
  },
];

const overviewStates: readonly ScreenState[] = [
  {
    name: "overview-tiles",
    narrow: "also",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/");
      await augsburg(page).waitFor();
    },
  },
  {
    name: "overview-tiles-opened",
    narrow: "also",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/?initial=A");
      await augsburg(page).getByRole("button").click();
      await page.getByRole("group", { name: /Augsburg/ }).waitFor();
    },
  },
  {
    name: "overview-list",
    narrow: "also",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/?view=list");
      await page.getByRole("rowheader", { name: "Augsburg" }).waitFor();
    },
  },
  {
    name: "overview-list-opened",
    narrow: "also",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/?view=list&sort=-state&state=BY&state=TH");
      await page.getByRole("button", { name: "21 Dienste, Apolda" }).click();
      await page.getByRole("group", { name: /Apolda/ }).waitFor();
    },
  },
  {
    name: "overview-member",
    narrow: "also",
    open: async ({ page, visitAs }) => {
      await visitAs("member", "/");
      await page.getByRole("button", { name: "Alle 11 Dienste" }).waitFor();
    },
  },
  {
    name: "overview-member-list",
    narrow: "also",
    open: async ({ page, visitAs }) => {
      await visitAs("member", "/?view=list");
      await page.getByRole("rowheader", { name: "Augsburg" }).waitFor();
    },
  },
  {
    name: "overview-nothing-found",
    narrow: "also",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/?text=gibt+es+nicht&state=BY");
      await page.getByText("Keine Kommune entspricht Ihrer Suche").waitFor();
    },
  },
  {
    name: "overview-no-communes",
    narrow: "also",
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
    narrow: "also",
    open: async ({ page, visitAs }) => {
      await page.route(calls, (route) => (asksForCommunes(route) ? undefined : route.continue()));
      await visitAs("support", `/?view=${view}`);
      await page.getByRole("status", { name: "Die Kommunen werden geladen" }).waitFor();
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    },
  })),
  {
    name: "overview-failed",
    narrow: "also",
    open: async ({ page, visitAs, complaints }) => {
      complaints.allow(/internal_error/);
      const params = [{ name: "reference", value: "3f9c2a71" }];
      await page.route(calls, (route) =>
        asksForCommunes(route) ? route.fulfill(refusal("internal_error", params)) : route.continue(),
      );
      await visitAs("support", "/");
      await page.getByText("Die Kommunen konnten nicht geladen werden.").waitFor();
    },
  },
  {
    name: "overview-state-filter",
    narrow: "also",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/?state=BY&state=NW");
      await augsburg(page).waitFor();
      await page.getByRole("button", { name: /^Land/ }).click();
      await page.getByRole("checkbox", { name: "Bayern" }).waitFor();
    },
  },
];

const frameStates: readonly ScreenState[] = [
  {
    name: "account-menu",
    narrow: "also",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/?initial=A");
      await augsburg(page).waitFor();
      await openAccount(page, "support");
    },
  },
  {
    name: "admin-overview",
    narrow: "also",
    open: async ({ page, visitAs }) => {
      await visitAs("admin", "/admin");
      await page.getByText("Kommunen nach Land").waitFor();
      await page.getByText("Antwortet", { exact: true }).nth(3).waitFor();
    },
  },
  {
    name: "admin-drawer",
    narrow: "only",
    open: async ({ page, visitAs }) => {
      await visitAs("admin", "/admin");
      await page.getByText("Antwortet", { exact: true }).nth(3).waitFor();
      await page.getByRole("button", { name: "Navigation öffnen" }).click();
      await page.getByRole("dialog", { name: "Navigation" }).waitFor();
    },
  },
  {
    name: "not-found",
    narrow: "also",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/gibt-es-nicht");
      await heading(page, "Die Seite konnte nicht gefunden werden.").waitFor();
    },
  },
  {
    name: "session-warning",
    narrow: "also",
    open: async ({ page, app }) => {
      await storeToken(page, app.url, await beginSession(databaseOf(app), "support", 100));
      await page.goto("/?initial=A");
      await page.getByRole("alertdialog").waitFor();
      await augsburg(page).waitFor({ state: "attached" });
    },
  },
  {
    name: "session-lapsed",
    narrow: "also",
    open: async ({ page, app, visitAs, complaints }) => {
      complaints.allow(/401/);
      await visitAs("support", "/?initial=A");
      await augsburg(page).waitFor();
      await databaseOf(app).query("delete from user_session");
      await searchField(page).fill("mün");
      await page.getByRole("dialog", { name: "Sitzung beendet" }).waitFor();
    },
  },
  {
    name: "unreachable",
    narrow: "also",
    open: async ({ page, visitAs, complaints }) => {
      complaints.allow(/ERR_FAILED/);
      await visitAs("support", "/?initial=A");
      await augsburg(page).waitFor();
      await page.route(calls, (route) => route.abort());
      await searchField(page).fill("mün");
      await page.getByText("Der Server ist nicht erreichbar.").first().waitFor();
    },
  },
];

export const screenStates: readonly ScreenState[] = [
  ...publicStates,
  ...overviewStates,
  ...frameStates,
  ...communeStates,
  ...processStates,
  ...userStates,
];

/** States without a session, and of the start-up. */
import { calls, refusal } from "./refusals";
import { heading, logIn, toast } from "./screens";
import type { ScreenState } from "./states";

export const publicStates: readonly ScreenState[] = [
  {
    name: "login",
    isAlone: true,
    narrow: "the choice of the scheme is an icon alone",
    open: async ({ page }) => {
      await page.goto("/");
      await heading(page, "Anmelden").waitFor();
    },
  },
  {
    name: "login-refused",
    isAlone: true,
    open: async ({ page }) => {
      await page.goto("/");
      await logIn(page, "support", "Falsch");
      await toast(page).waitFor();
    },
  },
  {
    name: "login-incomplete",
    isAlone: true,
    open: async ({ page }) => {
      await page.goto("/");
      await logIn(page, "", "");
      await page.getByText("Dieses Feld wird benötigt").first().waitFor();
    },
  },
  {
    name: "login-throttled",
    isAlone: true,
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
    isAlone: true,
    open: async ({ page }) => {
      await page.goto("/mgt/activate?t=irgendeins");
      await heading(page, "Benutzer aktivieren").waitFor();
    },
  },
  {
    name: "activation-wrong",
    isAlone: true,
    open: async ({ page }) => {
      await page.goto("/mgt/activate");
      await page.getByLabel("Passwort", { exact: true }).fill("zu kurz");
      await page.getByLabel("Passwort bestätigen", { exact: true }).fill("nicht dasselbe");
      await page.getByRole("button", { name: "Benutzer aktivieren" }).click();
      // Validated only on submit: a message appearing below the last field must not push the button away.
      await page.getByText("Das Passwort ist zu kurz.").waitFor();
      await page.getByText("Die Passwörter stimmen nicht überein.").waitFor();
    },
  },
  {
    name: "activation-invalid",
    isAlone: true,
    open: async ({ page }) => {
      await page.goto("/mgt/activate");
      await toast(page).waitFor();
    },
  },
  {
    name: "activation-done",
    isAlone: true,
    open: async ({ page }) => {
      // The message is shown for a second only; here it stays.
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
    isAlone: true,
    open: async ({ page }) => {
      await page.goto(`/legal/${path}`);
      await page.getByRole("link", { name: "Zur Anmeldung" }).waitFor();
    },
  })),
  {
    name: "loader",
    isAlone: true,
    open: async ({ page, visitAs }) => {
      await page.route(calls, () => undefined);
      await visitAs("support", "/");
      await page.getByText("Service Management wird geladen").waitFor();
    },
  },
  {
    name: "loader-unreachable",
    isAlone: true,
    open: async ({ page, visitAs, consoleErrors }) => {
      consoleErrors.allow(/ERR_FAILED/);
      await page.route(calls, (route) => route.abort());
      await visitAs("support", "/");
      await page.getByRole("button", { name: "Jetzt erneut versuchen" }).waitFor();
    },
  },
];

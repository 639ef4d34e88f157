/** States of a commune's screen with missing data, failures or questions. */
import type { Page, Route } from "playwright/test";
import { answerSaving, changeCommune } from "./communeAnswers";
import { ags, dialog, question, saveBar, sections } from "./communeScreens";
import { heading, animationsEnded } from "./screens";
import type { ScreenState } from "./states";
import { databaseOf } from "./walk";

const augsburg = `/mgt/edit/${ags.augsburg}`;
const name = (page: Page) => page.getByLabel("Name", { exact: true });

/** Whether the call queries a page of a commune's records. */
function isRecordListCall(route: Route): boolean {
  const { variables } = route.request().postDataJSON() as { variables: { ags?: string; orderBy?: unknown } };
  return variables.ags !== undefined && variables.orderBy !== undefined;
}

const longName =
  "Verwaltungsgemeinschaft Hohenpeißenberg-Oberammergau-Garmischpartenkirchnerland mit Sitz in Donaudampfschifffahrtsgesellschaftshausen";

export const communeErrorStates: readonly ScreenState[] = [
  {
    name: "commune-unavailable",
    open: async ({ page, visitAs }) => {
      await visitAs("member", `/mgt/edit/${ags.kiel}`);
      await page.getByRole("link", { name: "Zur Übersicht" }).waitFor();
    },
  },
  {
    name: "commune-loading",
    isAlone: true,
    open: async ({ page, visitAs }) => {
      await page.route("**/mgt/graphql", (route) => (isRecordListCall(route) ? undefined : route.continue()));
      await visitAs("support", `${augsburg}/postal-codes`);
      await page.getByRole("status", { name: "Postleitzahlen werden geladen" }).waitFor();
      await animationsEnded(page);
    },
  },
  {
    name: "commune-section-failed",
    isAlone: true,
    open: async ({ page, visitAs, consoleErrors }) => {
      consoleErrors.allow(/internal_error/);
      await page.route("**/mgt/graphql", (route) => {
        const extensions = { code: "internal_error", params: [{ name: "reference", value: "3f9c2a71" }] };
        const errors = [{ message: "internal_error", extensions }];
        return isRecordListCall(route) ? route.fulfill({ json: { data: null, errors } }) : route.continue();
      });
      await visitAs("support", augsburg);
      await name(page).waitFor();
      await sections(page)
        .getByRole("link", { name: /^Staaten/ })
        .click();
      await page.getByText("Die Einträge konnten nicht geladen werden.").waitFor();
    },
  },
  {
    name: "commune-empty",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `/mgt/edit/${ags.hamburg}/residential-properties`);
      await page.getByRole("heading", { name: /^Noch keine/ }).waitFor();
    },
  },
  {
    name: "commune-conflict",
    isAlone: true,
    open: async ({ page, visitAs }) => {
      const params = [
        { name: "by", value: "h.petersen" },
        { name: "at", value: "2026-11-20T13:02:00Z" },
      ];
      await answerSaving(page, "unit", {
        saveCommune: {
          commune: {
            id: "Q29tbXVuZTowOTc2MTAwMA==",
            name: "Augsburg am Lech",
            unit: "Kreisfreie Stadt und Großstadt",
            revision: 7,
            updatedAt: "2026-11-20T13:02:00Z",
            updatedBy: { id: "u1", username: "h.petersen" },
          },
          errors: [{ code: "conflict", field: null, params }],
        },
      });
      await visitAs("support", augsburg);
      await name(page).fill("Stadt Augsburg");
      await page.getByLabel("Art der Behörde").fill("Kreisfreie Universitätsstadt");
      await saveBar(page).getByRole("button", { name: "Speichern" }).click();
      const asked = dialog(page, "h.petersen hat inzwischen gespeichert");
      await asked.getByRole("radio").first().check();
      await asked.getByRole("button", { name: "Zusammengeführt speichern" }).click();
      await asked.getByRole("alert").waitFor();
    },
  },
  {
    name: "commune-leaving",
    over: "commune-master-data-changed",
    open: async ({ page, visitAs }) => {
      await visitAs("support", augsburg);
      await name(page).fill("Stadt Augsburg");
      await sections(page)
        .getByRole("link", { name: /^Dienste/ })
        .click();
      await question(page, "Nicht gespeicherte Änderungen").waitFor();
    },
  },
  {
    name: "commune-session-lapsed",
    isAlone: true,
    over: "commune-master-data-changed",
    open: async ({ page, app, visitAs, consoleErrors }) => {
      consoleErrors.allow(/401/);
      await visitAs("support", augsburg);
      await name(page).fill("Stadt Augsburg");
      await databaseOf(app).query("delete from user_session");
      await saveBar(page).getByRole("button", { name: "Speichern" }).click();
      await dialog(page, "Sitzung beendet").waitFor();
    },
  },
  {
    name: "commune-long-name",
    isAlone: true,
    open: async ({ page, visitAs }) => {
      await changeCommune(page, (commune) => ({ ...commune, name: longName }));
      await visitAs("support", augsburg);
      await heading(page, longName).waitFor();
    },
  },
];

/** States of the activity log. */
import type { ScreenState } from "./states";
import type { App } from "./test";
import { databaseOf } from "./walk";

export const activitiesPath = "/admin/activities";

/** Address of the log with the entries about one user, which needs a purpose. */
export async function pathOfPerson(app: App): Promise<string> {
  const { rows } = await databaseOf(app).query<{ id: string }>(
    "select id from user_account where username = 'support'",
  );
  const id = Buffer.from(`User:${rows[0]?.id}`).toString("base64url");
  return `${activitiesPath}?about=${id}`;
}

export const activityStates: readonly ScreenState[] = [
  {
    name: "activities",
    dark: "colours of the chain and of the code",
    narrow: "entries have two lines, filters scroll",
    open: async ({ page, visitAs }) => {
      await visitAs("support", activitiesPath);
      await page.getByRole("table", { name: "Einträge, die neuesten zuerst" }).waitFor();
      await page.getByRole("button", { name: /Kette/ }).waitFor();
    },
  },
  {
    name: "activities-entry",
    dark: "colours of the values before and after",
    narrow: "the values are below their labels",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${activitiesPath}?type=SAVE_SERVICE_CONFIG`);
      await page
        .getByRole("button", { name: /vorher und nachher$/ })
        .first()
        .click();
      await page.getByRole("table", { name: "Vorher und nachher" }).waitFor();
      await page.getByRole("button", { name: "Für Ticket kopieren" }).waitFor();
    },
  },
  {
    name: "activities-chain",
    dark: "colours of the result",
    open: async ({ page, visitAs }) => {
      await visitAs("support", activitiesPath);
      await page.getByRole("button", { name: /Kette/ }).click();
      await page.getByRole("dialog").getByText("Länge").waitFor();
    },
  },
  {
    name: "activities-purpose",
    open: async ({ page, visitAs }) => {
      await visitAs("support", activitiesPath);
      await page.getByRole("button", { name: "Von", exact: true }).click();
      await page.getByRole("dialog").getByLabel("Zweck").waitFor();
    },
  },
  {
    name: "activities-none",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${activitiesPath}?text=xyzxyz`);
      await page.getByText("Nichts entspricht Ihrer Suche").waitFor();
    },
  },
];

/** States of the users list and of a user, with their overlays. */
import { csvRows } from "./files";
import type { ScreenState, Stage } from "./states";
import { userAccountStates } from "./userAccountStates";
import { button, dialog, openUserOf, rowOf, userRows, usersPath } from "./userScreens";
import { databaseOf } from "./walk";

const calls = "**/mgt/graphql";

const listStates: readonly ScreenState[] = [
  {
    name: "users-list",
    narrow: "rows fold into cards",
    open: async ({ page, visitAs }) => {
      await visitAs("support", usersPath);
      await userRows(page).first().waitFor();
    },
  },
  {
    name: "users-filtered",
    open: async ({ app, page, visitAs }) => {
      await databaseOf(app).query(
        `insert into saved_view (owner_id, screen, name, name_key, search)
         select id, 'USERS', 'Augsburg, offen', 'augsburg, offen', 'commune=09761000' from user_account
         where username = 'support' on conflict do nothing`,
      );
      await visitAs("support", `${usersPath}?role=member&commune=09761000&status=ACTIVE&status=INVITED`);
      await button(page.getByRole("search"), /^Status/).click();
      await page.getByRole("checkbox", { name: "Inaktiv" }).waitFor();
    },
  },
  {
    name: "users-failed",
    isAlone: true,
    open: async ({ page, visitAs, consoleErrors }) => {
      consoleErrors.allow(/internal_error/);
      const params = [{ name: "reference", value: "3f9c2a71" }];
      const error = { message: "internal_error", extensions: { code: "internal_error", params } };
      await page.route(calls, async (route) => {
        const { variables } = route.request().postDataJSON() as { variables: { orderBy?: unknown } };
        if (variables.orderBy === undefined) return route.continue();
        return route.fulfill({ json: { data: null, errors: [error] } });
      });
      await visitAs("support", usersPath);
      await page.getByText("Die Benutzer konnten nicht geladen werden.").waitFor();
    },
  },
];

/** Removes some services in Lippstadt and adds others. */
async function changeServices(stage: Stage) {
  await openUserOf(stage, "k.brandl");
  const { page } = stage;
  await button(page, "Dienste in Lippstadt wählen").click();
  const boxes = dialog(page, "Dienste in Lippstadt").locator("label input[type=checkbox]:not([aria-label])");
  const [chosen, others] = [boxes.and(page.locator(":checked")), boxes.and(page.locator(":not(:checked)"))];
  await chosen.first().uncheck();
  await others.nth(3).check();
  await others.nth(5).check();
}

const formStates: readonly ScreenState[] = [
  {
    name: "user-reason",
    narrow: "the table of rights scrolls",
    open: async (stage) => {
      await openUserOf(stage, "k.brandl");
      await stage.page.getByRole("table").getByRole("button", { name: "Ändern" }).nth(4).click();
      await dialog(stage.page, "Grund").waitFor();
    },
  },
  {
    name: "user-services",
    over: "user-changed",
    open: changeServices,
  },
  {
    name: "user-changed",
    open: async (stage) => {
      await changeServices(stage);
      await button(stage.page, "Übernehmen").click();
      await button(stage.page, "Bad Wiessee entfernen").click();
      await button(stage.page, "Speichern").waitFor();
    },
  },
  {
    name: "user-access-question",
    open: async (stage) => {
      await openUserOf(stage, "k.brandl");
      await stage.page.getByRole("radio", { name: "support" }).check();
      await button(stage.page, "Speichern").click();
      await dialog(stage.page, "Zugriff ändern?").waitFor();
    },
  },
  {
    name: "user-add-commune",
    over: "user-changed",
    open: async (stage) => {
      await openUserOf(stage, "k.brandl");
      await button(stage.page, "Kommune hinzufügen").click();
      const finder = dialog(stage.page, "Kommune hinzufügen");
      await finder.getByRole("combobox").fill("Bad W");
      await finder.getByRole("option", { name: /Bad Wiessee/ }).click();
      await finder.getByRole("alert").waitFor();
    },
  },
  {
    name: "user-new-refused",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/admin/edituser/new");
      await page.getByLabel("E-Mail").fill("kein-at-zeichen");
      await button(page, "Benutzer einladen").click();
      await page.getByText("Ungültige E-Mail-Adresse.").first().waitFor();
    },
  },
];

const accountStates: readonly ScreenState[] = [
  {
    name: "user-invited",
    open: async (stage) => {
      await openUserOf(stage, "d.schaller");
      await stage.page.getByText("Noch nie angemeldet").waitFor();
    },
  },
  {
    name: "user-inactive",
    open: async (stage) => {
      await openUserOf(stage, "p.vossiek");
      await stage.page.getByText(/^Grund:/).waitFor();
    },
  },
  {
    name: "user-admin",
    open: async (stage) => {
      await openUserOf(stage, "g.brunnhuber");
      await stage.page.getByText(/^Administrationskonten ändert nur/).waitFor();
    },
  },
  { name: "user-own", open: (stage) => openUserOf(stage, "support") },
  {
    name: "user-link",
    over: "users-list",
    open: async ({ app, page, visitAs }) => {
      // Works repeatedly: the last link was sent long ago.
      await databaseOf(app).query(
        `update user_invitation set created_at = created_at - interval '10 minutes'
         where user_id = (select id from user_account where username = 'i.krüger-łukaszewicz')`,
      );
      await visitAs("support", `${usersPath}?text=łukaszewicz`);
      await button(rowOf(page, "i.krüger-łukaszewicz"), /^Erneut einladen/).click();
      await dialog(page, "Einladung für i.krüger-łukaszewicz").waitFor();
    },
  },
  {
    name: "user-deactivate",
    over: "user-changed",
    open: async (stage) => {
      await openUserOf(stage, "k.brandl");
      await button(stage.page, /^Deaktivieren/).click();
      const question = dialog(stage.page, "k.brandl deaktivieren?");
      await button(question, "Deaktivieren").click();
      await question.getByText("Dieses Feld wird benötigt").waitFor();
    },
  },
  {
    name: "user-remove",
    over: "user-inactive",
    open: async (stage) => {
      await openUserOf(stage, "n.dudek");
      const more = button(stage.page, "Weitere Aktionen");
      const isBehind = await more.isVisible();
      if (isBehind) await more.click();
      await stage.page.getByRole(isBehind ? "menuitem" : "button", { name: /^Entfernen/ }).click();
      await dialog(stage.page, "n.dudek entfernen?").waitFor();
    },
  },
];

const columns = ["Benutzername", "E-Mail", "Rolle", "AGS", "Dienste"];
const correct = ["neu.eins", "eins@augsburg.example.org", "member", "09761000", "alle"];
const wrong = ["neu.zwei", "kein-at-zeichen", "chef", "97610", ""];
const known = ["b.hartung", "b.hartung@augsburg.example.org", "member", "09761000", ""];
const taken = ["neu.drei", "b.hartung@augsburg.example.org", "member", "09761000", ""];

async function chooseFile({ page, visitAs }: Stage, rows: readonly (readonly string[])[]) {
  await visitAs("support", usersPath);
  await button(page, "Aus CSV einladen …").click();
  const form = dialog(page, /^Benutzer/);
  await form.getByLabel(/Datei wählen/).setInputFiles(csvRows("benutzer.csv", [columns, ...rows]));
  return form;
}

const importStates: readonly ScreenState[] = [
  {
    name: "users-import-checked",
    over: "users-list",
    open: async (stage) => {
      const form = await chooseFile(stage, [correct, wrong]);
      await button(form, "Weiter zur Vorschau").waitFor();
    },
  },
  {
    name: "users-import-preview",
    over: "users-list",
    open: async (stage) => {
      const form = await chooseFile(stage, [correct, known, taken]);
      await button(form, "1 Benutzer einladen").waitFor();
      await form.locator("summary").click();
    },
  },
  {
    name: "users-import-links",
    over: "users-list",
    open: async (stage) => {
      // The name must be unused.
      const name = `neu.${Date.now()}`;
      const form = await chooseFile(stage, [[name, `${name}@example.org`, "support", "", ""]]);
      await button(form, "1 Benutzer einladen").click();
      await button(form, /herunterladen$/).waitFor();
    },
  },
];

/** The user administration, and the own account of each role. */
export const userStates: readonly ScreenState[] = [
  ...listStates,
  ...formStates,
  ...accountStates,
  ...importStates,
  ...userAccountStates,
];

/* The pictures of the help: where each is taken, as whom, and what it must show, in German and English. */

const augsburg = "09761000";
const plates = "ikfz-kennzeichenreservierung";

/** Fails unless the screen shows these words, each given in German and English. */
const words = (...pairs) => ({ de: pairs.map(([de]) => de), en: pairs.map(([, en]) => en) });

/** Opens the first row of a table beside it. */
const openFirstRow = (name) => async (page, say) => {
  await page
    .getByRole("grid", { name: say(...name) })
    .getByRole("row")
    .nth(1)
    .focus();
  await page.keyboard.press("Enter");
};

export const pictures = [
  {
    name: "login",
    path: "/",
    role: null,
    shows: words(["Benutzername oder E-Mail", "Username or e-mail"], ["Anmelden", "Log in"]),
  },
  {
    name: "communes",
    path: "/",
    role: "member",
    shows: words(["Was steht heute an?", "What needs you today?"], ["Augsburg", "Augsburg"]),
  },
  {
    name: "commune",
    path: `/mgt/edit/${augsburg}`,
    role: "support",
    shows: words(["Stammdaten", "Master data"], ["Auf einen Blick", "At a glance"]),
  },
  {
    name: "commune-services",
    path: `/mgt/edit/${augsburg}/services`,
    role: "support",
    shows: words(["Dienste hinzufügen", "Add services"], ["Eingeschaltet", "Enabled"]),
  },
  {
    name: "postal-codes-import",
    path: `/mgt/edit/${augsburg}/postal-codes`,
    role: "support",
    shows: words(["Datei einlesen …", "Import file …"], ["Hinzufügen", "Add"]),
  },
  {
    name: "security-lists",
    path: `/mgt/security/${augsburg}/${plates}`,
    role: "support",
    act: async (page) => {
      await page.getByRole("main").getByText("Blacklist", { exact: true }).first().click();
    },
    shows: words(["Blacklist", "Blacklist"], ["Adresse testen", "Test an address"]),
  },
  {
    name: "kba-settings",
    path: `/mgt/edit/${augsburg}/kba-settings`,
    role: "support",
    shows: words(["Passwort ändern", "Change password"], ["Passwortkennung", "Password identifier"]),
  },
  {
    name: "texts",
    path: `/mgt/textedit/${augsburg}/${plates}`,
    role: "support",
    shows: words(["Schlüssel oder Text", "Key or text"], ["Sprachen ändern", "Change languages"]),
  },
  {
    name: "fees",
    path: `/mgt/servicefees/${augsburg}/${plates}`,
    role: "support",
    shows: words(["Gebühr anlegen", "Add fee"], ["Preise im Zeitverlauf", "Prices over time"]),
  },
  {
    name: "fee-rule",
    path: `/mgt/servicefees/${augsburg}/${plates}/rule`,
    role: "support",
    shows: words(["Ausprobieren", "Try it"], ["Beispiele", "Examples"]),
  },
  {
    name: "transactions",
    path: `/mgt/transactionInfo/${augsburg}/${plates}`,
    role: "support",
    act: async (page) => {
      await page.locator("[data-transaction]").first().click();
    },
    shows: words(["Wie es weitergeht", "What happens next"]),
  },
  {
    name: "statistics",
    path: `/mgt/statistics/${augsburg}`,
    role: "support",
    shows: words(["Ohne Person erledigt", "Completed without a person"]),
  },
  {
    name: "feedback",
    path: `/mgt/feedback/${augsburg}`,
    role: "support",
    act: openFirstRow(["Rückmeldungen", "Feedback"]),
    shows: words(["Notiz für Kolleginnen und Kollegen", "Note for colleagues"]),
  },
  {
    name: "bookings",
    path: `/mgt/accounting/${augsburg}`,
    role: "support",
    shows: words(["Summen", "Sums"], ["Ausleiten", "Export"]),
  },
  {
    name: "overview",
    path: "/admin",
    role: "admin",
    shows: words(["Braucht Aufmerksamkeit", "Needs attention"], ["Gesehen bis …", "Seen until …"]),
  },
  {
    name: "system-services",
    path: "/admin/services",
    role: "support",
    shows: words(["Exportieren", "Export"], ["Fähigkeiten", "Capabilities"]),
  },
  {
    name: "users",
    path: "/admin/users",
    role: "support",
    shows: words(["Benutzer einladen", "Invite user"], ["Letzte Anmeldung", "Last login"]),
  },
  {
    name: "user-access",
    path: "/admin/users?role=MEMBER",
    role: "support",
    act: async (page) => {
      await page.getByRole("main").locator("a[href*='/admin/edituser/']").nth(1).click();
    },
    shows: words(
      ["Wirksamer Zugriff", "Effective access"],
      ["Kommunen und Dienste", "Communes and services"],
    ),
  },
  {
    name: "resource",
    path: "/admin/resources/restService",
    role: "support",
    act: async (page) => {
      await page.getByRole("main").locator("a[href*='/admin/editresource/']").first().click();
    },
    shows: words(["Verbindung testen", "Test connection"], ["Unterschied", "Difference"]),
  },
  {
    name: "process",
    path: "/admin/processes?status=ERROR",
    role: "support",
    act: async (page) => {
      await page.getByRole("main").locator("a[href*='/admin/processes/']").first().click();
    },
    shows: words(["Neu starten", "Restart"], ["Versuche", "Tries"]),
  },
  {
    name: "search",
    path: "/admin/processes",
    role: "support",
    isWhole: true,
    act: async (page, say) => {
      await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("combobox").fill(say("benutzer", "user"));
      await page.getByRole("option").first().waitFor();
    },
    shows: words(["Benutzer einladen", "Invite user"]),
  },
  {
    name: "activity-log",
    path: "/admin/activities?type=SAVE_SERVICE_CONFIG",
    role: "support",
    // Their number depends on the background jobs that have run.
    hides: /werden gleich aufgenommen|will be added shortly/,
    shows: words(["Vorher und nachher", "Before and after"], ["Für Ticket kopieren", "Copy for ticket"]),
    act: async (page, say) => {
      await page
        .getByRole("button", { name: new RegExp(say("vorher und nachher$", "before and after$")) })
        .first()
        .click();
    },
  },
];

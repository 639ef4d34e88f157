/** Words that users type instead of the title. */
import { fireEvent, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPalette, palette, processesOf, textOf } from "../support/palette";
import { admin } from "../support/people";
import { screen } from "../support/visit";

/** Typed words, and the titles of the entries that they find. */
const german: readonly (readonly [string, ...string[]])[] = [
  ["Passwort", "KBA-Passwörter", "Konto"],
  ["Kennwort", "Konto", "KBA-Passwörter"],
  ["Nutzer", "Benutzer"],
  ["user", "Benutzer"],
  ["Berechtigungen", "Benutzer"],
  ["Einladung", "Benutzer einladen", "Benutzer"],
  ["Protokoll", "Aktivitäten"],
  ["Log", "Aktivitäten"],
  ["Cron", "Automatisierte Jobs"],
  ["Zeitplan", "Automatisierte Jobs"],
  ["geplante Aufgaben", "Automatisierte Jobs"],
  ["Umsatz", "Buchungsliste"],
  ["abmelden", "Abmelden"],
  ["ausloggen", "Abmelden"],
  ["dunkel", "Darstellung: dunkel"],
  ["dark mode", "Darstellung: dunkel"],
  ["englisch", "Sprache: English"],
  ["drucken", "Handbuch drucken"],
  ["Kontakt", "Impressum"],
  ["Massenaktion", "Sammelaktionen"],
  ["Startseite", "Kommunen"],
];
const english: typeof german = [
  ["password", "KBA passwords", "Account"],
  ["user", "Users", "Invite user"],
  ["invitation", "Invite user", "Users"],
  ["rights", "Users"],
  ["log", "Activities"],
  ["cron", "Automated jobs"],
  ["schedule", "Automated jobs"],
  ["scheduled tasks", "Automated jobs"],
  ["revenue", "Accounting booking list"],
  ["logout", "Log out"],
  ["sign out", "Log out"],
  ["dark mode", "Appearance: dark"],
  ["german", "Language: Deutsch"],
  ["print", "Print the handbook"],
  ["contact", "Imprint"],
  ["batch", "Bulk actions"],
  ["home", "Communes"],
];

const titles = () =>
  screen
    .queryAllByRole("option")
    .map((option) => option.querySelector("span")?.textContent ?? textOf(option));

test.each([
  ["de", { button: "Suchen", field: "Suchen und springen" }, german],
  ["en", { button: "Find", field: "Search and jump" }, english],
] as const)("Palette: finds screens and actions by other words: %s", async (language, names, words) => {
  await openPalette(
    { viewer: admin, stored: { language }, mgt: palette(), process: processesOf() },
    "/account",
    names,
  );
  const field = screen.getByRole("combobox", { name: names.field });
  for (const [typed, ...expected] of words) {
    fireEvent.change(field, { target: { value: typed } });
    await waitFor(() => expect([typed, titles()]).toEqual([typed, expect.arrayContaining(expected)]));
  }
});

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NumberSettingKey, SettingKey, SettingUnit } from "#domain/systemSettings";

/** Labels without units, which stand beside the fields. */
export const numberLabels: Readonly<Record<NumberSettingKey, MessageDescriptor>> = {
  sessionIdleMinutes: msg`Sitzung endet ohne Eingaben nach`,
  sessionAbsoluteHours: msg`Sitzung endet in jedem Fall nach`,
  invitationDays: msg`Gültigkeit von Einladungen`,
  exportLimit: msg`Höchste Anzahl von Einträgen je Export`,
  erasureDays: msg`Löschfrist für Daten der Antragstellenden`,
  activityRetentionMonths: msg`Namen im Aktivitätsprotokoll`,
  digestHour: msg`Uhrzeit der täglichen Zusammenfassung`,
};

/** What a setting does, and what happens when it is changed. */
export const settingHelp: Readonly<Record<Exclude<SettingKey, "banner">, MessageDescriptor>> = {
  sessionIdleMinutes: msg`Zwei Minuten vorher erscheint eine Warnung. Eine kürzere Zeit gilt auch für laufende Sitzungen.`,
  sessionAbsoluteHours: msg`Auch wer durchgehend arbeitet, meldet sich danach neu an. Eine kürzere Zeit gilt auch für laufende Sitzungen.`,
  invitationDays: msg`Gilt ebenso für Links, mit denen jemand ein neues Passwort setzt. Eine kürzere Zeit gilt auch für offene Einladungen.`,
  supportContact: msg`Steht auf der Anmeldeseite: eine Telefonnummer, eine E-Mail-Adresse oder ein Satz.`,
  imprintUrl: msg`Seite mit dem Impressum, zum Beispiel https://www.example.org/impressum.`,
  privacyUrl: msg`Seite mit der Datenschutzerklärung.`,
  barrierContact: msg`E-Mail-Adresse oder Internetadresse; steht in der Erklärung zur Barrierefreiheit.`,
  languages: msg`Diese Sprachen können Kommunen zu den Texten ihrer Dienste hinzufügen. Was in anderen Sprachen schon da ist, bleibt.`,
  exportLimit: msg`Gilt für Prozesse und für das Aktivitätsprotokoll. Hat eine Auswahl mehr Einträge, wird nichts exportiert.`,
  erasureDays: msg`So lange nach dem Ende eines Antrags bleiben die Daten gespeichert, wenn ein Dienst keine eigene Frist hat.`,
  activityRetentionMonths: msg`Danach ersetzt ein automatisierter Job die Namen in den Einträgen durch Kennungen.`,
  mailSender: msg`Eine E-Mail-Adresse, oder ein Name und dahinter die Adresse in spitzen Klammern. Der Mailserver muss sie zulassen.`,
  digestHour: msg`Volle Stunde, nach deutscher Zeit. Die Zusammenfassung bekommt, wer sie im eigenen Konto eingeschaltet hat.`,
};

/** Units as they stand beside a field. */
export const unitLabels: Readonly<Record<SettingUnit, MessageDescriptor>> = {
  MINUTES: msg({ message: "Minuten", context: "Einheit" }),
  HOURS: msg({ message: "Stunden", context: "Einheit" }),
  DAYS: msg({ message: "Tage", context: "Einheit" }),
  MONTHS: msg({ message: "Monate", context: "Einheit" }),
  ROWS: msg({ message: "Einträge", context: "Einheit" }),
  HOUR_OF_DAY: msg`Uhr`,
};

interface SettingSection {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly keys: readonly SettingKey[];
}

/** The settings by topic, in display order. */
export const settingSections: readonly SettingSection[] = [
  {
    id: "sessions",
    title: msg`Anmeldung und Sitzungen`,
    keys: ["sessionIdleMinutes", "sessionAbsoluteHours"],
  },
  { id: "invitations", title: msg`Einladungen`, keys: ["invitationDays"] },
  {
    id: "legal",
    title: msg`Kontakt und rechtliche Angaben`,
    keys: ["supportContact", "imprintUrl", "privacyUrl", "barrierContact"],
  },
  { id: "texts", title: msg`Texte`, keys: ["languages"] },
  { id: "exports", title: msg`Exporte`, keys: ["exportLimit"] },
  { id: "retention", title: msg`Aufbewahrung`, keys: ["erasureDays", "activityRetentionMonths"] },
  { id: "mail", title: msg`E-Mail`, keys: ["mailSender", "digestHour"] },
  { id: "banner", title: msg`Hinweis an alle`, keys: ["banner"] },
];

/** Labels of the settings of the installation, for the settings page and the activity log. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SettingKey } from "#domain/systemSettings";

export const systemSettingLabels = {
  sessionIdleMinutes: msg`Sitzung endet ohne Eingaben nach (Minuten)`,
  sessionAbsoluteHours: msg`Sitzung endet in jedem Fall nach (Stunden)`,
  invitationDays: msg`Gültigkeit von Einladungen (Tage)`,
  supportContact: msg`Kontakt bei vergessenem Passwort`,
  imprintUrl: msg`Adresse des Impressums`,
  privacyUrl: msg`Adresse der Datenschutzerklärung`,
  barrierContact: msg`Kontakt zum Melden von Barrieren`,
  languages: msg`Sprachen`,
  exportLimit: msg`Höchste Anzahl von Einträgen je Export`,
  erasureDays: msg`Löschfrist für Daten der Antragstellenden (Tage)`,
  activityRetentionMonths: msg`Namen im Aktivitätsprotokoll (Monate)`,
  mailSender: msg`Absender von E-Mails`,
  digestHour: msg`Uhrzeit der täglichen Zusammenfassung (volle Stunde)`,
  banner: msg`Hinweis an alle`,
} as const satisfies Readonly<Record<SettingKey, MessageDescriptor>>;

/** Labels of the parts of the banner. */
export const bannerLabels = {
  german: msg`Hinweis auf Deutsch`,
  english: msg`Hinweis auf Englisch`,
  endsAt: msg`Ende des Hinweises`,
  isOnLogin: msg`Auch auf der Anmeldeseite zeigen`,
} as const;

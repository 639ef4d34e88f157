import { useLingui } from "@lingui/react/macro";
import type { ActivitySection } from "#domain/activitySections";

/** Names of the sections that entries belong to. */
export function useSectionNames(): Readonly<Record<ActivitySection, string>> {
  const { t } = useLingui();
  return {
    "master-data": t`Stammdaten`,
    services: t`Dienste`,
    texts: t`Texte`,
    files: t`Dateien`,
    fees: t`Gebühren`,
    forms: t`Formularfelder`,
    settings: t`Einstellungen`,
    "postal-codes": t`Postleitzahlen`,
    "register-offices": t`Standesämter`,
    countries: t`Staaten`,
    "residential-properties": t`Wohngrundstücke`,
    "water-meter-reading": t`Wasserzählerablesung`,
    "kba-settings": t`KBA-Einstellungen`,
    "security-lists": t`Sicherheitslisten`,
    reports: t`Berichtsvorlagen`,
    feedback: t`Feedback`,
    bookings: t`Buchungen`,
    processes: t`Prozesse`,
    users: t`Benutzer`,
    resources: t`Ressourcen`,
    "automated-jobs": t`Automatisierte Jobs`,
    "system-settings": t`Einstellungen der Anwendung`,
  };
}

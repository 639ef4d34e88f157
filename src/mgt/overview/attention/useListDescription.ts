import { useLingui } from "@lingui/react/macro";
import { readingEndsDays, type AttentionListKind } from "#domain/attention";

/** Returns a sentence for each list: what it contains, and how the rows are mended. */
export function useListDescription(): Readonly<Record<AttentionListKind, string>> {
  const { t } = useLingui();
  return {
    SECRET_KEY: t`Gespeicherte Geheimnisse, die nicht mit dem aktuellen Schlüssel verschlüsselt sind. Nicht lesbare müssen neu eingetragen werden.`,
    JOB_FAILED: t`Automatisierte Jobs, deren letzter Lauf fehlgeschlagen ist. Der Grund steht beim Lauf.`,
    IMPORT_FAILED: t`Kommunen, deren Wohngrundstücke zuletzt nicht automatisch importiert werden konnten.`,
    COMMUNE_NOT_INITIALIZED: t`Kommunen, die noch nicht eingerichtet sind, zum Beispiel weil die Einrichtung fehlgeschlagen ist.`,
    FEE_GAP: t`Zeiträume ab heute, in denen eine Gebühr keinen Preis hat.`,
    FEE_OVERLAP: t`Zeiträume ab heute, in denen eine Gebühr mehrere Preise hat.`,
    WATER_METER_READING: t`Ablesezeiträume für Wasserzähler, die innerhalb von ${readingEndsDays} Tagen enden.`,
    TEXT_INCOMPLETE: t`Dienste, deren Texte in einer angebotenen Sprache fehlen oder veraltet sind.`,
  };
}

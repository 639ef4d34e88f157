/** Error messages that only the pages of communes need, and those of services that show them. */
import { msg } from "@lingui/core/macro";
import type { FailureCode, Wording } from "./errorMessages";
import { withNumber } from "./wordings";

export const communeErrorMessages = {
  latest_residential_properties_update_error: msg`Der Stand der letzten Aktualisierung der Wohngrundstücke konnte nicht gelesen werden. Versuchen Sie es noch einmal; hilft das nicht, wenden Sie sich an Ihre Administration.`,
  upload_residential_properties_file_error: msg`Die Datei mit den Wohngrundstücken konnte nicht übernommen werden. Der Bestand bleibt, wie er war. Versuchen Sie es noch einmal; hilft das nicht, wenden Sie sich an Ihre Administration.`,
  import_residential_properties_error: msg`Der Import der Wohngrundstücke ist gescheitert. Der Bestand bleibt, wie er war. Versuchen Sie es noch einmal; hilft das nicht, wenden Sie sich an Ihre Administration.`,
  residential_properties_load_error: msg`Die Wohngrundstücke konnten nicht geladen werden. Versuchen Sie es noch einmal; hilft das nicht, wenden Sie sich an Ihre Administration.`,
  residential_properties_export_error: msg`Die Wohngrundstücke konnten nicht als CSV-Datei ausgegeben werden. Versuchen Sie es noch einmal; hilft das nicht, wenden Sie sich an Ihre Administration.`,
  authority_prefix_invalid: msg`Das Präfix besteht aus drei Kleinbuchstaben, zum Beispiel psw.`,
  authority_identifier_invalid: msg`Die Kennung besteht aus 8 oder 12 Ziffern.`,
  ags_configured_already: msg`Für diesen AGS existiert bereits eine Konfiguration.`,
  running_period_change: msg`Die Ablesung läuft gerade. Wenn Sie den Zeitraum ändern, gilt er sofort auch für Bürgerinnen und Bürger, die schon angefangen haben.`,
  shrink_needs_confirmation: withNumber(
    "percent",
    (percent) => msg`Der Bestand würde um ${percent} % kleiner.`,
  ),
  rows_of_other_communes: withNumber(
    "count",
    (count) => msg`${count} Zeilen der Datei nennen andere Kommunen. Übernommen ist noch nichts.`,
  ),
  okkomm_not_configured: msg`Für diese Kommune ist keine OK.KOMM-Quelle eingerichtet. Wenden Sie sich an Ihre Administration.`,
  okkomm_failed: ({ params: { detail = "" } }) =>
    msg`OK.KOMM hat nicht wie erwartet geantwortet (${detail}). Der Bestand bleibt, wie er war. Versuchen Sie es später noch einmal.`,
  automatic_needs_okkomm: msg`Automatisch geht nur mit OK.KOMM als Quelle.`,
} satisfies Partial<Record<FailureCode, Wording>>;

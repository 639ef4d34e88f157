/** Error messages that only the screens of services load: of texts, files, settings, form fields and fees, and of resources. */
import { msg } from "@lingui/core/macro";
import { isTextLanguage } from "#domain/texts/serviceTexts";
import { communeErrorMessages } from "./communeErrorMessages";
import type { FailureCode, MessageContext, Wording } from "./errorMessages";
import { feeErrorMessages } from "./feeErrorMessages";
import { ikfzErrorMessages } from "./ikfzErrorMessages";
import { reportingErrorMessages } from "./reportingErrorMessages";
import { resourceErrorMessages } from "./resourceErrorMessages";
import { formatDateTime, formatNumber } from "./formats";
import { settingErrorMessages } from "./settingErrorMessages";
import { fileTypeNames, withMax, withNumber } from "./wordings";

/** A constant, since two apostrophes would be one in the message. */
const twoApostrophes = "''";

function serviceInMaintenance({ params: { until } }: MessageContext) {
  if (!until) return msg`Dieser Dienst ist in Wartung. Versuchen Sie es später noch einmal.`;
  const time = formatDateTime(until);
  return msg`Dieser Dienst ist bis ${time} Uhr in Wartung. Versuchen Sie es danach noch einmal.`;
}

function filesTooLarge({ params: { maxBytes }, locale }: MessageContext) {
  const megabytes = formatNumber(Math.round(Number(maxBytes ?? 0) / 1_048_576), locale);
  return msg`Zusammen wären die Dateien dieses Dienstes zu groß. Erlaubt sind höchstens ${megabytes} MB. Entfernen Sie Dateien, die nicht mehr gebraucht werden.`;
}

function textsTooLarge({ params: { maxBytes }, locale }: MessageContext) {
  const megabytes = formatNumber(Math.round(Number(maxBytes ?? 0) / 1_048_576), locale);
  return msg`Zusammen wären die Texte dieses Dienstes zu groß. Erlaubt sind höchstens ${megabytes} MB, in allen Sprachen und mit Entwürfen. Es wurde nichts gespeichert. Kürzen Sie Texte, oder setzen Sie sie auf die Vorgabe zurück.`;
}

function zipUnsafe({ params: { reason, path = "", max = "0", maxBytes = "0" }, locale }: MessageContext) {
  const megabytes = formatNumber(Math.round(Number(maxBytes) / 1_048_576), locale);
  const count = formatNumber(Number(max), locale);
  switch (reason) {
    case "path":
      return msg`Das ZIP-Archiv enthält den Pfad „${path}“, der aus seinem Ordner hinausführt. Solche Archive werden aus Sicherheitsgründen nicht angenommen. Es wurde nichts geändert.`;
    case "link":
      return msg`„${path}“ ist im ZIP-Archiv keine Datei, sondern ein Verweis. Solche Archive werden aus Sicherheitsgründen nicht angenommen. Es wurde nichts geändert.`;
    case "size":
      return msg`Entpackt wäre das ZIP-Archiv zu groß. Erlaubt sind höchstens ${megabytes} MB. Es wurde nichts geändert; verteilen Sie die Dateien auf mehrere Archive.`;
    case "sizeWrong":
      return msg`Die Größe von „${path}“ ist im ZIP-Archiv falsch angegeben. Solche Archive werden aus Sicherheitsgründen nicht angenommen. Es wurde nichts geändert; packen Sie das Archiv neu.`;
    case "count":
      return msg`Das ZIP-Archiv hat zu viele Einträge. Erlaubt sind höchstens ${count}. Es wurde nichts geändert; verteilen Sie die Dateien auf mehrere Archive.`;
    default:
      return msg`Im ZIP-Archiv überlagern sich Dateien. Solche Archive werden aus Sicherheitsgründen nicht angenommen. Es wurde nichts geändert; packen Sie das Archiv neu.`;
  }
}

export const serviceErrorMessages = {
  ...communeErrorMessages,
  ...feeErrorMessages,
  ...resourceErrorMessages,
  ...ikfzErrorMessages,
  ...reportingErrorMessages,
  ...settingErrorMessages,
  placeholder_lost: ({ params: { placeholders = "" } }) =>
    placeholders.includes(",")
      ? msg`Hier fehlen ${placeholders} aus der Vorgabe. Fügen Sie die Platzhalter wieder ein.`
      : msg`Hier fehlt ${placeholders} aus der Vorgabe. Fügen Sie den Platzhalter wieder ein.`,
  placeholder_unknown: ({ params: { placeholder = "", proposal } }) =>
    proposal
      ? msg`Den Platzhalter ${placeholder} gibt es nicht. Gemeint ist ${proposal}.`
      : msg`Den Platzhalter ${placeholder} gibt es hier nicht. Entfernen Sie ihn.`,
  placeholder_malformed: msg`Die geschweiften Klammern bilden keinen Platzhalter. Schreiben Sie ihn wie in der Vorgabe.`,
  placeholder_quoted: ({ params: { sign = "", quoted = "" } }) =>
    msg`Vor ${sign} wirkt ' als Anführung: Zu lesen wäre ${quoted}, nicht der Wert. Schreiben Sie ${twoApostrophes} (zwei Apostrophe) oder ’.`,
  placeholder_type_changed: ({ params: { expected = "" } }) =>
    msg`In der Vorgabe steht hier ${expected}. Mit einer anderen Art von Platzhalter erscheint der Wert nicht. Schreiben Sie ihn wie in der Vorgabe.`,
  plural_branch_unknown: ({ params: { branch = "", branches = "" } }) =>
    msg`Den Fall „${branch}“ gibt es in dieser Sprache nicht. Möglich sind ${branches} und Zahlen wie =0. Verwenden Sie einen davon.`,
  branch_other_missing: ({ params: { name = "" } }) =>
    msg`Im Platzhalter ${name} fehlt der Fall „other“, der für alle übrigen Werte gilt. Ergänzen Sie ihn.`,
  texts_faulty: ({ params: { count = "0", texts = "" }, locale }) => {
    const faulty = formatNumber(Number(count), locale);
    return msg`Diese Texte haben Fehler (${faulty}): ${texts}. Es wurde nichts geändert. Verbessern Sie die Texte; was falsch ist, steht an ihrem Feld.`;
  },
  texts_too_large: textsTooLarge,
  html_not_allowed: ({ params: { markup = "", within } }) => {
    if (within) {
      return msg`${markup} darf nicht in ${within} stehen. Entfernen Sie eines der beiden Elemente, oder schließen Sie das äußere vor dem inneren.`;
    }
    return msg`Die Auszeichnung ${markup} ist hier nicht erlaubt. Entfernen Sie sie, oder schreiben Sie den Text ohne spitze Klammern.`;
  },
  html_not_closed: ({ params: { markup = "" } }) => msg`Das Element ${markup} wird nicht geschlossen.`,
  service_in_maintenance: serviceInMaintenance,
  german_required: msg`Deutsch bleibt, denn daraus wird übersetzt.`,
  draft_missing: msg`Es gibt keinen Entwurf. Vielleicht hat ihn gerade jemand veröffentlicht oder verworfen.`,
  no_default_locale: ({ params: { key = "" } }) =>
    msg`Der Schlüssel ${key} hat im Quelldienst keinen Standardwert. Er kann nicht übertragen werden.`,
  languages_missing_in_commune: ({ params: { languages = "" }, locale }) => {
    const names = new Intl.DisplayNames([locale], { type: "language" });
    const missing = languages
      .split(", ")
      .map((code) => (isTextLanguage(code) ? (names.of(code) ?? code) : code))
      .join(", ");
    return msg`Die Kommune hat diese Sprachen nicht: ${missing}. Hier wird nichts übertragen. Fügen Sie die Sprachen dort hinzu oder wählen Sie sie ab.`;
  },
  phone_invalid: msg`Das ist keine Telefonnummer. Erlaubt sind Ziffern, Leerzeichen und die Zeichen + ( ) / - .`,
  not_snake_case: msg`Erlaubt sind nur Kleinbuchstaben von a bis z, Ziffern und Unterstriche, am Anfang und Ende kein Unterstrich.`,
  setting_known: msg`Für diesen Schlüssel gibt es oben ein eigenes Feld. Tragen Sie den Wert dort ein.`,
  resource_unknown: ({ params: { id = "" } }) =>
    msg`Eine passende Ressource „${id}“ gibt es für diese Kommune nicht. Wählen Sie eine aus der Liste oder lassen Sie das Feld leer.`,
  number_invalid: msg`Das ist keine zulässige Zahl.`,
  options_required: msg`Fügen Sie mindestens eine Auswahlmöglichkeit hinzu.`,
  bounds_reversed: msg`Die Obergrenze liegt unter der Untergrenze.`,
  form_breaks_applications: withNumber(
    "count",
    (count) => msg`Die Änderungen betreffen laufende Anträge (${count}). Es wurde nichts gespeichert.`,
  ),
  changing_fixed_service_file_local_error: msg`Pfade unter „locales“ gehören zu den Texten des Dienstes und können hier nicht geändert werden. Verwenden Sie den Bereich „Texte“.`,
  file_path_invalid: msg`Dieser Pfad ist nicht erlaubt. Trennen Sie Ordner mit „/“, ohne „/“ am Anfang, ohne „..“ und leere Teile, ohne die Zeichen \\ : * ? " < > |, ohne Kodierungen wie „%20“ und mit höchstens acht Teilen, zum Beispiel bilder/wappen.png.`,
  file_extension_not_allowed: ({ params: { allowed = "" } }) => {
    const extensions = allowed.includes("/") ? fileTypeNames(allowed) : allowed;
    return msg`Diese Datei-Endung ist hier nicht erlaubt. Möglich: ${extensions}.`;
  },
  file_reset_error: msg`Die Datei konnte nicht zurückgesetzt werden. Sie ist, wie sie war. Versuchen Sie es noch einmal; hilft das nicht, wenden Sie sich an Ihre Administration.`,
  file_download_error: msg`Die Datei konnte nicht heruntergeladen werden. Es wurde nichts geändert. Versuchen Sie es noch einmal; hilft das nicht, wenden Sie sich an Ihre Administration.`,
  too_many_files: withMax(
    (max) =>
      msg`Dieser Dienst hat schon ${max} Dateien, mehr sind nicht möglich. Entfernen Sie Dateien, die nicht mehr gebraucht werden.`,
  ),
  files_too_large: filesTooLarge,
  json_invalid: msg`Datei ungültig: Die Datei ist kein JSON. Es wurde nichts geändert. Wählen Sie eine JSON-Datei mit Texten, wie Sie sie hier herunterladen.`,
  json_key_duplicate: ({ params: { keys = "" } }) =>
    msg`In der Datei stehen Schlüssel mehrfach, hier mit ihren Zeilen: ${keys}. Damit kein Text verloren geht, wurde nichts übernommen. Führen Sie die Abschnitte in der Datei zusammen.`,
  translation_file_invalid: msg`ungültiges dateiformat: Die JSON-Datei enthält keine Texte oder auch anderes als Texte, etwa Zahlen oder Listen. Es wurde nichts geändert. Wählen Sie eine Datei, die aufgebaut ist wie die, die Sie hier herunterladen.`,
  too_many_texts: withMax(
    (max) => msg`Die Datei hat mehr als ${max} Texte. Es wurde nichts geändert; teilen Sie sie auf.`,
  ),
  no_changes_in_file: msg`Die Datei beinhaltet keine Änderungen`,
  zip_error: msg`Die Datei ist kein ZIP-Archiv, oder sie ist beschädigt. Es wurde nichts geändert. Wählen Sie ein ZIP-Archiv (Endung .zip), das sich auf Ihrem Computer öffnen lässt.`,
  zip_unsafe: zipUnsafe,
  zip_entry_unreadable: msg`Diese Datei lässt sich nicht entpacken: Sie ist verschlüsselt, beschädigt oder ungewöhnlich komprimiert. Packen Sie das Archiv ohne Passwort neu.`,
  zip_path_ambiguous: msg`Dieser Pfad steht mehrfach im Archiv, auch wenn Groß- und Kleinschreibung abweichen, oder er ist zugleich der Ordner einer anderen Datei. Keine davon wird übernommen.`,
} satisfies Partial<Record<FailureCode, Wording>>;

/** Codes whose messages only the screens of services, communes and resources need. */
export type ServiceErrorCode = keyof typeof serviceErrorMessages;

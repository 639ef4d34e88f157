/** Messages of all error codes that are not specific to the screens of services. */
import { msg, plural } from "@lingui/core/macro";
import { columnNameOf } from "#domain/imports/columnNames";
import type { ServiceErrorCode } from "./serviceErrorMessages";
import { loginErrorMessages, type FailureCode, type MessageContext, type Wording } from "./errorMessages";
import { formatDate, formatDateTime, formatNumber } from "./formats";
import { fileTypeNames, withMax, withNumber } from "./wordings";

/** A message with the position in a file, if known. */
function located(
  word: (place: { line: string; column: string }) => ReturnType<typeof msg>,
  without: ReturnType<typeof msg>,
): Wording {
  return ({ params }: MessageContext) =>
    params.line ? word({ line: params.line, column: params.column ?? "1" }) : without;
}

function conflict({ params: { by, at } }: MessageContext) {
  if (!by || !at) {
    return msg`Jemand hat inzwischen gespeichert. Ihre Eingaben sind noch da; vergleichen Sie die beiden Fassungen.`;
  }
  const time = formatDateTime(at);
  return msg`${by} hat am ${time} gespeichert, während Sie bearbeitet haben. Ihre Eingaben sind noch da; vergleichen Sie die beiden Fassungen.`;
}

function fileTooLarge({ params: { maxBytes }, locale }: MessageContext) {
  if (!maxBytes) return msg`Die Datei ist zu groß. Verkleinern Sie sie und versuchen Sie es noch einmal.`;
  const megabytes = formatNumber(Math.round(Number(maxBytes) / 104_857.6) / 10, locale);
  return msg`Die Datei ist zu groß. Erlaubt sind höchstens ${megabytes} MB.`;
}

/** An empty file, or a list without rows. */
function fileEmpty({ params: { byteSize } }: MessageContext) {
  return byteSize === "0"
    ? msg`Die Datei ist leer. Prüfen Sie, ob sie vollständig gespeichert ist, und wählen Sie sie dann noch einmal, oder nehmen Sie eine andere.`
    : msg`Die Datei enthält keine Einträge. Der Bestand bleibt, wie er war.`;
}

function imageTooLarge({ params: { maxWidth = "1024", maxHeight = "1024" } }: MessageContext) {
  return msg`Das Bild ist zu groß. Erlaubt sind höchstens ${maxWidth} × ${maxHeight} Pixel.`;
}

function fileTypeNotAllowed({ params: { allowed = "image/", found } }: MessageContext) {
  if (allowed.split(", ").every((type) => type.startsWith("image/") && type !== "image/svg+xml") && !found) {
    return msg`Die Datei ist kein Bild, das hier verwendet werden kann. Erlaubt sind PNG, JPEG und WebP; es zählt der Inhalt, nicht der Name.`;
  }
  const [expected, actual] = [fileTypeNames(allowed), fileTypeNames(found ?? "")];
  return found
    ? msg`Der Inhalt der Datei ist ${actual}, erlaubt ist hier ${expected}. Die Datei wurde nicht gespeichert; es zählt der Inhalt, nicht der Name.`
    : msg`Der Inhalt der Datei hat kein erlaubtes Format. Erlaubt ist hier ${expected}. Die Datei wurde nicht gespeichert; es zählt der Inhalt, nicht der Name.`;
}

function dateInvalid({ params: { reason, min, max } }: MessageContext) {
  if (reason === "no_such_day") return msg`Diesen Tag gibt es nicht.`;
  if (reason === "no_such_time")
    return msg`Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhren vorgestellt werden.`;
  if (reason === "time") return msg`Das ist keine Uhrzeit. Erwartet wird HH:MM, zum Beispiel 14:30.`;
  if (reason !== "out_of_range" || !min || !max) {
    return msg`Das ist kein Datum. Erwartet wird TT.MM.JJJJ, zum Beispiel 20.11.2026.`;
  }
  const [first, last] = [formatDate(min), formatDate(max)];
  return msg`Der Tag muss zwischen dem ${first} und dem ${last} liegen.`;
}

/** The contract names columns in English; show the names that the screen uses. */
function columnsMissing({ params, locale }: MessageContext) {
  const names = (params.columns ?? "").split(", ");
  const columns = names.map((name) => columnNameOf(name, locale)).join(", ");
  return msg`In der ersten Zeile ${plural(names.length, { one: "fehlt eine Spalte", other: "fehlen Spalten" })}: ${columns}. Der Bestand bleibt, wie er war.`;
}

function inviteTooSoon({ params: { at } }: MessageContext) {
  if (!at) return msg`Gerade erst wurde ein Link verschickt. Warten Sie einige Minuten bis zum nächsten.`;
  const time = formatDateTime(at);
  return msg`Gerade erst wurde ein Link verschickt. Der nächste ist ab ${time} Uhr möglich.`;
}

function rowsDiffer({ params: { line } }: MessageContext) {
  return line
    ? msg`E-Mail oder Rolle ist anders als in Zeile ${line}, die denselben Benutzer nennt.`
    : msg`E-Mail oder Rolle ist anders als in einer früheren Zeile desselben Benutzers.`;
}

/** Appears literally in addresses; inline it would be parsed as a placeholder of the message. */
const host = "{host}";

export const appErrorMessages = {
  ...loginErrorMessages,
  not_found: msg`Das gibt es nicht mehr, oder Sie haben keinen Zugriff darauf. Laden Sie die Seite neu.`,
  csv_error: located(
    ({ line, column }) =>
      msg`Die CSV-Datei ist in Zeile ${line}, Spalte ${column} nicht lesbar. Der Bestand bleibt, wie er war.`,
    msg`Die CSV-Datei ist nicht lesbar. Der Bestand bleibt, wie er war.`,
  ),
  from_utf8_error: located(
    ({ line, column }) =>
      msg`Die Datei enthält in Zeile ${line}, Spalte ${column} Zeichen, die nicht lesbar sind. Speichern Sie sie als UTF-8.`,
    msg`Die Datei enthält Zeichen, die nicht lesbar sind. Speichern Sie sie als UTF-8.`,
  ),
  services_duplicates: msg`Dienste können nicht mehrfach einer Kommune zugeordnet werden. Bitte entfernen Sie den rot markierten Dienst.`,
  commune_unavailable: msg`Diese Kommune gibt es hier nicht, oder sie gehört nicht zu Ihren Kommunen.`,
  conflict,
  required: msg`Dieses Feld wird benötigt`,
  not_unique: msg`Ist bereits vorhanden`,
  url_invalid: ({ params }) =>
    params["of"] === "page"
      ? msg`Die Adresse muss mit http:// oder https:// beginnen, ohne Leerzeichen, unsichtbare Zeichen, Benutzernamen und Passwort.`
      : msg`Die Adresse muss mit http://, https:// oder ${host} beginnen, ohne Leerzeichen, unsichtbare Zeichen, Benutzernamen und Passwort.`,
  text_invalid: msg`Der Text enthält Zeichen, die hier nicht erlaubt sind, zum Beispiel Steuerzeichen.`,
  list_too_long: withMax((max) => msg`Das sind zu viele auf einmal. Erlaubt sind höchstens ${max}.`),
  ags_invalid: msg`Der AGS ist ungültig. Er besteht aus acht Ziffern und beginnt mit 01 bis 16.`,
  end_before_start: msg`Das Enddatum liegt vor dem Startdatum.`,
  file_type_not_allowed: fileTypeNotAllowed,
  file_too_large: fileTooLarge,
  image_too_large: imageTooLarge,
  columns_missing: columnsMissing,
  row_duplicate: ({ params: { firstLine = "" } }) => msg`Doppelt, steht schon in Zeile ${firstLine}.`,
  leading_zero_lost: ({ params: { value = "" } }) =>
    msg`Die führende Null ist verloren gegangen: aus ${value} müsste 0${value} werden. Formatieren Sie die Spalte als Text.`,
  preview_expired: msg`Die Vorschau gilt nicht mehr: Sie ist zu alt, oder der Bestand hat sich seither geändert. Der Bestand bleibt, wie er ist. Prüfen Sie die Datei noch einmal.`,
  date_invalid: dateInvalid,
  already_running: msg`Das läuft bereits. Warten Sie, bis es fertig ist.`,
  address_refused: msg`Diese Adresse darf der Server nicht aufrufen. Wenden Sie sich an Ihre Administration.`,
  status_not_allowed: msg`Das ist im jetzigen Zustand nicht möglich. Laden Sie die Seite neu.`,
  postal_code_invalid: msg`Eine Postleitzahl besteht aus fünf Ziffern.`,
  service_unknown: ({ params: { service = "" } }) => msg`Den Dienst ${service} gibt es im Katalog nicht.`,
  file_empty: fileEmpty,
  file_unreadable: msg`Die Datei ist beschädigt oder unvollständig und kann nicht gelesen werden. Speichern Sie die Datei neu und versuchen Sie es noch einmal.`,
  file_appended_data: msg`Hinter dem Ende der Datei stehen weitere Daten. Solche Dateien werden aus Sicherheitsgründen nicht angenommen. Speichern Sie die Datei neu und versuchen Sie es noch einmal.`,
  file_has_archive: msg`Die Datei ist zugleich ein ZIP-Archiv. Solche Dateien werden aus Sicherheitsgründen nicht angenommen. Speichern Sie die Datei ohne das Archiv.`,
  csv_separator_wrong: ({ params: { found = "," } }) => {
    const separator = found === "\t" ? "⇥" : found;
    return msg`Zeile 1: Die Spalten sind mit „${separator}“ getrennt. Erwartet wird das Semikolon. Der Bestand bleibt, wie er war.`;
  },
  csv_quote_open: located(
    ({ line, column }) =>
      msg`Zeile ${line}, Spalte ${column}: Hier beginnt ein Anführungszeichen, das nie geschlossen wird. Der Bestand bleibt, wie er war.`,
    msg`Ein Anführungszeichen wird nie geschlossen. Der Bestand bleibt, wie er war.`,
  ),
  csv_nul_byte: located(
    ({ line, column }) =>
      msg`Zeile ${line}, Spalte ${column}: Die Datei enthält ein NUL-Zeichen und ist keine Textdatei. Der Bestand bleibt, wie er war.`,
    msg`Die Datei enthält NUL-Zeichen und ist keine Textdatei. Der Bestand bleibt, wie er war.`,
  ),
  csv_line_too_long: ({ params: { line = "1", max = "" }, locale }) => {
    const bytes = formatNumber(Number(max), locale);
    return msg`Zeile ${line}, Spalte 1: Die Zeile ist länger als ${bytes} Zeichen. Prüfen Sie, ob die Datei Zeilenumbrüche hat. Der Bestand bleibt, wie er war.`;
  },
  csv_encoding_mixed: located(
    ({ line, column }) =>
      msg`Zeile ${line}, Spalte ${column}: Die Datei mischt UTF-8 und Windows-1252. Speichern Sie sie einheitlich als UTF-8. Der Bestand bleibt, wie er war.`,
    msg`Die Datei mischt UTF-8 und Windows-1252. Speichern Sie sie einheitlich als UTF-8. Der Bestand bleibt, wie er war.`,
  ),
  csv_field_count: ({ params, locale }) => {
    const found = formatNumber(Number(params.found ?? 0), locale);
    const expected = formatNumber(Number(params.expected ?? 0), locale);
    return msg`Die Zeile hat ${found} Felder, erwartet werden ${expected}.`;
  },
  too_many_rows: withMax(
    (max) =>
      msg`Die Datei hat zu viele Zeilen. Erlaubt sind höchstens ${max}. Der Bestand bleibt, wie er war.`,
  ),
  ags_outside_commune: ({ params: { ags = "" } }) => msg`Der AGS ${ags} gehört nicht zu dieser Kommune.`,
  ags_unknown: msg`Diesen AGS gibt es hier nicht. Möglich sind die Kommunen dieser Anwendung und, bei einem Landkreis, seine Gemeinden.`,
  rows_left_out: withNumber("count", (count) => msg`${count} fehlerhafte Zeilen würden ausgelassen.`),
  all_rows_faulty: ({ params: { count = "" }, locale }) => {
    const rows = formatNumber(Number(count), locale);
    return count === "1"
      ? msg`Die einzige Zeile der Datei hat Fehler. Die Datei ist lesbar, aber so lässt sich nichts übernehmen; es bleibt alles, wie es war. Berichtigen Sie die Zeile und wählen Sie die Datei noch einmal.`
      : msg`Alle ${rows} Zeilen der Datei haben Fehler. Die Datei ist lesbar, aber so lässt sich nichts übernehmen; es bleibt alles, wie es war. Berichtigen Sie die Zeilen und wählen Sie die Datei noch einmal.`;
  },
  undo_expired: msg`Das lässt sich nicht mehr rückgängig machen: Es ist zu lange her oder schon geschehen. Es wurde nichts geändert.`,
  import_interrupted: msg`Der Server wurde während des Imports angehalten. Der Bestand bleibt, wie er war. Prüfen Sie die Datei noch einmal.`,
  import_cancelled: msg`Der Import wurde abgebrochen. Der Bestand bleibt, wie er war.`,
  restart_failed: msg`Der Neustart ist gescheitert. Der Prozess ist, wie er war. Versuchen Sie es noch einmal; hilft das nicht, wenden Sie sich an Ihre Administration.`,
  applicant_data_erased: msg`Die Angaben der antragstellenden Person sind gelöscht; ohne sie geht das nicht mehr. Der Prozess bleibt, wie er ist.`,
  erasure_held: ({ params: { until } }) =>
    until
      ? msg`Die Löschung ist bis zum ${formatDate(until)} angehalten. Es wurde nichts gelöscht. Heben Sie das Anhalten auf, wenn die Angaben wirklich gelöscht werden sollen.`
      : msg`Die Löschung ist angehalten. Es wurde nichts gelöscht. Heben Sie das Anhalten auf, wenn die Angaben wirklich gelöscht werden sollen.`,
  completion_error: msg`Der Prozess konnte nicht als erledigt markiert werden und ist, wie er war. Die Protokolle des Servers nennen den Grund.`,
  count_mismatch: withNumber(
    "count",
    (count) => msg`Die festgehaltene Auswahl hat ${count} Prozesse. Geben Sie genau diese Zahl ein.`,
  ),
  export_limit_invalid: ({ params: { min = "1", max = "" }, locale }) => {
    const [least, most] = [formatNumber(Number(min), locale), formatNumber(Number(max), locale)];
    return msg`Die Anzahl muss zwischen ${least} und ${most} liegen.`;
  },
  export_limit_exceeded: ({ params: { limit = "0", count = "0" }, locale }) => {
    const [most, found] = [formatNumber(Number(limit), locale), formatNumber(Number(count), locale)];
    return msg`Die Auswahl hat ${found} Einträge, erlaubt sind ${most}. Es wurde nichts exportiert. Grenzen Sie die Auswahl ein oder erhöhen Sie die Anzahl.`;
  },
  capability_missing: msg`Dieser Dienst bietet das nicht an.`,
  file_upload_error: msg`Die Datei konnte nicht gespeichert werden. Versuchen Sie es noch einmal.`,
  username_already_exists: msg`Dieser Benutzername ist bereits vergeben.`,
  username_look_alike: msg`Dieser Benutzername sieht aus wie der eines anderen Benutzers. Wählen Sie einen, der sich deutlich unterscheidet.`,
  invisible_characters: msg`Hier stehen unsichtbare Zeichen. Löschen Sie den Inhalt und tippen Sie ihn neu.`,
  email_already_exists: msg`Diese E-Mail-Adresse ist bereits vergeben.`,
  email_invalid: msg`Ungültige E-Mail-Adresse.`,
  user_already_activated: msg`Dieser Benutzer hat sein Konto bereits aktiviert. Es wurde nichts verschickt.`,
  user_save_error: msg`Die Benutzerdaten konnten nicht in der Datenbank gespeichert werden.`,
  user_list_download_error: msg`Die Benutzerliste konnte nicht heruntergeladen werden. Versuchen Sie es noch einmal; hilft das nicht, wenden Sie sich an Ihre Administration.`,
  commune_already_added: msg`Diese Kommune wurde bereits hinzugefügt`,
  commune_unknown: msg`Eine Kommune mit diesem AGS gibt es hier nicht.`,
  service_not_offered: msg`Die Kommune bietet diesen Dienst nicht an.`,
  role_types_mixed: msg`Ein Benutzer hat nur eine Art von Rolle. Wählen Sie für alle Einträge dieselbe.`,
  role_unknown: ({ params: { value = "" } }) =>
    msg`Die Rolle „${value}“ gibt es nicht. Möglich sind member, support und admin.`,
  role_not_allowed: msg`Diese Rolle dürfen Sie nicht vergeben.`,
  own_rights: msg`Niemand ändert die eigenen Rechte. Bitten Sie jemanden mit derselben oder einer höheren Rolle darum.`,
  last_admin: msg`Das ist das letzte aktive Administrationskonto. Ernennen Sie zuerst ein weiteres.`,
  name_mismatch: msg`Der eingegebene Name stimmt nicht überein. Es wurde nichts entfernt.`,
  invite_too_soon: inviteTooSoon,
  password_wrong: msg`Das bisherige Passwort stimmt nicht. Ihr Passwort bleibt, wie es war.`,
  user_rows_differ: rowsDiffer,
  language_invalid: msg`Diese Sprache gibt es hier nicht.`,
  number_out_of_range: ({ params: { min = "0", max = "", places, unit }, locale }) => {
    const [least, most] = [formatNumber(Number(min), locale), formatNumber(Number(max), locale)];
    if (unit === "days") return msg`Der Zeitpunkt darf höchstens ${most} Tage in der Zukunft liegen.`;
    if (places !== undefined) return msg`Geben Sie eine Zahl von ${least} bis ${most} ein.`;
    return msg`Geben Sie eine ganze Zahl von ${least} bis ${most} ein.`;
  },
} satisfies Record<Exclude<FailureCode, ServiceErrorCode>, Wording>;

/** Error messages of statistics, feedback, accounting and reports. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TemplateDanger } from "#domain/reports/templates";
import type { FailureCode, MessageContext, Wording } from "./errorMessages";
import { fileTypeNames, withNumber } from "./wordings";

const isUnsafeReason = (reason: string): reason is keyof typeof unsafeReasonMessages =>
  reason in unsafeReasonMessages;

/** Why a template is refused; `detail` is a part of the file, a target or a command. */
const unsafeReasonMessages = {
  macros: (detail) =>
    msg`Die Vorlage enthält Makros (${detail}). Sie wurde nicht gespeichert. Speichern Sie sie ohne Makros.`,
  external_relationship: (detail) =>
    msg`Die Vorlage lädt Inhalte von außerhalb (${detail}). Sie wurde nicht gespeichert. Fügen Sie die Inhalte in die Datei ein, oder entfernen Sie die Verknüpfung.`,
  dtd: (detail) =>
    msg`Die Vorlage enthält eine Dokumenttyp-Definition (${detail}). Sie wurde nicht gespeichert. Entfernen Sie die Zeile, die mit „<!“ beginnt.`,
  embedded_object: (detail) =>
    msg`In die Vorlage ist ein Objekt eingebettet (${detail}). Sie wurde nicht gespeichert. Ersetzen Sie das Objekt durch ein Bild oder eine Tabelle.`,
  encrypted: (detail) =>
    detail
      ? msg`Die Vorlage ist verschlüsselt (${detail}). Sie wurde nicht gespeichert. Speichern Sie sie ohne Kennwort.`
      : msg`Die Vorlage ist verschlüsselt. Sie wurde nicht gespeichert. Speichern Sie sie ohne Kennwort.`,
  zip: (detail) =>
    detail === "size" || detail === "count"
      ? msg`Die Vorlage ist entpackt größer, als eine Vorlage sein darf. Sie wurde nicht gespeichert. Verkleinern Sie die Bilder darin, oder prüfen Sie, woher die Datei kommt.`
      : msg`Die Vorlage ist so gepackt, wie es kein übliches Programm tut (${detail}). Sie wurde nicht gespeichert. Öffnen Sie sie in Ihrem Schreibprogramm und speichern Sie sie neu.`,
  script: (detail) =>
    msg`Die Vorlage enthält ein Skript (${detail}). Sie wurde nicht gespeichert. Entfernen Sie das Skript.`,
  too_complex: (detail) =>
    msg`Die Vorlage ist zu umfangreich (${detail}). Sie wurde nicht gespeichert. Teilen oder vereinfachen Sie sie.`,
} satisfies Record<TemplateDanger, (detail: string) => MessageDescriptor>;

function templateUnsafe({ params: { reason = "", detail = "" } }: MessageContext): MessageDescriptor {
  return unsafeReasonMessages[isUnsafeReason(reason) ? reason : "zip"](detail);
}

function extensionInvalid({ params: { allowed = "", found = "" } }: MessageContext): MessageDescriptor {
  return found
    ? msg`Ungültige Datei-Erweiterung! Der Inhalt der Datei ist ${fileTypeNames(found)}. Erlaubt sind ${allowed}; es zählen Name und Inhalt.`
    : msg`Ungültige Datei-Erweiterung! Erlaubt sind ${allowed}; es zählen Name und Inhalt.`;
}

export const reportingErrorMessages = {
  feedback_personal_data: msg`Der Kommentar enthält vermutlich personenbezogene Daten und wurde nicht freigegeben. Schwärzen Sie die markierten Stellen, oder bestätigen Sie die Freigabe.`,
  feedback_span_invalid: msg`Diese Stelle gibt es im Kommentar nicht. Es wurde nichts geschwärzt; laden Sie die Rückmeldung neu und markieren Sie die Stelle noch einmal.`,
  nothing_to_export: msg`Es gibt nichts herunterzuladen: In diesen Monaten gab es keine Anträge, oder alle Zahlen sind unter 5 oder zum Schutz ausgelassen. Wählen Sie einen längeren Zeitraum oder mehr Kommunen.`,
  purpose_required: msg`Nach Personen lässt sich das Protokoll erst filtern, wenn Sie den Zweck angegeben haben; er gilt 60 Minuten und wird mit protokolliert. Geben Sie den Zweck an und filtern Sie dann noch einmal.`,
  no_new_bookings: msg`Es gibt nichts auszuleiten: Unter diesem Filter ist nichts gebucht, oder seit dem letzten Lauf ist nichts hinzugekommen. Es wurde kein Lauf angelegt.`,
  booking_run_continued: msg`Lauf {number} setzt diesen Lauf schon fort. Damit nichts doppelt gebucht wird, wurde kein neuer angelegt; setzen Sie den jüngsten Lauf der Reihe fort.`,
  report_name_invalid: msg`Der Name des Berichts darf nur aus Kleinbuchstaben ohne Umlaute, Ziffern, Bindestrichen und Unterstrichen bestehen und beginnt mit einem Buchstaben oder einer Ziffer.`,
  receipt_number_taken: msg`Die Belegnummer {receiptNumber} gibt es unter dem Kassenzeichen {cashReference} schon.`,
  refund_too_high: msg`Es kann nicht mehr erstattet werden, als bezahlt wurde.`,
  file_extension_invalid: extensionInvalid,
  report_template_unsafe: templateUnsafe,
  report_placeholder_malformed: ({ params: { text = "" } }) =>
    msg`Die Klammern in „${text}“ bilden keinen Platzhalter. Ein Platzhalter steht in geschweiften Klammern in einem einzigen Absatz, und jeder Abschnitt, der mit # beginnt, endet mit / und demselben Namen. Die Vorlage wurde nicht gespeichert.`,
  report_expressions_unconfirmed: withNumber(
    "count",
    (count) =>
      msg`Die Vorlage enthält Ausdrücke (${count}), die beim Erzeugen der Dokumente als Programm ausgeführt werden. Sie wurde nicht gespeichert. Prüfen und bestätigen Sie die Ausdrücke.`,
  ),
  service_report_not_found: ({ params: { service = "", report = "" } }) =>
    msg`Der Dienstbericht ${service}:${report} nicht gefunden`,
} satisfies Partial<Record<FailureCode, Wording>>;

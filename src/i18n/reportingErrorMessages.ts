/** Error messages of statistics, feedback, accounting and reports. */
import { msg } from "@lingui/core/macro";
import type { FailureCode, Wording } from "./errorMessages";

export const reportingErrorMessages = {
  feedback_personal_data: msg`Der Kommentar enthält vermutlich personenbezogene Daten und wurde nicht freigegeben. Schwärzen Sie die markierten Stellen, oder bestätigen Sie die Freigabe.`,
  feedback_span_invalid: msg`Diese Stelle gibt es im Kommentar nicht. Es wurde nichts geschwärzt; laden Sie die Rückmeldung neu und markieren Sie die Stelle noch einmal.`,
  nothing_to_export: msg`Es gibt nichts herunterzuladen: In diesen Monaten gab es keine Anträge, oder alle Zahlen sind unter 5 oder zum Schutz ausgelassen. Wählen Sie einen längeren Zeitraum oder mehr Kommunen.`,
  no_new_bookings: msg`Es gibt nichts auszuleiten: Unter diesem Filter ist nichts gebucht, oder seit dem letzten Lauf ist nichts hinzugekommen. Es wurde kein Lauf angelegt.`,
  booking_run_continued: msg`Lauf {number} setzt diesen Lauf schon fort. Damit nichts doppelt gebucht wird, wurde kein neuer angelegt; setzen Sie den jüngsten Lauf der Reihe fort.`,
  report_name_invalid: msg`Der Name des Berichts darf nur aus Kleinbuchstaben ohne Umlaute, Ziffern, Bindestrichen und Unterstrichen bestehen und beginnt mit einem Buchstaben oder einer Ziffer.`,
  file_extension_invalid: msg`Ungültige Datei-Erweiterung! Erlaubt sind {allowed}, und der Inhalt muss dazu passen.`,
  report_template_unsafe: msg`Die Vorlage wurde aus Sicherheitsgründen abgelehnt: {reason} ({detail}). Gespeichert wurde nichts.`,
  report_expressions_unconfirmed: msg`Die Vorlage enthält {count} Ausdrücke, die beim Erstellen des Berichts als Programm ausgeführt werden. Prüfen und bestätigen Sie sie; gespeichert wurde noch nichts.`,
  service_report_not_found: msg`Der Dienstbericht {service}:{report} nicht gefunden`,
  receipt_number_taken: msg`Die Belegnummer {receiptNumber} gibt es unter dem Kassenzeichen {cashReference} schon.`,
  refund_too_high: msg`Es kann nicht mehr erstattet werden, als bezahlt wurde.`,
} satisfies Partial<Record<FailureCode, Wording>>;

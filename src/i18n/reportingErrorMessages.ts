/** Error messages of statistics and feedback. */
import { msg } from "@lingui/core/macro";
import type { FailureCode, Wording } from "./errorMessages";

export const reportingErrorMessages = {
  feedback_personal_data: msg`Der Kommentar enthält vermutlich personenbezogene Daten und wurde nicht freigegeben. Schwärzen Sie die markierten Stellen, oder bestätigen Sie die Freigabe.`,
  feedback_span_invalid: msg`Diese Stelle gibt es im Kommentar nicht. Es wurde nichts geschwärzt; laden Sie die Rückmeldung neu und markieren Sie die Stelle noch einmal.`,
  nothing_to_export: msg`Es gibt nichts herunterzuladen: In diesen Monaten gab es keine Anträge, oder alle Zahlen sind unter 5 oder zum Schutz ausgelassen. Wählen Sie einen längeren Zeitraum oder mehr Kommunen.`,
} satisfies Partial<Record<FailureCode, Wording>>;

/** Error messages of feedback. */
import { msg } from "@lingui/core/macro";
import type { FailureCode, Wording } from "./errorMessages";

export const reportingErrorMessages = {
  feedback_personal_data: msg`Der Kommentar enthält vermutlich personenbezogene Daten und wurde nicht freigegeben. Schwärzen Sie die markierten Stellen, oder bestätigen Sie die Freigabe.`,
  feedback_span_invalid: msg`Diese Stelle gibt es im Kommentar nicht. Es wurde nichts geschwärzt; laden Sie die Rückmeldung neu und markieren Sie die Stelle noch einmal.`,
} satisfies Partial<Record<FailureCode, Wording>>;

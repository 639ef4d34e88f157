/** Error messages that differ from those of other screens. */
import { msg } from "@lingui/core/macro";
import { feeChangeExpiryMinutes } from "#domain/feeChanges";
import type { ErrorMessages, MessageContext } from "#i18n/errorMessages";
import { formatNumber } from "#i18n/formats";
import { allErrorMessages } from "#i18n/allErrorMessages";

/** For the field of communes: none matches the filters. */
function required({ params: { field, kind } }: MessageContext) {
  if (field !== "communes") return msg`Dieses Feld wird benötigt`;
  return kind === "RESET"
    ? msg`Keine der Kommunen hat eine eigene Fassung. Es gibt nichts zurückzusetzen.`
    : msg`Keine Kommune passt zu dieser Auswahl. Wählen Sie eine andere Gruppe, oder schränken Sie sie weniger ein.`;
}

function notFound({ params: { field, ags = "" } }: MessageContext) {
  if (field === "communes") {
    return msg`Die Kommune ${ags} hat keinen Dienst mit diesen Gebühren. Entfernen Sie sie aus der Auswahl.`;
  }
  return field === "feeIds"
    ? msg`Eine der Gebühren gibt es im Katalog nicht mehr. Es wurde nichts geändert. Schließen Sie den Dialog, und wählen Sie die Gebühren neu.`
    : msg`Diese Änderung gibt es nicht mehr. Laden Sie die Seite neu.`;
}

function percentageOutOfRange({ params: { min = "0", max = "0" }, locale }: MessageContext) {
  const [least, most] = [formatNumber(Number(min) / 100, locale), formatNumber(Number(max) / 100, locale)];
  return msg`Die Änderung muss zwischen ${least} % und ${most} % liegen und darf nicht 0 % sein.`;
}

/** The messages of all codes on the screens of changes. */
export const feeChangeErrorMessages: ErrorMessages = {
  ...allErrorMessages,
  required,
  not_found: notFound,
  percentage_out_of_range: percentageOutOfRange,
  preview_expired: msg`Der Probelauf ist verfallen: Er wurde nicht innerhalb von ${feeChangeExpiryMinutes} Minuten gestartet. Es wurde nichts geändert. Bereiten Sie die Änderung neu vor.`,
  already_running: msg`Die Änderung ist schon gestartet. Laden Sie die Seite neu, um ihren Stand zu sehen.`,
};

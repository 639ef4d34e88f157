/** Error messages of switches of services that differ from those of other screens. */
import { msg } from "@lingui/core/macro";
import { runExpiryMinutes } from "#domain/limits";
import type { ErrorMessages, MessageContext } from "#i18n/errorMessages";
import { allErrorMessages } from "#i18n/allErrorMessages";

/** For the field of communes: none matches. */
function required({ params: { field } }: MessageContext) {
  return field === "communes"
    ? msg`In keiner Kommune dieser Auswahl gibt es dafür etwas zu tun. Wählen Sie andere Kommunen oder Dienste.`
    : msg`Dieses Feld wird benötigt`;
}

function notFound({ params: { field, ags = "" } }: MessageContext) {
  return field === "communes"
    ? msg`Die Kommune ${ags} gibt es nicht mehr. Entfernen Sie sie aus der Auswahl.`
    : msg`Diese Sammelaktion gibt es nicht mehr. Laden Sie die Seite neu.`;
}

function tooLong({ params: { field, max = "" } }: MessageContext) {
  return field === "communes"
    ? msg`Das sind zu viele auf einmal: höchstens ${max} Dienste in Kommunen. Wählen Sie weniger Dienste, oder schränken Sie die Kommunen ein.`
    : msg`Höchstens ${max} Einträge`;
}

/** The messages of all codes on the screens of switches. */
export const switchErrorMessages: ErrorMessages = {
  ...allErrorMessages,
  required,
  not_found: notFound,
  list_too_long: tooLong,
  date_in_past: msg`Wählen Sie einen Tag ab morgen.`,
  preview_expired: msg`Der Probelauf ist verfallen: Er wurde nicht innerhalb von ${runExpiryMinutes} Minuten gestartet. Es wurde nichts geändert. Bereiten Sie ihn neu vor.`,
  already_running: msg`Die Sammelaktion ist schon gestartet. Laden Sie die Seite neu, um ihren Stand zu sehen.`,
};

/** Of the items. */
export const switchItemErrorMessages: ErrorMessages = {
  ...allErrorMessages,
  conflict: msg`Der Dienst hat sich nach dem Probelauf geändert und blieb, wie er war. Bereiten Sie einen neuen Probelauf vor.`,
  not_found: msg`Die Kommune bietet diesen Dienst nicht mehr an. Es ist nichts zu tun.`,
  commune_unknown: msg`Die Kommune gibt es nicht mehr.`,
  undo_expired: msg`Die Inhalte des Dienstes sind nicht mehr aufbewahrt. Er wurde nicht hinzugefügt.`,
  insufficient_permissions: msg`Wer die Sammelaktion gestartet hat, darf das nicht mehr. Der Dienst blieb, wie er war.`,
};

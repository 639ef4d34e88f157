/** Error messages of runs that differ from those of other screens. */
import { msg } from "@lingui/core/macro";
import { allErrorMessages } from "#i18n/allErrorMessages";
import type { ErrorMessages } from "#i18n/errorMessages";

/** On the page of a run. */
export const runErrorMessages: ErrorMessages = {
  ...allErrorMessages,
  required: msg`Es ist nichts mehr zu tun. Laden Sie die Seite neu.`,
  preview_expired: msg`Der Probelauf ist verfallen: Er wurde nicht rechtzeitig gestartet. Es wurde nichts geändert. Bereiten Sie ihn neu vor.`,
  already_running: msg`Die Sammelaktion ist schon gestartet. Laden Sie die Seite neu, um ihren Stand zu sehen.`,
};

/** Of its items. */
export const runItemErrorMessages: ErrorMessages = {
  ...allErrorMessages,
  conflict: msg`Hat sich nach dem Probelauf geändert und blieb, wie es war. Bereiten Sie einen neuen Probelauf vor.`,
  not_found: msg`Das gibt es nicht mehr. Es ist nichts zu tun.`,
  insufficient_permissions: msg`Wer die Sammelaktion gestartet hat, darf das nicht mehr ändern. Es blieb, wie es war.`,
};

/** Error messages of KBA settings and security lists. */
import { msg } from "@lingui/core/macro";
import type { FailureCode, MessageContext, Wording } from "./errorMessages";

function dateInPast({ params: { moment } }: MessageContext) {
  return moment
    ? msg`Dieser Zeitpunkt ist schon vorbei. Geben Sie einen späteren an.`
    : msg`Der Tag ist schon vorbei. Geben Sie heute oder einen späteren Tag an.`;
}

export const ikfzErrorMessages = {
  stba_number_invalid: msg`Die STBA-Nummer besteht aus einem Z und 6 oder 7 Ziffern.`,
  date_in_future: msg`Der Tag liegt in der Zukunft. Geben Sie den Tag an, an dem das Passwort beim KBA gesetzt wurde.`,
  date_in_past: dateInPast,
  email_blocked: msg`Die Sicherheitslisten der Kommune lassen diese E-Mail-Adresse nicht zu. Der Antrag wurde nicht angenommen.`,
} satisfies Partial<Record<FailureCode, Wording>>;

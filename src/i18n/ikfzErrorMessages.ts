/** Error messages of KBA settings and security lists. */
import { msg } from "@lingui/core/macro";
import type { FailureCode, Wording } from "./errorMessages";

export const ikfzErrorMessages = {
  stba_number_invalid: msg`Die STBA-Nummer besteht aus einem Z und 6 oder 7 Ziffern.`,
  date_in_future: msg`Der Tag liegt in der Zukunft. Geben Sie den Tag an, an dem das Passwort beim KBA gesetzt wurde.`,
  date_in_past: msg`Der Tag ist schon vorbei. Geben Sie heute oder einen späteren Tag an.`,
  email_blocked: msg`Die Sicherheitslisten der Kommune lassen diese E-Mail-Adresse nicht zu. Der Antrag wurde nicht angenommen.`,
} satisfies Partial<Record<FailureCode, Wording>>;

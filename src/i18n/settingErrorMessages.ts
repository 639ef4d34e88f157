/** Error messages of the settings of the installation. */
import { msg } from "@lingui/core/macro";
import type { FailureCode, MessageContext, Wording } from "./errorMessages";
import { formatDateTime } from "./formats";

function mailFailed({ params: { answer, reason = "" } }: MessageContext) {
  return answer
    ? msg`Die Test-E-Mail wurde nicht verschickt. Der Mailserver antwortete: ${answer}`
    : msg`Die Test-E-Mail wurde nicht verschickt: Der Mailserver war nicht zu erreichen oder brach ab (${reason}).`;
}

function testMailTooSoon({ params: { retryAt } }: MessageContext) {
  if (!retryAt) return msg`Es wurden gerade Test-E-Mails verschickt. Versuchen Sie es später noch einmal.`;
  const time = formatDateTime(retryAt);
  return msg`Es wurden gerade Test-E-Mails verschickt. Die nächste ist ab ${time} Uhr möglich.`;
}

function languageNotOffered({ params: { language = "" }, locale }: MessageContext) {
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(language || "und") ?? language;
  return msg`Die Sprache ${name} wird in dieser Installation nicht mehr angeboten. Wählen Sie sie ab; es wurde nichts gespeichert.`;
}

export const settingErrorMessages = {
  contact_invalid: msg`Geben Sie eine E-Mail-Adresse oder eine Internetadresse mit http:// oder https:// ein.`,
  sender_invalid: msg`Geben Sie eine E-Mail-Adresse ein, oder einen Namen und dahinter die Adresse in spitzen Klammern.`,
  setting_locked: ({ params: { variable = "" } }) =>
    msg`Diesen Wert legt der Server mit der Umgebungsvariablen ${variable} fest. Es wurde nichts gespeichert.`,
  language_not_offered: languageNotOffered,
  mail_not_configured: msg`Es ist kein Mailserver eingerichtet. Die Test-E-Mail wurde nicht verschickt.`,
  mail_failed: mailFailed,
  test_mail_too_soon: testMailTooSoon,
} satisfies Partial<Record<FailureCode, Wording>>;

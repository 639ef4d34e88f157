/** Error messages of user administration, invitations and the user's own account. */
import { msg } from "@lingui/core/macro";
import type { MessageContext, UserFailureCode, Wording } from "./errorMessages";
import { formatDateTime } from "./formats";

function inviteTooSoon({ params: { at } }: MessageContext) {
  if (!at) return msg`Gerade erst wurde ein Link verschickt. Warten Sie einige Minuten bis zum nächsten.`;
  const time = formatDateTime(at);
  return msg`Gerade erst wurde ein Link verschickt. Der nächste ist ab ${time} Uhr möglich.`;
}

function rowsDiffer({ params: { line } }: MessageContext) {
  return line
    ? msg`E-Mail oder Rolle ist anders als in Zeile ${line}, die denselben Benutzer nennt.`
    : msg`E-Mail oder Rolle ist anders als in einer früheren Zeile desselben Benutzers.`;
}

export const userErrorMessages = {
  username_already_exists: msg`Dieser Benutzername ist bereits vergeben.`,
  username_look_alike: msg`Dieser Benutzername sieht aus wie der eines anderen Benutzers. Wählen Sie einen, der sich deutlich unterscheidet.`,
  invisible_characters: msg`Hier stehen unsichtbare Zeichen. Löschen Sie den Inhalt und tippen Sie ihn neu.`,
  email_already_exists: msg`Diese E-Mail-Adresse ist bereits vergeben.`,
  email_invalid: msg`Ungültige E-Mail-Adresse.`,
  user_already_activated: msg`Dieser Benutzer hat sein Konto bereits aktiviert. Es wurde nichts verschickt.`,
  user_save_error: msg`Die Benutzerdaten konnten nicht in der Datenbank gespeichert werden.`,
  user_list_download_error: msg`Die Benutzerliste konnte nicht heruntergeladen werden. Versuchen Sie es noch einmal; hilft das nicht, wenden Sie sich an Ihre Administration.`,
  commune_already_added: msg`Diese Kommune wurde bereits hinzugefügt`,
  commune_unknown: msg`Eine Kommune mit diesem AGS gibt es hier nicht.`,
  service_not_offered: msg`Die Kommune bietet diesen Dienst nicht an.`,
  role_types_mixed: msg`Ein Benutzer hat nur eine Art von Rolle. Wählen Sie für alle Einträge dieselbe.`,
  role_unknown: ({ params: { value = "" } }) =>
    msg`Die Rolle „${value}“ gibt es nicht. Möglich sind member, support und admin.`,
  role_not_allowed: msg`Diese Rolle dürfen Sie nicht vergeben.`,
  own_rights: msg`Niemand ändert die eigenen Rechte. Bitten Sie jemanden mit derselben oder einer höheren Rolle darum.`,
  last_admin: msg`Das ist das letzte aktive Administrationskonto. Ernennen Sie zuerst ein weiteres.`,
  name_mismatch: msg`Der eingegebene Name stimmt nicht mit dem Benutzernamen überein. Es wurde nichts entfernt.`,
  invite_too_soon: inviteTooSoon,
  password_wrong: msg`Das bisherige Passwort stimmt nicht. Ihr Passwort bleibt, wie es war.`,
  user_rows_differ: rowsDiffer,
} satisfies Record<UserFailureCode, Wording>;

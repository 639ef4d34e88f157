/** Messages for the results of changing KBA settings. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { UserError } from "#relay/failure";
import type { KbaResult as Outcome } from "./__generated__/KbaSettingsFormSaveMutation.graphql";

type KbaResult = Exclude<Outcome, "%future added value">;

const messages: Readonly<Record<KbaResult, MessageDescriptor>> = {
  SETTINGS_ADDED: msg`Die KBA-Einstellungen sind hinzugefügt.`,
  EDITED: msg`Die KBA-Einstellungen sind geändert.`,
  DELETED: msg`Die KBA-Einstellungen sind entfernt.`,
  PASSWORD_CHANGED: msg`Das neue Passwort ist gespeichert. Das bisherige bleibt aufbewahrt, bis das neue einmal funktioniert hat.`,
  PASSWORD_CONFIRMED: msg`Das neue Passwort ist bestätigt. Das bisherige ist gelöscht.`,
  PREVIOUS_PASSWORD_RESTORED: msg`Das bisherige Passwort gilt wieder. Das andere ist gelöscht.`,
  PASSWORD_IDENTIFIER_INVALID: msg`Die Passwortkennung besteht aus dem KBA-Benutzer, in derselben Groß- und Kleinschreibung, und zwei Ziffern von 01 bis 99. Eine schon hinterlegte gilt nicht noch einmal. Es wurde nichts geändert. Berichtigen Sie die Kennung.`,
  PASSWORD_EXPIRED: msg`Das Passwort wurde vor mehr als 90 Tagen gesetzt und ist damit abgelaufen. Es wurde nichts geändert. Berichtigen Sie den Tag, oder setzen Sie beim KBA ein neues Passwort.`,
  USER_EXISTS_ALREADY: msg`Für diesen KBA-Benutzer gibt es in der Kommune schon Einstellungen. Es wurde nichts hinzugefügt. Bearbeiten Sie die vorhandenen, oder geben Sie einen anderen Benutzer an.`,
  USER_DOES_NOT_EXIST: msg`Die Einstellungen dieses KBA-Benutzers hat inzwischen jemand entfernt. Es wurde nichts geändert. Die Liste zeigt jetzt den neuen Stand.`,
  NOT_FOUND: msg`Diese KBA-Einstellungen gibt es nicht mehr, oder die Kommune bietet keinen Zulassungsdienst mehr an. Es wurde nichts geändert. Die Liste zeigt jetzt den neuen Stand.`,
  UNKNOWN_INTERNAL_ERROR: msg`Es ist ein unbekannter Fehler aufgetreten. Es wurde nichts geändert. Versuchen Sie es noch einmal; hilft das nicht, wenden Sie sich an Ihre Administration.`,
};

const successes: readonly string[] = [
  "SETTINGS_ADDED",
  "EDITED",
  "DELETED",
  "PASSWORD_CHANGED",
  "PASSWORD_CONFIRMED",
  "PREVIOUS_PASSWORD_RESTORED",
] satisfies KbaResult[];

/** Results after which the list on screen is outdated although nothing was changed. */
const staleResults: readonly string[] = ["USER_DOES_NOT_EXIST", "NOT_FOUND"] satisfies KbaResult[];

/** Form fields by result. */
const fields: Partial<Readonly<Record<string, string>>> = {
  PASSWORD_IDENTIFIER_INVALID: "identifier",
  PASSWORD_EXPIRED: "setOn",
  USER_EXISTS_ALREADY: "user",
} satisfies Partial<Record<KbaResult, string>>;

const isKnown = (result: string): result is KbaResult => Object.hasOwn(messages, result);

/** Message of a result; unknown results count as an unknown error. */
export function kbaResultMessage(result: string): MessageDescriptor {
  return messages[isKnown(result) ? result : "UNKNOWN_INTERNAL_ERROR"];
}

/** Whether the change was made. */
export function isKbaSuccess(result: string | null | undefined): result is string {
  return successes.includes(result ?? "");
}

/** Whether the record no longer exists, so that the list must be refetched. */
export function isKbaStale(result: string | null | undefined): boolean {
  return staleResults.includes(result ?? "");
}

interface Payload {
  readonly result: string | null | undefined;
  readonly errors: readonly UserError[];
}

/**
 * Errors of a form, from the errors or the result of the payload; empty if saved. Maps paths of the input to fields,
 * which are named after the last part of a path. The part "password" is both an input object and a field.
 */
export function kbaFormErrors({ result, errors }: Payload): readonly UserError[] {
  if (errors.length > 0 || isKbaSuccess(result)) {
    return errors.map((error) => ({ ...error, field: error.field?.slice(-1) }));
  }
  const known = result ?? "UNKNOWN_INTERNAL_ERROR";
  const field = fields[known];
  return [
    { code: "internal_error", field: field ? [field] : null, params: [], wording: kbaResultMessage(known) },
  ];
}

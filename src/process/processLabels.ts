/** Labels of statuses, types, actions and problems of processes, and their short ids. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AttemptProblem, ProcessAction, ProcessStatus } from "#domain/processTransitions";
import type { ProcessType } from "#domain/retrySchedule";

export const statusLabels: Readonly<Record<ProcessStatus, MessageDescriptor>> = {
  UNKNOWN: msg`Unbekannt`,
  SUCCESS: msg`Erfolgreich`,
  SUCCESS_MANUAL: msg`Erfolgreich (manuell)`,
  IN_PROGRESS: msg`In Bearbeitung`,
  ERROR: msg`Fehler`,
  ERROR_WITHOUT_RETRY: msg`Fehler ohne Wiederholung`,
  FINALLY_TERMINATED: msg`Endgültig beendet`,
};

export const typeLabels: Readonly<Record<ProcessType, MessageDescriptor>> = {
  SYNCHRONOUS: msg`synchron`,
  ASYNCHRONOUS: msg`asynchron`,
};

/** Labels for the payment system's completion codes; unknown codes are shown as they are. */
export const completionLabels: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["AUTOMATISCH", msg`automatisch`],
  ["NACHGEMELDET", msg`nachgemeldet`],
]);

/** Button labels. Manuals refer to them, so keep the wording. */
export const actionLabels: Readonly<Record<ProcessAction, MessageDescriptor>> = {
  RESTART: msg`Neu starten`,
  COMPLETE: msg`Als manuell erledigt markieren`,
  CANCEL: msg`Abbrechen`,
  DELETE: msg`Löschen`,
  ARCHIVE: msg`Archivieren`,
  UPLOAD_FILE: msg`Datei hochladen`,
};

const problemLabels: Readonly<Record<Exclude<AttemptProblem, "HTTP_STATUS">, MessageDescriptor>> = {
  TIMEOUT: msg`Keine Antwort innerhalb von 30 Sekunden`,
  CONNECTION_FAILED: msg`Keine Verbindung zum Zielsystem`,
  ADDRESS_REFUSED: msg`Die Adresse des Zielsystems darf nicht aufgerufen werden`,
  TARGET_MISSING: msg`Für diesen Dienst ist kein Zielsystem eingerichtet`,
  ANSWER_TOO_LARGE: msg`Die Antwort ist größer als 1 MB; der Rest wurde nicht gelesen`,
  ANSWER_NOT_JSON: msg`Die Antwort ist kein JSON`,
  SERVER_STOPPED: msg`Der Server wurde währenddessen angehalten`,
};

/** Label of a problem; null if there is none. HTTP errors show their status instead. */
export function problemLabel(
  problem: string | null | undefined,
  httpStatus: number | null | undefined,
): MessageDescriptor | null {
  if (problem === "HTTP_STATUS") return msg`HTTP ${httpStatus ?? ""}`;
  return Object.entries(problemLabels).find(([code]) => code === problem)?.[1] ?? null;
}

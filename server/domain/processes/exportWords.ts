/** German words of files that are made of processes: they are for German Excel, whatever the language of the interface. */
import type { ProcessRecord, ProcessStatus } from "#domain/processTransitions";
import type { ProcessType } from "#domain/retrySchedule";

/** What statuses are called. */
export const statusWords: Readonly<Record<ProcessStatus, string>> = {
  UNKNOWN: "Unbekannt",
  SUCCESS: "Erfolgreich",
  SUCCESS_MANUAL: "Erfolgreich (manuell)",
  IN_PROGRESS: "In Bearbeitung",
  ERROR: "Fehler",
  ERROR_WITHOUT_RETRY: "Fehler ohne Wiederholung",
  FINALLY_TERMINATED: "Endgültig beendet",
};

/** What types are called. */
export const typeWords: Readonly<Record<ProcessType, string>> = {
  SYNCHRONOUS: "synchron",
  ASYNCHRONOUS: "asynchron",
};

/** What is left of a process. */
export const recordWords: Readonly<Record<ProcessRecord, string>> = {
  ACTIVE: "aktiv",
  ARCHIVED: "archiviert",
  DELETED: "gelöscht",
};

const berlin = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  ...({ day: "2-digit", month: "2-digit", year: "numeric" } as const),
  ...({ hour: "2-digit", minute: "2-digit", second: "2-digit" } as const),
});

/** A moment as 20.11.2026 11:37:38 in Europe/Berlin; null: none. */
export function momentText(moment: Date | null): string {
  return moment === null ? "" : berlin.format(moment).replace(",", "");
}

/** German labels for exported files. Exports target German Excel, regardless of the interface language. */
import type { ProcessRecord, ProcessStatus } from "#domain/processTransitions";
import type { ProcessType } from "#domain/retrySchedule";

/** Labels of process statuses. */
export const statusLabels: Readonly<Record<ProcessStatus, string>> = {
  UNKNOWN: "Unbekannt",
  SUCCESS: "Erfolgreich",
  SUCCESS_MANUAL: "Erfolgreich (manuell)",
  IN_PROGRESS: "In Bearbeitung",
  ERROR: "Fehler",
  ERROR_WITHOUT_RETRY: "Fehler ohne Wiederholung",
  FINALLY_TERMINATED: "Endgültig beendet",
};

/** Labels of process types. */
export const typeLabels: Readonly<Record<ProcessType, string>> = {
  SYNCHRONOUS: "synchron",
  ASYNCHRONOUS: "asynchron",
};

/** Labels of the record state: active, archived or deleted. */
export const recordLabels: Readonly<Record<ProcessRecord, string>> = {
  ACTIVE: "aktiv",
  ARCHIVED: "archiviert",
  DELETED: "gelöscht",
};

const berlinFormat = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** Formats a time in Europe/Berlin as 20.11.2026 11:37:38. Returns an empty string for null. */
export function formatTimestamp(date: Date | null): string {
  return date === null ? "" : berlinFormat.format(date).replace(",", "");
}

/** States and causes of runs of automated jobs, and their results in sentences. */
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  jobFigureNames,
  type AutomatedJobRunCause,
  type AutomatedJobRunState,
  type AutomatedJobSkipReason,
  type JobFailure,
  type JobFigureName,
} from "#domain/automatedJobs";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import type { Tone } from "#ui/Status";

const tones: Readonly<Record<string, Tone>> = {
  WAITING: "waiting",
  RUNNING: "progress",
  SUCCEEDED: "success",
  PARTLY_FAILED: "waiting",
  FAILED: "error",
  SKIPPED: "neutral",
  MISSED: "final",
  OVERLAPPED: "neutral",
  PAUSED: "neutral",
} satisfies Record<AutomatedJobRunState, Tone>;

/** The tone of a state; unknown ones are neutral. */
export const toneOf = (state: string): Tone => tones[state] ?? "neutral";

/** Whether a run waits or is running. */
export const isOpen = (state: string): boolean => state === "WAITING" || state === "RUNNING";

/** Labels of the states. */
export function useJobStateLabels(): Readonly<Record<AutomatedJobRunState, string>> {
  const { t } = useLingui();
  return {
    WAITING: t`Wartet`,
    RUNNING: t`Läuft`,
    SUCCEEDED: t`Erfolgreich`,
    PARTLY_FAILED: t`Teilweise fehlgeschlagen`,
    FAILED: t`Fehlgeschlagen`,
    SKIPPED: t`Übersprungen`,
    MISSED: t`Verpasst`,
    OVERLAPPED: t`Überschnitten`,
    PAUSED: t`Pausiert`,
  };
}

/** Returns the label of a state; an unknown one is shown by its code. */
export function useJobStateLabel(): (state: string) => string {
  const labels: Readonly<Record<string, string>> = useJobStateLabels();
  return (state) => labels[state] ?? state;
}

/** Returns what started a run, in words. */
export function useCauseLabel(): (cause: string) => string {
  const { t } = useLingui();
  const labels: Readonly<Record<string, string>> = {
    SCHEDULE: t`Nach Plan`,
    CATCH_UP: t`Nachgeholt nach einem Ausfall`,
    MANUAL: t`Von Hand gestartet`,
    START: t`Beim Start des Servers`,
  } satisfies Record<AutomatedJobRunCause, string>;
  return (cause) => labels[cause] ?? cause;
}

interface Figure {
  readonly name: string;
  readonly count: number;
}

/** Returns figures as a list: "12 Kommunen, 3 geändert, 1 Fehler". An unknown one is shown by its code. */
function useFiguresText(): (figures: readonly Figure[]) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  const wordOf = (name: string, count: number): string => {
    const figure = number(count);
    const words: Readonly<Record<JobFigureName, () => string>> = {
      COMMUNES: () => t`${plural(count, { one: "# Kommune", other: "# Kommunen" })}`,
      PROCESSES: () => t`${plural(count, { one: "# Prozess", other: "# Prozesse" })}`,
      ENTRIES: () => t`${plural(count, { one: "# Eintrag", other: "# Einträge" })}`,
      CHECKED: () => t`${figure} geprüft`,
      CHANGED: () => t`${figure} geändert`,
      UNCHANGED: () => t`${figure} unverändert`,
      CORRECTED: () => t`${figure} berichtigt`,
      REENCRYPTED: () => t`${figure} neu verschlüsselt`,
      RECORDED: () => t`${figure} festgehalten`,
      SUMMED: () => t`${figure} zusammengefasst`,
      SENT: () => t`${figure} versendet`,
      DELIVERED: () => t`${figure} geliefert`,
      EXPIRED: () => t`${figure} abgelaufen`,
      ERASED: () => t`${figure} gelöscht`,
      REMOVED: () => t`${figure} entfernt`,
      HELD: () => t`${figure} angehalten`,
      CHAINED: () => t`${figure} verkettet`,
      VERIFIED: () => t`${figure} bestätigt`,
      PSEUDONYMISED: () => t`${figure} pseudonymisiert`,
      SKIPPED: () => t`${figure} übersprungen`,
      INVALID: () => t`${figure} ungültig`,
      UNREADABLE: () => t`${figure} nicht lesbar`,
      FAILED: () => t`${figure} Fehler`,
    };
    return isFigureName(name) ? words[name]() : `${name} ${figure}`;
  };
  return (figures) => figures.map(({ name, count }) => wordOf(name, count)).join(", ");
}

const isFigureName = (name: string): name is JobFigureName => jobFigureNames.some((known) => known === name);

interface RunFacts {
  readonly state: string;
  readonly dueAt: string;
  readonly lastDueAt: string;
  readonly dueCount: number;
  readonly note: string | null | undefined;
  readonly skipReason: string | null | undefined;
  readonly failure: { readonly reason: string } | null | undefined;
  readonly figures: readonly Figure[];
}

/** Returns the result of a run, or why it did not happen, as a sentence; empty if there is nothing to add. */
export function useRunSentence(): (run: RunFacts) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  const figuresText = useFiguresText();
  const skipReasons: Readonly<Record<string, string>> = {
    NO_MAIL_SERVER: t`Nicht gelaufen: Es ist kein Mailserver eingerichtet`,
    NO_AUTOMATIC_COMMUNES: t`Nicht gelaufen: Keine Kommune wird automatisch importiert`,
    NOTHING_DUE: t`Nicht gelaufen: Es gab nichts zu tun`,
    CANCELLED: t`Nicht gelaufen: Die Planung wurde vorher aufgehoben`,
  } satisfies Record<AutomatedJobSkipReason, string>;
  const failures: Readonly<Record<string, string>> = {
    INTERRUPTED: t`Server wurde beendet`,
    DATABASE_UNAVAILABLE: t`Datenbank war nicht erreichbar`,
    STORAGE_FULL: t`Speicherplatz ist voll`,
    INCOMPLETE: t`ein Teil wird wiederholt`,
    UNEXPECTED: t`unerwarteter Fehler`,
  } satisfies Record<JobFailure["reason"], string>;
  return ({ state, dueAt, lastDueAt, dueCount, note, skipReason, failure, figures }) => {
    const reasons: Readonly<Record<string, string>> = {
      SKIPPED: skipReasons[skipReason ?? ""] ?? t`Nicht gelaufen`,
      MISSED: t`Nicht gelaufen: Server war nicht erreichbar`,
      OVERLAPPED: t`Nicht gelaufen: Der Lauf davor war noch nicht zu Ende`,
      PAUSED: note ? t`Nicht gelaufen: pausiert („${note}“)` : t`Nicht gelaufen: pausiert`,
    };
    const reason = reasons[state];
    if (reason === undefined) {
      const failed = failure && (failures[failure.reason] ?? failure.reason);
      const sentence = [figuresText(figures), failed].filter(Boolean).join(", ");
      if (sentence === "" && state === "SUCCEEDED") return t`Nichts zu tun`;
      return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
    }
    if (dueCount <= 1) return reason;
    const [times, first, last] = [number(dueCount), formatDateTime(dueAt), formatDateTime(lastDueAt)];
    return `${reason}, ${t`${times}-mal von ${first} bis ${last}`}`;
  };
}

interface Failure {
  readonly reason: string;
  readonly detail: string | null | undefined;
}

/** Returns why a run failed and what to do, in sentences. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useLingui();
  const texts: Readonly<Record<string, string>> = {
    INTERRUPTED: t`Der Server wurde beendet, während der Job lief. Was bis dahin erledigt war, bleibt. Der nächste Lauf macht weiter; Sie können ihn auch jetzt starten.`,
    DATABASE_UNAVAILABLE: t`Die Datenbank war nicht erreichbar. Es ging nichts verloren. Prüfen Sie die Datenbank, und starten Sie den Job dann noch einmal.`,
    STORAGE_FULL: t`Der Speicherplatz der Datenbank ist voll. Was bis dahin erledigt war, bleibt. Schaffen Sie Platz, und starten Sie den Job dann noch einmal.`,
    INCOMPLETE: t`Ein Teil ist nicht gelungen und wird beim nächsten Lauf wiederholt. Was gelungen ist, bleibt. Die Ursachen stehen im Protokoll unten.`,
    UNEXPECTED: t`Ein unerwarteter Fehler hat den Job beendet. Was bis dahin erledigt war, bleibt. Lesen Sie das Protokoll unten; hilft das nicht, wenden Sie sich an den Betrieb des Servers.`,
  } satisfies Record<JobFailure["reason"], string>;
  return ({ reason }) => texts[reason] ?? reason;
}

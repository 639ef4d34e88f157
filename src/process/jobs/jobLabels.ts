/** Labels of bulk jobs and their results. */
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { usePathname } from "#browser/browser";
import {
  processJobActions,
  processStatuses,
  type ProcessJobAction,
  type ProcessStatus,
} from "#domain/processTransitions";
import { payloadFailure, type UserError } from "#relay/failure";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";

/** Action of a job's kind; unknown kinds count as a restart. */
export function actionOf(kind: string): ProcessJobAction {
  return processJobActions.find((action) => kind === `${action}_PROCESSES`) ?? "RESTART";
}

/** Title such as "18 Prozesse neu starten". */
export function useJobTitle(): (action: ProcessJobAction, count: number | null) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  // The list of applications calls them applications.
  const isApplications = usePathname().startsWith("/admin/applications");
  return (action, count) => {
    const several = count ?? 2;
    const noun = isApplications
      ? t`${plural(several, { one: "Antrag", other: "Anträge" })}`
      : t`${plural(several, { one: "Prozess", other: "Prozesse" })}`;
    const counted = count === null ? noun : `${number(count)} ${noun}`;
    const titles: Record<ProcessJobAction, string> = {
      RESTART: t`${counted} neu starten`,
      COMPLETE: t`${counted} als manuell erledigt markieren`,
      CANCEL: t`${counted} abbrechen`,
      DELETE: t`${counted} löschen`,
      ARCHIVE: t`${counted} archivieren`,
    };
    return titles[action];
  };
}

/** Label beside a number of processes. */
export interface OutcomeLabel {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor | null;
}

/** Labels of the processes that the action affects. */
export const affectedLabels: Readonly<Record<ProcessJobAction, OutcomeLabel>> = {
  RESTART: {
    title: msg`Werden neu gestartet`,
    text: msg`Die automatischen Versuche zählen wieder von vorn.`,
  },
  COMPLETE: {
    title: msg`Werden als manuell erledigt markiert`,
    text: msg`Es folgen keine weiteren Versuche.`,
  },
  CANCEL: {
    title: msg`Werden abgebrochen und enden endgültig`,
    text: msg`Es folgen keine weiteren Versuche. Das lässt sich nicht zurücknehmen.`,
  },
  DELETE: {
    title: msg`Werden gelöscht`,
    text: msg`Variablen und Dateien gehen endgültig verloren; was für Summen und Verlauf nötig ist, bleibt.`,
  },
  ARCHIVE: {
    title: msg`Werden archiviert`,
    text: msg`Es bleibt alles erhalten; in der Liste stehen sie nur noch auf Wunsch.`,
  },
};

/** Labels of the results; the state of the process afterwards is shown separately. */
export const resultLabels: Readonly<
  Record<ProcessJobAction, { readonly title: MessageDescriptor; readonly word: MessageDescriptor }>
> = {
  RESTART: { title: msg`Neu gestartet`, word: msg`neu gestartet` },
  COMPLETE: { title: msg`Manuell erledigt`, word: msg`manuell erledigt` },
  CANCEL: { title: msg`Abgebrochen`, word: msg`abgebrochen` },
  DELETE: { title: msg`Gelöscht`, word: msg`gelöscht` },
  ARCHIVE: { title: msg`Archiviert`, word: msg`archiviert` },
};

/** Why processes are skipped: their status, or that they are archived or deleted, whatever their status. */
type Obstacle = ProcessStatus | "ARCHIVED" | "DELETED";

interface SkippedLabels {
  /** For a group of processes that will be skipped. */
  readonly group: MessageDescriptor;
  /** For one process that was skipped. */
  readonly item: MessageDescriptor;
}

const skippedLabels: Readonly<Record<Obstacle, SkippedLabels>> = {
  UNKNOWN: { group: msg`Unbekannt, bleiben unverändert`, item: msg`Der Status war unbekannt` },
  SUCCESS: { group: msg`Bereits erledigt, bleiben unverändert`, item: msg`War bereits erledigt` },
  SUCCESS_MANUAL: {
    group: msg`Bereits manuell erledigt, bleiben unverändert`,
    item: msg`War bereits manuell erledigt`,
  },
  IN_PROGRESS: { group: msg`In Bearbeitung, werden übersprungen`, item: msg`War in Bearbeitung` },
  ERROR: { group: msg`Fehler, werden übersprungen`, item: msg`Hatte noch automatische Versuche vor sich` },
  ERROR_WITHOUT_RETRY: {
    group: msg`Fehler ohne Wiederholung, werden übersprungen`,
    item: msg`Vom Zielsystem endgültig abgelehnt`,
  },
  FINALLY_TERMINATED: {
    group: msg`Endgültig beendet, bleiben unverändert`,
    item: msg`War endgültig beendet`,
  },
  ARCHIVED: { group: msg`Archiviert, bleiben unverändert`, item: msg`War archiviert` },
  DELETED: { group: msg`Gelöscht, bleiben unverändert`, item: msg`War gelöscht` },
};

/** Status that an error names; undefined if the reason is another one. */
export function blockingStatus(error: UserError): ProcessStatus | undefined {
  if (error.code !== "status_not_allowed") return undefined;
  return processStatuses.find((status) => status === payloadFailure(error).params.status);
}

function obstacleOf(error: UserError): Obstacle | undefined {
  const status = blockingStatus(error);
  const { record } = payloadFailure(error).params;
  return status && (record === "ARCHIVED" || record === "DELETED") ? record : status;
}

/** Labels of a skipped group; null if the reason is not the state of its processes. */
export function skippedLabel(error: UserError): OutcomeLabel | null {
  const obstacle = obstacleOf(error);
  if (!obstacle) return null;
  return { title: skippedLabels[obstacle].group, text: skippedText(obstacle, payloadFailure(error).params) };
}

/** Why an obstacle skips a group; null if its name is enough. */
function skippedText(obstacle: Obstacle, { erased, retryState }: Readonly<Record<string, string>>) {
  if (obstacle === "ARCHIVED" || obstacle === "DELETED") return null;
  if (erased !== undefined) return msg`Ihre Variablen und Dateien sind gelöscht.`;
  if (obstacle === "IN_PROGRESS") return msg`Solange ein Versuch läuft, geht das nicht.`;
  if (retryState === undefined) return null;
  return msg`Es stehen noch automatische Versuche aus. Brechen Sie sie erst ab.`;
}

/** Describes why an item failed or was skipped. */
export function useItemReason(): (error: UserError) => string {
  const { t, i18n } = useLingui();
  const errorMessage = useErrorMessage();
  return (error) => {
    const obstacle = obstacleOf(error);
    if (obstacle) return i18n._(skippedLabels[obstacle].item);
    if (error.code === "conflict") return t`Hat sich seit dem Festhalten geändert und blieb, wie es war`;
    return errorMessage(payloadFailure(error));
  };
}

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
import type { Tone } from "#ui/Status";

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

const untilEnd = msg`Solange ein Versuch läuft, geht das nicht.`;
const erased = msg`Ihre Variablen und Dateien sind gelöscht.`;
const stillTrying = msg`Es stehen noch automatische Versuche aus. Brechen Sie sie erst ab.`;

/** Labels of groups that are skipped because of their status. */
const skippedTitles: Readonly<Record<ProcessStatus, MessageDescriptor>> = {
  UNKNOWN: msg`Unbekannt, bleiben unverändert`,
  SUCCESS: msg`Bereits erledigt, bleiben unverändert`,
  SUCCESS_MANUAL: msg`Bereits manuell erledigt, bleiben unverändert`,
  IN_PROGRESS: msg`In Bearbeitung, werden übersprungen`,
  ERROR: msg`Fehler, werden übersprungen`,
  ERROR_WITHOUT_RETRY: msg`Fehler ohne Wiederholung, werden übersprungen`,
  FINALLY_TERMINATED: msg`Endgültig beendet, bleiben unverändert`,
};

/** Labels of groups that are skipped because they are archived, deleted or erased, whatever their status. */
const recordTitles: Readonly<Record<string, MessageDescriptor>> = {
  ARCHIVED: msg`Archiviert, bleiben unverändert`,
  DELETED: msg`Gelöscht, bleiben unverändert`,
};

type Params = Readonly<Record<string, string>>;

/** Why a status is skipped; null if its name is enough. */
function skippedText(status: ProcessStatus, params: Params) {
  if (params.record !== undefined) return null;
  if (params.erased !== undefined) return erased;
  if (status === "IN_PROGRESS") return untilEnd;
  return params.retryState === undefined ? null : stillTrying;
}

/** Status that an error names; undefined if the reason is another one. */
export function blockingStatus(error: UserError): ProcessStatus | undefined {
  if (error.code !== "status_not_allowed") return undefined;
  return processStatuses.find((status) => status === payloadFailure(error).params.status);
}

/** Labels of a skipped group; null if the reason is not the state of its processes. */
export function skippedLabel(error: UserError): OutcomeLabel | null {
  const status = blockingStatus(error);
  if (!status) return null;
  const { params } = payloadFailure(error);
  const title = recordTitles[params.record ?? ""] ?? skippedTitles[status];
  return { title, text: skippedText(status, params) };
}

/** The same labels for one skipped process. */
const itemTitles: Readonly<Record<ProcessStatus, MessageDescriptor>> = {
  UNKNOWN: msg`Der Status war unbekannt`,
  SUCCESS: msg`War bereits erledigt`,
  SUCCESS_MANUAL: msg`War bereits manuell erledigt`,
  IN_PROGRESS: msg`War in Bearbeitung`,
  ERROR: msg`Hatte noch automatische Versuche vor sich`,
  ERROR_WITHOUT_RETRY: msg`Vom Zielsystem endgültig abgelehnt`,
  FINALLY_TERMINATED: msg`War endgültig beendet`,
};

const recordItemTitles: Readonly<Record<string, MessageDescriptor>> = {
  ARCHIVED: msg`War archiviert`,
  DELETED: msg`War gelöscht`,
};

/** Describes why an item failed or was skipped. */
export function useItemReason(): (error: UserError) => string {
  const { t, i18n } = useLingui();
  const errorMessage = useErrorMessage();
  return (error) => {
    const status = blockingStatus(error);
    const { params } = payloadFailure(error);
    if (status) return i18n._(recordItemTitles[params.record ?? ""] ?? itemTitles[status]);
    if (error.code === "conflict") return t`Hat sich seit dem Festhalten geändert und blieb, wie es war`;
    return errorMessage(payloadFailure(error));
  };
}

export const jobStateTones: Readonly<Record<string, Tone>> = {
  PREPARED: "waiting",
  RUNNING: "progress",
  FINISHED: "success",
  CANCELLED: "final",
  FAILED: "error",
  EXPIRED: "neutral",
};

/** Names of the known job states. */
export function useJobStateNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    PREPARED: t`Vorbereitet`,
    RUNNING: t`Läuft`,
    FINISHED: t`Abgeschlossen`,
    CANCELLED: t`Abgebrochen`,
    FAILED: t`Gescheitert`,
    EXPIRED: t`Verfallen`,
  };
}

/** Describes a status and the next step for clerks. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { calendarDayOf } from "#domain/calendarDays";
import type { ProcessStatus } from "#domain/processTransitions";
import { formatDateTime } from "#i18n/formats";
import { clockTime } from "../detail/times";

const words: Readonly<Record<ProcessStatus, MessageDescriptor>> = {
  UNKNOWN: msg`Ob der Antrag angekommen ist, ist nicht bekannt. Fragen Sie den Support.`,
  SUCCESS: msg`Zugestellt. Es ist nichts mehr zu tun.`,
  SUCCESS_MANUAL: msg`Von Hand erledigt. Es ist nichts mehr zu tun.`,
  IN_PROGRESS: msg`Wird gerade zugestellt.`,
  ERROR: msg`Die Zustellung ist gescheitert und wird nicht von selbst wiederholt. Wenden Sie sich an den Support.`,
  ERROR_WITHOUT_RETRY: msg`Das Fachverfahren hat den Antrag abgelehnt; es wird nicht von selbst wiederholt. Wenden Sie sich an den Support.`,
  FINALLY_TERMINATED: msg`Endgültig beendet. Es wird nichts mehr zugestellt.`,
};

export interface TransactionState {
  readonly status: ProcessStatus;
  /** Next automatic attempt; null if there is none. */
  readonly nextRetryAt: string | null | undefined;
  /** Whether an upload has scheduled a restart. */
  readonly isRestarting: boolean;
}

/** Describes the next step; times on another day include the date. */
export function nextStep(
  { status, nextRetryAt, isRestarting }: TransactionState,
  now: number,
): MessageDescriptor {
  if (isRestarting) return msg`Wird gleich noch einmal versucht.`;
  if (status !== "ERROR" || !nextRetryAt) return words[status];
  const at = new Date(nextRetryAt);
  if (calendarDayOf(at) === calendarDayOf(new Date(now))) {
    const time = clockTime(at);
    return msg`Wird automatisch wieder versucht, das nächste Mal um ${time}.`;
  }
  const moment = formatDateTime(at);
  return msg`Wird automatisch wieder versucht, das nächste Mal am ${moment}.`;
}

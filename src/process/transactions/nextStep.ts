/** What a status means and what happens next, in words for a clerk. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { calendarDayOf } from "#domain/calendarDays";
import type { ProcessStatus } from "#domain/processTransitions";
import { formatDateTime, formatTime } from "#i18n/formats";

const words: Readonly<Record<ProcessStatus, MessageDescriptor>> = {
  UNKNOWN: msg`Ob der Antrag angekommen ist, ist nicht bekannt. Fragen Sie den Support.`,
  SUCCESS: msg`Zugestellt. Es ist nichts mehr zu tun.`,
  SUCCESS_MANUAL: msg`Von Hand erledigt. Es ist nichts mehr zu tun.`,
  IN_PROGRESS: msg`Wird gerade zugestellt.`,
  ERROR: msg`Die Zustellung ist gescheitert und wird nicht von selbst wiederholt. Wenden Sie sich an den Support.`,
  ERROR_WITHOUT_RETRY: msg`Das Fachverfahren hat den Antrag abgelehnt; es wird nicht von selbst wiederholt. Wenden Sie sich an den Support.`,
  FINALLY_TERMINATED: msg`Endgültig beendet. Es wird nichts mehr zugestellt.`,
};

export interface Standing {
  readonly status: ProcessStatus;
  /** Next automatic try; null: none to come. */
  readonly nextRetryAt: string | null | undefined;
  /** A restart after a file is about to begin. */
  readonly isRestarting: boolean;
}

/** The sentence for a transaction; times of another day say which. */
export function nextStep({ status, nextRetryAt, isRestarting }: Standing, now: number): MessageDescriptor {
  if (isRestarting) return msg`Wird gleich noch einmal versucht.`;
  if (status !== "ERROR" || !nextRetryAt) return words[status];
  const at = new Date(nextRetryAt);
  if (calendarDayOf(at) === calendarDayOf(new Date(now))) {
    const time = formatTime(at).slice(0, 5);
    return msg`Wird automatisch wieder versucht, das nächste Mal um ${time}.`;
  }
  const moment = formatDateTime(at);
  return msg`Wird automatisch wieder versucht, das nächste Mal am ${moment}.`;
}

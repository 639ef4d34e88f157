import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { calendarDayOf } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";
import { Status } from "#ui/Status";

interface ReadingStatusProps {
  readonly reading: { readonly readingFrom: string; readonly isRunning: boolean };
}

/** Whether a reading period is running, planned or over. */
export function ReadingStatus({ reading: { readingFrom, isRunning } }: ReadingStatusProps) {
  const [today] = useState(() => calendarDayOf(new Date()));
  if (isRunning) {
    return (
      <Status tone="progress">
        <Trans>Läuft</Trans>
      </Status>
    );
  }
  if (today < readingFrom) {
    const start = formatDate(readingFrom);
    return (
      <Status tone="waiting">
        <Trans>Beginnt am {start}</Trans>
      </Status>
    );
  }
  return (
    <Status tone="neutral">
      <Trans>Beendet</Trans>
    </Status>
  );
}

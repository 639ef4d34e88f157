import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { calendarDayOf } from "#domain/calendarDays";
import { formatDateTime } from "#i18n/formats";
import { Button } from "#ui/Button";
import { Notice } from "#ui/Notice";
import { NoticeActions } from "./noticeActions";
import type { DraftOffer } from "./useDraft";

interface DraftNoticeProps {
  readonly offer: DraftOffer;
  readonly at: number;
}

/** Offers what was typed before the page was lost. */
export function DraftNotice({ offer, at }: DraftNoticeProps) {
  const [today] = useState(() => calendarDayOf(new Date()));
  const isToday = calendarDayOf(new Date(at)) === today;
  const moment = formatDateTime(at);
  const time = isToday ? moment.slice(-5) : moment;
  return (
    <Notice tone="waiting" role="status">
      <p>
        <Trans>Es gibt nicht gespeicherte Eingaben von {time}.</Trans>
      </p>
      <NoticeActions>
        <Button size="sm" onClick={offer.restore}>
          <Trans>Wiederherstellen</Trans>
        </Button>
        <Button size="sm" variant="ghost" onClick={offer.refuse}>
          <Trans>Verwerfen</Trans>
        </Button>
      </NoticeActions>
    </Notice>
  );
}

import { chakra } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { inviteAgainMinutes } from "#domain/timings";
import { formatTime } from "#i18n/formats";

const minuteMs = 60_000;

/** Remaining minutes, and the time (rounded up to a full minute) at which the wait ends. */
export interface Wait {
  readonly minutes: number;
  readonly until: number;
}

/** The wait until a time, updated once a minute; null if it is over or there is none. */
export function useWait(moment: string | null | undefined): Wait | null {
  const [seen, setSeen] = useState(() => ({ moment, now: Date.now() }));
  const { now } = seen;
  const until = moment ? Math.ceil(Date.parse(moment) / minuteMs) * minuteMs : now;
  const minutes = Math.ceil((until - now) / minuteMs);
  // If the browser's clock is behind, the wait would be too long: leave implausible waits to the server.
  const isWaiting = minutes > 0 && minutes <= inviteAgainMinutes + 1;
  useEffect(() => {
    if (seen.moment !== moment) setSeen({ moment, now: Date.now() });
    if (!isWaiting) return undefined;
    const update = () => setSeen({ moment, now: Date.now() });
    const timer = setTimeout(update, until - now - (minutes - 1) * minuteMs);
    return () => clearTimeout(timer);
  }, [moment, seen, isWaiting, until, now, minutes]);
  return isWaiting ? { minutes, until } : null;
}

/** Id of the hint that describes the waiting buttons. Unique, since a page has the actions of one user. */
export const waitHintId = "next-link-wait";

export const ActionsHint = chakra("span", {
  base: { color: "fg.muted", textStyle: "sm", fontVariantNumeric: "tabular-nums" },
});

/** Time at which the next link may be sent, with a countdown in minutes that is not announced. */
export function WaitHint({ wait: { minutes, until } }: { readonly wait: Wait }) {
  const time = formatTime(until).slice(0, 5);
  return (
    <ActionsHint id={waitHintId}>
      <Trans>
        Nächster Link ab {time} Uhr, <Plural value={minutes} one="in # Minute" other="in # Minuten" />
      </Trans>
    </ActionsHint>
  );
}

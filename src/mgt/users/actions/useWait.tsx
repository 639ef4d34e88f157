import { chakra } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { inviteAgainMinutes } from "#domain/timings";
import { formatTime } from "#i18n/formats";

const minuteMs = 60_000;

/** How long to wait: minutes as they are counted down, and the full minute of the clock at which it ends. */
export interface Wait {
  readonly minutes: number;
  readonly until: number;
}

/** The wait for a moment, told anew once a minute; null: it has come, or there is nothing to wait for. */
export function useWait(moment: string | null | undefined): Wait | null {
  const [seen, setSeen] = useState(() => ({ moment, now: Date.now() }));
  const { now } = seen;
  const until = moment ? Math.ceil(Date.parse(moment) / minuteMs) * minuteMs : now;
  const minutes = Math.ceil((until - now) / minuteMs);
  // A browser whose clock is slow would wait for ever: the server is asked, and says how it is.
  const isWaiting = minutes > 0 && minutes <= inviteAgainMinutes + 1;
  useEffect(() => {
    if (seen.moment !== moment) setSeen({ moment, now: Date.now() });
    if (!isWaiting) return undefined;
    const look = () => setSeen({ moment, now: Date.now() });
    const timer = setTimeout(look, until - now - (minutes - 1) * minuteMs);
    return () => clearTimeout(timer);
  }, [moment, seen, isWaiting, until, now, minutes]);
  return isWaiting ? { minutes, until } : null;
}

/** A page has the actions of one user: the buttons that wait are described by this. */
export const waitHintId = "next-link-wait";

export const ActionsHint = chakra("span", {
  base: { color: "fg.muted", textStyle: "sm", fontVariantNumeric: "tabular-nums" },
});

/** The time from which the next link may be sent. Counts down in minutes, without announcements. */
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

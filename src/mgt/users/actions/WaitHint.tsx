import { Plural, Trans } from "@lingui/react/macro";
import { formatTime } from "#i18n/formats";
import type { Wait } from "./useWait";

/** A page has the actions of one user: the buttons that wait are described by this. */
export const waitHintId = "next-link-wait";

/** From when the next link may be sent; it counts in minutes, and nobody is told of each. */
export function WaitHint({ wait: { minutes, until } }: { readonly wait: Wait }) {
  const time = formatTime(until).slice(0, 5);
  return (
    <span className="user-actions-hint" id={waitHintId}>
      <Trans>
        Nächster Link ab {time} Uhr, <Plural value={minutes} one="in # Minute" other="in # Minuten" />
      </Trans>
    </span>
  );
}

import { Trans } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";
import { spanOf } from "../detail/times";
import { useSecondHand } from "../processes";

interface TimeLeftProps {
  readonly startedAt: string;
  readonly done: number;
  readonly open: number;
}

/** Before so many are done nobody can tell. */
const enoughToTell = 5;

/** How long the rest will take at the pace so far. */
export function TimeLeft({ startedAt, done, open }: TimeLeftProps) {
  const { number } = useFormats();
  const now = useSecondHand();
  if (done < enoughToTell || open === 0) return null;
  const perItem = Math.max(now - Date.parse(startedAt), 0) / done;
  const left = spanOf(Math.max(Math.round((perItem * open) / 1_000), 1) * 1_000, number);
  return (
    <span className="job-time-left">
      <Trans>noch etwa {left}</Trans>
    </span>
  );
}

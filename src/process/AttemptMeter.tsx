import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ProcessStatus } from "#domain/processTransitions";
import { retrySteps, triesMax } from "#domain/retrySchedule";
import { knownStatus } from "./knownStatus";

type Bar = "failed" | "succeeded" | "ended" | "unclear" | "running" | "next" | "open";

interface AttemptMeterProps {
  readonly process: {
    readonly status: string;
    readonly type: string;
    /** Attempts since the last restart. */
    readonly tries: number;
    /** Time of the next automatic attempt. */
    readonly nextRetryAt: string | null | undefined;
  };
}

/** State of the latest attempt; all earlier ones have failed. */
const lastBar: Readonly<Record<ProcessStatus, Bar>> = {
  UNKNOWN: "unclear",
  SUCCESS: "succeeded",
  SUCCESS_MANUAL: "failed",
  IN_PROGRESS: "failed",
  ERROR: "failed",
  ERROR_WITHOUT_RETRY: "failed",
  FINALLY_TERMINATED: "ended",
};

function barAt(position: number, { status, tries, nextRetryAt }: AttemptMeterProps["process"]): Bar {
  if (position < tries) {
    if (status === "FINALLY_TERMINATED") return "ended";
    return position === tries - 1 ? lastBar[knownStatus(status)] : "failed";
  }
  if (position > tries) return "open";
  if (status === "IN_PROGRESS") return "running";
  return nextRetryAt ? "next" : "open";
}

/** Width of a bar, gap between bars, and extra gap between two steps of the schedule, in pixels. */
const [barWidth, gap, stepGap] = [2, 1, 2];

/** Left edges of all bars, grouped by the steps of the schedule (3, 3 and 14). */
const leftEdges = Array.from(
  { length: triesMax },
  (_, position) =>
    position * (barWidth + gap) + retrySteps.filter(({ below }) => position >= below).length * stepGap,
);

/** Path of one bar, 10 px high: a thick line, or an outline for the next attempt. */
const barPath = (left: number, kind: Bar): string =>
  kind === "next" ? `M${left + 0.5} .5h${barWidth - 1}v9h${1 - barWidth}z` : `M${left + barWidth / 2} 1.5v7`;

/** Shows attempts used and left as number and bars; a synchronous process has one bar. */
export function AttemptMeter({ process }: AttemptMeterProps) {
  const { t } = useLingui();
  const { tries, type } = process;
  const isSingle = type === "SYNCHRONOUS";
  const label = isSingle
    ? t`${plural(tries, { one: "# Versuch, ohne Wiederholung", other: "# Versuche, ohne Wiederholung" })}`
    : t`${tries} von ${triesMax} Versuchen`;
  const edges = isSingle ? leftEdges.slice(0, 1) : leftEdges;
  const width = (edges.at(-1) ?? 0) + barWidth;
  // One path per kind of bar instead of one element per bar: lists show up to 200 of these meters.
  const paths = new Map<Bar, string>();
  for (const [position, left] of edges.entries()) {
    const kind = barAt(position, process);
    paths.set(kind, (paths.get(kind) ?? "") + barPath(left, kind));
  }
  return (
    <span className="attempt-meter" role="img" aria-label={label} data-tooltip={label}>
      <span data-part="count">
        {tries}
        {!isSingle && `/${triesMax}`}
      </span>
      <svg width={width} height={10} viewBox={`0 0 ${width} 10`} aria-hidden="true">
        {[...paths].map(([kind, path]) => (
          <path key={kind} data-bar={kind} d={path} />
        ))}
      </svg>
    </span>
  );
}

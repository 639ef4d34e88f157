import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ProcessStatus } from "#domain/processTransitions";
import { retrySteps, triesMax, type ProcessType } from "#domain/retrySchedule";

type Bar = "failed" | "succeeded" | "ended" | "unclear" | "running" | "next" | "open";

interface AttemptMeterProps {
  readonly status: ProcessStatus;
  readonly type: ProcessType;
  /** Attempts since the last restart. */
  readonly tries: number;
  /** An automatic retry is scheduled. */
  readonly hasNext: boolean;
  /** For table columns: shows the count before thinner bars, which are hidden where they do not fit. */
  readonly isCounted?: boolean;
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

function barAt(position: number, { status, tries, hasNext }: AttemptMeterProps): Bar {
  if (position < tries) {
    if (status === "FINALLY_TERMINATED") return "ended";
    return position === tries - 1 ? lastBar[status] : "failed";
  }
  if (position > tries) return "open";
  if (status === "IN_PROGRESS") return "running";
  return hasNext ? "next" : "open";
}

interface Bars {
  /** Width of one bar in pixels. */
  readonly width: number;
  readonly edges: readonly number[];
}

/** Gap between bars in pixels, and the extra gap between two steps of the schedule. */
const [gap, stepGap] = [1, 2];

/** Left edges of all bars, grouped by the steps of the schedule (3, 3 and 14). */
const edgesOf = (width: number) =>
  Array.from(
    { length: triesMax },
    (_, position) =>
      position * (width + gap) + retrySteps.filter(({ below }) => position >= below).length * stepGap,
  );
const wide: Bars = { width: 3, edges: edgesOf(3) };
const thin: Bars = { width: 2, edges: edgesOf(2) };

/** Path of one bar, 10 px high: a thick line, or an outline for the next attempt. */
const barPath = (left: number, width: number, kind: Bar): string =>
  kind === "next" ? `M${left + 0.5} .5h${width - 1}v9h${1 - width}z` : `M${left + width / 2} 1.5v7`;

/** One path per kind of bar instead of one element per bar: lists show up to 200 of these meters. */
function pathsOf({ width, edges }: Bars, props: AttemptMeterProps): readonly [Bar, string][] {
  const paths = new Map<Bar, string>();
  for (const [position, left] of edges.entries()) {
    const kind = barAt(position, props);
    paths.set(kind, (paths.get(kind) ?? "") + barPath(left, width, kind));
  }
  return [...paths];
}

/** Shows attempts used and left as bars, grouped by the steps of the schedule; a synchronous process has one. */
export function AttemptMeter(props: AttemptMeterProps) {
  const { type, tries, isCounted = false } = props;
  const { t } = useLingui();
  const isSingle = type === "SYNCHRONOUS";
  const label = isSingle
    ? t`${plural(tries, { one: "# Versuch, ohne Wiederholung", other: "# Versuche, ohne Wiederholung" })}`
    : t`${tries} von ${triesMax} Versuchen`;
  const all = isCounted ? thin : wide;
  const bars = isSingle ? { ...all, edges: all.edges.slice(0, 1) } : all;
  const width = (bars.edges.at(-1) ?? 0) + bars.width;
  return (
    <span
      className="attempt-meter"
      data-counted={isCounted ? "" : undefined}
      role="img"
      aria-label={label}
      data-tooltip={label}
    >
      {isCounted && (
        <span data-part="count">
          {tries}
          {!isSingle && `/${triesMax}`}
        </span>
      )}
      <svg width={width} height={10} viewBox={`0 0 ${width} 10`} aria-hidden="true">
        {pathsOf(bars, props).map(([kind, path]) => (
          <path key={kind} data-bar={kind} d={path} />
        ))}
      </svg>
    </span>
  );
}

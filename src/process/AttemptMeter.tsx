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
  /** An automatic try is to come. */
  readonly hasNext: boolean;
  /** In columns: the number of attempts stands before the bars, which are thinner and seen where there is room for them. */
  readonly isCounted?: boolean;
}

/** How the last of the attempts so far ended; those before it have all failed. */
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
  /** Pixels of each. */
  readonly width: number;
  readonly edges: readonly number[];
}

/** Pixels between two bars, and as much more between two steps of the schedule. */
const [gap, stepGap] = [1, 2];

/** Left edges of bars so wide, 3, 3 and 14 of them in the groups of the steps. */
const edgesOf = (width: number) =>
  Array.from(
    { length: triesMax },
    (_, position) =>
      position * (width + gap) + retrySteps.filter(({ below }) => position >= below).length * stepGap,
  );
const wide: Bars = { width: 3, edges: edgesOf(3) };
const thin: Bars = { width: 2, edges: edgesOf(2) };

/** A bar 10 high: a thick line, or the outline of one that is to come. */
const barPath = (left: number, width: number, kind: Bar): string =>
  kind === "next" ? `M${left + 0.5} .5h${width - 1}v9h${1 - width}z` : `M${left + width / 2} 1.5v7`;

/** The bars as one path for each kind: there are many rows, and what is not an element costs nothing. */
function pathsOf({ width, edges }: Bars, props: AttemptMeterProps): readonly [Bar, string][] {
  const paths = new Map<Bar, string>();
  for (const [position, left] of edges.entries()) {
    const kind = barAt(position, props);
    paths.set(kind, (paths.get(kind) ?? "") + barPath(left, width, kind));
  }
  return [...paths];
}

/** The tries that the schedule allows as bars in the groups of its steps; a synchronous process has one. */
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

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ProcessStatus } from "#domain/processTransitions";
import { retrySteps, triesMax, type ProcessType } from "#domain/retrySchedule";
import "./attemptMeter.css";

type Bar = "failed" | "succeeded" | "ended" | "unclear" | "running" | "next" | "open";

interface AttemptMeterProps {
  readonly status: ProcessStatus;
  readonly type: ProcessType;
  /** Attempts since the last restart. */
  readonly tries: number;
  /** An automatic try is to come. */
  readonly hasNext: boolean;
  /** In columns: the number of attempts stands before the bars, which are seen where there is room for them. */
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

/** Between the left edges of two bars, and as much more between two steps of the schedule, in pixels. */
const [pitch, stepGap] = [4, 2];

/** Left edges of the bars, 3, 3 and 14 of them in the groups of the steps. */
const edges = Array.from(
  { length: triesMax },
  (_, position) => position * pitch + retrySteps.filter(({ below }) => position >= below).length * stepGap,
);

/** A bar of 3 by 10: a thick line, or the outline of one that is to come. */
const barPath = (left: number, kind: Bar): string =>
  kind === "next" ? `M${left + 0.5} .5h2v9h-2z` : `M${left + 1.5} 1.5v7`;

/** The bars as one path for each kind: there are many rows, and what is not an element costs nothing. */
function pathsOf(lefts: readonly number[], props: AttemptMeterProps): readonly [Bar, string][] {
  const paths = new Map<Bar, string>();
  for (const [position, left] of lefts.entries()) {
    const kind = barAt(position, props);
    paths.set(kind, (paths.get(kind) ?? "") + barPath(left, kind));
  }
  return [...paths];
}

/** The tries that the schedule allows as bars in the groups of its steps; a synchronous process has one (section 9). */
export function AttemptMeter(props: AttemptMeterProps) {
  const { type, tries, isCounted = false } = props;
  const { t } = useLingui();
  const isSingle = type === "SYNCHRONOUS";
  const label = isSingle
    ? t`${plural(tries, { one: "# Versuch, ohne Wiederholung", other: "# Versuche, ohne Wiederholung" })}`
    : t`${tries} von ${triesMax} Versuchen`;
  const lefts = isSingle ? edges.slice(0, 1) : edges;
  const width = (lefts.at(-1) ?? 0) + 3;
  return (
    <span
      className="attempt-meter"
      data-counted={isCounted ? "" : undefined}
      role="img"
      aria-label={label}
      title={label}
    >
      {isCounted && (
        <span data-part="count">
          {tries}
          {!isSingle && `/${triesMax}`}
        </span>
      )}
      <svg width={width} height={10} viewBox={`0 0 ${width} 10`} aria-hidden="true">
        {pathsOf(lefts, props).map(([kind, path]) => (
          <path key={kind} data-bar={kind} d={path} />
        ))}
      </svg>
    </span>
  );
}

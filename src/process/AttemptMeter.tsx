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

/** First positions of the steps of the schedule: 3, 3 and 14 bars. */
const groups = retrySteps.map(({ below }, index) => {
  const from = retrySteps[index - 1]?.below ?? 0;
  return Array.from({ length: below - from }, (_, step) => from + step);
});

/** The tries that the schedule allows as bars in the groups of its steps; a synchronous process has one (section 9). */
export function AttemptMeter(props: AttemptMeterProps) {
  const { type, tries } = props;
  const { t } = useLingui();
  const isSingle = type === "SYNCHRONOUS";
  const label = isSingle
    ? t`${plural(tries, { one: "# Versuch, ohne Wiederholung", other: "# Versuche, ohne Wiederholung" })}`
    : t`${tries} von ${triesMax} Versuchen`;
  return (
    <span className="attempt-meter" role="img" aria-label={label} title={label}>
      {(isSingle ? [[0]] : groups).map((positions) => (
        <span key={positions[0]}>
          {positions.map((position) => (
            <i key={position} data-bar={barAt(position, props)} />
          ))}
        </span>
      ))}
    </span>
  );
}

import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { retrySteps, triesMax, type ProcessType } from "#domain/retrySchedule";
import { DetailLayoutContext } from "./DetailLayout";
import { clockTime } from "./times";

type Dot = "failed" | "refused" | "succeeded" | "running" | "next" | "open";

/** Shapes, so that the state does not depend on colour alone. */
const signs: Partial<Readonly<Record<Dot, string>>> = {
  failed: "M4.5 4.5l7 7M11.5 4.5l-7 7",
  refused: "M4 8h8",
  succeeded: "M4 8.5l2.8 2.8L12 5.2",
};

const Dots = chakra("div", {
  base: {
    display: "flex",
    gap: 2.5,
    "& > div": { display: "flex", flexDirection: "column", gap: 1 },
    "& > div > div": { display: "flex", gap: "3px" },
    "& span": {
      pt: "3px",
      borderTop: "1px solid {colors.border.emphasized}",
      color: "fg.muted",
      fontSize: "2xs",
      lineHeight: "14px",
      whiteSpace: "nowrap",
    },
    "& i": {
      display: "grid",
      placeItems: "center",
      boxSize: 3.5,
      border: "1.5px solid {colors.border.emphasized}",
      borderRadius: "50%",
    },
    "& svg": {
      boxSize: 2.5,
      fill: "none",
      stroke: "bg",
      strokeWidth: 2,
      strokeLinecap: "round",
    },
    "& :is([data-dot=failed], [data-dot=refused])": {
      borderColor: "status.error.solid",
      bg: "status.error.solid",
    },
    "& [data-dot=succeeded]": { borderColor: "status.success.solid", bg: "status.success.solid" },
    "& [data-dot=running]": { border: "3px solid {colors.status.progress.solid}" },
    "& [data-dot=next]": { border: "2px dashed {colors.status.waiting.solid}" },
    "@media (max-width: 400px)": {
      gap: 2,
      "& > div > div": { gap: 0.5 },
      "& i": { boxSize: 3 },
    },
  },
  variants: {
    layout: {
      pane: { gap: 2, "& > div > div": { gap: 0.5 } },
      page: {},
    },
  },
});

interface AttemptDotsProps {
  readonly type: ProcessType;
  /** Attempts since the last restart. */
  readonly tries: number;
  readonly restarts: number;
  /** Time of the next automatic attempt. */
  readonly nextRetryAt: string | null;
  /** Latest first. Attempts that are not loaded have failed, since each was followed by another. */
  readonly attempts: readonly { readonly restart: number; readonly state: string }[];
}

/** Draws the retry schedule: past attempts, the next one and those left. */
export function AttemptDots(props: AttemptDotsProps) {
  const { type, tries, nextRetryAt } = props;
  const { t } = useLingui();
  const layout = use(DetailLayoutContext);
  if (type === "SYNCHRONOUS") return null;
  const waits = [t`je 30 s`, t`je 30 min`, t`je 1 h`];
  const next = nextRetryAt && clockTime(nextRetryAt);
  const made = t`${tries} von ${triesMax} Versuchen`;
  return (
    <Dots layout={layout} role="img" aria-label={next ? `${made}, ${t`der nächste um ${next}`}` : made}>
      {retryDots(props).map((dots, group) => (
        <div key={waits[group]}>
          <div>
            {dots.map((dot, position) => (
              // The list of dots has a fixed order.
              // oxlint-disable-next-line react/no-array-index-key
              <i key={position} data-dot={dot}>
                {signs[dot] && (
                  <svg viewBox="0 0 16 16" aria-hidden="true">
                    <path d={signs[dot]} />
                  </svg>
                )}
              </i>
            ))}
          </div>
          <span>{waits[group]}</span>
        </div>
      ))}
    </Dots>
  );
}

const dotOf: Readonly<Record<string, Dot>> = { SUCCEEDED: "succeeded", REFUSED: "refused" };

/** Results of past attempts and the next one, grouped by the steps of the schedule (3, 3 and 14). */
function retryDots({
  tries,
  restarts,
  nextRetryAt,
  attempts,
}: AttemptDotsProps): readonly (readonly Dot[])[] {
  const sinceRestart = attempts.filter(({ restart }) => restart === restarts);
  const ended = sinceRestart.filter(({ state }) => state !== "RUNNING" && state !== "INTERRUPTED");
  const isRunning = sinceRestart.some(({ state }) => state === "RUNNING");
  const dotAt = (position: number): Dot => {
    // Count from the latest attempt, since the earliest may not be loaded.
    if (position < tries) return dotOf[ended[tries - 1 - position]?.state ?? ""] ?? "failed";
    if (position > tries) return "open";
    if (isRunning) return "running";
    return nextRetryAt ? "next" : "open";
  };
  return retrySteps.map(({ below }, index) => {
    const from = retrySteps[index - 1]?.below ?? 0;
    return Array.from({ length: below - from }, (_, step) => dotAt(from + step));
  });
}

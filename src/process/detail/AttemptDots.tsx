import { useLingui } from "@lingui/react/macro";
import { triesMax, type ProcessType } from "#domain/retrySchedule";
import type { Dot } from "./retryDots";
import { clockTime } from "./times";

/** Forms, so that colour says nothing alone. */
const signs: Partial<Readonly<Record<Dot, string>>> = {
  failed: "M4.5 4.5l7 7M11.5 4.5l-7 7",
  refused: "M4 8h8",
  succeeded: "M4 8.5l2.8 2.8L12 5.2",
};

interface AttemptDotsProps {
  readonly type: ProcessType;
  readonly tries: number;
  readonly nextRetryAt: string | null;
  readonly groups: readonly (readonly Dot[])[];
}

/** The retry schedule, drawn: what was tried, what comes next, what is left. */
export function AttemptDots({ type, tries, nextRetryAt, groups }: AttemptDotsProps) {
  const { t } = useLingui();
  if (type === "SYNCHRONOUS") return null;
  const waits = [t`je 30 s`, t`je 30 min`, t`je 1 h`];
  const next = nextRetryAt && clockTime(nextRetryAt);
  const made = t`${tries} von ${triesMax} Versuchen`;
  return (
    <div
      className="attempt-dots"
      role="img"
      aria-label={next ? `${made}, ${t`der nächste um ${next}`}` : made}
    >
      {groups.map((dots, group) => (
        <div key={waits[group]}>
          <div>
            {dots.map((dot, position) => (
              // The dots have fixed places.
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
    </div>
  );
}

import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { Notice } from "#ui/Notice";
import { useAnnouncedProgress } from "#ui/useAnnouncedProgress";
import { useCurrentSecond } from "#ui/useCurrentSecond";
import { formatDuration } from "#i18n/formatDuration";
import { RunStatus, useRunStateLabel, useScheduledBegin } from "./RunStatus";
import { hasEnded } from "./runStates";
import { PartMark, StackedBar, type PartTone } from "./StackedBar";

const Progress = chakra("section", {
  base: {
    maxW: "860px",
    mt: 6,
    "& > .notice": { mt: 4 },
    "& > [data-part=line]": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      columnGap: 3,
      rowGap: 1,
      mb: 2,
      color: "fg.muted",
      fontVariantNumeric: "tabular-nums",
      "& > b": { color: "fg", textStyle: "h1" },
      "& > .status": { alignSelf: "flex-end", mb: "3px" },
      "& > b + span": { ms: "-4px" },
      "& > [data-part=left]": { ms: "auto" },
    },
    "& > ul": {
      display: "flex",
      flexWrap: "wrap",
      columnGap: 5,
      rowGap: 1,
      mt: 2.5,
      textStyle: "sm",
      "& > li": { display: "flex", alignItems: "center", gap: 1.5 },
      "& b": { fontWeight: "semibold", fontVariantNumeric: "tabular-nums" },
    },
  },
});

/** Numbers of items by result. */
export interface RunCounts {
  readonly succeeded: number;
  readonly failed: number;
  /** Absent if the kind never skips. */
  readonly skipped?: number;
  readonly open: number;
  /** Items that the dry run found impossible; they are not part of the run. */
  readonly impossible?: number;
}

interface RunProgressProps {
  readonly state: string;
  readonly startedAt: string | null | undefined;
  readonly finishedAt: string | null | undefined;
  /** When it begins, if it was scheduled. */
  readonly beginsAt?: string | null | undefined;
  readonly counts: RunCounts;
  /** Word beside the number that succeeded, such as "geändert". */
  readonly succeededLabel: string;
  /** Further notices. */
  readonly children?: ReactNode;
}

/** Progress of a run: state, bar and counts. Announced while it changes. */
export function RunProgress(props: RunProgressProps) {
  const { state, startedAt, finishedAt, beginsAt, counts, succeededLabel, children } = props;
  const { succeeded, failed, skipped, open, impossible = 0 } = counts;
  const { t } = useLingui();
  const { number } = useFormats();
  const stateLabel = useRunStateLabel();
  const isQueued = state === "RUNNING" && !startedAt;
  const done = succeeded + failed + (skipped ?? 0);
  const total = done + open;
  const [doneText, totalText, openText] = [number(done), number(total), number(open)];
  const progress = t`${doneText} von ${totalText} bearbeitet`;
  const parts: readonly { tone: PartTone; count: number; label: string }[] = [
    { tone: "success", count: succeeded, label: succeededLabel },
    { tone: "error", count: failed, label: t`fehlgeschlagen` },
    ...(skipped === undefined ? [] : [{ tone: "neutral" as const, count: skipped, label: t`übersprungen` }]),
    { tone: "open", count: open, label: t`offen` },
  ];
  const beginning = useScheduledBegin({ state, beginsAt });
  const announced = `${stateLabel({ state, isQueued })}: ${progress}`;
  useAnnouncedProgress(beginning ? t`Geplant für ${beginning}` : announced, hasEnded(state));
  return (
    <Progress aria-label={t`Fortschritt`}>
      <p data-part="line">
        <Trans>
          <b>
            {doneText} von {totalText}
          </b>{" "}
          <span>bearbeitet</span>
        </Trans>
        <RunStatus state={state} isQueued={isQueued} beginsAt={beginsAt} />
        {finishedAt && <span>{formatDateTime(finishedAt)}</span>}
        {state === "RUNNING" && startedAt && (
          <TimeLeft startedAt={beginsAt ?? startedAt} done={done} open={open} />
        )}
      </p>
      <StackedBar
        role="progressbar"
        aria-label={t`Fortschritt`}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={progress}
        parts={parts}
      />
      <ul>
        {parts.map(({ tone, count, label }) => (
          <li key={tone}>
            <PartMark tone={tone} />
            <b>{number(count)}</b> {label}
          </li>
        ))}
        {impossible > 0 && (
          <li>
            <b>{number(impossible)}</b> <Trans>schon im Probelauf nicht möglich</Trans>
          </li>
        )}
      </ul>
      {state === "CANCELLED" && (
        <Notice tone="final">
          {done > 0 ? (
            <Trans>Was erledigt war, bleibt erledigt. {openText} blieben, wie sie waren.</Trans>
          ) : (
            <Trans>Es wurde nichts geändert.</Trans>
          )}
        </Notice>
      )}
      {children}
    </Progress>
  );
}

interface TimeLeftProps {
  readonly startedAt: string;
  readonly done: number;
  readonly open: number;
}

/** Number of completed items from which the remaining time is estimated. */
const estimateMinItems = 5;

/** Estimates the remaining time from the speed so far. */
function TimeLeft({ startedAt, done, open }: TimeLeftProps) {
  const { number } = useFormats();
  const now = useCurrentSecond();
  if (done < estimateMinItems || open === 0) return null;
  const perItem = Math.max(now - Date.parse(startedAt), 0) / done;
  const left = formatDuration(Math.max(Math.round((perItem * open) / 1_000), 1) * 1_000, number);
  return (
    <span data-part="left">
      <Trans>noch etwa {left}</Trans>
    </span>
  );
}

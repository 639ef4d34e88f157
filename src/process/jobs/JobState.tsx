import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { payloadFailure } from "#relay/failure";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { useAnnounce } from "#ui/ui";
import { Notice } from "#ui/Notice";
import { Status } from "#ui/Status";
import { formatDuration } from "../detail/times";
import { useCurrentSecond } from "../useCurrentSecond";
import type { JobState_job$key } from "./__generated__/JobState_job.graphql";
import { hasEnded } from "./followJob";
import { JobFailure } from "./JobFailure";
import { actionOf, jobStateTones, resultLabels, useJobStateLabels } from "./jobLabels";
import { PartMark, StackedBar, type PartTone } from "./StackedBar";

/** Minimum interval between announcements, in milliseconds. */
const announceIntervalMs = 5_000;

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

/** Progress of a job: state, bar and counts. */
export function JobState({ job }: { readonly job: JobState_job$key }) {
  const { t, i18n } = useLingui();
  const stateNames = useJobStateLabels();
  const { number } = useFormats();
  const data = useFragment(
    graphql`
      fragment JobState_job on Job @throwOnFieldError {
        kind
        state
        total
        done
        succeeded
        failed
        skipped
        startedAt
        finishedAt
        expiresAt
        failure {
          ...userError_error @relay(mask: false)
        }
      }
    `,
    job,
  );
  const { kind, state, total, done, succeeded, failed, skipped, startedAt, finishedAt } = data;
  const open = total - done;
  const name = state === "RUNNING" && !startedAt ? t`Beginnt gleich` : (stateNames[state] ?? state);
  const [doneText, totalText, openText] = [number(done), number(total), number(open)];
  const progress = t`${doneText} von ${totalText} bearbeitet`;
  const parts: readonly { tone: PartTone; count: number; label: string }[] = [
    { tone: "success", count: succeeded, label: i18n._(resultLabels[actionOf(kind)].word) },
    { tone: "error", count: failed, label: t`fehlgeschlagen` },
    { tone: "neutral", count: skipped, label: t`übersprungen` },
    { tone: "open", count: open, label: t`offen` },
  ];
  useAnnouncedProgress(`${name}: ${progress}`, state);
  return (
    <Progress aria-label={t`Fortschritt`}>
      <p data-part="line">
        <b>
          {doneText} <Trans>von</Trans> {totalText}
        </b>
        <span>
          <Trans>bearbeitet</Trans>
        </span>
        <Status tone={jobStateTones[state] ?? "neutral"}>{name}</Status>
        {finishedAt && <span>{formatDateTime(finishedAt)}</span>}
        {state === "RUNNING" && startedAt && <TimeLeft startedAt={startedAt} done={done} open={open} />}
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
      </ul>
      {state === "PREPARED" && data.expiresAt && (
        <Notice tone="waiting">
          <Trans>
            Diese Sammelaktion ist vorbereitet, aber noch nicht begonnen. Sie kann bis{" "}
            {formatDateTime(data.expiresAt)} begonnen werden.
          </Trans>
        </Notice>
      )}
      {state === "CANCELLED" && (
        <Notice tone="final">
          <Trans>Was erledigt war, bleibt erledigt. {openText} blieben, wie sie waren.</Trans>
        </Notice>
      )}
      {state === "EXPIRED" && (
        <Notice tone="neutral">
          <Trans>Diese Sammelaktion wurde nicht rechtzeitig begonnen. Es wurde nichts geändert.</Trans>
        </Notice>
      )}
      {data.failure && <JobFailure failure={payloadFailure(data.failure)} />}
    </Progress>
  );
}

interface TimeLeftProps {
  readonly startedAt: string;
  readonly done: number;
  readonly open: number;
}

/** Items that must be done before the remaining time is estimated. */
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

/** Announces progress at most every 5 seconds, and the end immediately. */
function useAnnouncedProgress(text: string, state: string): void {
  const announce = useAnnounce();
  const lastAnnounced = useRef({ text, at: 0 });
  useEffect(() => {
    if (lastAnnounced.current.text === text) return undefined;
    const wait = hasEnded(state)
      ? 0
      : Math.max(lastAnnounced.current.at + announceIntervalMs - Date.now(), 0);
    const timer = setTimeout(() => {
      lastAnnounced.current = { text, at: Date.now() };
      announce(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [announce, text, state]);
}

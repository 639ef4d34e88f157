import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { formatDuration } from "#i18n/formatDuration";
import { useFormats } from "#i18n/useFormats";
import { Status, type Tone } from "#ui/Status";
import { problemLabel } from "../processLabels";
import type { AttemptRow_attempt$key } from "./__generated__/AttemptRow_attempt.graphql";
import { ErrorDiff } from "./ErrorDiff";
import { shortDateTime } from "./times";

const attemptFragment = graphql`
  fragment AttemptRow_attempt on ProcessAttempt @throwOnFieldError {
    number
    trigger
    state
    startedAt
    durationMs
    httpStatus
    problem
    errorText
  }
`;

const tones: Readonly<Record<string, Tone>> = {
  SUCCEEDED: "success",
  RUNNING: "progress",
  INTERRUPTED: "neutral",
  FAILED: "error",
  REFUSED: "error",
};

interface AttemptRowProps {
  readonly attempt: AttemptRow_attempt$key;
  /** The previous attempt; null if there is none or it is not loaded. */
  readonly earlier: AttemptRow_attempt$key | null;
}

/** One attempt with its number, time, result, duration and the target's response. */
export function AttemptRow({ attempt, earlier }: AttemptRowProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const data = useFragment(attemptFragment, attempt);
  const before = useFragment(attemptFragment, earlier);
  const { state, startedAt, durationMs, httpStatus, problem, errorText } = data;
  const what = problemLabel(problem, httpStatus);
  const answer = httpStatus === null || httpStatus === undefined ? null : `HTTP ${httpStatus}`;
  const words: Readonly<Record<string, string>> = {
    SUCCEEDED: answer ?? t`gelungen`,
    RUNNING: t`läuft`,
    INTERRUPTED: t`unterbrochen, wird wiederholt`,
    REFUSED: t`${answer ?? ""}, endgültig abgelehnt`,
    FAILED: answer ?? t`fehlgeschlagen`,
  };
  const triggers: Readonly<Record<string, string>> = {
    USER: t`Neustart von Hand`,
    UPLOAD: t`Neustart nach Datei`,
  };
  const trigger = triggers[data.trigger];
  // The HTTP status is already shown.
  const cause = what && problem !== "HTTP_STATUS" ? i18n._(what) : null;
  return (
    <li>
      <b>{data.number}</b>
      <time dateTime={startedAt} data-tooltip={formatDateTime(startedAt)}>
        {shortDateTime(startedAt)}
      </time>
      <Status tone={tones[state] ?? "neutral"}>{words[state] ?? state}</Status>
      <span data-part="span">
        {durationMs !== null && durationMs !== undefined && formatDuration(durationMs, number)}
      </span>
      {(trigger || cause || errorText) && (
        <p>
          {trigger && <span>{trigger}</span>}
          {cause && <span>{cause}</span>}
          {errorText && (
            <span translate="no">
              <ErrorDiff text={errorText} before={before?.errorText ?? null} />
            </span>
          )}
        </p>
      )}
    </li>
  );
}

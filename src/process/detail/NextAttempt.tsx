import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { triesMax } from "#domain/retrySchedule";
import { formatDateTime } from "#i18n/formats";
import { Status } from "#ui/Status";
import { countdown, useCurrentSecond } from "../useCurrentSecond";
import { clockTime } from "./times";

const Next = chakra("p", {
  base: {
    mt: 3,
    color: "fg.muted",
    "& > .status": { whiteSpace: "normal" },
    "& b": {
      mx: 1,
      color: "fg",
      fontVariantNumeric: "tabular-nums",
      textStyle: "h1",
    },
    "& b + span": { color: "fg.muted" },
  },
});

interface NextAttemptProps {
  readonly status: string;
  readonly retryState: string;
  readonly nextRetryAt: string | null | undefined;
}

/** When the next automatic attempt runs, or why there is none. Not a live region. */
export function NextAttempt({ status, retryState, nextRetryAt }: NextAttemptProps) {
  if (status === "IN_PROGRESS") {
    return (
      <Next>
        <Status tone="progress">
          <Trans>Ein Versuch läuft oder steht unmittelbar bevor.</Trans>
        </Status>
      </Next>
    );
  }
  if (nextRetryAt) return <Countdown at={nextRetryAt} />;
  if (status === "ERROR" && retryState === "retry_restart") {
    return (
      <Next>
        <Status tone="error">
          <Trans>Angehalten nach {triesMax} Versuchen. Weiter geht es nur mit einem Neustart.</Trans>
        </Status>
      </Next>
    );
  }
  if (status === "ERROR" && retryState === "no_retry") {
    return (
      <Next>
        <Trans>Synchrone Prozesse werden nicht von selbst wiederholt.</Trans>
      </Next>
    );
  }
  if (status === "ERROR_WITHOUT_RETRY") {
    return (
      <Next>
        <Trans>
          Das Zielsystem hat endgültig abgelehnt; von selbst wird nicht wieder versucht. Ist die Ursache
          behoben, hilft ein Neustart.
        </Trans>
      </Next>
    );
  }
  if (status === "UNKNOWN") {
    return (
      <Next>
        <Trans>Der Versuch wurde unterbrochen; ob er etwas bewirkt hat, ist nicht bekannt.</Trans>
      </Next>
    );
  }
  return null;
}

function Countdown({ at }: { readonly at: string }) {
  const left = countdown(at, useCurrentSecond());
  const time = clockTime(at);
  return (
    <Next data-tooltip={formatDateTime(at)}>
      <Status tone="waiting">
        {left ? (
          <>
            <b>{left}</b>
            <span>
              <Trans>bis zum nächsten Versuch, um {time}</Trans>
            </span>
          </>
        ) : (
          <Trans>Der nächste Versuch beginnt gleich.</Trans>
        )}
      </Status>
    </Next>
  );
}

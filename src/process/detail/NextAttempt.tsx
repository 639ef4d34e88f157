import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { triesMax } from "#domain/retrySchedule";
import { formatDateTime } from "#i18n/formats";
import { Status } from "#ui/Status";
import { countdown } from "../countdown";
import { useCurrentSecond } from "#ui/useCurrentSecond";
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
export function NextAttempt(props: NextAttemptProps) {
  const { status, nextRetryAt } = props;
  if (nextRetryAt && status !== "IN_PROGRESS") return <Countdown at={nextRetryAt} />;
  const text = textOf(props);
  return text && <Next>{text}</Next>;
}

function textOf({ status, retryState }: NextAttemptProps): ReactNode {
  if (status === "IN_PROGRESS") {
    return (
      <Status tone="progress">
        <Trans>Ein Versuch läuft oder steht unmittelbar bevor.</Trans>
      </Status>
    );
  }
  if (status === "ERROR" && retryState === "retry_restart") {
    return (
      <Status tone="error">
        <Trans>Angehalten nach {triesMax} Versuchen. Weiter geht es nur mit einem Neustart.</Trans>
      </Status>
    );
  }
  if (status === "ERROR" && retryState === "no_retry") {
    return <Trans>Synchrone Prozesse werden nicht von selbst wiederholt.</Trans>;
  }
  if (status === "ERROR_WITHOUT_RETRY") {
    return (
      <Trans>
        Das Zielsystem hat endgültig abgelehnt; von selbst wird nicht wieder versucht. Ist die Ursache
        behoben, hilft ein Neustart.
      </Trans>
    );
  }
  if (status === "UNKNOWN") {
    return <Trans>Der Versuch wurde unterbrochen; ob er etwas bewirkt hat, ist nicht bekannt.</Trans>;
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

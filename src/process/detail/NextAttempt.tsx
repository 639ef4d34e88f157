import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { triesMax } from "#domain/retrySchedule";
import { formatDateTime } from "#i18n/formats";
import { Status } from "#ui/Status";
import { countdown, useCurrentSecond } from "../useCurrentSecond";
import { clockTime } from "./times";

interface NextAttemptProps {
  readonly status: string;
  readonly retryState: string;
  readonly nextRetryAt: string | null | undefined;
}

/** What happens next by itself: when the next attempt comes, or why none does. Never spoken by itself. */
export function NextAttempt({ status, retryState, nextRetryAt }: NextAttemptProps) {
  if (status === "IN_PROGRESS") {
    return (
      <Line>
        <Status tone="progress">
          <Trans>Ein Versuch läuft oder steht unmittelbar bevor.</Trans>
        </Status>
      </Line>
    );
  }
  if (nextRetryAt) return <Countdown at={nextRetryAt} />;
  if (status === "ERROR" && retryState === "retry_restart") {
    return (
      <Line>
        <Status tone="error">
          <Trans>Angehalten nach {triesMax} Versuchen. Weiter geht es nur mit einem Neustart.</Trans>
        </Status>
      </Line>
    );
  }
  if (status === "ERROR" && retryState === "no_retry") {
    return (
      <Line>
        <Trans>Synchrone Prozesse werden nicht von selbst wiederholt.</Trans>
      </Line>
    );
  }
  if (status === "ERROR_WITHOUT_RETRY") {
    return (
      <Line>
        <Trans>
          Das Zielsystem hat endgültig abgelehnt; von selbst wird nicht wieder versucht. Ist die Ursache
          behoben, hilft ein Neustart.
        </Trans>
      </Line>
    );
  }
  if (status === "UNKNOWN") {
    return (
      <Line>
        <Trans>Der Versuch wurde unterbrochen; ob er etwas bewirkt hat, ist nicht bekannt.</Trans>
      </Line>
    );
  }
  return null;
}

function Line({ children }: { readonly children: ReactNode }) {
  return <p className="next-attempt">{children}</p>;
}

function Countdown({ at }: { readonly at: string }) {
  const left = countdown(at, useCurrentSecond());
  const time = clockTime(at);
  return (
    <p className="next-attempt" title={formatDateTime(at)}>
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
    </p>
  );
}

import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useObservable } from "#browser/useObservable";
import { sessionWarningMs } from "#domain/timings";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { hasCode } from "#relay/apiError";
import { toFailure } from "#relay/failure";
import { useSessionServices } from "#session/sessionServices";
import { useSession } from "#session/useSession";
import { Dialog } from "#ui/Dialog";
import { Notice } from "#ui/Notice";
import "./sessionWarning.css";
import { useNow } from "./useNow";

function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Comes two minutes before an unused session ends. */
export function SessionWarning() {
  const end = useObservable(useSessionServices().session.clock.endsAt);
  const { status } = useSession();
  return end !== null && status === "signedIn" ? <Warning end={end} /> : null;
}

function Warning({ end }: { readonly end: number }) {
  const errorMessage = useErrorMessage();
  const { session, logoutGuards } = useSessionServices();
  const left = end - useNow(true);
  const [isBusy, setBusy] = useState(false);
  const [isFinal, setFinal] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function stay() {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      if (!(await session.clock.extend())) setFinal(true);
    } catch (error) {
      if (hasCode(error, "unauthorized")) session.lapse();
      else setFailure(toFailure(error));
    } finally {
      setBusy(false);
    }
  }

  const goOn = () => (isFinal ? setDismissed(true) : void stay());

  if (isDismissed) return null;
  return (
    <Dialog
      role="alertdialog"
      width="narrow"
      title={
        <Trans>
          Ihre Sitzung endet in <span className="session-time">{minutesAndSeconds(left)}</span>
        </Trans>
      }
      onCancel={goOn}
      footer={
        <>
          <Button onClick={logoutGuards.requestLogout}>
            <Trans>Abmelden</Trans>
          </Button>
          <Button variant="solid" data-focus-first onClick={goOn}>
            {isFinal ? <Trans>Bis dahin weiterarbeiten</Trans> : <Trans>Angemeldet bleiben</Trans>}
          </Button>
        </>
      }
    >
      {isFinal ? (
        <Notice tone="waiting" role="alert">
          <Trans>
            Die Sitzung lässt sich nicht verlängern, weil sie ihre längste Dauer erreicht hat. Wenn sie endet,
            melden Sie sich über dieser Seite neu an; Ihre Eingaben bleiben erhalten.
          </Trans>
        </Notice>
      ) : (
        <p className="session-idle">
          <Trans>
            Sie haben längere Zeit nichts getan. Ihre Eingaben bleiben auf dieser Seite erhalten, auch wenn
            Sie sich neu anmelden müssen.
          </Trans>
        </p>
      )}
      <div className="session-left" aria-hidden="true">
        <div style={{ width: `${Math.min(100, Math.max(0, (left / sessionWarningMs) * 100))}%` }} />
      </div>
      {failure && (
        <div className="session-failure">
          <Notice tone="error" role="alert">
            {errorMessage(failure)}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}

import { Box, Button, chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { sessionWarningMs } from "#domain/timings";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { hasCode } from "#relay/apiError";
import { toFailure } from "#relay/failure";
import { useSessionServices } from "#session/sessionServices";
import { Dialog } from "#ui/Dialog";
import { Notice } from "#ui/Notice";
import { useNow } from "./useNow";

function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Warns that an idle session is about to end. */
export function SessionWarning({ end }: { readonly end: number }) {
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

  const dismiss = () => (isFinal ? setDismissed(true) : void stay());

  if (isDismissed) return null;
  return (
    <Dialog
      role="alertdialog"
      width="narrow"
      title={
        <Trans>
          Ihre Sitzung endet in{" "}
          <chakra.span fontVariantNumeric="tabular-nums">{minutesAndSeconds(left)}</chakra.span>
        </Trans>
      }
      onCancel={dismiss}
      footer={
        <>
          <Button onClick={logoutGuards.requestLogout}>
            <Trans>Abmelden</Trans>
          </Button>
          <Button variant="solid" data-focus-first onClick={dismiss}>
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
        <chakra.p color="fg.muted">
          <Trans>
            Sie haben längere Zeit nichts getan. Ihre Eingaben bleiben auf dieser Seite erhalten, auch wenn
            Sie sich neu anmelden müssen.
          </Trans>
        </chakra.p>
      )}
      <Box h="4px" mt={4} borderRadius="full" bg="bg.muted" aria-hidden="true">
        <Box
          h="full"
          borderRadius="full"
          bg="accent.solid"
          style={{ width: `${Math.min(100, Math.max(0, (left / sessionWarningMs) * 100))}%` }}
        />
      </Box>
      {failure && (
        <Box mt={4}>
          <Notice tone="error" role="alert">
            {errorMessage(failure)}
          </Notice>
        </Box>
      )}
    </Dialog>
  );
}

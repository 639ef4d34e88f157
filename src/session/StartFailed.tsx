import { Trans } from "@lingui/react/macro";
import type { Failure } from "#i18n/errorMessages";
import { referenceApart } from "#i18n/referenceApart";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { CrashScreen } from "#ui/plain/CrashBoundary";

/** Shown instead of the app if it does not fit the server. The session and the drafts are kept. */
export function StartFailed({ failure: failed }: { readonly failure: Failure }) {
  const errorMessage = useErrorMessage();
  const { failure, reference } = referenceApart(failed);
  return (
    <CrashScreen title={<Trans>Die Anwendung passt nicht zum Server.</Trans>} reference={reference}>
      {errorMessage(failure)}
    </CrashScreen>
  );
}

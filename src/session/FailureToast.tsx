import { Trans } from "@lingui/react/macro";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ErrorToast } from "#ui/plain/ErrorToast";
import type { Failure } from "#i18n/errorMessages";

interface FailureToastProps {
  readonly failure: Failure;
  readonly onClose: () => void;
}

/** A failure with its message, and a reload button if only that helps. */
export function FailureToast({ failure, onClose }: FailureToastProps) {
  const errorMessage = useErrorMessage();
  const reload = failure.code === "unknown_operation" && (
    <button type="button" className="toast-action" onClick={() => window.location.reload()}>
      <Trans>Seite neu laden</Trans>
    </button>
  );
  return (
    <ErrorToast onClose={onClose} action={reload}>
      {errorMessage(failure)}
    </ErrorToast>
  );
}

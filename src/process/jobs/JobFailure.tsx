import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Notice } from "#ui/Notice";

interface JobFailureProps {
  readonly failure: Failure;
  /** Button or link that continues. */
  readonly children?: ReactNode;
}

/** Error of preparing or starting a job or export; user input is kept. */
export function JobFailure({ failure, children }: JobFailureProps) {
  const errorMessage = useErrorMessage();
  return (
    <Notice tone="error" role="alert">
      {failure.code === "already_running" ? (
        <Trans>Diese Sammelaktion läuft bereits.</Trans>
      ) : (
        errorMessage(failure)
      )}
      {children}
    </Notice>
  );
}

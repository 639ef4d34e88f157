import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useErrorMessage } from "#i18n/useErrorMessage";
import type { MetFailure } from "#session/metFailure";
import { Notice } from "#ui/Notice";

interface JobFailureProps {
  readonly failure: MetFailure;
  /** The way on. */
  readonly children?: ReactNode;
}

/** Why a job was not prepared or not started; what was chosen is kept. */
export function JobFailure({ failure, children }: JobFailureProps) {
  const errorMessage = useErrorMessage();
  return (
    <Notice tone="error" role="alert">
      {failure.code === "preview_expired" ? (
        <Trans>
          Die festgehaltene Auswahl ist verfallen, weil sie zu lange nicht begonnen wurde. Es wurde nichts
          geändert.
        </Trans>
      ) : failure.code === "already_running" ? (
        <Trans>Diese Sammelaktion läuft bereits.</Trans>
      ) : (
        errorMessage(failure, failure.at)
      )}
      {children}
    </Notice>
  );
}

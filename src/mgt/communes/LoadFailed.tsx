import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { toFailure } from "#relay/failure";
import { ErrorState } from "#ui/ErrorState";
import { Icon } from "#ui/Icon";

interface LoadFailedProps {
  readonly error: unknown;
  /** A retry is pending. */
  readonly isBusy: boolean;
}

/** Shown if the list could not be loaded; filters and sort stay in the URL. */
export function LoadFailed({ error, isBusy }: LoadFailedProps) {
  const router = useRouter();
  const errorMessage = useErrorMessage();
  const failure = toFailure(error);
  return (
    <ErrorState
      level="h2"
      title={<Trans>Die Kommunen konnten nicht geladen werden.</Trans>}
      reference={failure.params.reference}
      actions={
        <Button variant="solid" disabled={isBusy} onClick={() => void router.invalidate()}>
          <Icon name="reload" />
          <Trans>Erneut versuchen</Trans>
        </Button>
      }
    >
      {errorMessage(failure)} <Trans>Ihre Suche und Ihre Filter sind noch da.</Trans>
    </ErrorState>
  );
}

import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import { Button } from "#ui/Button";
import { ErrorState } from "#ui/ErrorState";
import { Icon } from "#ui/Icon";
import type { UsersAddress } from "./usersAddress";

interface UsersFailedProps {
  readonly error: unknown;
  /** Another attempt is under way. */
  readonly isBusy: boolean;
  readonly address: UsersAddress;
}

/** In place of the rows where they could not be loaded; filters and order stay. */
export function UsersFailed({ error, isBusy, address }: UsersFailedProps) {
  const router = useRouter();
  const errorMessage = useErrorMessage();
  const [at] = useState(() => Date.now());
  const failure = error instanceof ApiError ? error : new ApiError("unexpected_answer");
  const { after, before } = address.search;
  if (failure.code === "bad_request" && (after ?? before) !== undefined) {
    return (
      <ErrorState
        level="h2"
        title={<Trans>Diese Seite der Liste gibt es nicht mehr.</Trans>}
        actions={
          <Button variant="solid" onClick={address.toFirstPage}>
            <Trans>Zur ersten Seite</Trans>
          </Button>
        }
      >
        <Trans>Die Benutzer, auf die der Link zeigt, stehen inzwischen an anderer Stelle.</Trans>
      </ErrorState>
    );
  }
  return (
    <ErrorState
      level="h2"
      title={<Trans>Die Benutzer konnten nicht geladen werden.</Trans>}
      reference={failure.params.reference}
      actions={
        <Button variant="solid" disabled={isBusy} onClick={() => void router.invalidate()}>
          <Icon name="reload" />
          <Trans>Erneut versuchen</Trans>
        </Button>
      }
    >
      {errorMessage(failure, at)} <Trans>Ihre Suche und Ihre Filter sind noch da.</Trans>
    </ErrorState>
  );
}

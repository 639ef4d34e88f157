import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ErrorState } from "#ui/ErrorState";
import { Icon } from "#ui/Icon";

interface ListFailedProps {
  /** What could not be loaded. */
  readonly title: ReactNode;
  readonly failure: Failure;
  /** Another attempt is under way. */
  readonly isBusy: boolean;
  /** The page that the address asks for. */
  readonly search: { readonly after?: string | undefined; readonly before?: string | undefined };
  readonly onFirstPage: () => void;
}

/** In place of the rows where they could not be loaded; filters and order stand in the address and stay. */
export function ListFailed({ title, failure, isBusy, search, onFirstPage }: ListFailedProps) {
  const router = useRouter();
  const errorMessage = useErrorMessage();
  // What an old link points at may be gone.
  if (failure.code === "bad_request" && (search.after ?? search.before) !== undefined) {
    return (
      <ErrorState
        level="h2"
        title={<Trans>Diese Seite der Liste gibt es nicht mehr.</Trans>}
        actions={
          <Button variant="solid" onClick={onFirstPage}>
            <Trans>Zur ersten Seite</Trans>
          </Button>
        }
      >
        <Trans>
          Die Einträge, auf die der Link zeigt, stehen inzwischen an anderer Stelle oder sind gelöscht.
        </Trans>
      </ErrorState>
    );
  }
  return (
    <ErrorState
      level="h2"
      title={title}
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

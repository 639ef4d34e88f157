import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { referenceApart, type Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ErrorState } from "#ui/ErrorState";
import { Icon } from "#ui/Icon";
import { ReloadButton } from "#ui/ReloadButton";
import { isOutdatedPage, OutdatedPage, type PageCursors } from "./OutdatedPage";

interface ListFailedProps {
  readonly title: ReactNode;
  readonly failure: Failure;
  /** A retry is in progress. */
  readonly isBusy: boolean;
  /** Page cursors from the URL, if the list has pages. */
  readonly search?: PageCursors;
  readonly onFirstPage?: () => void;
}

/** Replaces rows that failed to load. Filters and order are in the URL and stay. */
export function ListFailed({ title, failure, isBusy, search = {}, onFirstPage }: ListFailedProps) {
  const router = useRouter();
  const errorMessage = useErrorMessage();
  if (isOutdatedPage(failure.code, search)) return <OutdatedPage level="h2" onFirstPage={onFirstPage} />;
  const { failure: shown, reference } = referenceApart(failure);
  return (
    <ErrorState
      level="h2"
      title={title}
      reference={reference}
      actions={
        // The server would refuse an unknown operation again.
        <>
          {failure.code !== "unknown_operation" && (
            <Button variant="solid" disabled={isBusy} onClick={() => void router.invalidate()}>
              <Icon name="reload" />
              <Trans>Erneut versuchen</Trans>
            </Button>
          )}
          {failure.code === "unknown_operation" && <ReloadButton variant="solid" />}
          {failure.code === "contract_mismatch" && <ReloadButton />}
        </>
      }
    >
      {errorMessage(shown)} <Trans>Ihre Suche und Ihre Filter sind noch da.</Trans>
    </ErrorState>
  );
}

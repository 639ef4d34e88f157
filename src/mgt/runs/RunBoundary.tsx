import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import type { ErrorMessages } from "#i18n/errorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { useShownQuery } from "#lists/useList";
import { useListSearch, type ListAddress } from "#lists/useListSearch";
import { toFailure } from "#relay/failure";
import { RequestFailure } from "#relay/RequestFailure";
import type { ListSearch } from "#lists/listSearch";
import type { RunItemsSearch } from "#runs/runItemsList";
import { LoadBoundary } from "#ui/LoadBoundary";
import { PageBody } from "#ui/Page";
import { isOutdatedPage, OutdatedPage } from "#ui/table/OutdatedPage";
import { ToastRegion } from "#ui/ToastRegion";

/** The query to show, which is the previous one while a page of items loads. */
export interface ShownRun<Query extends OperationType, Search extends RunItemsSearch = RunItemsSearch> {
  readonly queryRef: PreloadedQuery<Query>;
  readonly address: ListAddress<Search>;
  readonly isStale: boolean;
}

interface RunBoundaryProps<Query extends OperationType, Search extends RunItemsSearch> {
  readonly queryRef: PreloadedQuery<Query>;
  /** The search params of the page. */
  readonly list: ListSearch<Search>;
  readonly search: Search;
  readonly errorMessages: ErrorMessages;
  readonly children: (shown: ShownRun<Query, Search>) => ReactNode;
}

/** Renders the page of a run, or why it could not be loaded. */
export function RunBoundary<Query extends OperationType, Search extends RunItemsSearch = RunItemsSearch>(
  props: RunBoundaryProps<Query, Search>,
) {
  const { list, search, errorMessages, children } = props;
  const { queryRef, isStale } = useShownQuery(props.queryRef);
  const address = useListSearch(list, search);
  const router = useRouter();
  return (
    <ErrorMessagesContext value={errorMessages}>
      <LoadBoundary
        attempt={queryRef}
        renderFailure={(error) => (
          <PageBody>
            {isOutdatedPage(toFailure(error).code, search) ? (
              <OutdatedPage level="h1" onFirstPage={address.toFirstPage} />
            ) : (
              <RequestFailure error={error} level="h1" onRetry={() => void router.invalidate()} />
            )}
          </PageBody>
        )}
      >
        {children({ queryRef, address, isStale })}
      </LoadBoundary>
      <ToastRegion />
    </ErrorMessagesContext>
  );
}

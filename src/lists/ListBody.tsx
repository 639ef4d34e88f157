import { useDeferredValue, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import { toFailure } from "#relay/failure";
import { useOwner } from "#relay/preload";
import { QuerySuspense } from "#relay/QuerySuspense";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { Column } from "#ui/table/columns";
import { ListFailed } from "#ui/table/ListFailed";
import { TableSkeleton } from "#ui/table/TableSkeleton";
import type { ListAddress } from "./useListSearch";

/** The query whose rows are on screen: the one before, while the answer of a new one is on its way. */
export function useShownQuery<Reference extends PreloadedQuery<OperationType>>(queryRef: Reference) {
  useOwner(queryRef);
  const shown = useDeferredValue(queryRef);
  return { shown, isStale: shown !== queryRef };
}

interface ListBodyProps<Row> {
  /** Of the table. */
  readonly id: string;
  /** The query whose rows are shown. */
  readonly queryRef: PreloadedQuery<OperationType>;
  /** Another query is on its way; its rows take the place of these. */
  readonly isStale: boolean;
  readonly address: ListAddress;
  readonly columns: readonly Column<Row>[];
  readonly isSelectable?: boolean;
  readonly isOpenable?: boolean;
  /** Height of the rows. */
  readonly size?: "sm" | "md";
  /** Spoken while the first rows are on their way. */
  readonly pendingLabel: string;
  /** Stands above the skeleton, where something will stand above the rows. */
  readonly pendingAbove?: ReactNode;
  /** What could not be loaded, as a heading. */
  readonly failedTitle: ReactNode;
  /** Reads the query. */
  readonly children: ReactNode;
}

/** The rows of a list, or what stands in their place while they are on their way or could not be loaded. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { id, queryRef, isStale, address, pendingLabel, pendingAbove, failedTitle, children, ...skeleton } =
    props;
  const { search, toFirstPage } = address;
  return (
    <LoadBoundary
      attempt={queryRef}
      renderFailure={(error) => (
        <ListFailed
          title={failedTitle}
          failure={toFailure(error)}
          isBusy={isStale}
          search={search}
          onFirstPage={toFirstPage}
        />
      )}
    >
      <QuerySuspense
        reference={queryRef}
        fallback={
          <>
            {pendingAbove}
            <TableSkeleton id={id} label={pendingLabel} shownColumns={search.columns} {...skeleton} />
          </>
        }
      >
        {children}
      </QuerySuspense>
    </LoadBoundary>
  );
}

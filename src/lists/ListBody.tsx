import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import { toFailure } from "#relay/failure";
import { QuerySuspense } from "#relay/QuerySuspense";
import { LoadBoundary } from "#ui/LoadBoundary";
import { ListFailed } from "#ui/table/ListFailed";
import { TableSkeleton } from "#ui/table/TableSkeleton";
import type { ListParams } from "./listSearch";
import { useShownQuery, type List, type ShownList } from "./useList";

interface ListBodyProps<Row, Reference, S> {
  readonly list: List<Row, Reference, S>;
  /** Whether other rows are loading, if the screen itself keeps the previous query. */
  readonly isStale?: boolean;
  readonly isSelectable?: boolean;
  readonly isOpenable?: boolean;
  /** Row height. */
  readonly size?: "sm" | "md";
  /** Shown above the skeleton, to reserve space for content above the rows. */
  readonly pendingAbove?: ReactNode;
  /** Heading of the error; defaults to "the list could not be loaded". */
  readonly failedTitle?: ReactNode;
  /** Reads the query of the rows on screen. */
  readonly children: (list: ShownList<Row, Reference, S>) => ReactNode;
}

/**
 * The rows of a list, or its skeleton or error. Previous rows stay on screen until the next ones
 * have loaded; only this part of the screen renders again when they arrive.
 */
export function ListBody<Row, Reference extends PreloadedQuery<OperationType>, S extends ListParams>({
  list,
  isStale: isScreenStale = false,
  pendingAbove,
  failedTitle,
  children,
  ...skeleton
}: ListBodyProps<Row, Reference, S>) {
  const { t } = useLingui();
  const { id, title, address, columns } = list;
  const { queryRef, isStale: isBodyStale } = useShownQuery(list.queryRef);
  const isStale = isBodyStale || isScreenStale;
  const { search, toFirstPage } = address;
  return (
    <LoadBoundary
      attempt={queryRef}
      renderFailure={(error) => (
        <ListFailed
          title={failedTitle ?? <Trans>Die Liste konnte nicht geladen werden.</Trans>}
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
            <TableSkeleton
              id={id}
              label={t`${title} werden geladen`}
              columns={columns}
              shownColumns={search.columns}
              {...skeleton}
            />
          </>
        }
      >
        {children({ ...list, queryRef, isStale })}
      </QuerySuspense>
    </LoadBoundary>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { toFailure } from "#relay/failure";
import { QuerySuspense } from "#relay/QuerySuspense";
import { LoadBoundary } from "#ui/LoadBoundary";
import { ListFailed } from "#ui/table/ListFailed";
import { TableSkeleton } from "#ui/table/TableSkeleton";
import type { List } from "./useList";

export interface ListBodyProps<Row> {
  readonly list: List<Row>;
  readonly isSelectable?: boolean;
  readonly isOpenable?: boolean;
  /** Row height. */
  readonly size?: "sm" | "md";
  /** Shown above the skeleton, to reserve space for content above the rows. */
  readonly pendingAbove?: ReactNode;
  /** Heading of the error; defaults to "the list could not be loaded". */
  readonly failedTitle?: ReactNode;
  /** Reads the query. */
  readonly children: ReactNode;
}

/** The rows of a list, or its skeleton or error. */
export function ListBody<Row>({
  list,
  pendingAbove,
  failedTitle,
  children,
  ...skeleton
}: ListBodyProps<Row>) {
  const { t } = useLingui();
  const { id, title, queryRef, isStale, address, columns } = list;
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
        {children}
      </QuerySuspense>
    </LoadBoundary>
  );
}

import type { ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useOwnedQuery } from "#relay/preload";
import { QuerySuspense } from "#relay/QuerySuspense";
import { LoadBoundary } from "#ui/LoadBoundary";
import { useShownQuery } from "./useList";

interface ReaderProps<TQuery extends OperationType> {
  readonly query: GraphQLTaggedNode;
  readonly queryRef: PreloadedQuery<TQuery>;
  /** `shown` is the query of the rows on screen. */
  readonly children: (data: TQuery["response"], shown: PreloadedQuery<TQuery>) => ReactNode;
}

interface ListPartProps<TQuery extends OperationType> extends ReaderProps<TQuery> {
  /** Rendered until the first rows have loaded, and after a failure. */
  readonly fallback?: ReactNode;
}

/** A part of a list screen that reads the query of the rows outside of them, such as their number. */
export function ListPart<TQuery extends OperationType>({
  query,
  queryRef,
  fallback = null,
  children,
}: ListPartProps<TQuery>) {
  const { queryRef: shown } = useShownQuery(queryRef);
  return (
    <LoadBoundary attempt={shown} renderFailure={() => fallback}>
      <QuerySuspense reference={shown} fallback={fallback}>
        <Reader query={query} queryRef={shown}>
          {children}
        </Reader>
      </QuerySuspense>
    </LoadBoundary>
  );
}

function Reader<TQuery extends OperationType>({ query, queryRef, children }: ReaderProps<TQuery>) {
  return children(useOwnedQuery<TQuery>(query, queryRef), queryRef);
}

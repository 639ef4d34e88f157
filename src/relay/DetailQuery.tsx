import { Suspense, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useOwnedQuery, useOwner } from "./preload";
import { useFirstAnswer } from "./QuerySuspense";
import { useIsStored } from "./useIsStored";

interface ReaderProps<TQuery extends OperationType> {
  readonly query: GraphQLTaggedNode;
  readonly reference: PreloadedQuery<TQuery>;
  /** While the query is pending, only the fields of the head can be read. */
  readonly children: (data: TQuery["response"], isPending: boolean) => ReactNode;
}

interface DetailQueryProps<TQuery extends OperationType> extends ReaderProps<TQuery> {
  /** Part of the query that a row of the list has loaded; its variables are a subset. Never sent. */
  readonly head: GraphQLTaggedNode;
  /** Rendered while the query is pending if the store lacks any field of the head. */
  readonly fallback: ReactNode;
}

/**
 * Reads the query of a detail. While it is pending, reads the head of the detail from the store, as loaded by the row
 * that opened it. Both states render the same tree, so elements and focus are preserved.
 */
export function DetailQuery<TQuery extends OperationType>({
  head,
  fallback,
  ...reader
}: DetailQueryProps<TQuery>) {
  const { reference } = reader;
  const isPending = !useFirstAnswer(reference);
  const hasHead = useIsStored(head, reference.variables);
  useOwner(reference);
  return (
    <Suspense fallback={fallback}>
      {isPending && !hasHead ? fallback : <Reader isPending={isPending} {...reader} />}
    </Suspense>
  );
}

function Reader<TQuery extends OperationType>({
  query,
  reference,
  isPending,
  children,
}: ReaderProps<TQuery> & { readonly isPending: boolean }) {
  return children(useOwnedQuery(query, reference, isPending ? "partial" : "full"), isPending);
}

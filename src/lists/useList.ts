import { startTransition, useEffect, useState } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import { useOwner } from "#relay/preload";
import type { Column } from "#ui/table/columns";
import type { ListParams, ListSearch } from "./listSearch";
import { useListSearch, type ListAddress } from "./useListSearch";

/** State shared by the parts of a list screen. */
export interface List<Row, Reference = PreloadedQuery<OperationType>, S = ListParams> {
  /** Id of the table, unique on the screen. */
  readonly id: string;
  /** Name of the list, e.g. "Benutzer". */
  readonly title: string;
  readonly address: ListAddress<S>;
  readonly columns: readonly Column<Row>[];
  /** Query of the rows. */
  readonly queryRef: Reference;
}

/** A list as shown by `ListBody`: `queryRef` is the query of the rows on screen. */
export interface ShownList<Row, Reference = PreloadedQuery<OperationType>, S = ListParams> extends List<
  Row,
  Reference,
  S
> {
  /** Whether another query is loading. */
  readonly isStale: boolean;
}

interface ListOptions<Row, Reference, S> extends Pick<List<Row, Reference, S>, "id" | "title" | "columns"> {
  /** Codec of the search params. */
  readonly codec: ListSearch<S>;
  /** Parsed by the route. */
  readonly search: S;
  /** From the route's loader; `ListBody` disposes it. */
  readonly queryRef: Reference;
}

/** State of a list whose order, columns, filters and page are in the URL. */
export function useList<Row, Reference extends PreloadedQuery<OperationType>, S extends object>({
  codec,
  search,
  ...list
}: ListOptions<Row, Reference, S>): List<Row, Reference, S> {
  return { ...list, address: useListSearch(codec, search) };
}

/**
 * Keeps the previous query on screen until the next one has loaded. A transition of its
 * own, so that a deferred value, such as the search params, does not wait for the rows.
 */
export function useShownQuery<Reference extends PreloadedQuery<OperationType>>(queryRef: Reference) {
  useOwner(queryRef);
  const [shown, show] = useState(queryRef);
  useEffect(() => startTransition(() => show(queryRef)), [queryRef]);
  return { queryRef: shown, isStale: shown !== queryRef };
}

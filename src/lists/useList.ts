import { useDeferredValue } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import { useOwner } from "#relay/preload";
import type { Column } from "#ui/table/columns";
import type { ListParams, ListSearch } from "./listSearch";
import { useListSearch, type ListAddress } from "./useListSearch";

/** What the parts of a list screen share. */
export interface List<Row, Reference = PreloadedQuery<OperationType>, S = ListParams> {
  /** Of the table; unique on the screen. */
  readonly id: string;
  /** What the list is called, e.g. "Benutzer". */
  readonly title: string;
  readonly address: ListAddress<S>;
  readonly columns: readonly Column<Row>[];
  /** The query whose rows are shown: the one before, while the answer of a new one is on its way. */
  readonly queryRef: Reference;
  /** Another query is on its way; its rows take the place of these. */
  readonly isStale: boolean;
}

interface ListOptions<Row, Reference, S> extends Pick<List<Row, Reference, S>, "id" | "title" | "columns"> {
  /** What the address may say of the list. */
  readonly codec: ListSearch<S>;
  /** As the route has read it. */
  readonly search: S;
  /** Of the route; the list disposes of it. */
  readonly queryRef: Reference;
}

/** A list whose order, columns, filters and page stand in the address. */
export function useList<Row, Reference extends PreloadedQuery<OperationType>, S extends object>({
  codec,
  search,
  queryRef,
  ...list
}: ListOptions<Row, Reference, S>): List<Row, Reference, S> {
  const address = useListSearch(codec, search);
  return { ...list, address, ...useShownQuery(queryRef) };
}

/** The query whose rows stay on the screen until those of a new one are there. */
export function useShownQuery<Reference extends PreloadedQuery<OperationType>>(queryRef: Reference) {
  useOwner(queryRef);
  const shown = useDeferredValue(queryRef);
  return { queryRef: shown, isStale: shown !== queryRef };
}

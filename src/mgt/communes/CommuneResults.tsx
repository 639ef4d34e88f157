import { Button, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { pageSize, pageSizeMax } from "#domain/limits";
import { communeScreenPath } from "#domain/serviceScreens";
import { Notice } from "#ui/Notice";
import type { CommuneResults_query$key } from "./__generated__/CommuneResults_query.graphql";
import type { CommuneListProps, CommuneNode } from "./communeList";
import type { CommuneSort, CommuneView } from "./communesList";
import { CommuneTable } from "./CommuneTable";
import { CommuneTiles } from "./CommuneTiles";
import { NoCommunes, NoMatches } from "./NoCommunes";

interface CommuneResultsProps {
  readonly query: CommuneResults_query$key;
  readonly view: CommuneView;
  readonly sort: CommuneSort | undefined;
  /** With many communes the tiles show their services only when expanded. */
  readonly isCompact: boolean;
  readonly isFiltered: boolean;
  /** Open the only match once it has loaded. */
  readonly isOpening: boolean;
}

/** Paginated list of the matching communes. */
export function CommuneResults(props: CommuneResultsProps) {
  const { query, view, sort, isCompact, isFiltered, isOpening } = props;
  const navigate = useNavigate();
  const pagination = usePaginationFragment(
    graphql`
      fragment CommuneResults_query on Query
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        filter: { type: "CommuneFilter" }
        orderBy: { type: "CommuneOrder" }
        isWide: { type: "Boolean!" }
      )
      @refetchable(queryName: "CommuneResultsPageQuery") {
        communes(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
          @connection(key: "CommuneResults_communes") {
          totalCount
          edges {
            node {
              id
              ags
              name
              state
              isFavourite @include(if: $isWide)
              ...CommuneRow_commune
              ...CommuneTile_commune @arguments(isWide: $isWide)
              ...CompactTile_commune
              ...ServicePanel_commune
            }
          }
        }
      }
    `,
    query,
  );
  const { edges, totalCount } = pagination.data.communes;
  const communes = useFavouritesFirst(
    query,
    useMemo(() => edges.map(({ node }) => node), [edges]),
  );
  const { reach, hasFailed, retry } = useNextPages(query, communes.length, pagination);

  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);

  const single = totalCount === 1 ? communes[0]?.ags : undefined;
  useEffect(() => {
    const path = isOpening && single !== undefined && communeScreenPath(single);
    if (path) void navigate({ to: path });
  }, [isOpening, single, navigate]);

  if (totalCount === 0) return isFiltered ? <NoMatches /> : <NoCommunes />;
  const list: CommuneListProps = {
    communes,
    total: hasFailed ? communes.length : totalCount,
    opened,
    onToggle: toggle,
    onReach: reach,
    sort,
  };
  return (
    <>
      {view === "list" ? <CommuneTable {...list} /> : <CommuneTiles {...list} isCompact={isCompact} />}
      {hasFailed && <NextPageFailed onRetry={retry} />}
    </>
  );
}

/** Retry button below the loaded rows, if the next page failed to load. */
function NextPageFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="error" role="alert">
      <Flex wrap="wrap" align="center" gap={2} columnGap={3}>
        <Trans>Die weiteren Kommunen konnten nicht geladen werden.</Trans>
        <Button size="sm" onClick={onRetry}>
          <Trans>Erneut versuchen</Trans>
        </Button>
      </Flex>
    </Notice>
  );
}

/** Number of rows before the end at which the next page is fetched; larger after the first page. */
const prefetchMargin = (loaded: number) => (loaded > pageSize ? 60 : 8);

/** Moves favourites to the front; marking one does not move it before the list is loaded again. */
function useFavouritesFirst(list: object, communes: readonly CommuneNode[]): readonly CommuneNode[] {
  const favourites = useMemo(
    () => new Set(communes.filter(({ isFavourite }) => isFavourite).map(({ id }) => id)),
    // oxlint-disable-next-line react/exhaustive-deps
    [list],
  );
  return useMemo(
    () =>
      favourites.size > 0
        ? communes.toSorted(
            ({ id: one }, { id: other }) => Number(favourites.has(other)) - Number(favourites.has(one)),
          )
        : communes,
    [communes, favourites],
  );
}

interface Pagination {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number, options?: { onComplete?: (error: Error | null) => void }) => unknown;
}

/** Fetches the next pages one by one as scrolling approaches them. */
function useNextPages(list: object, loaded: number, { hasNext, isLoadingNext, loadNext }: Pagination) {
  const [reached, setReached] = useState(0);
  const [failed, setFailed] = useState<object | null>(null);
  const hasFailed = failed === list;

  const isNear = reached + prefetchMargin(loaded) >= loaded;
  useEffect(() => {
    if (!isNear || !hasNext || isLoadingNext || hasFailed) return;
    loadNext(pageSizeMax, { onComplete: (error) => setFailed(error ? list : null) });
  }, [isNear, hasNext, isLoadingNext, hasFailed, loadNext, list]);

  const retry = useCallback(() => setFailed(null), []);
  return { reach: setReached, hasFailed, retry };
}

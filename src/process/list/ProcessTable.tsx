import { useEffect, useMemo } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { pageSizeMax } from "#domain/limits";
import { useOwnedQuery } from "#relay/preload";
import { useCan } from "#session/useSession";
import { isShown } from "#ui/table/columns";
import { DataTable } from "#ui/table/DataTable";
import { neededWidth } from "#ui/table/fitColumns";
import { NoMatches } from "#ui/table/NoMatches";
import { Pager } from "#ui/table/Pager";
import { selectWidth } from "#ui/table/useFittingColumns";
import { useWatchedProcesses } from "../live/liveProcesses";
import type { ProcessTableQuery } from "./__generated__/ProcessTableQuery.graphql";
import { BulkActions } from "./BulkActions";
import { useNeighbours, type Neighbours } from "./neighbours";
import { NoProcesses } from "./NoProcesses";
import type { KeptSelection } from "./keptSelection";
import { useListNames } from "./useListNames";
import { useProcessColumns, type ProcessRow } from "./useProcessColumns";
import { useProcessSelection } from "./useProcessSelection";
import { listTableId, processList, type ListKind, type ProcessAddress } from "./processList";

const processTableQuery = graphql`
  query ProcessTableQuery(
    $filter: ProcessFilter
    $orderBy: ProcessOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    processes(
      filter: $filter
      orderBy: $orderBy
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      totalCount
      totalCountExceeded
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          id
          pid
          uuid
          key
          formKey
          businessKey
          commune {
            ags
            name
          }
          serviceId
          type
          status
          retryState
          nextRetryAt
          problem
          httpStatus
          errorText
          tries
          restarts
          record
          allowedActions
          createdAt
          updatedAt
        }
      }
    }
  }
`;

/** How many rows the filter leaves. */
export interface Counted {
  readonly count: number;
  /** There are more; nobody has counted further. */
  readonly isExceeded: boolean;
}

export interface ProcessTableProps {
  readonly kind: ListKind;
  readonly queryRef: PreloadedQuery<ProcessTableQuery>;
  readonly address: ProcessAddress;
  readonly isStale: boolean;
  readonly openPid: string | undefined;
  readonly onOpen: (pid: string) => void;
  readonly kept: KeptSelection;
  readonly onNeighbours: (neighbours: Neighbours) => void;
  readonly onCounted: (counted: Counted) => void;
}

const idOf = ({ id }: ProcessRow) => id;

/** The rows of the filter that was asked for, as the server orders them, with what can be done with several of them. */
export function ProcessTable(props: ProcessTableProps) {
  const { kind, queryRef, address, isStale, openPid, onOpen, kept, onNeighbours, onCounted } = props;
  const { processes } = useOwnedQuery<ProcessTableQuery>(processTableQuery, queryRef);
  const { edges, totalCount, totalCountExceeded, pageInfo } = processes;
  const rows = useMemo(() => edges.map(({ node }) => node), [edges]);
  const pids = useMemo(() => rows.map(({ pid }) => pid), [rows]);
  useNeighbours(onNeighbours, pids, openPid);
  const names = useListNames(kind);
  const columns = useProcessColumns(kind);
  const mayAct = useCan("processes_action");
  const selection = useProcessSelection({
    kept,
    rows,
    filter: queryRef.variables.filter ?? null,
    total: totalCount,
    isExceeded: totalCountExceeded,
  });
  useWatchedProcesses(useMemo(() => rows.slice(0, pageSizeMax).map(idOf), [rows]));
  useEffect(
    () => onCounted({ count: totalCount, isExceeded: totalCountExceeded }),
    [onCounted, totalCount, totalCountExceeded],
  );
  // The rows of this page are gone, and there are others.
  const isBeyond = rows.length === 0 && totalCount > 0 && !isStale;
  const { toFirstPage } = address;
  useEffect(() => {
    if (isBeyond) toFirstPage();
    // The way there is always the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBeyond]);

  const { search } = address;
  const shown = columns.filter((column) => isShown(column, search.columns));
  return (
    <DataTable
      id={listTableId}
      caption={names.title}
      rows={rows}
      rowId={idOf}
      rowLabel={names.rowLabel}
      columns={columns}
      shownColumns={search.columns}
      sort={address.sort}
      onSort={address.onSort}
      selection={mayAct ? selection.rows : undefined}
      selectionWords={selection.words}
      bulkActions={<BulkActions kind={kind} selection={selection} isLocked={processList.isFaulty(search)} />}
      onOpen={({ pid }) => onOpen(pid)}
      hasOpenButtons={false}
      currentId={rows.find(({ pid }) => pid === openPid)?.id}
      // Only for columns that somebody asked for: the usual ones fit.
      minWidth={search.columns && neededWidth(shown) + selectWidth}
      isStale={isStale}
      empty={
        address.filterCount > 0 ? (
          <NoMatches tableId={listTableId} onReset={address.reset} />
        ) : (
          <NoProcesses kind={kind} />
        )
      }
      pager={
        <Pager
          tableId={listTableId}
          pageInfo={pageInfo}
          count={rows.length}
          total={totalCount}
          isAtLeast={totalCountExceeded}
          size={search.size}
          onChange={address.change}
          onIntent={address.preload}
        />
      }
    />
  );
}

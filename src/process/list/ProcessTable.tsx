import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { whenIdle } from "#browser/whenIdle";
import { pageSizeMax } from "#domain/limits";
import { ListTable, useRows } from "#lists/ListTable";
import { useOwnedQuery } from "#relay/preload";
import { useCan } from "#session/useSession";
import { useWatchedProcesses } from "../live/liveProcesses";
import type { ProcessTableQuery } from "./__generated__/ProcessTableQuery.graphql";
import { BulkActions } from "./BulkActions";
import { NoProcesses } from "./NoProcesses";
import type { KeptSelection } from "./keptSelection";
import { usePublishRows } from "./listedProcesses";
import { useListNames } from "./useListNames";
import { useProcessColumns, type ProcessRow } from "./useProcessColumns";
import { useProcessSelection } from "./useProcessSelection";
import { detailPaths, listTableId, processList, type ListKind, type ProcessAddress } from "./processList";

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
          ...ProcessHead_process
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
  readonly onCounted: (counted: Counted) => void;
}

const idOf = ({ id }: ProcessRow) => id;

/** The rows of the filter that was asked for, as the server orders them, with what can be done with several of them. */
export function ProcessTable(props: ProcessTableProps) {
  const { kind, queryRef, address, isStale, openPid, onOpen, kept, onCounted } = props;
  const { processes } = useOwnedQuery<ProcessTableQuery>(processTableQuery, queryRef);
  const { totalCount, totalCountExceeded } = processes;
  const rows = useRows(processes);
  usePublishRows(rows);
  const names = useListNames(kind);
  const columns = useProcessColumns(kind);
  const mayAct = useCan("processes_action");
  const router = useRouter();
  // A row is likely to be opened next.
  useEffect(
    () =>
      whenIdle(
        () => void router.loadRouteChunk(router.routesById[detailPaths[kind]])?.catch(() => undefined),
      ),
    [router, kind],
  );
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
  return (
    <ListTable
      id={listTableId}
      caption={names.title}
      page={processes}
      address={address}
      rows={rows}
      rowLabel={names.rowLabel}
      columns={columns}
      selection={mayAct ? selection.rows : undefined}
      selectionWords={selection.words}
      bulkActions={
        <BulkActions kind={kind} selection={selection} isLocked={processList.isFaulty(address.search)} />
      }
      onOpen={({ pid }) => onOpen(pid)}
      hasOpenButtons={false}
      currentId={rows.find(({ pid }) => pid === openPid)?.id}
      isStale={isStale}
      empty={<NoProcesses kind={kind} />}
      showsCount
    />
  );
}

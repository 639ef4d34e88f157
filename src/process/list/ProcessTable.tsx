import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useEffect, useMemo } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { pageSizeMax } from "#domain/limits";
import { ListPart } from "#lists/ListPart";
import { ListTable, useRows } from "#lists/ListTable";
import { useIdleRouteLoad } from "#lists/useIdleRouteLoad";
import type { ShownList } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import { useCan } from "#session/useSession";
import { DialogButton } from "#ui/DialogButton";
import { EmptyState } from "#ui/EmptyState";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { useWatchedProcesses } from "../live/liveProcesses";
import type { ProcessTableQuery } from "./__generated__/ProcessTableQuery.graphql";
import { BulkActions } from "./BulkActions";
import { useListLabels } from "./useListLabels";
import type { ProcessRow } from "./useProcessColumns";
import { useProcessSelection, type KeptSelection } from "./useProcessSelection";
import { detailPaths, processList, type ListKind, type ProcessSearch } from "./processList";

const processTableQuery = graphql`
  query ProcessTableQuery(
    $filter: ProcessFilter
    $orderBy: ProcessOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    processExportLimit
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
          feeDifference
          allowedActions
          createdAt
          updatedAt
          ...ProcessHead_process
        }
      }
    }
  }
`;

const ExportDialog = lazyOverlay(async () => (await import("../export/ExportDialog")).ExportDialog);

interface ExportProcessesButtonProps {
  readonly kind: ListKind;
  readonly queryRef: PreloadedQuery<ProcessTableQuery>;
}

/** Exports the processes on screen. The dialog stays open while they are refetched. */
export function ExportProcessesButton({ kind, queryRef }: ExportProcessesButtonProps) {
  const content = (
    <>
      <Icon name="download" />
      <Trans>Exportieren …</Trans>
    </>
  );
  return (
    <ListPart<ProcessTableQuery>
      query={processTableQuery}
      queryRef={queryRef}
      fallback={<Button disabled>{content}</Button>}
    >
      {(
        { processExportLimit, processes: { totalCount, totalCountExceeded } },
        { variables: { filter = null, orderBy = null } },
      ) => (
        <DialogButton
          exports={kind}
          disabled={totalCount === 0}
          intent={ExportDialog.intent}
          renderDialog={(onClose) => (
            <ExportDialog
              filter={filter}
              orderBy={orderBy}
              count={totalCount}
              isCountExceeded={totalCountExceeded}
              limitMax={processExportLimit}
              onClose={onClose}
            />
          )}
        >
          {content}
        </DialogButton>
      )}
    </ListPart>
  );
}

interface ProcessTableProps {
  readonly kind: ListKind;
  readonly list: ShownList<ProcessRow, PreloadedQuery<ProcessTableQuery>, ProcessSearch>;
  readonly openPid: string | undefined;
  readonly onOpen: (pid: string) => void;
  /** Called with the processes of the page, in its order. */
  readonly onListed: (pids: readonly string[]) => void;
  readonly kept: KeptSelection;
}

const idOf = ({ id }: ProcessRow) => id;

/** The rows of the list with their bulk actions. */
export function ProcessTable(props: ProcessTableProps) {
  const { kind, list, openPid, onOpen, onListed, kept } = props;
  const { queryRef } = list;
  const { processes } = useOwnedQuery<ProcessTableQuery>(processTableQuery, queryRef);
  const { totalCount, totalCountExceeded } = processes;
  const rows = useRows(processes);
  useEffect(() => {
    onListed(rows.map(({ pid }) => pid));
    return () => onListed([]);
  }, [onListed, rows]);
  const { rowLabel } = useListLabels(kind);
  const mayAct = useCan("processes_action");
  useIdleRouteLoad(detailPaths[kind]);
  const selection = useProcessSelection({
    kept,
    rows,
    filter: queryRef.variables.filter ?? null,
    total: totalCount,
    isExceeded: totalCountExceeded,
  });
  useWatchedProcesses(useMemo(() => rows.slice(0, pageSizeMax).map(idOf), [rows]));
  return (
    <ListTable
      list={list}
      page={processes}
      rowLabel={rowLabel}
      selection={mayAct ? selection.rows : undefined}
      selectionText={selection.words}
      bulkActions={
        <BulkActions kind={kind} selection={selection} isLocked={processList.isFaulty(list.address.search)} />
      }
      onOpen={({ pid }) => onOpen(pid)}
      hasOpenButtons={false}
      currentId={rows.find(({ pid }) => pid === openPid)?.id}
      empty={<NoProcesses kind={kind} />}
      showsCount
    />
  );
}

/** Shown if nobody has sent an application yet. */
function NoProcesses({ kind }: { readonly kind: ListKind }) {
  return kind === "processes" ? (
    <EmptyState icon="processes" title={<Trans>Noch keine Prozesse</Trans>}>
      <p>
        <Trans>
          Mit jedem Antrag, den jemand im Serviceportal absendet, beginnt ein Prozess. Er überbringt den
          Antrag und erscheint hier von selbst.
        </Trans>
      </p>
    </EmptyState>
  ) : (
    <EmptyState icon="document" title={<Trans>Noch keine Anträge</Trans>}>
      <p>
        <Trans>Anträge, die jemand im Serviceportal absendet, erscheinen hier von selbst.</Trans>
      </p>
    </EmptyState>
  );
}

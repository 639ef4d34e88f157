import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, type ReactNode } from "react";
import type { OperationType } from "relay-runtime";
import { processSearchMaxLength } from "#domain/limits";
import { ListBody } from "#lists/ListBody";
import { ListScreen } from "#lists/ListScreen";
import { ListToolbar } from "#lists/ListToolbar";
import type { List } from "#lists/useList";
import { useListSearch } from "#lists/useListSearch";
import { useOwner } from "#relay/preload";
import { AppLink } from "#ui/AppLink";
import { ColumnChoice } from "#ui/table/ColumnChoice";
import { ShortcutsButton } from "#ui/table/ShortcutsButton";
import { ProcessIcon } from "../ProcessIcon";
import { useKeptSelection } from "./useProcessSelection";
import { LiveBar } from "./LiveBar";
import { ProcessGroups } from "./ProcessGroups";
import { ExportProcessesButton, ProcessTable } from "./ProcessTable";
import { useListLabels } from "./useListLabels";
import { useProcessColumns, type ProcessRow } from "./useProcessColumns";
import { useProcessFilters, type RenderCommuneFilter } from "./useProcessFilters";
import {
  listTableId,
  processList,
  type ListKind,
  type ListReference,
  type ProcessSearch,
} from "./processList";

interface ProcessScreenProps {
  readonly kind: ListKind;
  readonly reference: ListReference;
  readonly search: ProcessSearch;
  /** Process whose detail is open beside the list, if any. */
  readonly openPid: string | undefined;
  readonly onOpen: (pid: string) => void;
  /** Called with the processes of the page, in its order. */
  readonly onListed: (pids: readonly string[]) => void;
  /** The saved views, which come from another endpoint. */
  readonly views: ReactNode;
  readonly saveView: ReactNode;
  readonly renderCommuneFilter: RenderCommuneFilter;
}

/** List of processes or applications with filters and saved views, updated live. */
export function ProcessScreen(props: ProcessScreenProps) {
  const { kind, reference, search, views, saveView, renderCommuneFilter } = props;
  const { t } = useLingui();
  const { title } = useListLabels(kind);
  const columns = useProcessColumns(kind);
  const address = useListSearch(processList, search);
  const list = { id: listTableId, title, address, columns };
  const filters = useProcessFilters(address, renderCommuneFilter);
  return (
    <ListScreen
      title={title}
      hasToasts={false}
      actions={
        <>
          {saveView}
          <Button asChild variant="ghost">
            <AppLink to="/admin/jobs" variant="bare">
              <Trans>Sammelaktionen</Trans>
            </AppLink>
          </Button>
          {reference.kind === "rows" && <ExportProcessesButton kind={kind} queryRef={reference.queryRef} />}
        </>
      }
      views={
        <>
          {views}
          <Button
            size="sm"
            variant={search.group ? "outline" : "ghost"}
            aria-pressed={search.group !== undefined}
            _pressed={{ borderColor: "accent.fg", bg: "accent.subtle", color: "accent.fg" }}
            onClick={() => address.change({ group: search.group ? undefined : "cause" })}
          >
            <ProcessIcon name="same" />
            <Trans>Gleiche Fehler</Trans>
          </Button>
          {!search.group && (
            <ColumnChoice
              columns={columns}
              chosen={search.columns}
              onChoose={(chosen) => address.change({ columns: chosen }, { replace: true })}
            />
          )}
          {!search.group && <ShortcutsButton />}
        </>
      }
      toolbar={
        <ListToolbar
          list={list}
          searchLabel={t`ID oder Schlüssel`}
          searchMaxLength={processSearchMaxLength}
          filters={filters}
          faultNote={
            <Trans>
              Aktionen für mehrere Prozesse sind gesperrt, bis die Filter stimmen: Es wären sonst mehr
              Prozesse betroffen als gemeint.
            </Trans>
          }
          hasSort={!search.group}
          hasColumnChoice={false}
        />
      }
    >
      <ProcessRows {...props} list={list} />
    </ListScreen>
  );
}

interface ProcessRowsProps extends Pick<
  ProcessScreenProps,
  "kind" | "reference" | "openPid" | "onOpen" | "onListed"
> {
  readonly list: Omit<List<ProcessRow, never, ProcessSearch>, "queryRef">;
}

/** The rows or groups, and a notice of new ones above them. */
function ProcessRows({ kind, reference, openPid, onOpen, onListed, list }: ProcessRowsProps) {
  const kept = useKeptSelection();
  useOwner<OperationType>(reference.queryRef);
  const shown = useDeferredValue(reference);
  const { filter = null } = shown.queryRef.variables;
  return (
    <>
      {shown.kind === "rows" && <LiveBar attempt={shown} filter={filter} address={list.address} />}
      <ListBody list={{ ...list, queryRef: shown.queryRef }} isStale={shown !== reference} isSelectable>
        {({ isStale }) =>
          shown.kind === "rows" ? (
            <ProcessTable
              kind={kind}
              list={{ ...list, isStale, queryRef: shown.queryRef }}
              openPid={openPid}
              onOpen={onOpen}
              onListed={onListed}
              kept={kept}
            />
          ) : (
            <ProcessGroups kind={kind} list={{ ...list, isStale, queryRef: shown.queryRef }} />
          )
        }
      </ListBody>
    </>
  );
}

import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useDeferredValue, useState, type ReactNode } from "react";
import type { OperationType } from "relay-runtime";
import { processSearchMaxLength } from "#domain/limits";
import { ListScreen } from "#lists/ListScreen";
import { ListToolbar } from "#lists/ListToolbar";
import { useListSearch } from "#lists/useListSearch";
import { useOwner } from "#relay/preload";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { DialogButton } from "#ui/DialogButton";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { ColumnChoice } from "#ui/table/ColumnChoice";
import { ShortcutsButton } from "#ui/table/ShortcutsButton";
import { ProcessIcon } from "../ProcessIcon";
import { useKeptSelection } from "./useProcessSelection";
import { LiveBar } from "./LiveBar";
import { ProcessGroups } from "./ProcessGroups";
import { ProcessTable, type RowCount } from "./ProcessTable";
import { useListNames } from "./useListNames";
import { useProcessColumns } from "./useProcessColumns";
import { useProcessFilters, type RenderCommuneFilter } from "./useProcessFilters";
import {
  listTableId,
  processList,
  type ListKind,
  type ListReference,
  type ProcessSearch,
} from "./processList";

const ExportDialog = lazyOverlay(async () => (await import("../export/ExportDialog")).ExportDialog);

interface ProcessScreenProps {
  readonly kind: ListKind;
  readonly reference: ListReference;
  readonly search: ProcessSearch;
  /** Process whose detail is open beside the list, if any. */
  readonly openPid: string | undefined;
  readonly onOpen: (pid: string) => void;
  /** Called with the processes of the page, in its order. */
  readonly onListed: (pids: readonly string[]) => void;
  /** Renders the saved views, which come from another endpoint. */
  readonly renderViews: (counted: RowCount | null) => { readonly tabs: ReactNode; readonly save: ReactNode };
  readonly renderCommuneFilter: RenderCommuneFilter;
}

/** List of processes or applications with filters and saved views, updated live. */
export function ProcessScreen(props: ProcessScreenProps) {
  const { kind, reference, search, openPid, onOpen, onListed, renderViews, renderCommuneFilter } = props;
  const { t } = useLingui();
  const { title } = useListNames(kind);
  const columns = useProcessColumns(kind);
  const mayAct = useCan("processes_action");
  const address = useListSearch(processList, search);
  const kept = useKeptSelection();
  const [counted, setCounted] = useState<RowCount | null>(null);
  const onCounted = useCallback(
    (next: RowCount | null) =>
      setCounted((now) => (now?.count === next?.count && now?.isExceeded === next?.isExceeded ? now : next)),
    [],
  );
  useOwner<OperationType>(reference.queryRef);
  const shown = useDeferredValue(reference);
  const list = {
    id: listTableId,
    title,
    address,
    columns,
    queryRef: shown.queryRef,
    isStale: shown !== reference,
  };
  const filters = useProcessFilters(address, renderCommuneFilter);
  const { tabs, save } = renderViews(list.isStale ? null : counted);
  const { filter = null } = shown.queryRef.variables;
  return (
    <ListScreen
      list={list}
      isSelectable
      hasToasts={false}
      actions={
        <>
          {save}
          <Button asChild variant="ghost">
            <AppLink to="/admin/jobs" variant="bare">
              <Trans>Sammelaktionen</Trans>
            </AppLink>
          </Button>
          {shown.kind === "rows" && (
            <DialogButton
              disabled={counted === null || counted.count === 0}
              intent={ExportDialog.intent}
              renderDialog={(onClose) =>
                counted && (
                  <ExportDialog
                    filter={filter}
                    orderBy={shown.queryRef.variables.orderBy ?? null}
                    count={counted.count}
                    isCountExceeded={counted.isExceeded}
                    onClose={onClose}
                  />
                )
              }
            >
              <Icon name="download" />
              <Trans>Exportieren …</Trans>
            </DialogButton>
          )}
        </>
      }
      views={
        <>
          {tabs}
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
          {!search.group && (
            <ShortcutsButton shortcuts={{ canOpen: true, canSelect: mayAct, opensBeside: true }} />
          )}
        </>
      }
      toolbar={
        <>
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
          {shown.kind === "rows" && <LiveBar attempt={shown} filter={filter} address={address} />}
        </>
      }
    >
      {shown.kind === "rows" ? (
        <ProcessTable
          kind={kind}
          list={{ ...list, queryRef: shown.queryRef }}
          openPid={openPid}
          onOpen={onOpen}
          onListed={onListed}
          kept={kept}
          onCounted={onCounted}
        />
      ) : (
        <ProcessGroups kind={kind} list={{ ...list, queryRef: shown.queryRef }} onCounted={onCounted} />
      )}
    </ListScreen>
  );
}

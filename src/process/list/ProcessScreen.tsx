import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useState, type ReactNode } from "react";
import type { OperationType } from "relay-runtime";
import { observable, type ReadonlyObservable } from "#browser/observable";
import { useObservable } from "#browser/useObservable";
import { processSearchMaxLength } from "#domain/limits";
import { ListBody } from "#lists/ListBody";
import { ListScreen } from "#lists/ListScreen";
import { ListToolbar } from "#lists/ListToolbar";
import type { List } from "#lists/useList";
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
  readonly renderViews: (counted: ReadonlyObservable<RowCount | null>) => {
    readonly tabs: ReactNode;
    readonly save: ReactNode;
  };
  readonly renderCommuneFilter: RenderCommuneFilter;
}

/** List of processes or applications with filters and saved views, updated live. */
export function ProcessScreen(props: ProcessScreenProps) {
  const { kind, search, renderViews, renderCommuneFilter } = props;
  const { t } = useLingui();
  const { title } = useListLabels(kind);
  const columns = useProcessColumns(kind);
  const mayAct = useCan("processes_action");
  const address = useListSearch(processList, search);
  // Not in the state of this component, which would then re-render with each page of rows.
  const [counted] = useState(() => observable<RowCount | null>(null));
  const list = { id: listTableId, title, address, columns };
  const filters = useProcessFilters(address, renderCommuneFilter);
  const { tabs, save } = renderViews(counted);
  return (
    <ListScreen
      title={title}
      hasToasts={false}
      actions={
        <>
          {save}
          <Button asChild variant="ghost">
            <AppLink to="/admin/jobs" variant="bare">
              <Trans>Sammelaktionen</Trans>
            </AppLink>
          </Button>
          {!search.group && <ExportButton counted={counted} />}
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
      <ProcessRows {...props} list={list} onCounted={counted.set} />
    </ListScreen>
  );
}

interface ExportButtonProps {
  readonly counted: ReadonlyObservable<RowCount | null>;
}

/** Exports the rows on screen. The dialog stays open while they are refetched. */
function ExportButton({ counted }: ExportButtonProps) {
  const shown = useObservable(counted);
  return (
    <DialogButton
      disabled={shown === null || shown.count === 0}
      intent={ExportDialog.intent}
      renderDialog={(onClose) =>
        shown && (
          <ExportDialog
            filter={shown.queryRef.variables.filter ?? null}
            orderBy={shown.queryRef.variables.orderBy ?? null}
            count={shown.count}
            isCountExceeded={shown.isExceeded}
            onClose={onClose}
          />
        )
      }
    >
      <Icon name="download" />
      <Trans>Exportieren …</Trans>
    </DialogButton>
  );
}

interface ProcessRowsProps extends Pick<
  ProcessScreenProps,
  "kind" | "reference" | "openPid" | "onOpen" | "onListed"
> {
  readonly list: Omit<List<ProcessRow, never, ProcessSearch>, "queryRef">;
  readonly onCounted: (counted: RowCount | null) => void;
}

/** The rows or groups, and a notice of new ones above them. */
function ProcessRows({ kind, reference, openPid, onOpen, onListed, list, onCounted }: ProcessRowsProps) {
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
              onCounted={onCounted}
            />
          ) : (
            <ProcessGroups
              kind={kind}
              list={{ ...list, isStale, queryRef: shown.queryRef }}
              onCounted={onCounted}
            />
          )
        }
      </ListBody>
    </>
  );
}

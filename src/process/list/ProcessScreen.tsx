import { Button, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useDeferredValue, useState, type ReactNode } from "react";
import type { OperationType } from "relay-runtime";
import { ListBody } from "#lists/ListBody";
import { useListSearch } from "#lists/useListSearch";
import { useOwner } from "#relay/preload";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { lazyDialog } from "#ui/lazyDialog";
import { Page } from "#ui/Page";
import { ColumnChoice } from "#ui/table/ColumnChoice";
import { ShortcutsButton } from "#ui/table/ShortcutsButton";
import { ProcessIcon } from "../ProcessIcon";
import { useKeptSelection } from "./keptSelection";
import type { ListReference } from "./listReference";
import { LiveBar } from "./LiveBar";
import { ProcessGroups } from "./ProcessGroups";
import { ProcessTable, type Counted } from "./ProcessTable";
import { ProcessToolbar } from "./ProcessToolbar";
import { useListNames } from "./useListNames";
import { useProcessColumns } from "./useProcessColumns";
import { listTableId, processList, type ListKind, type ProcessSearch } from "./processList";

const ExportDialog = lazyDialog(async () => (await import("../export/ExportDialog")).ExportDialog);

interface ProcessScreenProps {
  readonly kind: ListKind;
  readonly reference: ListReference;
  readonly search: ProcessSearch;
  /** The detail beside the list; undefined: none is open. */
  readonly openPid: string | undefined;
  readonly onOpen: (pid: string) => void;
  /** Saved views, which are another endpoint's. */
  readonly renderViews: (counted: Counted | null) => { readonly tabs: ReactNode; readonly save: ReactNode };
  /** As are communes. */
  readonly renderCommuneFilter: (
    chosen: readonly string[],
    onChoose: (communes: readonly string[]) => void,
  ) => ReactNode;
}

const Views = chakra("div", {
  base: {
    display: "flex",
    alignItems: "flex-end",
    gap: { base: 0, sm: 4 },
    flexWrap: { base: "wrap-reverse", sm: "nowrap" },
    marginTop: 1,
    borderBottom: "1px solid",
    borderColor: "border",
    _print: { display: "none" },
    "& > :is(.chakra-button, .column-choice, .shortcuts-opener)": { flex: "none", margin: "0 0 4px" },
    "& > .column-choice": { marginInlineStart: "-12px" },
    "& .column-choice .filter-control": { height: "control-sm", minHeight: "control-sm" },
    "& .column-choice .filter-control:not([data-set])": { borderColor: "transparent", color: "fg.muted" },
    "& .column-choice .filter-control:not(:hover, [data-set])": { bg: "transparent" },
  },
});

/** Processes or applications: filters, saved views and the rows, live. */
export function ProcessScreen(props: ProcessScreenProps) {
  const { kind, reference, search, openPid, onOpen, renderViews, renderCommuneFilter } = props;
  const { t } = useLingui();
  const { title } = useListNames(kind);
  const columns = useProcessColumns(kind);
  const mayAct = useCan("processes_action");
  const address = useListSearch(processList, search);
  const kept = useKeptSelection();
  const [counted, setCounted] = useState<Counted | null>(null);
  const onCounted = useCallback(
    (next: Counted | null) =>
      setCounted((now) => (now?.count === next?.count && now?.isExceeded === next?.isExceeded ? now : next)),
    [],
  );
  const [isExporting, setExporting] = useState(false);
  useOwner<OperationType>(reference.queryRef);
  const shown = useDeferredValue(reference);
  const isStale = shown !== reference;
  const { tabs, save } = renderViews(isStale ? null : counted);
  const { filter = null } = shown.queryRef.variables;
  return (
    <Page
      title={title}
      actions={
        <>
          {save}
          <Button asChild variant="ghost">
            <AppLink to="/admin/jobs" look="bare">
              <Trans>Sammelaktionen</Trans>
            </AppLink>
          </Button>
          {shown.look === "rows" && (
            <Button
              disabled={counted === null || counted.count === 0}
              {...ExportDialog.intent}
              onClick={() => setExporting(true)}
            >
              <Icon name="download" />
              <Trans>Exportieren …</Trans>
            </Button>
          )}
        </>
      }
    >
      <Views>
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
      </Views>
      <ProcessToolbar kind={kind} address={address} renderCommuneFilter={renderCommuneFilter} />
      {shown.look === "rows" && <LiveBar attempt={shown} filter={filter} address={address} />}
      <ListBody
        id={listTableId}
        queryRef={shown.queryRef}
        isStale={isStale}
        address={address}
        columns={columns}
        isSelectable
        pendingLabel={t`${title} werden geladen`}
        failedTitle={<Trans>Die Liste konnte nicht geladen werden.</Trans>}
      >
        {shown.look === "rows" ? (
          <ProcessTable
            kind={kind}
            queryRef={shown.queryRef}
            address={address}
            isStale={isStale}
            openPid={openPid}
            onOpen={onOpen}
            kept={kept}
            onCounted={onCounted}
          />
        ) : (
          <ProcessGroups
            kind={kind}
            queryRef={shown.queryRef}
            address={address}
            isStale={isStale}
            onCounted={onCounted}
          />
        )}
      </ListBody>
      {isExporting && shown.look === "rows" && counted && (
        <ExportDialog
          filter={filter}
          orderBy={shown.queryRef.variables.orderBy ?? null}
          count={counted.count}
          isCountExceeded={counted.isExceeded}
          onClose={() => setExporting(false)}
        />
      )}
    </Page>
  );
}

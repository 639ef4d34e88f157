import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ProcessJobAction } from "#domain/processTransitions";
import { Icon } from "#ui/Icon";
import { MoreActions } from "#ui/MoreActions";
import { focusTable } from "#ui/table/focusTable";
import { useJobDialog } from "../jobs/useJobDialog";
import { ProcessIcon } from "../ProcessIcon";
import { actionNames } from "../processNames";
import type { ProcessSelection } from "./useProcessSelection";
import { listTableId, type ListKind } from "./processList";

const icons = {
  RESTART: <ProcessIcon name="restart" />,
  COMPLETE: <ProcessIcon name="byHand" />,
  ARCHIVE: <ProcessIcon name="archive" />,
  CANCEL: <Icon name="stop" />,
  DELETE: <Icon name="trash" />,
} as const satisfies Record<ProcessJobAction, unknown>;

/** What can be done with many, in the order of the buttons. */
const bulkActionsOf: Readonly<Record<ListKind, readonly ProcessJobAction[]>> = {
  processes: ["RESTART", "COMPLETE", "ARCHIVE", "CANCEL", "DELETE"],
  applications: ["RESTART", "COMPLETE", "ARCHIVE", "DELETE"],
};

/** Those that end something stand behind one more step. */
const behind: readonly ProcessJobAction[] = ["CANCEL", "DELETE"];

interface BulkActionsProps {
  readonly kind: ListKind;
  readonly selection: ProcessSelection;
  /** A filter is faulty and left out, so that rows may be selected that nobody meant. */
  readonly isLocked: boolean;
}

/** What the selected rows allow; the dialog says for how many of them before anything happens. */
export function BulkActions({ kind, selection, isLocked }: BulkActionsProps) {
  const { t, i18n } = useLingui();
  const jobDialog = useJobDialog(() => {
    selection.rows.clear();
    // The button that asked goes with the selection.
    setTimeout(() => focusTable(listTableId));
  });
  const offered = bulkActionsOf[kind].filter((action) => selection.allowed.has(action));
  const further = offered.filter((action) => behind.includes(action));
  const ask = (action: ProcessJobAction) => jobDialog.prepare(action, selection.wire);
  const button = (action: ProcessJobAction) => (
    <Button key={action} onClick={() => ask(action)}>
      {icons[action]}
      {action === "COMPLETE" ? (
        <>
          <span className="bulk-long">{i18n._(actionNames[action])} …</span>
          <span className="bulk-brief" aria-hidden="true">
            <Trans>Manuell erledigt …</Trans>
          </span>
        </>
      ) : (
        <span>{i18n._(actionNames[action])} …</span>
      )}
    </Button>
  );
  if (isLocked) {
    return (
      <span className="bulk-none">
        <Trans>Gesperrt, da ein Filter fehlerhaft ist. Korrigieren oder entfernen Sie ihn.</Trans>
      </span>
    );
  }
  return (
    <>
      {selection.all && (
        <button type="button" className="bulk-all" onClick={selection.all.select}>
          {selection.all.words}
        </button>
      )}
      <span className="bulk-actions">
        {offered.filter((action) => !behind.includes(action)).map(button)}
        {offered.length === 0 && (
          <span className="bulk-none">
            <Trans>Im jetzigen Zustand ist mit der Auswahl nichts möglich.</Trans>
          </span>
        )}
        {further.length > 0 && (
          <MoreActions
            label={t`Weitere Aktionen`}
            icon={<ProcessIcon name="more" />}
            actions={further.map((action) => ({
              value: action,
              content: (
                <>
                  {icons[action]}
                  {i18n._(actionNames[action])} …
                </>
              ),
              onSelect: () => ask(action),
            }))}
          />
        )}
      </span>
      {jobDialog.dialog}
    </>
  );
}

import { Box, Button, chakra, Flex, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ProcessJobAction } from "#domain/processTransitions";
import { Icon } from "#ui/Icon";
import { MoreActions } from "#ui/MoreActions";
import { focusTable } from "#ui/table/focusTable";
import { actionIcons } from "../actions/ActionButton";
import { useJobDialog } from "../jobs/useJobDialog";
import { actionLabels } from "../processLabels";
import type { ProcessSelection } from "./useProcessSelection";
import { listTableId, type ListKind } from "./processList";

/** Bulk actions, in the order of the buttons. */
const bulkActionsOf: Readonly<Record<ListKind, readonly ProcessJobAction[]>> = {
  processes: ["RESTART", "COMPLETE", "ARCHIVE", "CANCEL", "DELETE"],
  applications: ["RESTART", "COMPLETE", "ARCHIVE", "DELETE"],
};

/** Destructive actions are in a menu. */
const menuActions: readonly ProcessJobAction[] = ["CANCEL", "DELETE"];

interface BulkActionsProps {
  readonly kind: ListKind;
  readonly selection: ProcessSelection;
  /** Whether actions are disabled because an invalid filter was ignored and more rows may be selected than intended. */
  readonly isLocked: boolean;
}

const SelectAll = chakra("button", {
  base: {
    minHeight: { base: 8, sm: 6 },
    marginInlineStart: { base: "-4px", sm: 0 },
    padding: "0 4px",
    border: 0,
    borderRadius: "sm",
    bg: "transparent",
    color: "accent.fg",
    cursor: "pointer",
    _hover: { textDecoration: "underline" },
  },
});

/** Actions that the selected rows allow. The dialog shows how many rows are affected before anything happens. */
export function BulkActions({ kind, selection, isLocked }: BulkActionsProps) {
  const { t, i18n } = useLingui();
  const jobDialog = useJobDialog(() => {
    selection.rows.clear();
    // The focused button is removed with the selection.
    setTimeout(() => focusTable(listTableId));
  });
  const offered = bulkActionsOf[kind].filter((action) => selection.allowed.has(action));
  const inMenu = offered.filter((action) => menuActions.includes(action));
  const prepareJob = (action: ProcessJobAction) => jobDialog.prepare(action, selection.input);
  const button = (action: ProcessJobAction) => (
    <Button key={action} onClick={() => prepareJob(action)}>
      {actionIcons[action]}
      {action === "COMPLETE" ? (
        <>
          <Box as="span" smDown={{ srOnly: true }}>
            {i18n._(actionLabels[action])} …
          </Box>
          <Box as="span" hideFrom="sm" aria-hidden="true">
            <Trans>Manuell erledigt …</Trans>
          </Box>
        </>
      ) : (
        <span>{i18n._(actionLabels[action])} …</span>
      )}
    </Button>
  );
  if (isLocked) {
    return (
      <Text as="span" color="fg.muted">
        <Trans>Gesperrt, da ein Filter fehlerhaft ist. Korrigieren oder entfernen Sie ihn.</Trans>
      </Text>
    );
  }
  return (
    <>
      {selection.all && (
        <SelectAll type="button" onClick={selection.all.select}>
          {selection.all.words}
        </SelectAll>
      )}
      <Flex
        wrap="wrap"
        align="center"
        gap={2}
        flex={{ smDown: "1 1 100%" }}
        css={{ "& > .chakra-button:not([aria-haspopup])": { smDown: { flex: "1 1 auto", px: 2 } } }}
      >
        {offered.filter((action) => !menuActions.includes(action)).map(button)}
        {offered.length === 0 && (
          <Text as="span" color="fg.muted">
            <Trans>Im jetzigen Zustand ist mit der Auswahl nichts möglich.</Trans>
          </Text>
        )}
        {inMenu.length > 0 && (
          <MoreActions
            label={t`Weitere Aktionen`}
            icon={<Icon name="more" />}
            actions={inMenu.map((action) => ({
              value: action,
              content: (
                <>
                  {actionIcons[action]}
                  {i18n._(actionLabels[action])} …
                </>
              ),
              onSelect: () => prepareJob(action),
            }))}
          />
        )}
      </Flex>
      {jobDialog.dialog}
    </>
  );
}

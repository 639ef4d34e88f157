import { Box, Table, type SystemStyleObject } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { servicePortalId } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";
import { useCan } from "#session/useSession";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { BulkBar } from "#ui/table/BulkBar";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";
import { TableArea } from "#ui/table/TableArea";
import { useRowSelection, useSelectActions } from "#ui/table/useRowSelection";
import { useTableKeys } from "#ui/table/useTableKeys";
import { BulkEnableButtons } from "./BulkEnableButtons";
import { groupRows, type ListedService, type CommuneServices } from "./listedServices";
import { ServiceFailure } from "./ServiceFailure";
import { ServiceRow } from "./ServiceRow";
import { ServicesTableHead } from "./ServicesTableHead";
import { restoreServicesFocus, servicesTableId } from "./servicesFocus";
import { DisableServicesDialog } from "./DisableServicesDialog";
import { useServiceChanges } from "./useServiceChanges";

/** Columns of the table: name, state and actions; rows are plain elements. */
const tableStyles: SystemStyleObject = {
  // Doubled specificity overrides the general table styles.
  "&&": {
    "& [data-column=state]": { w: "150px" },
    "& [data-column=actions]": { w: "150px", pe: 1, textAlign: "end" },
    "& thead [data-part=select]": { zIndex: "calc(var(--z-sticky) + 1)" },
    "& tbody > [data-part=group]:hover": { bg: "transparent" },
    "& [data-part=group] > th": {
      h: "44px",
      pb: 1,
      borderBottomColor: "border",
      color: "fg.muted",
      fontSize: "xs",
      fontWeight: "semibold",
      verticalAlign: "bottom",
    },
    "& [aria-busy=true]": { opacity: 0.62 },
    "& td[data-column=actions] button": {
      minW: "control-sm",
      minH: "control-sm",
      px: 2,
      py: 0,
      border: 0,
      borderRadius: "sm",
      bg: "transparent",
      color: "fg.subtle",
      fontSize: "sm",
      verticalAlign: "middle",
      cursor: "pointer",
      _hover: { bg: "bg.muted", color: "fg" },
    },
    "& tr:is(:hover, :focus-within) > td[data-column=actions] button": { color: "fg" },
    // Its links may wrap to two lines.
    "& tbody > tr > th[scope=row]": { whiteSpace: "normal" },
    "& [data-screen]": {
      display: "inline-block",
      minH: 6,
      ms: 3,
      fontSize: "xs",
      fontWeight: "normal",
      lineHeight: "24px",
    },
    smDown: {
      "& tbody > tr[data-part=group]": {
        display: "block",
        minH: 0,
        padding: "16px 0 4px",
        "& > th": { h: "auto", border: 0 },
      },
      "& tbody > tr > :is(th, td)[data-column], & tbody > tr > th[scope=row]": { w: "auto" },
      "& tbody > tr > :is(th, td):first-child": { ps: 0 },
      "& tbody > tr > th[scope=row]": {
        gridColumn: "2 / span 2",
        fontSize: "md",
        whiteSpace: "normal",
      },
      "& tbody > tr > td[data-column=state]": { gridColumn: 2, gridRow: 2 },
      // Viewers without permission have neither checkboxes nor buttons.
      "& tbody > tr:not([data-roving]) > :is([data-column], th[scope=row])": { gridColumn: "1 / -1" },
      "& tbody > tr > td[data-column=actions]": {
        gridColumn: "3 / span 2",
        gridRow: 2,
        me: "-12px",
        pe: 0,
        "& button": { minW: 10, minH: 10, my: "-8px" },
      },
    },
  },
};

interface ServicesTableProps {
  readonly commune: CommuneServices;
  /** Services matching the filters. */
  readonly found: readonly ListedService[];
}

/** Services by group, which permitted viewers can enable and disable one by one or in bulk. */
export function ServicesTable({ commune, found }: ServicesTableProps) {
  const { t, i18n } = useLingui();
  const language = useLocale();
  const mayAct = useCan("system_service_action");
  const mayRemove = useCan("remove_commune_service");
  const groups = useMemo(() => groupRows(found), [found]);
  const listed = groups.flatMap(({ rows }) => rows.map(({ service }) => service));
  const ids = listed.map(({ id }) => id);
  const selection = useRowSelection(ids);
  const select = useSelectActions(ids, selection);
  const { active, handlers } = useTableKeys({
    count: listed.length,
    select: mayAct ? select : undefined,
    hasSelection: selection.ids.size > 0,
    onClear: selection.clear,
  });
  const { busy, failure, setEnabled, removeService } = useServiceChanges(commune.id);
  const [removing, setRemoving] = useState<ListedService | null>(null);
  const [disabling, setDisabling] = useState<readonly ListedService[]>([]);
  const selected = listed.filter(({ id }) => selection.ids.has(id));
  const isInteractive = mayAct || mayRemove;
  const switchServices = async (services: readonly ListedService[], isEnabled: boolean) => {
    const change = setEnabled(services, isEnabled);
    // The row may leave the list before the server responds.
    restoreServicesFocus();
    const isDone = await change;
    setDisabling([]);
    restoreServicesFocus();
    return isDone;
  };
  const switchSelected = async (services: readonly ListedService[], isEnabled: boolean) => {
    if (await switchServices(services, isEnabled)) selection.clear();
  };
  const switchOne = (service: ListedService, isEnabled: boolean) => {
    if (!isEnabled && service.serviceId === servicePortalId) setDisabling([service]);
    else void switchServices([service], isEnabled);
  };
  const remove = async (service: ListedService) => {
    await removeService(service);
    setRemoving(null);
    restoreServicesFocus();
  };

  const communeName = commune.name;
  const serviceName = removing?.name[language];

  return (
    <TableArea className="table-area" id={servicesTableId}>
      {failure && (
        <Box mb={3}>
          <ServiceFailure failure={failure} />
        </Box>
      )}
      <Table.Root
        native
        interactive
        css={tableStyles}
        role={isInteractive ? "grid" : undefined}
        aria-multiselectable={mayAct || undefined}
        {...(isInteractive ? handlers : {})}
      >
        <caption className="visually-hidden">{t`Dienste`}</caption>
        <ServicesTableHead
          selected={mayAct ? selected.length : undefined}
          of={listed.length}
          hasActions={isInteractive}
          onToggleAll={select.toggleAll}
        />
        {groups.map(({ group, rows }) => (
          <tbody key={group}>
            <tr data-part="group">
              <th scope="rowgroup" colSpan={isInteractive ? 4 : 2}>
                {i18n._(serviceGroupLabels[group])}
              </th>
            </tr>
            {rows.map(({ service, position }) => (
              <ServiceRow
                key={service.id}
                ags={commune.ags}
                service={service}
                name={service.name[language]}
                position={position}
                isTabStop={isInteractive ? position === active : undefined}
                isSelected={mayAct ? selection.ids.has(service.id) : undefined}
                isBusy={busy.has(service.id)}
                select={select}
                onSwitch={mayAct ? (isEnabled) => switchOne(service, isEnabled) : undefined}
                onRemove={mayRemove ? () => setRemoving(service) : undefined}
              />
            ))}
          </tbody>
        ))}
      </Table.Root>
      {mayAct && (
        <BulkBar selection={selection} tableId={servicesTableId}>
          <BulkEnableButtons
            services={selected}
            isBusy={busy.size > 0}
            onEnable={(services) => void switchSelected(services, true)}
            onDisable={setDisabling}
          />
        </BulkBar>
      )}
      {disabling.length > 0 && (
        <DisableServicesDialog
          commune={commune}
          services={disabling}
          isBusy={busy.size > 0}
          onClose={() => setDisabling([])}
          onConfirm={() => void switchSelected(disabling, false)}
        />
      )}
      {removing && (
        <ConfirmDialog
          open
          tone="danger"
          title={<Trans>Dienst entfernen</Trans>}
          confirmLabel={<Trans>Dienst entfernen</Trans>}
          isBusy={busy.has(removing.id)}
          onClose={() => setRemoving(null)}
          onConfirm={() => void remove(removing)}
        >
          <Trans>
            „{serviceName}“ wird aus {communeName} entfernt. Texte, Dateien, Gebühren und Einstellungen, die
            die Kommune für diesen Dienst hat, gehen verloren. Soll der Dienst nur vorübergehend nicht
            erreichbar sein, schalten Sie ihn aus.
          </Trans>
        </ConfirmDialog>
      )}
    </TableArea>
  );
}

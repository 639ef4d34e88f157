import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ServiceGroup } from "#domain/serviceGroups";
import { selectFilter } from "#lists/filters";
import type { ListAddress } from "#lists/useListSearch";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";
import { TableToolbar } from "#ui/table/TableToolbar";
import type { ServicesSearch } from "../recordLists";
import { groupRows, type ListedService } from "./listedServices";
import { servicesTableId } from "./servicesFocus";

interface ServicesToolbarProps {
  readonly services: readonly ListedService[];
  readonly address: ListAddress<ServicesSearch>;
}

/** Filters by text, state and group; the values are in the URL. */
export function ServicesToolbar({ services, address }: ServicesToolbarProps) {
  const { t, i18n } = useLingui();
  const { search, change } = address;
  const { text, state, group } = search;
  const groups = useMemo(() => groupRows(services).map((one) => one.group), [services]);
  const stateFilter = selectFilter({
    label: t`Zustand`,
    all: t`Ein- und ausgeschaltet`,
    choices: [
      { value: "enabled", label: t`Eingeschaltet` },
      { value: "disabled", label: t`Ausgeschaltet` },
    ],
    chosen: state,
    onChoose: (value) => change({ state: value }),
  });
  const groupFilter = selectFilter({
    label: t`Gruppe`,
    all: t`Alle Gruppen`,
    choices: optionsOf(groups, group).map((one) => ({ value: one, label: i18n._(serviceGroupLabels[one]) })),
    chosen: group,
    onChoose: (value) => change({ group: value }),
  });
  return (
    <TableToolbar
      tableId={servicesTableId}
      label={t`Dienste suchen`}
      search={{
        label: t`Name des Dienstes`,
        text,
        onChange: (typed) => change({ text: typed }, { replace: true }),
      }}
      filterCount={address.filterCount}
      onReset={address.reset}
      columns={[]}
      hasShortcutsButton
    >
      {stateFilter.control}
      {groupFilter.control}
    </TableToolbar>
  );
}

/** Groups that have services, and the selected one even if it has none. */
function optionsOf(groups: readonly ServiceGroup[], chosen: ServiceGroup | undefined) {
  return chosen && !groups.includes(chosen) ? [...groups, chosen] : groups;
}

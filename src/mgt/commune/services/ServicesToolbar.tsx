import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ServiceGroup } from "#domain/serviceGroups";
import type { ListAddress } from "#lists/useListSearch";
import { useCan } from "#session/useSession";
import { FilterSelect } from "#ui/FilterSelect";
import { groupNames } from "#ui/serviceGroupNames";
import { TableToolbar } from "#ui/table/TableToolbar";
import { serviceStates, type ServicesSearch } from "../recordLists";
import { groupRows, type ListedService } from "./listedServices";
import { servicesTableId } from "./servicesFocus";

interface ServicesToolbarProps {
  readonly services: readonly ListedService[];
  readonly address: ListAddress<ServicesSearch>;
}

/** Filters by text, state and group; the values are in the URL. */
export function ServicesToolbar({ services, address }: ServicesToolbarProps) {
  const { t, i18n } = useLingui();
  const maySelect = useCan("system_service_action");
  const { search, change } = address;
  const { text, state, group } = search;
  const groups = useMemo(() => groupRows(services).map((one) => one.group), [services]);
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
      shortcuts={{ canOpen: false, canSelect: maySelect }}
    >
      <FilterSelect
        label={t`Zustand`}
        value={state ?? ""}
        isSet={state !== undefined}
        onChoose={(value) => change({ state: serviceStates.find((known) => known === value) })}
      >
        <option value="">{t`Ein- und ausgeschaltet`}</option>
        <option value="enabled">{t`Eingeschaltet`}</option>
        <option value="disabled">{t`Ausgeschaltet`}</option>
      </FilterSelect>
      <FilterSelect
        label={t`Gruppe`}
        value={group ?? ""}
        isSet={group !== undefined}
        onChoose={(value) => change({ group: groups.find((known) => known === value) })}
      >
        <option value="">{t`Alle Gruppen`}</option>
        {optionsOf(groups, group).map((one) => (
          <option key={one} value={one}>
            {i18n._(groupNames[one])}
          </option>
        ))}
      </FilterSelect>
    </TableToolbar>
  );
}

/** Groups that have services, and the selected one even if it has none. */
function optionsOf(groups: readonly ServiceGroup[], chosen: ServiceGroup | undefined) {
  return chosen && !groups.includes(chosen) ? [...groups, chosen] : groups;
}

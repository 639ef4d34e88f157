import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { calendarDayOf } from "#domain/calendarDays";
import { processSearchMaxLength } from "#domain/limits";
import { processStatuses } from "#domain/processTransitions";
import { groupServices, serviceCatalogue } from "#domain/serviceCatalogue";
import { Button } from "#ui/Button";
import { FilterPopover } from "#ui/FilterPopover";
import { Icon } from "#ui/Icon";
import { groupNames } from "#ui/serviceGroupNames";
import { ChoiceFilter } from "#ui/table/ChoiceFilter";
import { DaySpanField } from "#ui/table/DaySpanField";
import { TableToolbar } from "#ui/table/TableToolbar";
import { useSpanWords } from "#ui/table/useSpanWords";
import { useServiceName } from "#i18n/useServiceName";
import { statusNames } from "../processNames";
import { FilterFaults } from "./FilterFaults";
import { FurtherFilters } from "./FurtherFilters";
import { listTableId, type ListKind } from "./listKinds";
import type { ProcessAddress } from "./processAddress";
import type { ProcessFilters } from "./processSearch";
import { useListNames } from "./useListNames";
import { useProcessColumns } from "./useProcessColumns";

/** Of the choices that are one click away, in days; today is the first of them. */
const daysBack = [1, 7, 30] as const;
const dayMs = 86_400_000;

const grouped = groupServices(serviceCatalogue.map(({ id }) => id));

interface ProcessToolbarProps {
  readonly kind: ListKind;
  readonly address: ProcessAddress;
  /** Communes are another endpoint's. */
  readonly renderCommuneFilter: (
    chosen: readonly string[],
    onChoose: (communes: readonly string[]) => void,
  ) => ReactNode;
}

/** What restricts and orders the list; all of it stands in the address. */
export function ProcessToolbar({ kind, address, renderCommuneFilter }: ProcessToolbarProps) {
  const { t, i18n } = useLingui();
  const serviceName = useServiceName();
  const columns = useProcessColumns(kind);
  const { title } = useListNames(kind);
  const { search, change, filter } = address;
  const set = (filters: Partial<ProcessFilters>) => filter(filters);
  return (
    <div className="process-toolbar">
      <TableToolbar
        tableId={listTableId}
        label={t`${title} suchen und filtern`}
        search={{
          label: t`ID oder Schlüssel`,
          text: search.text,
          onChange: (text) => change({ text }, { replace: true }),
          maxLength: processSearchMaxLength,
        }}
        filterCount={address.filterCount}
        onReset={address.reset}
        sort={search.isGrouped ? undefined : address.sort}
        onSort={address.onSort}
        columns={columns}
      >
        <ChoiceFilter
          label={t`Status`}
          groups={[
            { choices: processStatuses.map((value) => ({ value, label: i18n._(statusNames[value]) })) },
          ]}
          chosen={search.statuses}
          onChoose={(statuses) => set({ statuses })}
        />
        {renderCommuneFilter(search.communes, (communes) => set({ communes }))}
        <ChoiceFilter
          label={t`Dienst`}
          groups={grouped.map(({ group, services }) => ({
            label: i18n._(groupNames[group]),
            choices: services.map(({ id }) => ({ value: id, label: serviceName(id) })),
          }))}
          chosen={search.services}
          onChoose={(services) => set({ services })}
        />
        <CreatedFilter address={address} />
        <FurtherFilters address={address} />
        {search.needsAttention && address.filterCount > 1 && (
          <Button size="sm" variant="ghost" onClick={() => set({ needsAttention: false })}>
            <Trans>Braucht Aufmerksamkeit</Trans>
            <Icon name="close" />
          </Button>
        )}
        {search.cause !== undefined && (
          <Button size="sm" variant="ghost" onClick={() => set({ cause: undefined })}>
            <Trans>Gleiche Ursache</Trans>
            <Icon name="close" />
          </Button>
        )}
      </TableToolbar>
      <FilterFaults search={search} createdLabel={t`Erstellt`} locksActions />
    </div>
  );
}

function CreatedFilter({ address: { search, filter } }: { readonly address: ProcessAddress }) {
  const { t } = useLingui();
  const words = useSpanWords();
  const label = t`Erstellt`;
  const presets: Readonly<Record<(typeof daysBack)[number], string>> = {
    1: t`Heute`,
    7: t`7 Tage`,
    30: t`30 Tage`,
  };
  const [now] = useState(() => Date.now());
  const since = (days: number) => calendarDayOf(new Date(now - (days - 1) * dayMs));
  const { from, to } = search.created;
  const preset = to ? undefined : daysBack.find((days) => from?.value === since(days));
  return (
    <FilterPopover label={label} value={preset ? presets[preset] : words.days(search.created)}>
      <div className="further-filters">
        <div className="span-presets">
          {daysBack.map((days) => (
            <Button
              key={days}
              size="sm"
              aria-pressed={preset === days}
              onClick={() => filter({ created: { from: { text: since(days), value: since(days) } } })}
            >
              {presets[days]}
            </Button>
          ))}
        </div>
        <DaySpanField label={label} span={search.created} onChange={(created) => filter({ created })} />
      </div>
    </FilterPopover>
  );
}

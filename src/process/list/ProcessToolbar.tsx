import { Button, Flex } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { calendarDayOf } from "#domain/calendarDays";
import { processSearchMaxLength } from "#domain/limits";
import { processStatuses } from "#domain/processTransitions";
import { groupServices, serviceCatalogue } from "#domain/serviceCatalogue";
import { FilterPopover } from "#ui/FilterPopover";
import { Icon } from "#ui/Icon";
import { groupNames } from "#ui/serviceGroupNames";
import { ChoiceFilter } from "#ui/table/ChoiceFilter";
import { DaySpanField } from "#ui/table/DaySpanField";
import { SidewaysToolbar } from "#ui/table/SidewaysToolbar";
import { TableToolbar } from "#ui/table/TableToolbar";
import { useSpanWords } from "#ui/table/useSpanWords";
import { useServiceName } from "#i18n/useServiceName";
import { statusNames } from "../processNames";
import { FilterFaults } from "./FilterFaults";
import { FilterFields, FurtherFilters } from "./FurtherFilters";
import { useListNames } from "./useListNames";
import { useProcessColumns } from "./useProcessColumns";
import { listTableId, processList, type ListKind, type ProcessAddress } from "./processList";

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
  const { search, change } = address;
  return (
    <SidewaysToolbar>
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
        sort={search.group ? undefined : address.sort}
        onSort={address.onSort}
        columns={columns}
      >
        <ChoiceFilter
          label={t`Status`}
          groups={[
            { choices: processStatuses.map((value) => ({ value, label: i18n._(statusNames[value]) })) },
          ]}
          chosen={search.status ?? []}
          onChoose={(status) => change({ status })}
        />
        {renderCommuneFilter(search.commune ?? [], (commune) => change({ commune }))}
        <ChoiceFilter
          label={t`Dienst`}
          groups={grouped.map(({ group, services }) => ({
            label: i18n._(groupNames[group]),
            choices: services.map(({ id }) => ({ value: id, label: serviceName(id) })),
          }))}
          chosen={search.service ?? []}
          onChoose={(service) => change({ service })}
        />
        <CreatedFilter address={address} />
        <FurtherFilters address={address} />
        {search.attention && address.filterCount > 1 && (
          <Button size="sm" variant="ghost" onClick={() => change({ attention: undefined })}>
            <Trans>Braucht Aufmerksamkeit</Trans>
            <Icon name="close" />
          </Button>
        )}
        {search.cause !== undefined && (
          <Button size="sm" variant="ghost" onClick={() => change({ cause: undefined })}>
            <Trans>Gleiche Ursache</Trans>
            <Icon name="close" />
          </Button>
        )}
      </TableToolbar>
      <FilterFaults
        days={[
          { name: t`Erstellt`, span: processList.span(search, "created") },
          { name: t`Geändert`, span: processList.span(search, "updated") },
        ]}
        numbers={[{ name: t`Versuche`, span: processList.span(search, "tries") }]}
        unknownTexts={processList.unknownTexts(search)}
        locksActions={processList.isFaulty(search)}
      />
    </SidewaysToolbar>
  );
}

function CreatedFilter({ address: { search, change } }: { readonly address: ProcessAddress }) {
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
  const created = processList.span(search, "created");
  const { from, to } = created;
  const preset = to ? undefined : daysBack.find((days) => from?.value === since(days));
  return (
    <FilterPopover label={label} value={preset ? presets[preset] : words.days(created)}>
      <FilterFields>
        <Flex gap={1} mb={2}>
          {daysBack.map((days) => (
            <Button
              key={days}
              size="sm"
              aria-pressed={preset === days}
              css={{
                "&[aria-pressed=true]": { borderColor: "accent.fg", bg: "accent.subtle", color: "accent.fg" },
              }}
              onClick={() => change({ createdFrom: since(days), createdTo: undefined })}
            >
              {presets[days]}
            </Button>
          ))}
        </Flex>
        <DaySpanField
          label={label}
          span={created}
          onChange={(span) => change({ createdFrom: span.from?.text, createdTo: span.to?.text })}
        />
      </FilterFields>
    </FilterPopover>
  );
}

import { Box, Button, Input } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { isCalendarDay } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";
import type { ListAddress } from "#lists/useListSearch";
import { FilterPopover } from "#ui/FilterPopover";
import { SegmentedControl } from "#ui/SegmentedControl";
import { TableToolbar } from "#ui/table/TableToolbar";
import type { FeesSearch } from "./feesList";
import { feesTableId } from "./FeesTable";

interface FeesToolbarProps {
  readonly address: ListAddress<FeesSearch>;
  readonly today: string;
}

/** Filters of the fees by text and status, and the day whose prices are shown. */
export function FeesToolbar({ address, today }: FeesToolbarProps) {
  const { t } = useLingui();
  const dayId = useId();
  const { search, change } = address;
  const { text, status, asOf } = search;
  const choose = (day: string) =>
    change({ asOf: day === today || !isCalendarDay(day) ? undefined : day }, { replace: true });
  return (
    <TableToolbar
      tableId={feesTableId}
      label={t`Gebühren suchen`}
      search={{
        label: t`Gebühr oder Nummer`,
        text,
        onChange: (typed) => change({ text: typed }, { replace: true }),
      }}
      filterCount={address.filterCount}
      onReset={address.reset}
      columns={[]}
      shortcuts={{ canOpen: true, canSelect: false }}
    >
      <SegmentedControl
        label={t`Status`}
        choices={[
          { value: "active", label: t`Aktiv` },
          { value: "inactive", label: t`Inaktiv` },
          { value: "all", label: t`Alle` },
        ]}
        chosen={[status ?? "all"]}
        onChoose={(value) => change({ status: value === "all" ? undefined : value })}
      />
      <FilterPopover label={asOf ? t`Stichtag` : t`Stichtag heute`} value={asOf && formatDate(asOf)}>
        <Box p={1}>
          <Box asChild display="block" mb={1} textStyle="sm" fontWeight="medium">
            <label htmlFor={dayId}>
              <Trans>Preise am</Trans>
            </label>
          </Box>
          <Input
            id={dayId}
            type="date"
            max="2199-12-31"
            defaultValue={asOf ?? today}
            onChange={(event) => choose(event.target.value)}
          />
          {asOf && (
            <Button size="sm" mt={2} onClick={() => choose(today)}>
              <Trans>Heute</Trans>
            </Button>
          )}
        </Box>
      </FilterPopover>
    </TableToolbar>
  );
}

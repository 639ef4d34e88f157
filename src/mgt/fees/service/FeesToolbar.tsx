import { useLingui } from "@lingui/react/macro";
import type { ListAddress } from "#lists/useListSearch";
import { SegmentedControl } from "#ui/SegmentedControl";
import { TableToolbar } from "#ui/table/TableToolbar";
import { DayFilter } from "./DayFilter";
import { feesTableId, type FeesSearch } from "./feesList";

interface FeesToolbarProps {
  readonly address: ListAddress<FeesSearch>;
  readonly today: string;
}

/** Filters of the fees by text and status, and the day whose prices are shown. */
export function FeesToolbar({ address, today }: FeesToolbarProps) {
  const { t } = useLingui();
  const { search, change } = address;
  const { text, status, asOf } = search;
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
      hasShortcutsButton
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
      <DayFilter day={asOf} today={today} onChoose={(day) => change({ asOf: day }, { replace: true })} />
    </TableToolbar>
  );
}

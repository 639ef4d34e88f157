import { useLingui } from "@lingui/react/macro";
import { DataTable } from "#ui/table/DataTable";
import type { Fee } from "./fee";
import type { FeeDialog } from "./FeeMenu";
import { feesTableId } from "./feesList";
import { useFeesColumns, type FeesView } from "./useFeesColumns";

const idOf = ({ id }: Fee) => id;
const labelOf = ({ text }: Fee) => text;

interface FeesTableProps extends FeesView {
  readonly fees: readonly Fee[];
  readonly onOpen: (dialog: FeeDialog, fee: Fee) => void;
}

/** A row for each fee, with its price on a day and its prices over time. */
export function FeesTable({ fees, onOpen, ...view }: FeesTableProps) {
  const { t } = useLingui();
  const columns = useFeesColumns(view, onOpen);
  return (
    <DataTable
      id={feesTableId}
      caption={t`Gebühren`}
      rows={fees}
      rowId={idOf}
      rowLabel={labelOf}
      columns={columns}
      onOpen={(fee) => onOpen("edit", fee)}
      size="md"
      empty={null}
    />
  );
}

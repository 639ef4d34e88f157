import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useEffect, useMemo, type ReactNode } from "react";
import { ListTable, useRows, type ListPage } from "#lists/ListTable";
import type { List } from "#lists/useList";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import { focusTable } from "#ui/table/focusTable";
import { useRowSelection } from "#ui/table/useRowSelection";
import type { RecordLabels, RemoveRecords, StoredRecord } from "./records";
import { RemoveDialog } from "./RemoveDialog";
import { useRemoval } from "./useRemoval";

interface RecordTableProps<Row extends StoredRecord> {
  readonly list: List<Row>;
  readonly page: ListPage<Row>;
  readonly labels: RecordLabels<Row>;
  readonly onEdit: (row: Row) => void;
  readonly remove: RemoveRecords;
  /** Shown if there are no records at all. */
  readonly empty: ReactNode;
}

/** Table of a section with bulk removal. */
export function RecordTable<Row extends StoredRecord>(props: RecordTableProps<Row>) {
  const { list, page, labels, onEdit, remove, empty } = props;
  const rows = useRows(page);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useRowSelection(ids);
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const removal = useRemoval({
    tableId: list.id,
    ids,
    rows: chosen,
    labels,
    remove,
    onRemoved: selection.clear,
  });

  useFocusFirstRecord(list.id, rows.length === 0 && list.address.filterCount === 0);

  return (
    <>
      {removal.notice && (
        <Notice tone="error" role="alert">
          {removal.notice}
        </Notice>
      )}
      <ListTable
        list={list}
        page={page}
        rowLabel={labels.label}
        selection={selection}
        bulkActions={
          <Button onClick={removal.ask}>
            <Icon name="trash" />
            <Trans>Löschen …</Trans>
          </Button>
        }
        onOpen={onEdit}
        found={labels.counted(page.totalCount)}
        empty={empty}
        showsCount
      />
      <RemoveDialog rows={chosen} labels={labels} removal={removal} />
    </>
  );
}

/** Moves the focus to the first record if it replaces the empty state, whose button had the focus. */
function useFocusFirstRecord(tableId: string, isEmpty: boolean): void {
  useEffect(() => {
    if (!isEmpty) return undefined;
    return () => {
      if (document.activeElement === document.body) focusTable(tableId);
    };
  }, [tableId, isEmpty]);
}

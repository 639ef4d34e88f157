import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useMemo, type ReactNode } from "react";
import { ListTable, useRows, type ListPage } from "#lists/ListTable";
import type { List } from "#lists/useList";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import { useRowSelection } from "#ui/table/useRowSelection";
import type { RecordWords, RemoveRecords, StoredRecord } from "./records";
import { RemoveDialog } from "./RemoveDialog";
import { useFirstRecord } from "./useFirstRecord";
import { useRemoval } from "./useRemoval";

interface RecordTableProps<Row extends StoredRecord> {
  readonly list: List<Row>;
  readonly page: ListPage<Row>;
  readonly words: RecordWords<Row>;
  readonly onEdit: (row: Row) => void;
  readonly remove: RemoveRecords;
  /** What the records are for and the first step, where there are none at all. */
  readonly empty: ReactNode;
}

/** The rows of a section, with what can be done with several of them. */
export function RecordTable<Row extends StoredRecord>(props: RecordTableProps<Row>) {
  const { list, page, words, onEdit, remove, empty } = props;
  const rows = useRows(page);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useRowSelection(ids);
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const removal = useRemoval({
    tableId: list.id,
    ids,
    rows: chosen,
    words,
    remove,
    onRemoved: selection.clear,
  });

  useFirstRecord(list.id, rows.length === 0 && list.address.filterCount === 0);

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
        rowLabel={words.label}
        selection={selection}
        bulkActions={
          <Button onClick={removal.ask}>
            <Icon name="trash" />
            <Trans>Löschen …</Trans>
          </Button>
        }
        onOpen={onEdit}
        found={words.counted(page.totalCount)}
        empty={empty}
        showsCount
      />
      <RemoveDialog rows={chosen} words={words} removal={removal} />
    </>
  );
}

import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useEffect, useMemo, type ReactNode } from "react";
import { ListTable, useRows, type ListPage } from "#lists/ListTable";
import type { ShownList } from "#lists/useList";
import { EmptyState } from "#ui/EmptyState";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import { focusTable } from "#ui/table/focusTable";
import { useRowSelection } from "#ui/table/useRowSelection";
import type { RecordLabels, RemoveRecords, StoredRecord } from "./records";
import { useRemoval } from "./useRemoval";

/** Props of a section's table that the section itself provides. */
export interface OpenTable<Row> {
  readonly list: ShownList<Row>;
  readonly onEdit: (row: Row) => void;
  readonly onAdd: () => void;
}

interface RecordTableProps<Row extends StoredRecord> extends OpenTable<Row> {
  readonly page: ListPage<Row>;
  readonly labels: RecordLabels<Row>;
  readonly remove: RemoveRecords;
  /** Shown if there are no records at all, with a button that adds the first. */
  readonly empty: {
    readonly title: ReactNode;
    /** Purpose of the records. */
    readonly text: ReactNode;
    /** Further buttons, such as an import. */
    readonly actions?: ReactNode;
  };
}

/** Table of a section with bulk removal. */
export function RecordTable<Row extends StoredRecord>(props: RecordTableProps<Row>) {
  const { list, page, labels, onEdit, onAdd, remove, empty } = props;
  const rows = useRows(page);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useRowSelection(ids);
  const removal = useRemoval({
    tableId: list.id,
    ids,
    rows: rows.filter(({ id }) => selection.ids.has(id)),
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
          <Button onClick={removal.open}>
            <Icon name="trash" />
            <Trans>Löschen …</Trans>
          </Button>
        }
        onOpen={onEdit}
        found={labels.counted(page.totalCount)}
        empty={
          <div data-empty-records="">
            <EmptyState
              icon="list"
              title={empty.title}
              actions={
                <>
                  <Button variant="solid" onClick={onAdd}>
                    <Icon name="plus" />
                    <Trans>Hinzufügen</Trans>
                  </Button>
                  {empty.actions}
                </>
              }
            >
              <p>{empty.text}</p>
            </EmptyState>
          </div>
        }
        showsCount
      />
      {removal.dialog}
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

import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, type ReactNode } from "react";
import type { CommuneSection } from "#domain/communeSections";
import { ListTable, useRows, type ListPage } from "#lists/ListTable";
import type { ListAddress } from "#lists/useListSearch";
import { useAnnounce } from "#ui/ui";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import type { Column } from "#ui/table/columns";
import { useRowSelection } from "#ui/table/useRowSelection";
import { sectionNames } from "../sectionNames";
import type { RecordWords, RemoveRecords, StoredRecord } from "./records";
import { RemoveDialog } from "./RemoveDialog";
import { useFirstRecord } from "./useFirstRecord";
import { useRemoval } from "./useRemoval";

interface RecordTableProps<Row extends StoredRecord> {
  readonly section: CommuneSection;
  readonly page: ListPage<Row>;
  readonly columns: readonly Column<Row>[];
  readonly words: RecordWords<Row>;
  readonly address: ListAddress;
  readonly isStale: boolean;
  readonly onEdit: (row: Row) => void;
  readonly remove: RemoveRecords;
  /** Shown if there are no records at all. */
  readonly empty: ReactNode;
}

/** Table of a section with bulk removal. */
export function RecordTable<Row extends StoredRecord>(props: RecordTableProps<Row>) {
  const announce = useAnnounce();
  const { section, page, columns, words, address, isStale, onEdit, remove, empty } = props;
  const { i18n } = useLingui();
  const rows = useRows(page);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useRowSelection(ids);
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const removal = useRemoval({
    tableId: section,
    ids,
    rows: chosen,
    words,
    remove,
    onRemoved: selection.clear,
  });

  const isFiltered = address.filterCount > 0;
  useFirstRecord(section, rows.length === 0 && !isFiltered);
  const found = words.counted(page.totalCount);
  useEffect(() => {
    if (isFiltered && !isStale) announce(found);
  }, [announce, isFiltered, isStale, found]);

  return (
    <>
      {removal.notice && (
        <Notice tone="error" role="alert">
          {removal.notice}
        </Notice>
      )}
      <ListTable
        id={section}
        caption={i18n._(sectionNames[section])}
        page={page}
        address={address}
        rows={rows}
        rowLabel={words.label}
        columns={columns}
        selection={selection}
        bulkActions={
          <Button onClick={removal.ask}>
            <Icon name="trash" />
            <Trans>Löschen …</Trans>
          </Button>
        }
        onOpen={onEdit}
        isStale={isStale}
        empty={empty}
        showsCount
      />
      <RemoveDialog rows={chosen} words={words} removal={removal} />
    </>
  );
}

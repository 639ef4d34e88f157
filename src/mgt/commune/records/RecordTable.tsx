import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, type ReactNode } from "react";
import type { CommuneSection } from "#domain/communeSections";
import type { ListAddress } from "#lists/useListSearch";
import { useAnnounce } from "#ui/ui";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import type { Column } from "#ui/table/columns";
import { DataTable } from "#ui/table/DataTable";
import { NoMatches } from "#ui/table/NoMatches";
import { Pager } from "#ui/table/Pager";
import { useRowSelection } from "#ui/table/useRowSelection";
import { sectionNames } from "../sectionNames";
import type { RecordPage, RecordWords, RemoveRecords, StoredRecord } from "./records";
import { RemoveDialog } from "./RemoveDialog";
import { useFirstRecord } from "./useFirstRecord";
import { useRemoval } from "./useRemoval";

interface RecordTableProps<Row extends StoredRecord> {
  readonly section: CommuneSection;
  readonly page: RecordPage<Row>;
  readonly columns: readonly Column<Row>[];
  readonly words: RecordWords<Row>;
  readonly address: ListAddress;
  readonly isStale: boolean;
  readonly onEdit: (row: Row) => void;
  readonly remove: RemoveRecords;
  /** What the records are for and the first step, where there are none at all. */
  readonly empty: ReactNode;
}

const idOf = ({ id }: StoredRecord) => id;

/** The rows of a section, with what can be done with several of them. */
export function RecordTable<Row extends StoredRecord>(props: RecordTableProps<Row>) {
  const announce = useAnnounce();
  const { section, page, columns, words, address, isStale, onEdit, remove, empty } = props;
  const { i18n } = useLingui();
  const { search, toFirstPage } = address;
  const rows = useMemo(() => page.edges.map(({ node }) => node), [page.edges]);
  const ids = useMemo(() => rows.map(idOf), [rows]);
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

  // The last rows of the last page are gone: there is nothing to see here any more.
  const isBeyond = rows.length === 0 && page.totalCount > 0 && !isStale;
  useEffect(() => {
    if (isBeyond) toFirstPage();
    // The way there is always the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBeyond]);

  return (
    <>
      {removal.notice && (
        <Notice tone="error" role="alert">
          {removal.notice}
        </Notice>
      )}
      <DataTable
        id={section}
        caption={i18n._(sectionNames[section])}
        rows={rows}
        rowId={idOf}
        rowLabel={words.label}
        columns={columns}
        shownColumns={search.columns}
        sort={address.sort}
        onSort={address.onSort}
        selection={selection}
        bulkActions={
          <Button onClick={removal.ask}>
            <Icon name="trash" />
            <Trans>Löschen …</Trans>
          </Button>
        }
        onOpen={onEdit}
        isStale={isStale}
        empty={isFiltered ? <NoMatches tableId={section} onReset={address.reset} /> : empty}
        pager={
          <>
            <Pager
              tableId={section}
              pageInfo={page.pageInfo}
              count={rows.length}
              total={page.totalCount}
              isAtLeast={page.totalCountExceeded}
              size={search.size}
              onChange={address.change}
            />
          </>
        }
      />
      <RemoveDialog rows={chosen} words={words} removal={removal} />
    </>
  );
}

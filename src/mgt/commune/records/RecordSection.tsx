import { Box, Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import type { CommuneSection } from "#domain/communeSections";
import { ListBody, useShownQuery } from "#lists/ListBody";
import type { ListAddress } from "#lists/useListSearch";
import { Icon } from "#ui/Icon";
import type { Intent } from "#ui/lazyDialog";
import type { Column } from "#ui/table/columns";
import { TableToolbar } from "#ui/table/TableToolbar";
import { SectionHead } from "../SectionHead";
import { sectionNames } from "../sectionNames";
import type { RecordListProps } from "./records";

interface RecordSectionProps<Reference extends PreloadedQuery<OperationType>, Row, Edited> {
  readonly section: CommuneSection;
  /** Event handlers that load the form's code on hover or focus. */
  readonly intent: Intent;
  readonly queryRef: Reference;
  readonly address: ListAddress;
  readonly columns: readonly Column<Row>[];
  /** Label of the text search; without it there is none. */
  readonly searchLabel?: string;
  readonly lede: ReactNode;
  /** Buttons beside the one that adds a record. */
  readonly actions?: ReactNode;
  /** Filters beside the text search. */
  readonly filters?: ReactNode;
  /** Placeholder for the content above the rows while they load. */
  readonly pendingAbove?: ReactNode;
  /** Renders the form dialog; null: a new record. */
  readonly renderForm: (record: Edited | null, onClose: () => void) => ReactNode;
  /** Renders the table once the rows have loaded. */
  readonly children: (list: RecordListProps<Reference, Edited>) => ReactNode;
}

/** Section with a list of records: heading and filters render at once, previous rows stay while others load. */
export function RecordSection<Reference extends PreloadedQuery<OperationType>, Row, Edited>({
  section,
  intent,
  queryRef,
  address,
  columns,
  searchLabel,
  lede,
  actions,
  filters,
  pendingAbove,
  renderForm,
  children,
}: RecordSectionProps<Reference, Row, Edited>) {
  const { t, i18n } = useLingui();
  const caption = i18n._(sectionNames[section]);
  const { shown, isStale } = useShownQuery(queryRef);
  const { search, change } = address;
  const [edited, setEdited] = useState<{ readonly record: Edited | null } | null>(null);
  const onAdd = () => setEdited({ record: null });
  return (
    <Box
      minW={0}
      // Without records there is nothing to search, and the buttons are in the empty state.
      css={{
        "&:has([data-empty-records])": {
          "& > [role=search], & > .section-head > .page-actions": { display: "none" },
        },
      }}
      {...intent}
    >
      <SectionHead
        section={section}
        lede={lede}
        actions={
          <>
            {actions}
            <Button onClick={onAdd}>
              <Icon name="plus" />
              <Trans>Hinzufügen</Trans>
            </Button>
          </>
        }
      />
      <TableToolbar
        tableId={section}
        label={t`${caption} suchen und filtern`}
        search={
          searchLabel === undefined
            ? undefined
            : {
                label: searchLabel,
                text: search.text,
                onChange: (text) => change({ text }, { replace: true }),
              }
        }
        filterCount={address.filterCount}
        onReset={address.reset}
        sort={address.sort}
        onSort={address.onSort}
        columns={columns}
        shownColumns={search.columns}
        shortcuts={{ canOpen: true, canSelect: true }}
        onChooseColumns={(chosen) => change({ columns: chosen }, { replace: true })}
      >
        {filters}
      </TableToolbar>
      <ListBody
        id={section}
        queryRef={shown}
        isStale={isStale}
        address={address}
        columns={columns}
        isSelectable
        isOpenable
        pendingLabel={t`${caption} werden geladen`}
        pendingAbove={pendingAbove}
        failedTitle={<Trans>Die Einträge konnten nicht geladen werden.</Trans>}
      >
        {children({ queryRef: shown, address, isStale, onEdit: (record) => setEdited({ record }), onAdd })}
      </ListBody>
      {edited && renderForm(edited.record, () => setEdited(null))}
    </Box>
  );
}

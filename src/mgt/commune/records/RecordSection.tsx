import { Box, Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import type { CommuneSection } from "#domain/communeSections";
import type { ListFilter } from "#lists/filters";
import { ListBody } from "#lists/ListBody";
import { ListToolbar } from "#lists/ListToolbar";
import { useShownQuery } from "#lists/useList";
import type { ListAddress } from "#lists/useListSearch";
import { Icon } from "#ui/Icon";
import type { Intent } from "#ui/lazyOverlay";
import type { Column } from "#ui/table/columns";
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
  readonly filters?: readonly ListFilter[];
  /** Placeholder for the content above the rows while they load. */
  readonly pendingAbove?: ReactNode;
  /** Renders the form dialog; null: a new record. */
  readonly renderForm: (record: Edited | null, onClose: () => void) => ReactNode;
  /** Renders the table once the rows have loaded. */
  readonly children: (table: RecordListProps<Reference, Row, Edited>) => ReactNode;
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
  const { i18n } = useLingui();
  const list = {
    id: section,
    title: i18n._(sectionNames[section]),
    address,
    columns,
    ...useShownQuery(queryRef),
  };
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
      <ListToolbar
        list={list}
        searchLabel={searchLabel}
        filters={filters}
        shortcuts={{ canOpen: true, canSelect: true }}
      />
      <ListBody
        list={list}
        isSelectable
        isOpenable
        pendingAbove={pendingAbove}
        failedTitle={<Trans>Die Einträge konnten nicht geladen werden.</Trans>}
      >
        {children({ list, onEdit: (record) => setEdited({ record }), onAdd })}
      </ListBody>
      {edited && renderForm(edited.record, () => setEdited(null))}
    </Box>
  );
}

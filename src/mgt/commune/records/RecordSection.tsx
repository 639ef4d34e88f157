import { Box, Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { GraphQLTaggedNode, PreloadedQuery } from "react-relay/hooks";
import type { CommuneSection } from "#domain/communeSections";
import type { ListFilter } from "#lists/filters";
import { ListBody } from "#lists/ListBody";
import { ListToolbar } from "#lists/ListToolbar";
import type { ListAddress } from "#lists/useListSearch";
import { useOwnedQuery } from "#relay/preload";
import { Icon } from "#ui/Icon";
import type { LazyOverlay } from "#ui/lazyOverlay";
import type { Column } from "#ui/table/columns";
import { SectionHead } from "../SectionHead";
import { sectionLabels } from "../sectionLabels";
import type { SectionQuery } from "../sectionQuery";
import type { RecordDialogProps } from "./records";
import type { OpenTable } from "./RecordTable";

interface LoadedProps<Query extends SectionQuery> {
  readonly query: GraphQLTaggedNode;
  readonly queryRef: PreloadedQuery<Query>;
  readonly onLoaded?: (commune: NonNullable<Query["response"]["commune"]>) => void;
}

interface RecordSectionProps<Query extends SectionQuery, Row> extends LoadedProps<Query> {
  readonly section: CommuneSection;
  /** Dialog that adds or edits a record. */
  readonly form: LazyOverlay<RecordDialogProps<Row>>;
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
  /** Renders the table once the commune has loaded. */
  readonly children: (commune: NonNullable<Query["response"]["commune"]>, table: OpenTable<Row>) => ReactNode;
}

/** Section with a list of records: heading and filters render at once, previous rows stay while others load. */
export function RecordSection<Query extends SectionQuery, Row>({
  section,
  form: Form,
  query,
  queryRef,
  onLoaded,
  address,
  columns,
  searchLabel,
  lede,
  actions,
  filters,
  pendingAbove,
  children,
}: RecordSectionProps<Query, Row>) {
  const { i18n } = useLingui();
  const list = {
    id: section,
    title: i18n._(sectionLabels[section]),
    address,
    columns,
    queryRef,
  };
  const [edited, setEdited] = useState<{ readonly record: Row | null } | null>(null);
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
      {...Form.intent}
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
      <ListToolbar list={list} searchLabel={searchLabel} filters={filters} hasShortcutsButton />
      <ListBody
        list={list}
        isSelectable
        isOpenable
        pendingAbove={pendingAbove}
        failedTitle={<Trans>Die Einträge konnten nicht geladen werden.</Trans>}
      >
        {(shown) => (
          <Loaded query={query} queryRef={shown.queryRef} onLoaded={onLoaded}>
            {(commune) =>
              children(commune, { list: shown, onEdit: (record) => setEdited({ record }), onAdd })
            }
          </Loaded>
        )}
      </ListBody>
      {edited && <Form ags={queryRef.variables.ags} record={edited.record} onClose={() => setEdited(null)} />}
    </Box>
  );
}

/** Reads the query of the rows; renders nothing for a commune that is not available. */
function Loaded<Query extends SectionQuery>({
  query,
  queryRef,
  onLoaded,
  children,
}: LoadedProps<Query> & {
  readonly children: (commune: NonNullable<Query["response"]["commune"]>) => ReactNode;
}) {
  const { commune } = useOwnedQuery<Query>(query, queryRef);
  const report = useEffectEvent((loaded: typeof commune) => {
    if (loaded) onLoaded?.(loaded);
  });
  useEffect(() => report(commune), [commune]);
  return commune ? children(commune) : null;
}

import { Box, Button } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import type { SecurityListKind } from "#domain/securityLists/securityLists";
import { useFormats } from "#i18n/useFormats";
import { ListTable, useRows } from "#lists/ListTable";
import type { ShownList } from "#lists/useList";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery } from "#relay/preload";
import { EmptyState } from "#ui/EmptyState";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import { tableFocus } from "#ui/table/focusTable";
import { useRowSelection } from "#ui/table/useRowSelection";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { SecurityListTableQuery } from "./__generated__/SecurityListTableQuery.graphql";
import { NoSecurityLists } from "./NoSecurityLists";
import { RecentRemovals } from "./RecentRemovals";
import { listOf, type SecurityListSearch } from "./securityListSearch";
import type { EntryRow } from "./useEntryColumns";
import { useEntryRemoval } from "./useEntryRemoval";

const tableQuery = graphql`
  query SecurityListTableQuery(
    $ags: AGS!
    $list: SecurityListKind!
    $filter: SecurityListEntryFilter
    $orderBy: SecurityListEntryOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    securityListEntries(
      ags: $ags
      list: $list
      filter: $filter
      orderBy: $orderBy
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      totalCount
      totalCountExceeded
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          id
          pattern
          display
          kind
          reason
          expiresOn
          createdAt
          createdBy {
            username
          }
        }
      }
    }
    ...RecentRemovals_query @arguments(ags: $ags, list: $list)
  }
`;

/** Styles of the cells, which are plain elements. */
const cells = {
  "& tbody th": { fontWeight: "normal" },
  "& [data-part=entry]": { display: "block", overflow: "hidden", textOverflow: "ellipsis" },
  "& tbody small": {
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    color: "fg.muted",
    textStyle: "xs",
  },
  "& td[data-column=createdAt] span": { color: "fg.muted" },
};

interface SecurityListTableProps {
  readonly ags: string;
  readonly list: ShownList<EntryRow, PreloadedQuery<SecurityListTableQuery>, SecurityListSearch>;
  readonly onAdd: () => void;
}

type Entries = NonNullable<SecurityListTableQuery["response"]["securityListEntries"]>;

/** The entries of a list, and its recent removals. */
export function SecurityListTable(props: SecurityListTableProps) {
  const { list } = props;
  const data = useOwnedQuery<SecurityListTableQuery>(tableQuery, list.queryRef);
  const { securityListEntries } = data;
  if (!securityListEntries) return <NoSecurityLists />;
  return (
    <>
      <EntryTable {...props} entries={securityListEntries} />
      <PanelBoundary data={data}>
        <RecentRemovals query={data} tableId={list.id} />
      </PanelBoundary>
    </>
  );
}

function EntryTable({ ags, list, onAdd, entries }: SecurityListTableProps & { readonly entries: Entries }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const rows = useRows(entries);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useRowSelection(ids);
  // The focused row may be removed.
  const part = useRestoreFocus(ids.join(" "), () => tableFocus(list.id));
  const { totalCount, totalCountExceeded } = entries;
  // List and filter of the rows on screen; the URL may already have others.
  const { list: kind, filter = null } = list.queryRef.variables;
  const removal = useEntryRemoval({
    ags,
    list: kind === "BLACKLIST" ? "BLACKLIST" : "WHITELIST",
    filter,
    tableId: list.id,
    rows: rows.filter(({ id }) => selection.ids.has(id)),
    total: { count: totalCount, isExceeded: totalCountExceeded },
    onRemoved: selection.clear,
  });
  const most = number(totalCount);
  const isWholePage = selection.ids.size === rows.length && totalCount > rows.length;
  return (
    <Box ref={part} css={cells}>
      {removal.notice && (
        <Notice tone="error" role="alert">
          {removal.notice}
        </Notice>
      )}
      <ListTable
        list={list}
        page={entries}
        rowLabel={({ display }) => display}
        selection={selection}
        bulkActions={
          <>
            {isWholePage && (
              <Button aria-haspopup="dialog" onClick={removal.openAll}>
                {totalCountExceeded ? (
                  <Trans>Alle Einträge löschen …</Trans>
                ) : (
                  <Trans>Alle {most} Einträge löschen …</Trans>
                )}
              </Button>
            )}
            <Button aria-haspopup="dialog" onClick={removal.open}>
              <Icon name="trash" />
              <Trans>Löschen …</Trans>
            </Button>
          </>
        }
        found={
          totalCountExceeded
            ? t`Mehr als ${most} Einträge`
            : t`${plural(totalCount, { one: "# Eintrag", other: "# Einträge" })}`
        }
        empty={<NoEntries list={listOf(list.address.search)} onAdd={onAdd} />}
        showsCount
      />
      {removal.dialog}
    </Box>
  );
}

interface NoEntriesProps {
  readonly list: SecurityListKind;
  readonly onAdd: () => void;
}

function NoEntries({ list, onAdd }: NoEntriesProps) {
  return (
    <div data-empty-list="">
      <EmptyState
        icon="shield"
        title={
          list === "WHITELIST" ? <Trans>Die Whitelist ist leer</Trans> : <Trans>Die Blacklist ist leer</Trans>
        }
        actions={
          <Button variant="solid" onClick={onAdd}>
            <Icon name="plus" />
            <Trans>Eintrag hinzufügen</Trans>
          </Button>
        }
      >
        <p>
          {list === "WHITELIST" ? (
            <Trans>
              Hier stehen E-Mail-Adressen, die immer zugelassen werden, auch wenn ihre Domain auf der
              Blacklist steht.
            </Trans>
          ) : (
            <Trans>Hier stehen E-Mail-Adressen und Domains, deren Reservierungen abgewiesen werden.</Trans>
          )}
        </p>
      </EmptyState>
    </div>
  );
}

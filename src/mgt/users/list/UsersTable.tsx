import { useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLingui } from "@lingui/react/macro";
import type { ViewAddress } from "#mgt/savedViews/SavedViews";
import { ViewTabs } from "#mgt/savedViews/ViewTabs";
import { useOwnedQuery } from "#relay/preload";
import { isShown } from "#ui/table/columns";
import { DataTable } from "#ui/table/DataTable";
import { neededWidth } from "#ui/table/fitColumns";
import { NoMatches } from "#ui/table/NoMatches";
import { Pager } from "#ui/table/Pager";
import type { UsersTableQuery } from "./__generated__/UsersTableQuery.graphql";
import { useWayBack } from "../wayBack";
import { NoUsers } from "./NoUsers";
import { isFiltered, usersTableId, type UsersAddress } from "./usersList";
import { useUsersColumns, type UserRow } from "./useUsersColumns";

const usersTableQuery = graphql`
  query UsersTableQuery(
    $filter: UserFilter
    $orderBy: UserOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
    $views: Int!
  ) @throwOnFieldError @preloadable {
    users(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          ...UsersTable_user @relay(mask: false)
        }
      }
    }
    all: users(first: 1) {
      totalCount
    }
    ...ViewTabs_query @arguments(screen: USERS, first: $views)
  }
`;

void graphql`
  fragment UsersTable_user on User {
    id
    username
    email
    type
    firstCommune {
      ags
      name
    }
    communeCount
    serviceCount
    status
    invitation {
      invitedAt
      expiresAt
    }
    activatedAt
    lastLoginAt
    createdAt
    ...UserStatus_user
    ...InviteAgainButton_user
  }
`;

/** How many users there are under the filter, and without any. */
export interface Counted {
  readonly found: number;
  readonly all: number;
}

interface UsersTableProps {
  readonly queryRef: PreloadedQuery<UsersTableQuery>;
  readonly address: UsersAddress;
  readonly isStale: boolean;
  readonly onCounted: (counted: Counted) => void;
}

interface UsersViewsProps {
  readonly queryRef: PreloadedQuery<UsersTableQuery>;
  readonly address: ViewAddress;
}

/** The saved views of the list, which come with its rows: one call for both. */
export function UsersViews({ queryRef, ...rest }: UsersViewsProps) {
  return <ViewTabs query={useOwnedQuery<UsersTableQuery>(usersTableQuery, queryRef)} {...rest} />;
}

const idOf = ({ id }: UserRow) => id;
const labelOf = ({ username }: UserRow) => username;

/** The rows of the filter that was asked for, as the server orders them. */
export function UsersTable({ queryRef, address, isStale, onCounted }: UsersTableProps) {
  const { users, all } = useOwnedQuery<UsersTableQuery>(usersTableQuery, queryRef);
  const { edges, totalCount, pageInfo } = users;
  const { t } = useLingui();
  const navigate = useNavigate();
  const wayBack = useWayBack();
  // Somebody who was removed a moment ago has no row any more, whatever the list that was read before says.
  const rows = useMemo(() => edges.flatMap(({ node }) => node ?? []), [edges]);
  const columns = useUsersColumns();
  useEffect(
    () => onCounted({ found: totalCount, all: all.totalCount }),
    [onCounted, totalCount, all.totalCount],
  );
  // The rows of this page are gone, and there are others.
  const isBeyond = edges.length === 0 && totalCount > 0 && !isStale;
  const { search, toFirstPage } = address;
  useEffect(() => {
    if (isBeyond) toFirstPage();
    // The way there is always the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBeyond]);

  const shown = columns.filter((column) => isShown(column, search.columns));
  return (
    <DataTable
      id={usersTableId}
      caption={t`Benutzer`}
      rows={rows}
      rowId={idOf}
      rowLabel={labelOf}
      columns={columns}
      shownColumns={search.columns}
      sort={address.sort}
      onSort={address.onSort}
      onOpen={({ id }) =>
        void navigate({ to: "/admin/edituser/$userId", params: { userId: id }, state: wayBack })
      }
      hasOpenButtons={false}
      // Only for columns that somebody asked for: of the usual ones as many are shown as fit.
      minWidth={search.columns && neededWidth(shown)}
      size="md"
      isStale={isStale}
      empty={isFiltered(search) ? <NoMatches tableId={usersTableId} onReset={address.reset} /> : <NoUsers />}
      pager={
        <Pager
          pageInfo={pageInfo}
          count={rows.length}
          total={totalCount}
          size={search.size}
          onChange={address.change}
        />
      }
    />
  );
}

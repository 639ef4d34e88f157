import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useLingui } from "@lingui/react/macro";
import { ListTable, useRows } from "#lists/ListTable";
import type { ViewAddress } from "#mgt/savedViews/SavedViews";
import { ViewTabs } from "#mgt/savedViews/ViewTabs";
import { useOwnedQuery } from "#relay/preload";
import type { UsersTableQuery } from "./__generated__/UsersTableQuery.graphql";
import { useListReturnState } from "../listReturnState";
import { NoUsers } from "./NoUsers";
import { usersTableId, type UsersAddress } from "./usersList";
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

const labelOf = ({ username }: UserRow) => username;

/** The rows of the filter that was asked for, as the server orders them. */
export function UsersTable({ queryRef, address, isStale, onCounted }: UsersTableProps) {
  const { users, all } = useOwnedQuery<UsersTableQuery>(usersTableQuery, queryRef);
  const { totalCount } = users;
  const { t } = useLingui();
  const navigate = useNavigate();
  const listReturnState = useListReturnState();
  const rows = useRows(users);
  const columns = useUsersColumns();
  useEffect(
    () => onCounted({ found: totalCount, all: all.totalCount }),
    [onCounted, totalCount, all.totalCount],
  );
  return (
    <ListTable
      id={usersTableId}
      caption={t`Benutzer`}
      page={users}
      address={address}
      rows={rows}
      rowLabel={labelOf}
      columns={columns}
      onOpen={({ id }) =>
        void navigate({ to: "/admin/edituser/$userId", params: { userId: id }, state: listReturnState })
      }
      hasOpenButtons={false}
      size="md"
      isStale={isStale}
      empty={<NoUsers />}
    />
  );
}

import { Box } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { ListTable } from "#lists/ListTable";
import { useIdleRouteLoad } from "#lists/useIdleRouteLoad";
import { useShownQuery, type ShownList } from "#lists/useList";
import { ViewsBar, type ViewAddress } from "#mgt/savedViews/SavedViews";
import { ViewTabs } from "#mgt/savedViews/ViewTabs";
import { useOwnedQuery } from "#relay/preload";
import { EmptyState } from "#ui/EmptyState";
import type { UsersTableQuery } from "./__generated__/UsersTableQuery.graphql";
import { useListReturnState } from "../listReturnState";
import type { UsersSearch } from "./usersList";
import type { UserRow } from "./useUsersColumns";

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
    ...UserHead_user
    ...InviteAgainButton_user
  }
`;

type UsersList = ShownList<UserRow, PreloadedQuery<UsersTableQuery>, UsersSearch>;

/** Number of users that match a query, also formatted. */
export interface Counted {
  readonly queryRef: PreloadedQuery<UsersTableQuery>;
  readonly found: number;
  readonly words: string;
}

interface UsersViewsProps {
  readonly queryRef: PreloadedQuery<UsersTableQuery>;
  readonly address: ViewAddress;
}

/** Saved views of the list, fetched by the same query as the rows. */
export function UsersViews({ queryRef, address }: UsersViewsProps) {
  const { queryRef: shown } = useShownQuery(queryRef);
  return (
    <ViewsBar address={address} attempt={shown}>
      <Tabs queryRef={shown} address={address} />
    </ViewsBar>
  );
}

function Tabs({ queryRef, address }: UsersViewsProps) {
  return <ViewTabs query={useOwnedQuery<UsersTableQuery>(usersTableQuery, queryRef)} address={address} />;
}

/** Styles of the cells, which are plain elements. */
const cells = {
  "& [data-part=name]": {
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    lineHeight: { base: "inherit", sm: "xs" },
    "& > *": { overflow: "hidden", textOverflow: "ellipsis" },
    "& small": { smDown: { whiteSpace: "nowrap" } },
  },
  "& [data-part=all]": { color: "fg.subtle" },
  "& [data-narrow=aside]": {
    smDown: { textAlign: "end", "& .user-status": { justifyContent: "flex-end" } },
  },
};

const labelOf = ({ username }: UserRow) => username;

interface UsersTableProps {
  readonly list: UsersList;
  readonly onCounted: (counted: Counted) => void;
}

/** The rows of the list. */
export function UsersTable({ list, onCounted }: UsersTableProps) {
  const { queryRef } = list;
  const { users, all } = useOwnedQuery<UsersTableQuery>(usersTableQuery, queryRef);
  const { t } = useLingui();
  const { number } = useFormats();
  const navigate = useNavigate();
  useIdleRouteLoad("/admin/edituser/$userId");
  const listReturnState = useListReturnState();
  const { totalCount } = users;
  const found = number(totalCount);
  const words =
    list.address.filterCount > 0
      ? t`${found} von ${plural(all.totalCount, { one: "# Benutzer", other: "# Benutzern" })}`
      : t`${plural(all.totalCount, { one: "# Benutzer", other: "# Benutzer" })}`;
  useEffect(
    () => onCounted({ queryRef, found: totalCount, words }),
    [onCounted, queryRef, totalCount, words],
  );
  return (
    <Box css={cells}>
      <ListTable
        list={list}
        page={users}
        rowLabel={labelOf}
        onOpen={({ id }) =>
          void navigate({ to: "/admin/edituser/$userId", params: { userId: id }, state: listReturnState })
        }
        hasOpenButtons={false}
        size="md"
        found={words}
        empty={
          <EmptyState icon="users" title={<Trans>Noch keine Benutzer</Trans>}>
            <p>
              <Trans>
                Wer eingeladen wird, setzt über den Link der Einladung ein Passwort und kann sich dann
                anmelden.
              </Trans>
            </p>
          </EmptyState>
        }
      />
    </Box>
  );
}

import { Box } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { ChipsCount } from "#lists/FilterChips";
import { ListPart } from "#lists/ListPart";
import { ListTable } from "#lists/ListTable";
import { useIdleRouteLoad } from "#lists/useIdleRouteLoad";
import { useShownQuery, type List, type ShownList } from "#lists/useList";
import { ShownCount, ViewsBar } from "#mgt/savedViews/SavedViews";
import type { ViewAddress } from "#mgt/savedViews/ViewTabs";
import { ViewTabs } from "#mgt/savedViews/ViewTabs";
import { useOwnedQuery } from "#relay/preload";
import { EmptyState } from "#ui/EmptyState";
import type { UsersTableQuery } from "./__generated__/UsersTableQuery.graphql";
import { useListReturnState } from "../listReturnState";
import { ExportUsersButton } from "./ExportUsersButton";
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

type Reference = PreloadedQuery<UsersTableQuery>;
type UsersList = List<UserRow, Reference, UsersSearch>;

interface UsersPartProps {
  readonly queryRef: Reference;
}

interface UsersViewsProps extends UsersPartProps {
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

/** Number of users in the current view; a placeholder while others load. */
export function CurrentUsersCount({ queryRef }: UsersPartProps) {
  const { number } = useFormats();
  const pending = <ShownCount count={undefined} />;
  return (
    <ListPart<UsersTableQuery> query={usersTableQuery} queryRef={queryRef} fallback={pending}>
      {({ users }, shown) => (shown === queryRef ? <ShownCount count={number(users.totalCount)} /> : pending)}
    </ListPart>
  );
}

/** Exports the users on screen; disabled until they have loaded, and without any. */
export function ExportShownUsers({ queryRef }: UsersPartProps) {
  return (
    <ListPart<UsersTableQuery>
      query={usersTableQuery}
      queryRef={queryRef}
      fallback={<ExportUsersButton disabled variables={queryRef.variables} />}
    >
      {({ users }, { variables }) => (
        <ExportUsersButton disabled={users.totalCount === 0} variables={variables} />
      )}
    </ListPart>
  );
}

/** Number of users that match the filters, and of all, after the chips of the filters. */
export function FoundUsers({ list }: { readonly list: UsersList }) {
  const toLabel = useFoundLabel(list);
  return (
    <ListPart<UsersTableQuery> query={usersTableQuery} queryRef={list.queryRef}>
      {(data) => <ChipsCount>{toLabel(data)}</ChipsCount>}
    </ListPart>
  );
}

/** Labels the number of users that match the filters, and of all. */
function useFoundLabel({ address }: UsersList) {
  const { t } = useLingui();
  const { number } = useFormats();
  return ({ users, all }: UsersTableQuery["response"]) => {
    const found = number(users.totalCount);
    return address.filterCount > 0
      ? t`${found} von ${plural(all.totalCount, { one: "# Benutzer", other: "# Benutzern" })}`
      : t`${plural(all.totalCount, { one: "# Benutzer", other: "# Benutzer" })}`;
  };
}

interface UsersTableProps {
  readonly list: ShownList<UserRow, Reference, UsersSearch>;
}

/** The rows of the list. */
export function UsersTable({ list }: UsersTableProps) {
  const data = useOwnedQuery<UsersTableQuery>(usersTableQuery, list.queryRef);
  const toLabel = useFoundLabel(list);
  const navigate = useNavigate();
  useIdleRouteLoad("/admin/edituser/$userId");
  const listReturnState = useListReturnState();
  return (
    <Box css={cells}>
      <ListTable
        list={list}
        page={data.users}
        rowLabel={labelOf}
        onOpen={({ id }) =>
          void navigate({ to: "/admin/edituser/$userId", params: { userId: id }, state: listReturnState })
        }
        hasOpenButtons={false}
        size="md"
        found={toLabel(data)}
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

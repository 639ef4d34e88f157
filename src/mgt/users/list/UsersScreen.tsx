import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { PreloadedQuery } from "react-relay/hooks";
import { ListBody } from "#lists/ListBody";
import { ListScreen } from "#lists/ListScreen";
import { ListToolbar } from "#lists/ListToolbar";
import { useList } from "#lists/useList";
import type { ViewAddress } from "#mgt/savedViews/ViewTabs";
import { SaveViewButton } from "#mgt/savedViews/SaveViewButton";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { DialogButton } from "#ui/DialogButton";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { ViewLink } from "#ui/table/ViewLink";
import type { UsersTableQuery } from "./__generated__/UsersTableQuery.graphql";
import { usersList, usersTableId, type UsersSearch } from "./usersList";
import { CurrentUsersCount, ExportShownUsers, FoundUsers, UsersTable, UsersViews } from "./UsersTable";
import { useUserFilters } from "./useUserFilters";
import { useUsersColumns } from "./useUsersColumns";

interface UsersScreenProps {
  readonly queryRef: PreloadedQuery<UsersTableQuery>;
  readonly search: UsersSearch;
}

const ImportUsersDialog = lazyOverlay(
  async () => (await import("../import/ImportUsersDialog")).ImportUsersDialog,
);

/** List of users with filters, saved views, export, import and invitation. */
export function UsersScreen({ queryRef, search }: UsersScreenProps) {
  const { t } = useLingui();
  const router = useRouter();
  const mayInvite = useCan("create_user");
  const columns = useUsersColumns();
  const list = useList({
    id: usersTableId,
    title: t`Benutzer`,
    codec: usersList,
    search,
    columns,
    queryRef,
  });
  const filters = useUserFilters(list.address);
  const current = usersList.viewText(search);
  const viewAddress: ViewAddress = {
    current,
    normalise: (stored) => usersList.viewText(usersList.readView(stored)),
    renderNumber: (_stored, isCurrent) => isCurrent && <CurrentUsersCount queryRef={queryRef} />,
    renderLink: (stored, isCurrent, content) => (
      <ViewLink to="/admin/users" search={usersList.readView(stored)} isCurrent={isCurrent}>
        {content}
      </ViewLink>
    ),
  };
  return (
    <ListScreen
      title={list.title}
      actions={
        <>
          {current !== "" && <SaveViewButton screen="USERS" current={current} />}
          <ExportShownUsers queryRef={queryRef} />
          {mayInvite && (
            <>
              <DialogButton
                variant="ghost"
                intent={ImportUsersDialog.intent}
                renderDialog={(onClose) => (
                  <ImportUsersDialog onClose={onClose} onDone={() => void router.invalidate()} />
                )}
              >
                <Icon name="upload" />
                <Trans>Aus CSV einladen …</Trans>
              </DialogButton>
              <Button asChild variant="solid">
                <AppLink
                  variant="bare"
                  to="/admin/edituser/$userId"
                  params={{ userId: "new" }}
                  state={{ usersList: search }}
                >
                  <Icon name="plus" />
                  <Trans>Benutzer einladen</Trans>
                </AppLink>
              </Button>
            </>
          )}
        </>
      }
      views={<UsersViews queryRef={queryRef} address={viewAddress} />}
      toolbar={
        <ListToolbar
          list={list}
          searchLabel={t`Benutzername oder E-Mail`}
          filters={filters}
          hasShortcutsButton
          chips={{ found: <FoundUsers list={list} /> }}
        />
      }
    >
      <ListBody list={list} size="md" failedTitle={<Trans>Die Benutzer konnten nicht geladen werden.</Trans>}>
        {(shown) => <UsersTable list={shown} />}
      </ListBody>
    </ListScreen>
  );
}

import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment, type PreloadedQuery } from "react-relay/hooks";
import { PagePending } from "#frame/PagePending";
import { useOwnedQuery } from "#relay/preload";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { Page, PageBody } from "#ui/Page";
import { ToastRegion } from "#ui/ToastRegion";
import { UserActions } from "../actions/UserActions";
import { useReturnSearch } from "../listReturnState";
import type { UserScreenQuery } from "./__generated__/UserScreenQuery.graphql";
import { NewUserForm } from "./NewUserForm";
import { UserForm } from "./UserForm";
import { UserHeader } from "./UserHeader";

const screenQuery = graphql`
  query UserScreenQuery($id: ID!) @preloadable {
    userAccount(id: $id) {
      id
      username
      ...UserHeader_user
      ...UserActions_user
      ...UserForm_user
    }
  }
`;

interface UserScreenProps {
  /** Null for a new user. */
  readonly queryRef: PreloadedQuery<UserScreenQuery> | null;
}

/** Screen of a user: header, actions and form. */
export function UserScreen({ queryRef }: UserScreenProps) {
  return (
    <>
      {queryRef ? <KnownUser queryRef={queryRef} /> : <NewUser />}
      <ToastRegion />
    </>
  );
}

function NewUser() {
  const { t } = useLingui();
  const search = useReturnSearch();
  return (
    <Page title={<Trans>Benutzer einladen</Trans>} from={{ text: t`Benutzer`, to: "/admin/users", search }}>
      <NewUserForm />
    </Page>
  );
}

function KnownUser({ queryRef }: { readonly queryRef: PreloadedQuery<UserScreenQuery> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const search = useReturnSearch();
  const [isRemoved, setRemoved] = useState(false);
  // After the form has unmounted, which would ask about unsaved changes.
  useEffect(() => {
    if (isRemoved) void navigate({ to: "/admin/users", search });
    // Only the removal triggers the navigation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRemoved]);
  const { userAccount: user } = useOwnedQuery<UserScreenQuery>(screenQuery, queryRef);
  if (isRemoved) return <PagePending />;
  if (!user) return <NoUser />;
  const { id } = user;
  return (
    <Page
      key={id}
      title={user.username}
      from={{ text: t`Benutzer`, to: "/admin/users", search }}
      actions={
        <UserActions
          user={user}
          onRemoved={() => {
            setRemoved(true);
            // Removes the user from lists that are already loaded.
            environment.commitUpdate((store) => store.delete(id));
          }}
        />
      }
    >
      <UserHeader user={user} />
      <UserForm user={user} />
    </Page>
  );
}

/** Shown if the user does not exist. */
function NoUser() {
  return (
    <PageBody>
      <EmptyState
        icon="search"
        level="h1"
        title={<Trans>Diesen Benutzer gibt es nicht</Trans>}
        actions={
          <Button asChild variant="solid">
            <AppLink to="/admin/users" variant="bare">
              <Trans>Zu den Benutzern</Trans>
            </AppLink>
          </Button>
        }
      >
        <Trans>Vielleicht wurde er entfernt. Prüfen Sie die Adresse, oder suchen Sie ihn in der Liste.</Trans>
      </EmptyState>
    </PageBody>
  );
}

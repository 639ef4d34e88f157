import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { graphql, useRelayEnvironment, type PreloadedQuery } from "react-relay/hooks";
import { ContentPending } from "#frame/ContentPending";
import { PagePending } from "#frame/PagePending";
import { DetailQuery } from "#relay/DetailQuery";
import { PanelBoundary } from "#relay/PanelBoundary";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { Page, PageBody } from "#ui/Page";
import { ToastRegion } from "#ui/ToastRegion";
import { UserActions } from "../actions/UserActions";
import { useReturnSearch } from "../listReturnState";
import type { UserScreenQuery } from "./__generated__/UserScreenQuery.graphql";
import { NewUserForm } from "./NewUserForm";
import { UserForm } from "./UserForm";
import { UserHead, UserHeader } from "./UserHeader";

const screenQuery = graphql`
  query UserScreenQuery($id: ID!) @throwOnFieldError @preloadable {
    userAccount(id: $id) {
      id
      username
      ...UserHead_user
      ...UserHeader_user
      ...UserActions_user
      ...UserForm_user
    }
  }
`;

const headQuery = graphql`
  query UserScreenHeadQuery($id: ID!) @throwOnFieldError {
    userAccount(id: $id) {
      id
      username
      ...UserHead_user
    }
  }
`;

interface UserScreenProps {
  /** Null for a new user. */
  readonly queryRef: PreloadedQuery<UserScreenQuery> | null;
  /** Renders the history of a user, which comes from another endpoint. */
  readonly renderHistory: (userId: string) => ReactNode;
}

/** Screen of a user: header, actions and form. */
export function UserScreen({ queryRef, renderHistory }: UserScreenProps) {
  return (
    <>
      {queryRef ? (
        <KnownUser key={queryRef.variables.id} queryRef={queryRef} renderHistory={renderHistory} />
      ) : (
        <NewUser />
      )}
      <ToastRegion />
    </>
  );
}

interface UserPageProps {
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page with a link back to the list. */
function UserPage(props: UserPageProps) {
  const { t } = useLingui();
  const search = useReturnSearch();
  return <Page {...props} from={{ text: t`Benutzer`, to: "/admin/users", search }} />;
}

function NewUser() {
  return (
    <UserPage title={<Trans>Benutzer einladen</Trans>}>
      <NewUserForm />
    </UserPage>
  );
}

interface KnownUserProps extends Pick<UserScreenProps, "renderHistory"> {
  readonly queryRef: PreloadedQuery<UserScreenQuery>;
}

function KnownUser({ queryRef, renderHistory }: KnownUserProps) {
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const search = useReturnSearch();
  const [isRemoved, setRemoved] = useState(false);
  // Runs after the form has unmounted, which would ask about unsaved changes.
  useEffect(() => {
    if (isRemoved) void navigate({ to: "/admin/users", search });
    // Only the removal triggers the navigation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRemoved]);
  if (isRemoved) return <PagePending />;
  return (
    <DetailQuery<UserScreenQuery>
      query={screenQuery}
      head={headQuery}
      reference={queryRef}
      fallback={<PagePending />}
    >
      {({ userAccount: user }, isPending) => {
        if (!user) return <NoUser />;
        const onRemoved = () => {
          setRemoved(true);
          // Removes the user from lists that are already loaded.
          environment.commitUpdate((store) => store.delete(user.id));
        };
        return (
          <UserPage
            title={user.username}
            actions={
              !isPending && (
                <PanelBoundary isInline data={user}>
                  <UserActions user={user} onRemoved={onRemoved} />
                </PanelBoundary>
              )
            }
          >
            {isPending ? (
              <>
                <PanelBoundary data={user}>
                  <UserHead user={user} />
                </PanelBoundary>
                <ContentPending />
              </>
            ) : (
              <>
                <PanelBoundary data={user}>
                  <UserHeader user={user} />
                </PanelBoundary>
                <PanelBoundary data={user}>
                  <UserForm user={user} />
                </PanelBoundary>
                {renderHistory(user.id)}
              </>
            )}
          </UserPage>
        );
      }}
    </DetailQuery>
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

import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import { AppLink } from "#ui/AppLink";
import { buttonClass } from "#ui/buttonClass";
import { EmptyState } from "#ui/EmptyState";
import { Page } from "#ui/Page";
import { ToastRegion } from "#ui/toast";
import { UserActions } from "../actions/UserActions";
import type { UserScreenQuery } from "./__generated__/UserScreenQuery.graphql";
import { NewUserForm } from "./NewUserForm";
import "./userEdit.css";
import { UserForm } from "./UserForm";
import { UserHeader } from "./UserHeader";

const screenQuery = graphql`
  query UserScreenQuery($id: ID!) {
    userAccount(id: $id) {
      id
      username
      ...UserHeader_user
      ...UserActions_user
      ...UserForm_user
    }
  }
`;

const listPath: string = "/admin/users";

interface UserScreenProps {
  /** Null: a new user. */
  readonly queryRef: PreloadedQuery<UserScreenQuery> | null;
}

/** One user: who it is, what they may do, what can be done to them (section 2). */
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
  return (
    <Page title={<Trans>Benutzer einladen</Trans>} from={{ text: t`Benutzer`, path: listPath }}>
      <NewUserForm />
    </Page>
  );
}

function KnownUser({ queryRef }: { readonly queryRef: PreloadedQuery<UserScreenQuery> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { userAccount: user } = useOwnedQuery<UserScreenQuery>(screenQuery, queryRef);
  if (!user) return <NoUser />;
  return (
    <Page
      key={user.id}
      title={user.username}
      from={{ text: t`Benutzer`, path: listPath }}
      actions={<UserActions user={user} onRemoved={() => void navigate({ to: listPath })} />}
    >
      <UserHeader user={user} />
      <UserForm user={user} />
    </Page>
  );
}

/** In place of a user who is not there. */
function NoUser() {
  return (
    <div className="page full">
      <EmptyState
        icon="search"
        level="h1"
        title={<Trans>Diesen Benutzer gibt es nicht</Trans>}
        actions={
          <AppLink to={listPath} look="bare" className={buttonClass({ variant: "solid" })}>
            <Trans>Zu den Benutzern</Trans>
          </AppLink>
        }
      >
        <Trans>Vielleicht wurde er entfernt. Prüfen Sie die Adresse, oder suchen Sie ihn in der Liste.</Trans>
      </EmptyState>
    </div>
  );
}

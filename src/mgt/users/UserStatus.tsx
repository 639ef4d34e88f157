import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDate } from "#i18n/formats";
import { Status } from "#ui/Status";
import type { UserStatus_user$key } from "./__generated__/UserStatus_user.graphql";
import { UserIcon } from "./UserIcon";

const Invited = chakra("span", {
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: 1.5,
    verticalAlign: "middle",
    "& small": { color: "fg.subtle", textStyle: "xs", whiteSpace: "nowrap" },
  },
});

/** Day and month are enough for what ends within days. */
const dayAndMonth = (moment: string) => formatDate(moment).slice(0, 6);

/** The state of an account as icon, word and colour, and how long an open invitation can be accepted. */
export function UserStatus({ user }: { readonly user: UserStatus_user$key }) {
  const { status, invitation } = useFragment(
    graphql`
      fragment UserStatus_user on User {
        status
        invitation {
          status
          expiresAt
          delivery
        }
      }
    `,
    user,
  );
  if (status === "ACTIVE") {
    return (
      <Status tone="success">
        <Trans>Aktiv</Trans>
      </Status>
    );
  }
  if (status === "INACTIVE") {
    return (
      <Status tone="neutral">
        <Trans>Inaktiv</Trans>
      </Status>
    );
  }
  if (invitation?.status === "EXPIRED") {
    return (
      <Status tone="error">
        <Trans>Abgelaufen</Trans>
      </Status>
    );
  }
  if (invitation?.status === "WITHDRAWN") {
    return (
      <Status tone="neutral" icon={<UserIcon name="withdrawn" />}>
        <Trans>Zurückgezogen</Trans>
      </Status>
    );
  }
  if (invitation?.status === "OPEN" && invitation.delivery === "FAILED") {
    return (
      <Status tone="error" icon={<UserIcon name="mail" />}>
        <Trans>Nicht zugestellt</Trans>
      </Status>
    );
  }
  const until = invitation?.status === "OPEN" ? dayAndMonth(invitation.expiresAt) : null;
  return (
    <Invited className="user-status">
      <Status tone="waiting" icon={<UserIcon name="mail" />}>
        <Trans>Eingeladen</Trans>
      </Status>
      {until !== null && (
        <small>
          <Trans>bis {until}</Trans>
        </small>
      )}
    </Invited>
  );
}

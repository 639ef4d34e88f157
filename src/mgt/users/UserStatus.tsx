import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
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

/** Day and month, for dates within a few days. */
const dayAndMonth = (moment: string) => formatDate(moment).slice(0, 6);

/** Status of an account with icon and colour, and when an open invitation expires. */
export function UserStatus({ user }: { readonly user: UserStatus_user$key }) {
  const { t } = useLingui();
  const { status, invitation } = useFragment(
    graphql`
      fragment UserStatus_user on User @throwOnFieldError {
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
  const delivered = invitation?.status === "OPEN" ? invitation.delivery : null;
  if (status === "ACTIVE") return <Status tone="success">{t`Aktiv`}</Status>;
  if (status === "INACTIVE") return <Status tone="neutral">{t`Inaktiv`}</Status>;
  if (invitation?.status === "EXPIRED") return <Status tone="error">{t`Abgelaufen`}</Status>;
  if (invitation?.status === "WITHDRAWN") {
    return <Status tone="neutral" icon={<UserIcon name="withdrawn" />}>{t`Zurückgezogen`}</Status>;
  }
  if (delivered === "FAILED") {
    return <Status tone="error" icon={<UserIcon name="mail" />}>{t`Nicht zugestellt`}</Status>;
  }
  const until = invitation?.status === "OPEN" ? dayAndMonth(invitation.expiresAt) : null;
  return (
    <Invited className="user-status">
      <Status tone="waiting" icon={<UserIcon name="mail" />}>
        {t`Eingeladen`}
      </Status>
      {until !== null && (
        <small>
          <Trans>bis {until}</Trans>
        </small>
      )}
    </Invited>
  );
}

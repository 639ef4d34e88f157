import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState, type ReactNode } from "react";
import { calendarDayOf } from "#domain/calendarDays";
import { quietDays } from "#domain/timings";
import { formatDate, formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import type { Column } from "#ui/table/columns";
import { InviteAgainButton } from "../actions/InviteAgainButton";
import { useListReturnState } from "../listReturnState";
import { UserStatus } from "../UserStatus";
import type { UsersTableQuery$data } from "./__generated__/UsersTableQuery.graphql";
import { quietSince } from "./usersList";

export type UserRow = UsersTableQuery$data["users"]["edges"][number]["node"];

const never = "–";
const day = (at: string | null | undefined): ReactNode =>
  at ? (
    <time dateTime={at} data-tooltip={formatDateTime(at)}>
      {formatDate(at)}
    </time>
  ) : (
    never
  );

/** Whether an active user has not logged in since that day, and was not activated or created after it. */
function isQuiet({ status, lastLoginAt, activatedAt, createdAt }: UserRow, since: string): boolean {
  return status === "ACTIVE" && calendarDayOf(new Date(lastLoginAt ?? activatedAt ?? createdAt)) < since;
}

const seesAll = ({ type }: UserRow) => type === "SUPPORT" || type === "ADMIN";

/** The first commune of a user and the number of further ones; without any, "all" or "none". */
function communesOf(user: UserRow): ReactNode {
  const { firstCommune: first, communeCount } = user;
  if (!first) {
    return seesAll(user) ? (
      <span data-part="all">
        <Trans context="Kommunen">alle</Trans>
      </span>
    ) : (
      never
    );
  }
  const others = communeCount - 1;
  return (
    <span data-part="place" data-tooltip={`${first.name} ${first.ags}`}>
      <span lang="de">{first.name}</span>
      <Ags ags={first.ags} />
      {others > 0 && (
        <small>
          <span aria-hidden="true">+{others}</span>
          <span className="visually-hidden">
            <Plural value={others} one="und # weitere" other="und # weitere" />
          </span>
        </small>
      )}
    </span>
  );
}

/** Columns of the list in order; those implied by the status are hidden by default. */
export function useUsersColumns(): readonly Column<UserRow>[] {
  const { t } = useLingui();
  const { number } = useFormats();
  const state = useListReturnState();
  const [since] = useState(() => quietSince(new Date()));
  return useMemo(
    () => [
      {
        key: "username",
        header: t`Benutzername`,
        cell: ({ id, username, email }) => (
          <span data-part="name">
            {/* The row has the focus and opens with Enter; the link is for the mouse. */}
            <AppLink
              variant="bare"
              tabIndex={-1}
              to="/admin/edituser/$userId"
              params={{ userId: id }}
              state={state}
            >
              {username}
            </AppLink>
            <small data-tooltip={email}>{email}</small>
          </span>
        ),
        sortField: "USERNAME",
        minWidth: 196,
        narrow: "title",
        isRowHeader: true,
      },
      {
        key: "email",
        header: t`E-Mail`,
        cell: ({ email }) => <span data-tooltip={email}>{email}</span>,
        sortField: "EMAIL",
        width: "220px",
        isHideable: true,
        isHiddenAtFirst: true,
      },
      {
        key: "role",
        header: t`Rolle`,
        cell: ({ type }) => (type ? <span translate="no">{type.toLowerCase()}</span> : never),
        sortField: "ROLE",
        width: "84px",
        hideOrder: 4,
        isHideable: true,
      },
      {
        key: "commune",
        header: t`Kommune`,
        cell: communesOf,
        minWidth: 190,
        narrow: "meta",
      },
      {
        key: "services",
        header: t`Dienste`,
        cell: (user) =>
          seesAll(user) ? (
            <span data-part="all">
              <Trans context="Dienste">alle</Trans>
            </span>
          ) : (
            number(user.serviceCount)
          ),
        align: "end",
        width: "72px",
        hideOrder: 3,
        isHideable: true,
      },
      {
        key: "status",
        header: t`Status`,
        cell: (user) => <UserStatus user={user} />,
        sortField: "STATUS",
        width: "184px",
        narrow: "aside",
      },
      {
        key: "invited",
        header: t`Eingeladen am`,
        cell: ({ invitation }) => day(invitation?.invitedAt),
        sortField: "INVITED_AT",
        width: "116px",
        hideOrder: 1,
        isHideable: true,
      },
      {
        key: "expires",
        header: t`Gültig bis`,
        cell: ({ invitation }) => day(invitation?.expiresAt),
        sortField: "EXPIRES_AT",
        width: "104px",
        isHideable: true,
        isHiddenAtFirst: true,
      },
      {
        key: "activated",
        header: t`Aktiviert am`,
        cell: ({ activatedAt }) => day(activatedAt),
        sortField: "ACTIVATED_AT",
        width: "112px",
        isHideable: true,
        isHiddenAtFirst: true,
      },
      {
        key: "lastLogin",
        header: t`Letzte Anmeldung`,
        cell: ({ lastLoginAt }) =>
          lastLoginAt ? <time dateTime={lastLoginAt}>{formatDateTime(lastLoginAt)}</time> : never,
        sortField: "LAST_LOGIN_AT",
        width: "148px",
        hideOrder: 2,
        isHideable: true,
        narrow: "note",
      },
      {
        key: "action",
        header: t`Zu tun`,
        cell: (user) =>
          isQuiet(user, since) ? (
            <span
              data-part="tag"
              data-tone="waiting"
              data-tooltip={t`Seit über ${quietDays} Tagen nicht angemeldet`}
            >
              <Icon name="clock" size={12} />
              <Trans>über {quietDays} Tage</Trans>
            </span>
          ) : (
            <InviteAgainButton user={user} size="small" />
          ),
        align: "end",
        width: "136px",
        isHideable: true,
      },
    ],
    [t, number, state, since],
  );
}

import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { formatDate, formatDateTime } from "#i18n/formats";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { Status } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import type { KbaExpiriesScreenQuery$data } from "./__generated__/KbaExpiriesScreenQuery.graphql";
import { KbaPasswordStatus } from "./KbaPasswordStatus";

export type KbaExpiryRow = KbaExpiriesScreenQuery$data["kbaExpiries"]["edges"][number]["node"];

/** Columns of the list of KBA passwords: owner, validity and use. */
export function useKbaExpiryColumns(): readonly Column<KbaExpiryRow>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        key: "commune",
        isRowHeader: true,
        header: t`Kommune`,
        cell: ({ commune: { ags, name } }) => (
          <span data-part="place" data-tooltip={`${name} ${ags}`}>
            <AppLink variant="text" to="/mgt/edit/$commune/kba-settings" params={{ commune: ags }}>
              <span lang="de">{name}</span>
            </AppLink>{" "}
            <Ags ags={ags} />
          </span>
        ),
        minWidth: 272,
        narrow: "title",
      },
      {
        key: "state",
        header: t`Status`,
        cell: (row) => <KbaPasswordStatus state={row.passwordState} expiresOn={row.passwordExpiresOn} />,
        width: "208px",
        narrow: "aside",
      },
      {
        key: "expires",
        header: t`Gültig bis`,
        cell: ({ passwordExpiresOn }) => formatDate(passwordExpiresOn),
        width: "104px",
        narrow: "note",
      },
      {
        key: "user",
        header: t`KBA-Benutzer`,
        cell: ({ user }) => (
          <code translate="no" data-tooltip={user}>
            {user}
          </code>
        ),
        minWidth: 120,
        hideOrder: 3,
      },
      {
        key: "identifier",
        header: t`Passwortkennung`,
        cell: ({ passwordIdentifier }) => (
          <code translate="no" data-tooltip={passwordIdentifier}>
            {passwordIdentifier}
          </code>
        ),
        minWidth: 136,
        narrow: "meta",
      },
      {
        key: "confirmed",
        header: t`Neues Passwort`,
        cell: ({ previousPasswordIdentifier }) =>
          previousPasswordIdentifier ? <Status tone="waiting">{t`Nicht bestätigt`}</Status> : "–",
        width: "148px",
        hideOrder: 2,
      },
      {
        key: "used",
        header: t`Zuletzt verwendet`,
        cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : t`Noch nicht`),
        width: "148px",
        hideOrder: 1,
      },
    ],
    [t],
  );
}

import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { SecurityListKind } from "#domain/securityLists/securityLists";
import { formatDate, formatDateTime } from "#i18n/formats";
import type { Column } from "#ui/table/columns";
import type { SecurityListTableQuery$data } from "./__generated__/SecurityListTableQuery.graphql";
import { kindLabels, knownKind } from "./listLabels";

export type EntryRow = NonNullable<
  SecurityListTableQuery$data["securityListEntries"]
>["edges"][number]["node"];

const none = "–";

/** Columns of a list; the whitelist has only addresses. Reason and author are hidden first. */
export function useEntryColumns(list: SecurityListKind): readonly Column<EntryRow>[] {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const columns: readonly (Column<EntryRow> & { readonly isOmitted?: boolean })[] = [
      {
        key: "pattern",
        header: t`Eintrag`,
        cell: ({ display, pattern }) => (
          <span data-part="entry" translate="no" data-tooltip={display}>
            {display}
            {pattern !== display && <small>{pattern}</small>}
          </span>
        ),
        sortField: "PATTERN",
        minWidth: 200,
        narrow: "title",
      },
      {
        key: "kind",
        header: t`Art`,
        cell: ({ kind }) => {
          const known = knownKind(kind);
          return known ? i18n._(kindLabels[known]) : kind;
        },
        width: "92px",
        narrow: "meta",
        hideOrder: 3,
        isHideable: true,
        isOmitted: list === "WHITELIST",
      },
      {
        key: "reason",
        header: t`Grund`,
        cell: ({ reason }) => (reason ? <span data-tooltip={reason}>{reason}</span> : none),
        minWidth: 120,
        narrow: "meta",
        hideOrder: 1,
        isHideable: true,
      },
      {
        key: "expiresOn",
        header: t`Gültig bis`,
        cell: ({ expiresOn }) =>
          expiresOn ? <time dateTime={expiresOn}>{formatDate(expiresOn)}</time> : t`unbegrenzt`,
        width: "106px",
        narrow: "aside",
        hideOrder: 4,
        isHideable: true,
      },
      {
        key: "createdAt",
        header: t`Hinzugefügt`,
        cell: ({ createdAt, createdBy: { username } }) => (
          <>
            <time dateTime={createdAt} data-tooltip={formatDateTime(createdAt)}>
              {formatDate(createdAt)}
            </time>{" "}
            <span>{username}</span>
          </>
        ),
        sortField: "CREATED_AT",
        // A narrower column would truncate the user.
        width: "200px",
        narrow: "meta",
        hideOrder: 2,
        isHideable: true,
      },
    ];
    return columns.filter(({ isOmitted }) => !isOmitted);
  }, [t, i18n, list]);
}

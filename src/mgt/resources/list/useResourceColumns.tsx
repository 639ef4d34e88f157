import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, type ReactNode } from "react";
import { formatDateTime } from "#i18n/formats";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import type { Column } from "#ui/table/columns";
import type { ResourcesTableQuery$data } from "./__generated__/ResourcesTableQuery.graphql";
import { CommuneState } from "../CommuneState";
import { KeystoreExpiry } from "../keystore/KeystoreExpiry";
import { resourcePath } from "#ui/resourcePaths";
import { useResourceTypeName } from "../resourceTypeLabels";
import { useResourcesReturnState } from "../resourcesReturnState";
import { UsesButton } from "../uses/UsesButton";
import type { ResourceListName } from "./resourcesList";

export type ResourceRow = ResourcesTableQuery$data["resources"]["edges"][number]["node"];

const none = "–";

/** The commune that may use a resource. */
function communeOf({ commune }: ResourceRow): ReactNode {
  if (!commune) {
    return (
      <span data-part="all">
        <Trans context="Kommunen">alle</Trans>
      </span>
    );
  }
  const { name, ags } = commune;
  return (
    <span data-part="place" data-tooltip={`${name ?? ""} ${ags}`.trim()}>
      {name && <span lang="de">{name}</span>}
      <Ags ags={ags} />
    </span>
  );
}

/** Columns of a list of resources: common ones, and those specific to its kind. */
export function useResourceColumns(list: ResourceListName): readonly Column<ResourceRow>[] {
  const { t } = useLingui();
  const typeName = useResourceTypeName();
  const state = useResourcesReturnState();
  return useMemo(() => {
    const isOfCommunes = list === "commune";
    const columns: (Column<ResourceRow> | false)[] = [
      {
        key: "name",
        header: t`Name`,
        cell: (row) => (
          <span data-part="name">
            {/* The row has the focus and opens with Enter; the link is for the mouse. */}
            <AppLink variant="bare" tabIndex={-1} to={resourcePath(row)} state={state} lang="de">
              {row.name}
            </AppLink>
            <small>{isOfCommunes ? <Ags ags={row.resourceId} /> : <code>{row.resourceId}</code>}</small>
          </span>
        ),
        sortField: "NAME",
        minWidth: 190,
        narrow: "title",
        isRowHeader: true,
      },
      {
        key: "id",
        header: isOfCommunes ? t`AGS` : t`Kennung`,
        cell: ({ resourceId }) => <code data-tooltip={resourceId}>{resourceId}</code>,
        sortField: "RESOURCE_ID",
        width: "160px",
        isHideable: true,
        isHiddenAtFirst: true,
      },
      list === "all" && {
        key: "type",
        header: t`Art`,
        cell: ({ type }) => typeName(type),
        sortField: "TYPE",
        width: "136px",
        narrow: "meta",
      },
      {
        key: "version",
        header: t`Version`,
        cell: ({ version, isDeprecated, successor }) => (
          <span data-part="version">
            <code>{version}</code>
            {isDeprecated && (
              <span
                data-part="tag"
                data-tone="waiting"
                data-tooltip={
                  successor ? t`Nachfolger: ${typeName(successor.type)} ${successor.version}` : undefined
                }
              >
                <Icon name="clock" size={12} />
                <Trans>veraltet</Trans>
              </span>
            )}
          </span>
        ),
        width: "124px",
        hideOrder: 3,
        isHideable: isOfCommunes,
        isHiddenAtFirst: isOfCommunes,
        narrow: isOfCommunes ? "hidden" : "aside",
      },
      isOfCommunes
        ? {
            key: "state",
            header: t`Einrichtung`,
            cell: ({ commune }) => (commune ? <CommuneState commune={commune} /> : none),
            minWidth: 172,
            narrow: "aside",
          }
        : {
            key: "commune",
            header: t`Kommune`,
            cell: communeOf,
            minWidth: 160,
            narrow: list === "all" ? "hidden" : "meta",
          },
      (list === "all" || list === "keystore") && {
        key: "expires",
        header: t`Zertifikate`,
        cell: (row) => (row.type === "keystore" ? <KeystoreExpiry keystore={row} /> : none),
        sortField: "EXPIRES_AT",
        minWidth: 176,
        hideOrder: list === "all" ? 2 : 4,
        isHideable: true,
        narrow: list === "keystore" ? "note" : "hidden",
      },
      !isOfCommunes && {
        key: "uses",
        header: t`Benutzt von`,
        cell: (row) => <UsesButton resource={row} />,
        align: "end",
        width: "104px",
        hideOrder: 4,
        isHideable: true,
      },
      {
        key: "updated",
        header: t`Geändert`,
        cell: ({ updatedAt, updatedBy }) => (
          <span data-part="name">
            <time dateTime={updatedAt}>{formatDateTime(updatedAt)}</time>
            {updatedBy && <small data-tooltip={updatedBy.username}>{updatedBy.username}</small>}
          </span>
        ),
        sortField: "UPDATED_AT",
        width: "152px",
        hideOrder: 1,
        isHideable: true,
      },
    ];
    return columns.filter((column) => column !== false);
  }, [t, typeName, state, list]);
}

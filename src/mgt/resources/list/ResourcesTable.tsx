import { Box } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { ListPart } from "#lists/ListPart";
import { ListTable } from "#lists/ListTable";
import type { ShownList } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import type {
  ResourcesTableQuery,
  ResourcesTableQuery$variables,
} from "./__generated__/ResourcesTableQuery.graphql";
import { resourcePath } from "#ui/resourcePaths";
import { useResourcesReturnState } from "../resourcesReturnState";
import { DownloadResourcesButton } from "./DownloadResourcesButton";
import { ExportResourcesButton } from "./ExportResourcesButton";
import { NoResources } from "./NoResources";
import type { ResourceListName, ResourcesSearch } from "./resourcesList";
import type { ResourceRow } from "./useResourceColumns";

const tableQuery = graphql`
  query ResourcesTableQuery(
    $filter: ResourceFilter
    $orderBy: ResourceOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    resources(
      filter: $filter
      orderBy: $orderBy
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          ...ResourcesTable_resource @relay(mask: false)
        }
      }
    }
  }
`;

void graphql`
  fragment ResourcesTable_resource on Resource {
    id
    version
    type
    resourceId
    name
    isDeprecated
    successor {
      version
      type
    }
    commune {
      ags
      name
      ...CommuneState_commune
    }
    updatedAt
    updatedBy {
      username
    }
    ...KeystoreExpiry_keystore
    ...UsesButton_resource
  }
`;

/** Styles of the cells, which are plain elements. */
const cells = {
  "& [data-part=name]": {
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    lineHeight: { base: "inherit", sm: "xs" },
    "& > *": { overflow: "hidden", textOverflow: "ellipsis" },
    "& small": { color: "fg.muted" },
  },
  "& [data-part=all]": { color: "fg.subtle" },
  "& [data-part=version]": { display: "inline-flex", alignItems: "center", gap: 2 },
  "& [data-part=uses]": {
    minWidth: 6,
    minHeight: 6,
    color: "accent.fg",
    cursor: "pointer",
    textDecoration: "underline",
    textUnderlineOffset: "2px",
    fontVariantNumeric: "tabular-nums",
  },
};

const labelOf = ({ name }: ResourceRow) => name;

/** Downloads of the resources on screen; disabled until they have loaded, and without any. */
export function ResourceDownloads({ queryRef }: { readonly queryRef: PreloadedQuery<ResourcesTableQuery> }) {
  const buttons = (variables: ResourcesTableQuery$variables, disabled: boolean) => (
    <>
      <ExportResourcesButton variables={variables} disabled={disabled} />
      <DownloadResourcesButton variables={variables} disabled={disabled} />
    </>
  );
  return (
    <ListPart<ResourcesTableQuery>
      query={tableQuery}
      queryRef={queryRef}
      fallback={buttons(queryRef.variables, true)}
    >
      {({ resources }, { variables }) => buttons(variables, resources.totalCount === 0)}
    </ListPart>
  );
}

interface ResourcesTableProps {
  readonly name: ResourceListName;
  readonly list: ShownList<ResourceRow, PreloadedQuery<ResourcesTableQuery>, ResourcesSearch>;
}

/** The rows of a list of resources. */
export function ResourcesTable({ name, list }: ResourcesTableProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const state = useResourcesReturnState();
  const { resources } = useOwnedQuery<ResourcesTableQuery>(tableQuery, list.queryRef);
  const { totalCount } = resources;
  return (
    <Box css={cells}>
      <ListTable
        list={list}
        page={resources}
        rowLabel={labelOf}
        onOpen={(row) => void navigate({ to: resourcePath(row), state })}
        hasOpenButtons={false}
        size="md"
        found={
          name === "commune"
            ? t`${plural(totalCount, { one: "# Kommune", other: "# Kommunen" })}`
            : t`${plural(totalCount, { one: "# Ressource", other: "# Ressourcen" })}`
        }
        showsCount
        empty={<NoResources name={name} />}
      />
    </Box>
  );
}

import { Box } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { ListTable, useRows } from "#lists/ListTable";
import { useIdleRouteLoad } from "#lists/useIdleRouteLoad";
import { useShownQuery, type ShownList } from "#lists/useList";
import { ViewsBar } from "#mgt/savedViews/SavedViews";
import { ViewTabs, type ViewAddress } from "#mgt/savedViews/ViewTabs";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery } from "#relay/preload";
import { EmptyState } from "#ui/EmptyState";
import { useRowSelection } from "#ui/table/useRowSelection";
import type { SystemServicesTableQuery } from "./__generated__/SystemServicesTableQuery.graphql";
import { useCatalogueName } from "./serviceLabels";
import type { SystemServicesSearch } from "./servicesList";
import { useServicesReturnState } from "./servicesReturnState";
import { ScheduledSwitches } from "./switches/ScheduledSwitches";
import { SwitchServices } from "./switches/SwitchServices";
import type { SystemServiceRow } from "./useSystemServicesColumns";

const tableQuery = graphql`
  query SystemServicesTableQuery(
    $filter: ServiceFilter
    $orderBy: ServiceOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
    $views: Int!
  ) @throwOnFieldError @preloadable {
    services(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          ...SystemServicesTable_service @relay(mask: false)
        }
      }
    }
    ...ViewTabs_query @arguments(screen: SERVICES, first: $views)
    ...ScheduledSwitches_query
  }
`;

void graphql`
  fragment SystemServicesTable_service on Service {
    id
    serviceId
    group
    nameDe
    nameEn
    capabilities
    state
    communeCount
    enabledCount
    waitingCount
    applicationCount
    maintenance {
      beginsAt
      endsAt
    }
    ...SystemServiceHead_service
  }
`;

type Reference = PreloadedQuery<SystemServicesTableQuery>;

interface ServicesViewsProps {
  readonly queryRef: Reference;
  readonly address: ViewAddress;
}

/** Saved views of the list, fetched by the same query as the rows. */
export function ServicesViews({ queryRef, address }: ServicesViewsProps) {
  const { queryRef: shown } = useShownQuery(queryRef);
  return (
    <ViewsBar address={address} attempt={shown}>
      <Tabs queryRef={shown} address={address} />
    </ViewsBar>
  );
}

function Tabs({ queryRef, address }: ServicesViewsProps) {
  return <ViewTabs query={useOwnedQuery<SystemServicesTableQuery>(tableQuery, queryRef)} address={address} />;
}

/** Styles of the cells, which are plain elements. */
const cells = {
  "& [data-part=service]": {
    "& code": {
      marginInlineStart: 1.5,
      color: "fg.subtle",
      fontSize: "xs",
      smDown: { display: "none" },
    },
  },
};

interface SystemServicesTableProps {
  readonly list: ShownList<SystemServiceRow, Reference, SystemServicesSearch>;
}

/** The rows of the catalogue. */
export function SystemServicesTable({ list }: SystemServicesTableProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const state = useServicesReturnState();
  const labelOf = useCatalogueName();
  const query = useOwnedQuery<SystemServicesTableQuery>(tableQuery, list.queryRef);
  const { services } = query;
  const rows = useRows(services);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useRowSelection(ids);
  const chosen = rows.filter(({ id }) => selection.ids.has(id)).map(({ serviceId }) => serviceId);
  useIdleRouteLoad("/admin/services/$service/");
  return (
    <Box css={cells}>
      <PanelBoundary data={query}>
        <ScheduledSwitches query={query} />
      </PanelBoundary>
      <ListTable
        list={list}
        page={services}
        rowLabel={labelOf}
        selection={selection}
        bulkActions={<SwitchServices serviceIds={chosen} />}
        onOpen={({ serviceId }) =>
          void navigate({ to: "/admin/services/$service", params: { service: serviceId }, state })
        }
        hasOpenButtons={false}
        found={t`${plural(services.totalCount, { one: "# Dienst", other: "# Dienste" })}`}
        empty={<EmptyState icon="tiles" title={<Trans>Noch keine Dienste</Trans>} />}
        showsCount
      />
    </Box>
  );
}

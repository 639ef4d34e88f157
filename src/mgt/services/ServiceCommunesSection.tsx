import { Box } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { ListTable } from "#lists/ListTable";
import { ListToolbar } from "#lists/ListToolbar";
import { useList } from "#lists/useList";
import { EmptyState } from "#ui/EmptyState";
import type { ServiceCommunesSection_service$key } from "./__generated__/ServiceCommunesSection_service.graphql";
import type { SystemServiceScreenQuery } from "./__generated__/SystemServiceScreenQuery.graphql";
import { serviceCommunesList, type ServiceCommunesSearch } from "./serviceCommunesList";
import { useServiceCommuneFilters } from "./useServiceCommuneFilters";
import { useServiceCommunesColumns, type ServiceCommuneRow } from "./useServiceCommunesColumns";

interface ServiceCommunesSectionProps {
  readonly service: ServiceCommunesSection_service$key;
  readonly search: ServiceCommunesSearch;
  readonly queryRef: PreloadedQuery<SystemServiceScreenQuery>;
  /** Whether other rows are loading. */
  readonly isStale: boolean;
}

const labelOf = ({ communeName }: ServiceCommuneRow) => communeName;

/** Styles of the cells, which are plain elements. */
const cells = {
  "& [data-part=own]": {
    smDown: {
      display: "block",
      whiteSpace: "normal",
      "& > span": { display: "inline-block" },
      "& a": { display: "inline-block", minH: 6, lineHeight: "24px" },
    },
    "& > span + span": { marginInlineStart: 3 },
    "& a": { color: "fg.muted", _hover: { color: "fg", textDecoration: "underline" } },
    "& b": { color: "fg", fontWeight: "semibold" },
    "& small": { color: "fg.muted" },
  },
};

/** The communes with a service: its state there, what they have of their own, and links to its screens. */
export function ServiceCommunesSection({ service, search, queryRef, isStale }: ServiceCommunesSectionProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { serviceId, capabilities, communes } = useFragment(
    graphql`
      fragment ServiceCommunesSection_service on Service
      @throwOnFieldError
      @argumentDefinitions(
        filter: { type: "ServiceCommuneFilter" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        serviceId
        capabilities
        communes(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
          totalCount
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
          edges {
            node {
              id
              ags
              communeName
              state
              textCount
              draftCount
              fileCount
              feeCount
              hasFeeRule
              settingCount
              hasForm
              changedAt
              changedBy
              applicationCount
            }
          }
        }
      }
    `,
    service,
  );
  const columns = useServiceCommunesColumns(serviceId, capabilities);
  const list = useList({
    id: "service-communes",
    title: t`Kommunen`,
    codec: serviceCommunesList,
    search,
    columns,
    queryRef,
  });
  const filters = useServiceCommuneFilters(list.address);
  return (
    <Box as="section" aria-label={t`Kommunen`} mt={4} css={cells}>
      {(communes.totalCount > 0 || list.address.filterCount > 0) && (
        <ListToolbar
          list={list}
          searchLabel={t`Kommune, AGS oder PLZ`}
          filters={filters}
          hasSort={false}
          hasShortcutsButton
        />
      )}
      <ListTable
        list={{ ...list, isStale }}
        page={communes}
        rowLabel={labelOf}
        onOpen={({ ags }) => void navigate({ to: "/mgt/edit/$commune/services", params: { commune: ags } })}
        hasOpenButtons={false}
        found={t`${plural(communes.totalCount, { one: "# Kommune", other: "# Kommunen" })}`}
        empty={
          <EmptyState icon="communes" title={<Trans>Noch keine Kommune bietet diesen Dienst an</Trans>}>
            <p>
              <Trans>Kommunen erhalten Dienste bei ihrer Einrichtung oder über ihre Seite „Dienste“.</Trans>
            </p>
          </EmptyState>
        }
        showsCount
      />
    </Box>
  );
}

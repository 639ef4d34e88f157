import { Box } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { searchMatcher } from "#domain/searchText";
import { useServiceName } from "#i18n/useServiceName";
import { useListSearch } from "#lists/useListSearch";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery } from "#relay/preload";
import { QuerySuspense } from "#relay/QuerySuspense";
import { RequestFailure } from "#relay/RequestFailure";
import { EmptyState } from "#ui/EmptyState";
import { LoadBoundary } from "#ui/LoadBoundary";
import { PageBody } from "#ui/Page";
import { SegmentedControl } from "#ui/SegmentedControl";
import { DataTable } from "#ui/table/DataTable";
import { NoMatches } from "#ui/table/NoMatches";
import { TableToolbar } from "#ui/table/TableToolbar";
import { useFoundCount } from "#ui/table/useFoundRows";
import type { CommuneReportsScreen_services$key } from "./__generated__/CommuneReportsScreen_services.graphql";
import type { CommuneReportsScreenQuery } from "./__generated__/CommuneReportsScreenQuery.graphql";
import { communeReportsList, type CommuneReportsSearch, type ReportFilter } from "./communeReportsList";
import { ReportsPending } from "./ReportsPending";
import { useServiceReportColumns, type ServiceReportsRow } from "./useServiceReportColumns";

const screenQuery = graphql`
  query CommuneReportsScreenQuery($commune: AGS!) @throwOnFieldError @preloadable {
    communeReports(commune: $commune) {
      ...CommuneReportsScreen_services
    }
  }
`;

interface CommuneReportsScreenProps {
  readonly queryRef: PreloadedQuery<CommuneReportsScreenQuery>;
  readonly search: CommuneReportsSearch;
  readonly onRetry: () => void;
}

/** Services of a commune by their report templates: own, inherited or missing. */
export function CommuneReportsScreen({ queryRef, search, onRetry }: CommuneReportsScreenProps) {
  return (
    <PageBody>
      <LoadBoundary
        attempt={queryRef}
        renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={onRetry} />}
      >
        <QuerySuspense reference={queryRef} fallback={<ReportsPending />}>
          <LoadedServices queryRef={queryRef} search={search} />
        </QuerySuspense>
      </LoadBoundary>
    </PageBody>
  );
}

function LoadedServices({ queryRef, search }: Omit<CommuneReportsScreenProps, "onRetry">) {
  const { communeReports } = useOwnedQuery<CommuneReportsScreenQuery>(screenQuery, queryRef);
  // The layout reports that the commune is not available.
  if (!communeReports) return null;
  return (
    <PanelBoundary data={communeReports}>
      <Services services={communeReports} search={search} />
    </PanelBoundary>
  );
}

const tableId = "service-reports";
const idOf = ({ serviceId }: ServiceReportsRow) => serviceId;

interface ServicesProps {
  readonly services: CommuneReportsScreen_services$key;
  readonly search: CommuneReportsSearch;
}

function Services({ services: keys, search }: ServicesProps) {
  const { t } = useLingui();
  const nameOf = useServiceName();
  const address = useListSearch(communeReportsList, search);
  const data = useFragment(
    graphql`
      fragment CommuneReportsScreen_services on ServiceReports @relay(plural: true) @throwOnFieldError {
        commune {
          ags
        }
        serviceId
        reports {
          report
          hasInherited
          isMissing
          own {
            fileName
          }
        }
      }
    `,
    keys,
  );
  const services = data.map(({ commune, serviceId, reports }): ServiceReportsRow => {
    const names = (chosen: typeof reports) => chosen.map(({ report }) => report);
    return {
      ags: commune.ags,
      serviceId,
      missing: names(reports.filter(({ isMissing }) => isMissing)),
      own: names(reports.filter(({ own }) => own !== null)),
      inherited: names(reports.filter(({ own, hasInherited }) => own === null && hasInherited)),
    };
  });
  const isShown = (service: ServiceReportsRow, filter: ReportFilter | undefined) =>
    filter === undefined || service[filter].length > 0;
  const count = (filter?: ReportFilter) => services.filter((service) => isShown(service, filter)).length;
  const matches = searchMatcher(search.text ?? "");
  const found = services.filter(
    (service) =>
      isShown(service, search.show) && matches(`${nameOf(service.serviceId)} ${service.serviceId}`),
  );
  useFoundCount(tableId, found.length, false);
  const columns = useServiceReportColumns();
  const [missing, own] = [count("missing"), count("own")];
  if (services.length === 0) {
    return (
      <EmptyState icon="document" title={<Trans>Keine Dienste mit Berichten</Trans>}>
        <Trans>
          Unter den Diensten, die Sie hier sehen dürfen, hat keiner einen Bereich für Berichtsvorlagen.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <Box color="fg.muted" maxW="prose">
        <Plural value={services.length} one="# Dienst." other="# Dienste." />{" "}
        <Plural
          value={missing}
          _0="Keinem fehlt eine Vorlage."
          one="Einem fehlt eine Vorlage, die er braucht."
          other="# fehlt eine Vorlage, die sie brauchen."
        />{" "}
        <Plural
          value={own}
          _0="Keiner hat eine eigene."
          one="Einer hat eigene Vorlagen."
          other="# haben eigene Vorlagen."
        />
      </Box>
      <TableToolbar
        tableId={tableId}
        label={t`Dienste suchen`}
        search={{
          label: t`Name des Dienstes`,
          text: search.text,
          onChange: (text) => address.change({ text }, { replace: true }),
        }}
        filterCount={address.filterCount}
        onReset={address.reset}
        columns={[]}
      >
        <SegmentedControl
          label={t`Vorlagen`}
          choices={[
            { value: "all", icon: "list", label: t`Alle (${services.length})` },
            { value: "missing", icon: "alert", label: t`Fehlende (${missing})` },
            { value: "own", icon: "done", label: t`Eigene (${own})` },
          ]}
          chosen={[search.show ?? "all"]}
          onChoose={(value) => address.change({ show: value === "all" ? undefined : value })}
        />
      </TableToolbar>
      <DataTable
        id={tableId}
        caption={t`Berichtsvorlagen je Dienst`}
        rows={found}
        rowId={idOf}
        rowLabel={({ serviceId }) => nameOf(serviceId)}
        columns={columns}
        empty={<NoMatches tableId={tableId} onReset={address.reset} />}
      />
    </>
  );
}

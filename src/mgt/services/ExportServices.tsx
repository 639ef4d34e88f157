import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { loadChunk } from "#browser/loadChunk";
import { pageSizeMax } from "#domain/limits";
import { serviceCapabilities } from "#domain/serviceCapabilities";
import { serviceGroups } from "#domain/serviceGroups";
import { FailureText } from "#lists/FailureText";
import { toFailure } from "#relay/failure";
import { BusyButton } from "#ui/BusyButton";
import { Icon } from "#ui/Icon";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";
import { useToast } from "#ui/ui";
import { useRequestedExport } from "#ui/useRequestedExport";
import type { ExportServicesQuery } from "./__generated__/ExportServicesQuery.graphql";
import type { SystemServicesTableQuery$variables } from "./__generated__/SystemServicesTableQuery.graphql";
import { capabilityLabels, isServiceState, serviceStateLabels } from "./serviceLabels";

/** Fetched on click: all services that match the filters, not only those of the page. */
const exportQuery = graphql`
  query ExportServicesQuery($filter: ServiceFilter, $orderBy: ServiceOrder, $first: Int!) @throwOnFieldError {
    services(filter: $filter, orderBy: $orderBy, first: $first) {
      edges {
        node {
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
        }
      }
    }
  }
`;

type Row = ExportServicesQuery["response"]["services"]["edges"][number]["node"];

interface ExportServicesProps {
  /** Of the query of the rows. */
  readonly variables: Pick<SystemServicesTableQuery$variables, "filter" | "orderBy">;
}

/** Downloads the services that match the filters as a CSV file, in the language of the app. */
export function ExportServices({ variables: { filter, orderBy } }: ExportServicesProps) {
  const { t, i18n } = useLingui();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  const columns: readonly (readonly [string, (row: Row) => string | number])[] = [
    [t`Kennung`, ({ serviceId }) => serviceId],
    [
      t`Gruppe`,
      (row) => serviceGroups.flatMap((id) => (id === row.group ? i18n._(serviceGroupLabels[id]) : [])).join(),
    ],
    [t`Name (Deutsch)`, ({ nameDe }) => nameDe],
    [t`Name (Englisch)`, ({ nameEn }) => nameEn],
    [
      t`Fähigkeiten`,
      ({ capabilities }) =>
        serviceCapabilities
          .filter((capability) => capabilities.includes(capability))
          .map((capability) => i18n._(capabilityLabels[capability]))
          .join(", "),
    ],
    [t`Status`, ({ state }) => (isServiceState(state) ? i18n._(serviceStateLabels[state]) : state)],
    [t`Kommunen`, ({ communeCount }) => communeCount],
    [t`Aktiviert`, ({ enabledCount }) => enabledCount],
    [t`Nicht eingerichtet`, ({ waitingCount }) => waitingCount],
    [t`Anträge in 30 Tagen`, ({ applicationCount }) => applicationCount],
  ];

  async function exportServices() {
    setBusy(true);
    try {
      const variables = { filter, orderBy, first: pageSizeMax };
      const [answer, { saveCsv }] = await Promise.all([
        fetchQuery<ExportServicesQuery>(environment, exportQuery, variables).toPromise(),
        loadChunk(() => import("#ui/table/csvFile")),
      ]);
      const rows = (answer?.services.edges ?? []).map(({ node }) =>
        columns.map(([, valueOf]) => valueOf(node)),
      );
      saveCsv(`${t`Dienste`}.csv`, [columns.map(([header]) => header), ...rows]);
    } catch (error) {
      toast({
        tone: "error",
        text: <FailureText failure={toFailure(error)} />,
        action: { label: <Trans>Erneut versuchen</Trans>, onAct: () => void exportServices() },
      });
    } finally {
      setBusy(false);
    }
  }
  useRequestedExport("services", true, () => void exportServices());

  return (
    <BusyButton variant="ghost" isBusy={isBusy} onClick={() => void exportServices()}>
      <Icon name="download" />
      <Trans>Exportieren</Trans>
    </BusyButton>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useServiceName } from "#i18n/useServiceName";
import { AppLink } from "#ui/AppLink";
import { Status } from "#ui/Status";
import type { Column } from "#ui/table/columns";

/** A service of a commune with the names of its reports. */
export interface ServiceReportsRow {
  readonly ags: string;
  readonly serviceId: string;
  /** Required reports without a template. */
  readonly missing: readonly string[];
  readonly own: readonly string[];
  /** Reports that use the inherited template. */
  readonly inherited: readonly string[];
}

/** Columns of the services of a commune: name, state, and the reports. */
export function useServiceReportColumns(): readonly Column<ServiceReportsRow>[] {
  const { t } = useLingui();
  const nameOf = useServiceName();
  return [
    {
      key: "service",
      header: t`Dienst`,
      cell: ({ ags, serviceId }) => (
        <AppLink
          variant="bare"
          to="/mgt/reports/$commune/$service"
          params={{ commune: ags, service: serviceId }}
        >
          {nameOf(serviceId)}
        </AppLink>
      ),
      minWidth: 220,
      narrow: "title",
      isRowHeader: true,
    },
    {
      key: "state",
      header: t`Vorlagen`,
      cell: (row) => stateOf(row),
      width: "200px",
      narrow: "meta",
    },
    {
      key: "missing",
      header: t`Fehlt`,
      cell: ({ missing }) => <Names names={missing} />,
      width: "200px",
      hideOrder: 3,
      narrow: "note",
    },
    {
      key: "own",
      header: t`Eigene`,
      cell: ({ own }) => <Names names={own} />,
      width: "220px",
      hideOrder: 2,
      narrow: "hidden",
    },
    {
      key: "inherited",
      header: t`Vom Dienst`,
      cell: ({ inherited }) => <Names names={inherited} />,
      width: "160px",
      hideOrder: 1,
      narrow: "hidden",
    },
  ];
}

function Names({ names }: { readonly names: readonly string[] }) {
  return <span translate="no">{names.join(", ")}</span>;
}

/** The most important state of a service's templates. */
function stateOf({ missing, own, inherited }: ServiceReportsRow): ReactNode {
  if (missing.length > 0)
    return (
      <Status tone="error">
        <Trans>Fehlt</Trans>
      </Status>
    );
  if (own.length > 0)
    return (
      <Status tone="success">
        <Trans>Eigene Vorlage</Trans>
      </Status>
    );
  return (
    <Status tone="neutral">
      {inherited.length > 0 ? <Trans>Vorlage des Dienstes</Trans> : <Trans>Keine Vorlage</Trans>}
    </Status>
  );
}

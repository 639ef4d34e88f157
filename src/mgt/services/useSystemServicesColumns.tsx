import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { serviceCapabilities, type ServiceCapability } from "#domain/serviceCapabilities";
import { serviceGroups } from "#domain/serviceGroups";
import { useLocale } from "#i18n/language";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";
import { MaintenanceStatus } from "#ui/MaintenanceStatus";
import { Status } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import type { SystemServicesTableQuery$data } from "./__generated__/SystemServicesTableQuery.graphql";
import { capabilityLabels } from "./serviceLabels";
import { ServiceState } from "./ServiceState";
import { useServicesReturnState } from "./servicesReturnState";

export type SystemServiceRow = SystemServicesTableQuery$data["services"]["edges"][number]["node"];

const none = "–";

/** Columns of the catalogue of services. */
export function useSystemServicesColumns(): readonly Column<SystemServiceRow>[] {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const language = useLocale();
  const state = useServicesReturnState();
  return useMemo(() => {
    const groupOf = (id: string) => {
      const group = serviceGroups.find((known) => known === id);
      return group ? i18n._(serviceGroupLabels[group]) : id;
    };
    const listOf = (capabilities: readonly ServiceCapability[]) =>
      capabilities.map((capability) => i18n._(capabilityLabels[capability])).join(", ");
    /** Names what a service has or, if that is shorter, what it lacks. */
    const capabilitiesOf = ({ capabilities }: SystemServiceRow) => {
      const has = serviceCapabilities.filter((capability) => capabilities.includes(capability));
      const lacks = serviceCapabilities.filter((capability) => !capabilities.includes(capability));
      const missing = listOf(lacks);
      const short =
        lacks.length === 0 ? t`alle` : lacks.length < has.length ? t`ohne ${missing}` : listOf(has);
      return <span data-tooltip={listOf(has)}>{short}</span>;
    };
    return [
      {
        key: "service",
        header: t`Dienst`,
        cell: ({ serviceId, nameDe, nameEn }) => (
          <span data-part="service" data-tooltip={`${language === "en" ? nameDe : nameEn} · ${serviceId}`}>
            {/* The row has the focus and opens with Enter; the link is for the mouse. */}
            <AppLink
              variant="bare"
              tabIndex={-1}
              to="/admin/services/$service"
              params={{ service: serviceId }}
              state={state}
            >
              {language === "en" ? nameEn : nameDe}
            </AppLink>{" "}
            <code>{serviceId}</code>
          </span>
        ),
        sortField: language === "en" ? "NAME_EN" : "NAME_DE",
        minWidth: 248,
        narrow: "title",
        isRowHeader: true,
      },
      {
        key: "group",
        header: t`Gruppe`,
        cell: ({ group }) => groupOf(group),
        sortField: "GROUP",
        width: "148px",
        hideOrder: 3,
        isHideable: true,
        narrow: "meta",
      },
      {
        key: "capabilities",
        header: t`Fähigkeiten`,
        cell: capabilitiesOf,
        minWidth: 148,
        hideOrder: 1,
        isHideable: true,
      },
      {
        key: "state",
        header: t`Status`,
        cell: ({ state: serviceState, maintenance }) => {
          const own = <ServiceState state={serviceState} />;
          return maintenance ? <MaintenanceStatus maintenance={maintenance} ended={own} /> : own;
        },
        width: "216px",
        narrow: "aside",
      },
      {
        key: "communes",
        header: t`Kommunen`,
        cell: ({ communeCount }) => (communeCount === 0 ? none : number(communeCount)),
        sortField: "COMMUNE_COUNT",
        align: "end",
        width: "96px",
      },
      {
        key: "enabled",
        header: t`Aktiviert`,
        cell: ({ communeCount, enabledCount }) => (communeCount === 0 ? none : number(enabledCount)),
        sortField: "ENABLED_COUNT",
        align: "end",
        width: "88px",
        hideOrder: 4,
        isHideable: true,
      },
      {
        key: "applications",
        header: t`Anträge (30 Tage)`,
        cell: ({ applicationCount }) => number(applicationCount),
        sortField: "APPLICATION_COUNT",
        align: "end",
        width: "144px",
        hideOrder: 5,
        isHideable: true,
        narrow: "note",
      },
      {
        key: "waiting",
        header: t`Einrichtung`,
        cell: ({ waitingCount }) =>
          waitingCount === 0 ? (
            none
          ) : (
            <span
              data-tooltip={t`${plural(waitingCount, { one: "# Kommune ist noch nicht eingerichtet", other: "# Kommunen sind noch nicht eingerichtet" })}`}
            >
              <Status tone="waiting">
                <Trans>{number(waitingCount)} offen</Trans>
              </Status>
            </span>
          ),
        width: "104px",
        hideOrder: 2,
        isHideable: true,
      },
    ];
  }, [t, i18n, number, language, state]);
}

import { chakra, Flex } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { serviceCapabilities } from "#domain/serviceCapabilities";
import { serviceGroups } from "#domain/serviceGroups";
import { useFormats } from "#i18n/useFormats";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { MaintenanceStatus } from "#ui/MaintenanceStatus";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";
import type { SystemServiceHead_service$key } from "./__generated__/SystemServiceHead_service.graphql";
import { capabilityLabels } from "./serviceLabels";
import { ServiceState } from "./ServiceState";
import { useKeptReturnState } from "./servicesReturnState";

const Figures = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))",
    columnGap: 6,
    mt: 4,
    "& > div": { py: 2.5, borderTop: "1px solid", borderColor: "border" },
    "& dt": { textStyle: "xs", color: "fg.muted" },
    "& dd": { textStyle: "figure", fontVariantNumeric: "tabular-nums", letterSpacing: "-0.01em" },
  },
});

/** State, id, group and capabilities of a service, and its figures with links to what they count. */
export function SystemServiceHead({ service }: { readonly service: SystemServiceHead_service$key }) {
  const { i18n } = useLingui();
  const seesFees = useCan("system_fees");
  const data = useFragment(
    graphql`
      fragment SystemServiceHead_service on Service @throwOnFieldError {
        serviceId
        group
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
        systemFeeCount
        hasFeeRule
      }
    `,
    service,
  );
  const group = serviceGroups.find((known) => known === data.group);
  const capabilities = serviceCapabilities.filter((capability) => data.capabilities.includes(capability));
  const state = useKeptReturnState();
  const communes = { to: "/admin/services/$service", params: { service: data.serviceId }, state } as const;
  const hasFees = data.capabilities.includes("fees");
  return (
    <>
      <Flex wrap="wrap" columnGap={4} rowGap={1.5} mt={{ base: 3, sm: 1 }} color="fg.muted">
        <ServiceState state={data.state} />
        {data.maintenance && <MaintenanceStatus maintenance={data.maintenance} />}
        <code translate="no">{data.serviceId}</code>
        <span>{group ? i18n._(serviceGroupLabels[group]) : data.group}</span>
        <span>{capabilities.map((capability) => i18n._(capabilityLabels[capability])).join(", ")}</span>
      </Flex>
      <Figures>
        <Figure
          name={<Trans>Kommunen</Trans>}
          value={data.communeCount}
          link={{ ...communes, search: { state: ["enabled", "disabled"] } }}
        />
        <Figure
          name={<Trans>Aktiviert</Trans>}
          value={data.enabledCount}
          link={{ ...communes, search: { state: ["enabled"] } }}
        />
        <Figure
          name={<Trans>Nicht eingerichtet</Trans>}
          value={data.waitingCount}
          link={{ ...communes, search: { state: ["waiting"] } }}
        />
        <Figure name={<Trans>Anträge in 30 Tagen</Trans>} value={data.applicationCount} />
        {hasFees && (
          <Figure
            name={<Trans>Gebühren im Katalog</Trans>}
            value={data.systemFeeCount}
            link={seesFees ? { to: "/admin/fees", search: { service: [data.serviceId] } } : undefined}
          />
        )}
      </Figures>
      {hasFees && (
        <p>
          {data.hasFeeRule ? (
            <Trans>Die Gebührenregel des Dienstes gilt in allen Kommunen ohne eigene Regel.</Trans>
          ) : (
            <Trans>Der Dienst hat keine Gebührenregel, die Kommunen übernehmen.</Trans>
          )}{" "}
          <AppLink variant="text" {...communes} search={{ own: ["fee-rule"] }}>
            <Trans>Kommunen mit eigener Regel</Trans>
          </AppLink>
        </p>
      )}
    </>
  );
}

interface FigureProps {
  readonly name: ReactNode;
  readonly value: number;
  /** List of what is counted. */
  readonly link?: Pick<LinkProps, "to" | "params" | "search" | "state"> | undefined;
}

function Figure({ name, value, link }: FigureProps) {
  const { number } = useFormats();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {link && value > 0 ? (
          <AppLink variant="text" {...link}>
            {number(value)}
          </AppLink>
        ) : (
          number(value)
        )}
      </dd>
    </div>
  );
}

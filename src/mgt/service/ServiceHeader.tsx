import { chakra, Flex } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import {
  communeScreenPath,
  serviceScreenPath,
  serviceScreenRoutes,
  type ServiceScreen,
} from "#domain/serviceScreens";
import { useServiceName } from "#i18n/useServiceName";
import { CommuneBar } from "#mgt/commune/CommuneBar";
import { CommuneSwitcher } from "#mgt/commune/CommuneSwitcher";
import { screenLabels, useOpenScreens } from "#mgt/commune/services/serviceScreens";
import { CommunePicture } from "#mgt/communes/CommunePicture";
import { useMaintenances } from "#session/useMaintenances";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { LinkTabs } from "#ui/LinkTabs";
import { MaintenanceStatus } from "#ui/MaintenanceStatus";
import { usePageSubject } from "#ui/routeTitles";
import type { ServiceHeader_commune$key } from "./__generated__/ServiceHeader_commune.graphql";
import { ServiceSwitcher } from "./ServiceSwitcher";

const headerFragment = graphql`
  fragment ServiceHeader_commune on Commune @throwOnFieldError {
    ags
    name
    serviceIds
    ...CommunePicture_commune
  }
`;

/** Name of a commune or service with its switcher. */
const Place = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: 2,
    minW: 0,
    overflowWrap: "anywhere",
    "& > b, & > [lang]": { color: "fg", textStyle: "h2" },
    "& > .ags": { flex: "none", fontSize: "sm" },
  },
});

interface ServiceHeaderProps {
  readonly commune: ServiceHeader_commune$key;
  readonly serviceId: string;
  readonly screen: ServiceScreen;
}

/** Header of a service: commune and service with their switchers, and the service's screens. */
export const ServiceHeader = memo(function ServiceHeader(props: ServiceHeaderProps) {
  const { commune, serviceId, screen } = props;
  const { t, i18n } = useLingui();
  const data = useFragment(headerFragment, commune);
  const serviceName = useServiceName()(serviceId);
  const { ags, name, serviceIds } = data;
  const screens = useOpenScreens()(serviceId);
  const communePath = communeScreenPath(ags);
  usePageSubject(name);
  return (
    <>
      <CommuneBar picture={<CommunePicture commune={data} size={48} />} pb={2} borderBottom={0}>
        <Flex wrap="wrap" align="center" columnGap={4} minH={8}>
          <Place>
            {communePath ? (
              <AppLink to={communePath} lang="de">
                {name}
              </AppLink>
            ) : (
              <span lang="de">{name}</span>
            )}
            <CommuneSwitcher
              linkOf={(other) => ({
                to: serviceScreenRoutes[screen],
                params: { commune: other, service: serviceId },
              })}
              serviceId={serviceId}
            />
            <Ags ags={ags} />
          </Place>
          <Place>
            <b>{serviceName}</b>
            <ServiceSwitcher ags={ags} serviceIds={serviceIds} screen={screen} />
          </Place>
          <MaintenanceNote serviceId={serviceId} />
        </Flex>
      </CommuneBar>
      <LinkTabs aria-label={t`Seiten des Dienstes`} px={{ base: 4, sm: 6 }}>
        {screens.map((screen) => (
          <AppLink
            key={screen}
            variant="bare"
            to={serviceScreenPath(screen, ags, serviceId)}
            // Changed filters are still the same screen.
            activeOptions={{ includeSearch: false }}
          >
            {i18n._(screenLabels[screen])}
          </AppLink>
        ))}
      </LinkTabs>
    </>
  );
});

/** Announces the current or planned maintenance of the service, in which no commune accepts applications for it. */
function MaintenanceNote({ serviceId }: Pick<ServiceHeaderProps, "serviceId">) {
  const maintenance = useMaintenances().find((each) => each.serviceId === serviceId);
  return maintenance && <MaintenanceStatus maintenance={maintenance} />;
}

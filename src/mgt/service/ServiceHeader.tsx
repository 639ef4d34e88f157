import { chakra, Skeleton } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { communeSectionRoutes } from "#domain/communeSections";
import {
  communeScreenPath,
  serviceScreenPath,
  serviceScreenRoutes,
  type ServiceScreen,
  type ServiceScreenName,
} from "#domain/serviceScreens";
import { useServiceName } from "#i18n/useServiceName";
import { CommuneBar } from "#mgt/commune/CommuneBar";
import { CommuneSwitcher } from "#mgt/commune/CommuneSwitcher";
import type { LinkOfCommune } from "#mgt/commune/FoundCommunes";
import { sectionLabels } from "#mgt/commune/sectionLabels";
import { SectionTabs } from "#mgt/commune/SectionTabs";
import { screenLabels, useOpenScreens } from "#mgt/commune/services/serviceScreens";
import { CommunePicture } from "#mgt/communes/CommunePicture";
import { FavouriteServiceButton } from "#mgt/places/FavouriteButton";
import { useMaintenances } from "#session/useMaintenances";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { MaintenanceStatus } from "#ui/MaintenanceStatus";
import { usePageSubject } from "#ui/routeTitles";
import type { ServiceHeader_commune$key } from "./__generated__/ServiceHeader_commune.graphql";
import type { ServiceHeader_service$key } from "./__generated__/ServiceHeader_service.graphql";
import { ServiceState, ServiceStatePending } from "./ServiceState";
import { ServiceSwitcher } from "./ServiceSwitcher";

const headerFragment = graphql`
  fragment ServiceHeader_commune on Commune @throwOnFieldError {
    ags
    name
    serviceIds
    ...CommunePicture_commune
  }
`;

const serviceFragment = graphql`
  fragment ServiceHeader_service on CommuneService @throwOnFieldError {
    state {
      textsToDo
      feeGaps
    }
    ...FavouriteButton_service
    ...ServiceState_service
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

const NameLine = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 4, minH: 8 },
});

interface ServiceHeaderProps {
  readonly commune: ServiceHeader_commune$key;
  /** Null: it was removed since. */
  readonly service: ServiceHeader_service$key | null | undefined;
  readonly serviceId: string;
  readonly screen: ServiceScreen;
}

/** Header of a service: commune and service with their switchers, and the service's screens. */
export const ServiceHeader = memo(function ServiceHeader(props: ServiceHeaderProps) {
  const { commune: communeKey, service, serviceId, screen } = props;
  const { i18n } = useLingui();
  const data = useFragment(headerFragment, communeKey);
  const serviceData = useFragment(serviceFragment, service ?? null);
  const serviceName = useServiceName()(serviceId);
  const { ags, name, serviceIds } = data;
  const screens = useOpenScreens()(serviceId);
  const communePath = communeScreenPath(ags);
  usePageSubject(name);
  const { textsToDo, feeGaps } = serviceData?.state ?? {};
  const linkOf: LinkOfCommune = (commune, offered) => {
    if (offered.includes(serviceId)) {
      return { to: serviceScreenRoutes[screen], params: { commune, service: serviceId } };
    }
    return {
      to: communeSectionRoutes.services,
      params: { commune },
      state: { missingService: serviceId },
      opens: i18n._(sectionLabels.services),
    };
  };
  return (
    <>
      <CommuneBar picture={<CommunePicture commune={data} size={48} />} hasTabs>
        <NameLine>
          <Place>
            {communePath ? (
              <AppLink to={communePath} lang="de">
                {name}
              </AppLink>
            ) : (
              <span lang="de">{name}</span>
            )}
            <CommuneSwitcher linkOf={linkOf} />
            <Ags ags={ags} />
          </Place>
          <Place>
            <b>{serviceName}</b>
            <ServiceSwitcher ags={ags} serviceIds={serviceIds} screen={screen} />
            {serviceData && (
              <FavouriteServiceButton service={serviceData} ags={ags} name={`${serviceName}, ${name}`} />
            )}
          </Place>
          <MaintenanceNote serviceId={serviceId} />
        </NameLine>
        {serviceData && (
          <ServiceState ags={ags} serviceId={serviceId} service={serviceData} screens={screens} />
        )}
      </CommuneBar>
      <ServiceTabs
        ags={ags}
        serviceId={serviceId}
        attention={{ textedit: textsToDo ?? 0, servicefees: feeGaps ?? 0 }}
      />
    </>
  );
});

/** The header while it loads: what the URL and the catalogue tell, at the same height. */
export function ServiceHeaderPending({ ags, serviceId }: Pick<ServiceTabsProps, "ags" | "serviceId">) {
  const serviceName = useServiceName()(serviceId);
  return (
    <>
      <CommuneBar picture={<span data-part="picture" />} hasTabs>
        <NameLine>
          <Place>
            <Skeleton width="100px" />
            <Ags ags={ags} />
          </Place>
          <Place>
            <b>{serviceName}</b>
          </Place>
        </NameLine>
        <ServiceStatePending />
      </CommuneBar>
      <ServiceTabs ags={ags} serviceId={serviceId} />
    </>
  );
}

interface ServiceTabsProps {
  readonly ags: string;
  readonly serviceId: string;
  /** Number of parts that need a person, by screen. */
  readonly attention?: Readonly<Partial<Record<ServiceScreenName, number>>>;
}

/** The service's screens that the viewer may open. */
function ServiceTabs({ ags, serviceId, attention = {} }: ServiceTabsProps) {
  const { t, i18n } = useLingui();
  const screens = useOpenScreens()(serviceId);
  return (
    <SectionTabs
      label={t`Seiten des Dienstes`}
      tabs={screens.map((name) => ({
        to: serviceScreenPath(name, ags, serviceId),
        label: i18n._(screenLabels[name]),
        attention: attention[name] ?? 0,
      }))}
    />
  );
}

/** Announces the current or planned maintenance of the service, in which no commune accepts applications for it. */
function MaintenanceNote({ serviceId }: Pick<ServiceHeaderProps, "serviceId">) {
  const maintenance = useMaintenances().find((each) => each.serviceId === serviceId);
  return maintenance && <MaintenanceStatus maintenance={maintenance} />;
}

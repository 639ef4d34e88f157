import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { communeScreenPath, serviceScreenRoutes } from "#domain/serviceScreens";
import { useServiceName } from "#i18n/useServiceName";
import { CommuneSwitcher } from "#mgt/commune/CommuneSwitcher";
import { CommunePicture } from "#mgt/communes/CommunePicture";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { BreadcrumbPath } from "#ui/Breadcrumbs";
import { usePageSubject } from "#ui/routeTitles";
import type { ServiceHeader_commune$key } from "./__generated__/ServiceHeader_commune.graphql";
import { ServiceSwitcher } from "./ServiceSwitcher";
import { ServiceTabs } from "./ServiceTabs";

const headerFragment = graphql`
  fragment ServiceHeader_commune on Commune {
    ags
    name
    serviceIds
    ...CommunePicture_commune
  }
`;

interface ServiceHeaderProps {
  readonly commune: ServiceHeader_commune$key;
  readonly serviceId: string;
  readonly screen: keyof typeof serviceScreenRoutes;
}

/** Whose service this is and which, the ways to other ones, and the service's screens. */
export function ServiceHeader({ commune, serviceId, screen }: ServiceHeaderProps) {
  const data = useFragment(headerFragment, commune);
  const serviceName = useServiceName()(serviceId);
  const { ags, name, serviceIds } = data;
  const communePath = communeScreenPath(ags);
  usePageSubject(name);
  return (
    <>
      <header className="commune-header">
        <CommunePicture commune={data} size={48} />
        <div>
          <BreadcrumbPath>
            <AppLink to="/">
              <Trans>Kommunen</Trans>
            </AppLink>
          </BreadcrumbPath>
          <div className="service-place">
            <span>
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
            </span>
            <span>
              <b>{serviceName}</b>
              <ServiceSwitcher ags={ags} serviceIds={serviceIds} screen={screen} />
            </span>
          </div>
        </div>
      </header>
      <ServiceTabs ags={ags} serviceId={serviceId} />
    </>
  );
}

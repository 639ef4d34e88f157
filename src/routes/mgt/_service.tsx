import { createFileRoute, Outlet, useChildMatches, useParams } from "@tanstack/react-router";
import { serviceScreenAt } from "#domain/serviceScreens";
import { ScreenOutlet } from "#frame/ScreenOutlet";
import { Endpoint } from "#relay/Endpoint";
import { withScreens } from "../-withScreens";

/** Layout of the screens of a service, which have no common prefix in their paths. */
export const Route = createFileRoute("/mgt/_service")({
  staticData: { staysMounted: true },
  component: withScreens(
    { ServicePage: () => import("#mgt/service/ServicePage") },
    function ServiceLayout({ ServicePage }) {
      const { commune: ags, service: serviceId } = useParams({ strict: false });
      const child = useChildMatches({ select: (matches) => matches.at(-1) });
      const screen = child && serviceScreenAt(child.pathname);
      // For unknown URLs, render only the "not found" page.
      if (!screen || ags === undefined || serviceId === undefined) return <Outlet />;
      return (
        <Endpoint name="mgt">
          <ServicePage
            key={`${ags} ${serviceId}`}
            ags={ags}
            serviceId={serviceId}
            screen={screen}
            loaded={child.loaderData}
          >
            <ScreenOutlet />
          </ServicePage>
        </Endpoint>
      );
    },
  ),
});

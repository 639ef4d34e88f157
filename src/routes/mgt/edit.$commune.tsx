import { createFileRoute, Outlet, useChildMatches } from "@tanstack/react-router";
import { Endpoint } from "#relay/Endpoint";
import { communeTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/edit/$commune")({
  staticData: { title: communeTitle, staysMounted: true },
  component: withScreens(
    { CommunePage: () => import("#mgt/commune/CommunePage") },
    function CommuneLayout({ CommunePage }) {
      const { commune: ags } = Route.useParams();
      const child = useChildMatches({ select: (matches) => matches.at(-1) });
      // For unknown sections, render only the "not found" page.
      if (!child) return <Outlet />;
      return (
        <Endpoint name="mgt">
          <CommunePage key={ags} ags={ags} path={child.pathname} loaded={child.loaderData}>
            <Outlet />
          </CommunePage>
        </Endpoint>
      );
    },
  ),
});

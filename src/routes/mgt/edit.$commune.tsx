import { createFileRoute, Outlet, useChildMatches } from "@tanstack/react-router";
import { communeSections } from "#domain/communeSections";
import { isLoadedSection } from "#mgt/commune/sectionReference";
import { Endpoint } from "#relay/Endpoint";
import { communeTitle } from "#ui/screenTitles";
import { lazyScreen, withScreens } from "../-lazyScreen";

const CommunePage = lazyScreen(() => import("#mgt/commune/CommunePage"), "CommunePage");

export const Route = createFileRoute("/mgt/edit/$commune")({
  staticData: { title: communeTitle, staysMounted: true },
  component: withScreens(CommuneLayout, CommunePage),
});

/** Last part of the address, for the sections below it. */
const sectionOf = (path: string) =>
  communeSections.find((section) => path.endsWith(`/${section}`)) ?? "master-data";

function CommuneLayout() {
  const { commune: ags } = Route.useParams();
  const child = useChildMatches({ select: (matches) => matches.at(-1) });
  // No such section: the page for that stands alone.
  if (!child) return <Outlet />;
  const loaded: unknown = child.loaderData;
  return (
    <Endpoint name="mgt">
      <CommunePage
        key={ags}
        ags={ags}
        section={sectionOf(child.pathname)}
        reference={isLoadedSection(loaded) ? loaded.queryRef : null}
      >
        <Outlet />
      </CommunePage>
    </Endpoint>
  );
}

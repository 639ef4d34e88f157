import { createFileRoute, notFound } from "@tanstack/react-router";
import { isResourceList, preloadResources, resourcesList } from "#mgt/resources/list/resourcesList";
import { Endpoint } from "#relay/Endpoint";
import { communesTitle, resourcesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/resources/$resource")({
  staticData: {
    help: "resources",
    title: ({ resource }) => (resource === "commune" ? communesTitle : resourcesTitle),
    history: "resources",
  },
  params: {
    parse: ({ resource }) => {
      if (!isResourceList(resource)) throw notFound();
      return { resource };
    },
  },
  validateSearch: resourcesList.parse,
  beforeLoad: requires("view_resource"),
  loaderDeps: resourcesList.loaderDeps,
  loader: (loading) => preloadResources(loading, loading.params.resource, loading.deps),
  component: withScreens(
    { ResourcesScreen: () => import("#mgt/resources/list/ResourcesScreen") },
    function ResourcesRoute({ ResourcesScreen }) {
      const { resource } = Route.useParams();
      return (
        <Endpoint name="mgt">
          <ResourcesScreen
            key={resource}
            name={resource}
            queryRef={Route.useLoaderData()}
            search={Route.useSearch()}
          />
        </Endpoint>
      );
    },
  ),
});

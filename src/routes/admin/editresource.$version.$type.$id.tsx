import { createFileRoute, notFound } from "@tanstack/react-router";
import { isResourceType } from "#domain/resources/resourceKinds";
import EditResourceScreenParameters from "#mgt/resources/editor/__generated__/EditResourceScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { resourcesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/editresource/$version/$type/$id")({
  staticData: { title: resourcesTitle },
  params: {
    parse: ({ version, type, id }) => {
      if (!isResourceType(type)) throw notFound();
      return { version, type, id };
    },
  },
  beforeLoad: requires("view_resource"),
  loader: (loading) => {
    const { version, type, id } = loading.params;
    return preload(loading, "mgt", EditResourceScreenParameters, { version, type, resourceId: id });
  },
  component: withScreens(
    { EditResourceScreen: () => import("#mgt/resources/editor/EditResourceScreen") },
    function EditResourceRoute({ EditResourceScreen }) {
      return (
        <Endpoint name="mgt">
          <EditResourceScreen queryRef={Route.useLoaderData()} />
        </Endpoint>
      );
    },
  ),
});

import { createFileRoute } from "@tanstack/react-router";
import { isResourceType, type ResourceType } from "#domain/resources/resourceKinds";
import AddResourceScreenParameters from "#mgt/resources/editor/__generated__/AddResourceScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { resourcesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/addresource")({
  staticData: { title: resourcesTitle, help: "edit-resource" },
  validateSearch: ({ type }): { readonly type?: ResourceType } =>
    typeof type === "string" && isResourceType(type) ? { type } : {},
  beforeLoad: requires("save_resource"),
  loader: (loading) => preload(loading, "mgt", AddResourceScreenParameters, {}),
  component: withScreens(
    { AddResourceScreen: () => import("#mgt/resources/editor/AddResourceScreen") },
    function AddResourceRoute({ AddResourceScreen }) {
      const { type } = Route.useSearch();
      return (
        <Endpoint name="mgt">
          <AddResourceScreen queryRef={Route.useLoaderData()} type={type} />
        </Endpoint>
      );
    },
  ),
});

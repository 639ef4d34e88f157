import { Trans } from "@lingui/react/macro";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { isResourceType, resourceUrn } from "#domain/resources/resourceKinds";
import EditResourceScreenParameters from "#mgt/resources/editor/__generated__/EditResourceScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { useCan } from "#session/useSession";
import { resourcesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/editresource/$version/$type/$id")({
  staticData: { title: resourcesTitle, help: "edit-resource" },
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
    {
      EditResourceScreen: () => import("#mgt/resources/editor/EditResourceScreen"),
      HistoryPanel: () => import("#mgt-v2/activities/HistoryPanel"),
    },
    function EditResourceRoute({ EditResourceScreen, HistoryPanel }) {
      const seesHistory = useCan("activities");
      const urn = resourceUrn(Route.useParams());
      return (
        <Endpoint name="mgt">
          <EditResourceScreen
            queryRef={Route.useLoaderData()}
            history={
              seesHistory && (
                <Endpoint name="mgt-v2">
                  <HistoryPanel
                    key={urn}
                    filter={{ resourceUrn: urn }}
                    search={{ resource: urn }}
                    empty={<Trans>Zu dieser Ressource gibt es noch keine Einträge.</Trans>}
                  />
                </Endpoint>
              )
            }
          />
        </Endpoint>
      );
    },
  ),
});

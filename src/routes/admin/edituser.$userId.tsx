import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import UserScreenParameters from "#mgt/users/edit/__generated__/UserScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { useCan } from "#session/useSession";
import { usersTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/edituser/$userId")({
  staticData: { title: usersTitle, help: "user" },
  beforeLoad: requires("user_info"),
  loader: (loading) => {
    const id = loading.params.userId;
    return id === "new" ? null : preload(loading, "mgt", UserScreenParameters, { id });
  },
  component: withScreens(
    {
      UserScreen: () => import("#mgt/users/edit/UserScreen"),
      HistoryPanel: () => import("#mgt-v2/activities/HistoryPanel"),
    },
    function UserRoute({ UserScreen, HistoryPanel }) {
      const seesHistory = useCan("activities");
      return (
        <Endpoint name="mgt">
          <UserScreen
            queryRef={Route.useLoaderData()}
            renderHistory={(id) =>
              seesHistory && (
                <Endpoint name="mgt-v2">
                  <HistoryPanel
                    filter={{ users: [id] }}
                    search={{ about: [id] }}
                    isPersonal
                    empty={<Trans>Zu diesem Benutzer gibt es noch keine Einträge.</Trans>}
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

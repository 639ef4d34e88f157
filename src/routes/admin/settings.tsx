import { createFileRoute } from "@tanstack/react-router";
import SettingsParameters from "#mgt/systemSettings/__generated__/SystemSettingsScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { settingsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/settings")({
  staticData: { title: settingsTitle, history: "system-settings", help: "settings" },
  beforeLoad: requires("admin_features"),
  loader: (loading) => preload(loading, "mgt", SettingsParameters, {}),
  component: withScreens(
    { SystemSettingsScreen: () => import("#mgt/systemSettings/SystemSettingsScreen") },
    function SettingsRoute({ SystemSettingsScreen }) {
      return (
        <Endpoint name="mgt">
          <SystemSettingsScreen queryRef={Route.useLoaderData()} />
        </Endpoint>
      );
    },
  ),
});

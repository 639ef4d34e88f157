import { createFileRoute } from "@tanstack/react-router";
import KbaExpiriesParameters from "#ikfz/kba/__generated__/KbaExpiriesScreenQuery$parameters";
import { kbaExpiriesList, kbaExpiryVariables } from "#ikfz/kba/kbaExpiriesList";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { kbaPasswordsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/kba")({
  staticData: { title: kbaPasswordsTitle, history: "kba-settings", help: "kba-passwords" },
  validateSearch: kbaExpiriesList.parse,
  beforeLoad: requires("service_settings"),
  loaderDeps: kbaExpiriesList.loaderDeps,
  loader: (loading) => preload(loading, "ikfz", KbaExpiriesParameters, kbaExpiryVariables(loading.deps)),
  component: withScreens(
    {
      KbaExpiriesScreen: () => import("#ikfz/kba/KbaExpiriesScreen"),
      CommuneFilter: () => import("#mgt/communeFilter/CommuneFilter"),
    },
    function KbaRoute({ KbaExpiriesScreen, CommuneFilter }) {
      return (
        <Endpoint name="ikfz">
          <KbaExpiriesScreen
            queryRef={Route.useLoaderData()}
            search={Route.useSearch()}
            renderCommuneFilter={(chosen, onChoose) => (
              <Endpoint name="mgt">
                <CommuneFilter chosen={chosen} onChoose={onChoose} />
              </Endpoint>
            )}
          />
        </Endpoint>
      );
    },
  ),
});

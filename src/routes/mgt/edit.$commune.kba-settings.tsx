import { Trans } from "@lingui/react/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { can } from "#domain/permissions";
import KbaSettingsParameters from "#ikfz/kba/__generated__/KbaSettingsQuery$parameters";
import EndpointSectionParameters from "#mgt/commune/__generated__/EndpointSectionQuery$parameters";
import { SectionBoundary, SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/edit/$commune/kba-settings")({
  staticData: { help: "kba-settings" },
  beforeLoad: ({ context, params }) => {
    if (!can(context.viewer(), "service_settings"))
      throw redirect({ to: "/mgt/edit/$commune", params, replace: true });
  },
  loader: ({ params: { commune: ags }, ...loading }) => ({
    queryRef: preload(loading, "mgt", EndpointSectionParameters, { ags }),
    settings: preload(loading, "ikfz", KbaSettingsParameters, { ags }),
  }),
  component: withScreens(
    {
      EndpointSection: () => import("#mgt/commune/EndpointSection"),
      SectionHead: () => import("#mgt/commune/SectionHead"),
      KbaSettings: () => import("#ikfz/kba/KbaSettings"),
    },
    function KbaSettingsRoute({ EndpointSection, SectionHead, KbaSettings }) {
      const { queryRef, settings } = Route.useLoaderData();
      // Also owned if the commune does not exist and nothing reads them.
      useOwner(settings);
      return (
        <SectionBoundary attempt={queryRef}>
          <EndpointSection queryRef={queryRef}>
            {() => (
              <Endpoint name="ikfz">
                <KbaSettings
                  queryRef={settings}
                  renderHead={(actions) => (
                    <SectionHead
                      section="kba-settings"
                      lede={
                        <Trans>
                          Mit diesen KBA-Benutzern erreichen die Zulassungsdienste (i-Kfz) der Kommune das
                          Kraftfahrt-Bundesamt. Jedes Passwort gilt 90 Tage.
                        </Trans>
                      }
                      actions={actions}
                    />
                  )}
                  pending={<SectionPending />}
                  renderFailure={(error) => <SectionFailed error={error} />}
                />
              </Endpoint>
            )}
          </EndpointSection>
        </SectionBoundary>
      );
    },
  ),
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});

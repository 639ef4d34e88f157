import { Trans } from "@lingui/react/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { can } from "#domain/permissions";
import EntriesParameters from "#ikfz/securityLists/__generated__/SecurityListTableQuery$parameters";
import { listVariables, securityListSearch } from "#ikfz/securityLists/securityListSearch";
import SectionParameters from "#mgt/commune/__generated__/EndpointSectionQuery$parameters";
import { SectionBoundary, SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/edit/$commune/security-lists")({
  staticData: { help: "security-lists" },
  validateSearch: securityListSearch.parse,
  beforeLoad: ({ context, params }) => {
    if (!can(context.viewer(), "service_settings"))
      throw redirect({ to: "/mgt/edit/$commune", params, replace: true });
  },
  loaderDeps: securityListSearch.loaderDeps,
  loader: ({ params: { commune: ags }, deps, ...loading }) => ({
    // Changed filters refetch the entries, but not the commune.
    queryRef: preload(loading, "mgt", SectionParameters, { ags }, { isKept: loading.cause !== "enter" }),
    entries: preload(loading, "ikfz", EntriesParameters, listVariables(ags, deps)),
  }),
  component: withScreens(
    {
      EndpointSection: () => import("#mgt/commune/EndpointSection"),
      SectionHead: () => import("#mgt/commune/SectionHead"),
      SecurityLists: () => import("#ikfz/securityLists/SecurityLists"),
    },
    function SecurityListsRoute({ EndpointSection, SectionHead, SecurityLists }) {
      const { commune } = Route.useParams();
      const search = Route.useSearch();
      const { queryRef, entries } = Route.useLoaderData();
      // Also owned if the commune does not exist and nothing reads the entries.
      useOwner(entries);
      return (
        <SectionBoundary attempt={queryRef}>
          <EndpointSection queryRef={queryRef}>
            {({ hasSecurityLists }) => (
              <>
                <SectionHead
                  section="security-lists"
                  lede={
                    <Trans>
                      Mit welchen E-Mail-Adressen ein Wunschkennzeichen reserviert werden kann und mit welchen
                      nicht.
                    </Trans>
                  }
                />
                <Endpoint name="ikfz">
                  <SecurityLists
                    ags={commune}
                    isOffered={hasSecurityLists}
                    queryRef={entries}
                    search={search}
                  />
                </Endpoint>
              </>
            )}
          </EndpointSection>
        </SectionBoundary>
      );
    },
  ),
  pendingComponent: SectionPending,
  errorComponent: SectionFailed,
});

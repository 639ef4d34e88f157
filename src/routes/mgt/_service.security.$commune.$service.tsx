import { createFileRoute } from "@tanstack/react-router";
import EntriesParameters from "#ikfz/securityLists/__generated__/SecurityListTableQuery$parameters";
import { listVariables, securityListSearch } from "#ikfz/securityLists/securityListSearch";
import PageParameters from "#mgt/service/__generated__/ServicePageQuery$parameters";
import {
  ServiceScreenBoundary,
  ServiceScreenFailed,
  ServiceScreenPending,
} from "#mgt/service/ServiceScreenBoundary";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { PageBody } from "#ui/Page";
import { securityTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/_service/security/$commune/$service")({
  staticData: { title: securityTitle, history: "security-lists", help: "security-lists" },
  validateSearch: securityListSearch.parse,
  loaderDeps: securityListSearch.loaderDeps,
  loader: ({ params: { commune: ags, service: serviceId }, deps, ...loading }) => ({
    // Changed filters refetch the entries, but not the commune.
    queryRef: preload(
      loading,
      "mgt",
      PageParameters,
      { ags, serviceId },
      { isKept: loading.cause !== "enter" },
    ),
    entries: preload(loading, "ikfz", EntriesParameters, listVariables(ags, deps)),
  }),
  component: withScreens(
    { SecurityLists: () => import("#ikfz/securityLists/SecurityLists") },
    function SecurityRoute({ SecurityLists }) {
      const { commune } = Route.useParams();
      const { queryRef, entries } = Route.useLoaderData();
      useOwner(entries);
      return (
        <ServiceScreenBoundary attempt={queryRef}>
          <Endpoint name="ikfz">
            <PageBody className="page">
              <SecurityLists ags={commune} isOffered queryRef={entries} search={Route.useSearch()} />
            </PageBody>
          </Endpoint>
        </ServiceScreenBoundary>
      );
    },
  ),
  pendingComponent: ServiceScreenPending,
  errorComponent: ServiceScreenFailed,
});

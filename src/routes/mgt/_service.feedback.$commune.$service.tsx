import { createFileRoute, useRouter } from "@tanstack/react-router";
import PageParameters from "#mgt/service/__generated__/ServicePageQuery$parameters";
import {
  ServiceScreenBoundary,
  ServiceScreenFailed,
  ServiceScreenPending,
} from "#mgt/service/ServiceScreenBoundary";
import { feedbackList, parseFeedbackSearch } from "#mgt-v2/feedback/feedbackList";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { feedbackTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";
import { preloadFeedback } from "./-feedbackQueries";

export const Route = createFileRoute("/mgt/_service/feedback/$commune/$service")({
  staticData: { title: feedbackTitle, history: "feedback", help: "feedback" },
  validateSearch: parseFeedbackSearch("service"),
  loaderDeps: feedbackList.loaderDeps,
  loader: ({ params: { commune: ags, service: serviceId }, deps, ...loading }) => {
    // Changed filters refetch the rows, but not the commune.
    const isKept = loading.cause !== "enter";
    return {
      queryRef: preload(loading, "mgt", PageParameters, { ags, serviceId }, { isKept }),
      ...preloadFeedback(loading, { ags, serviceId }, deps),
    };
  },
  component: withScreens(
    { FeedbackScreen: () => import("#mgt-v2/feedback/FeedbackScreen") },
    function FeedbackRoute({ FeedbackScreen }) {
      const router = useRouter();
      const { commune, service } = Route.useParams();
      const search = Route.useSearch();
      const { queryRef, listRef, summaryRef } = Route.useLoaderData();
      return (
        <ServiceScreenBoundary attempt={queryRef}>
          <Endpoint name="mgt-v2">
            <FeedbackScreen
              scope={{ ags: commune, serviceId: service }}
              queryRef={listRef}
              summaryRef={summaryRef}
              search={search}
              onRetry={() => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id })}
            />
          </Endpoint>
        </ServiceScreenBoundary>
      );
    },
  ),
  pendingComponent: ServiceScreenPending,
  errorComponent: ServiceScreenFailed,
});

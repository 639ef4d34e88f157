import { useLingui } from "@lingui/react/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import ReportParameters from "#mgt/commune/__generated__/CommuneReportQuery$parameters";
import { feedbackList, parseFeedbackSearch } from "#mgt-v2/feedback/feedbackList";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { feedbackTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";
import { preloadFeedback } from "./-feedbackQueries";

export const Route = createFileRoute("/mgt/feedback/$commune")({
  staticData: { title: feedbackTitle, history: "feedback", help: "feedback" },
  validateSearch: parseFeedbackSearch("commune"),
  beforeLoad: requires("commune_service_feedback"),
  loaderDeps: feedbackList.loaderDeps,
  loader: ({ params: { commune: ags }, deps, ...loading }) => {
    // Changed filters refetch the rows, but not the commune.
    const isKept = loading.cause !== "enter";
    return {
      queryRef: preload(loading, "mgt", ReportParameters, { ags }, { isKept }),
      ...preloadFeedback(loading, { ags }, deps),
    };
  },
  component: withScreens(
    {
      CommuneReport: () => import("#mgt/commune/CommuneReport"),
      FeedbackScreen: () => import("#mgt-v2/feedback/FeedbackScreen"),
    },
    function CommuneFeedbackRoute({ CommuneReport, FeedbackScreen }) {
      const router = useRouter();
      const { t } = useLingui();
      const { commune } = Route.useParams();
      const search = Route.useSearch();
      const { queryRef, listRef, summaryRef } = Route.useLoaderData();
      // Also owned if the commune does not exist and nothing reads them.
      useOwner(listRef);
      useOwner(summaryRef);
      return (
        <Endpoint name="mgt">
          <CommuneReport
            key={commune}
            queryRef={queryRef}
            title={t`Feedback aller Dienste`}
            linkOf={(other) => ({ to: "/mgt/feedback/$commune", params: { commune: other } })}
          >
            <Endpoint name="mgt-v2">
              <FeedbackScreen
                scope={{ ags: commune }}
                queryRef={listRef}
                summaryRef={summaryRef}
                search={search}
                onRetry={() => void router.invalidate()}
              />
            </Endpoint>
          </CommuneReport>
        </Endpoint>
      );
    },
  ),
});

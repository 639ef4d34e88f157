import { Heading } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { feedbackList, parseFeedbackSearch } from "#mgt-v2/feedback/feedbackList";
import { Endpoint } from "#relay/Endpoint";
import { Breadcrumbs } from "#ui/Breadcrumbs";
import { feedbackTitle } from "#ui/screenTitles";
import { ToastRegion } from "#ui/ToastRegion";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";
import { preloadFeedback } from "./-feedbackQueries";

export const Route = createFileRoute("/mgt/feedback/")({
  staticData: { title: feedbackTitle, history: "feedback", help: "feedback" },
  validateSearch: parseFeedbackSearch("all"),
  beforeLoad: requires("commune_service_feedback"),
  loaderDeps: feedbackList.loaderDeps,
  loader: (loading) => preloadFeedback(loading, {}, loading.deps),
  component: withScreens(
    {
      FeedbackScreen: () => import("#mgt-v2/feedback/FeedbackScreen"),
      CommuneFilter: () => import("#mgt/communeFilter/CommuneFilter"),
    },
    function AllFeedbackRoute({ FeedbackScreen, CommuneFilter }) {
      const router = useRouter();
      const search = Route.useSearch();
      const { listRef, summaryRef } = Route.useLoaderData();
      return (
        <Endpoint name="mgt-v2">
          <FeedbackScreen
            scope={{}}
            queryRef={listRef}
            summaryRef={summaryRef}
            search={search}
            onRetry={() => void router.invalidate()}
            heading={
              <>
                <Breadcrumbs />
                <Heading as="h1" textStyle="h1" mb={4} letterSpacing="-0.01em">
                  <Trans>Feedback aller Kommunen</Trans>
                </Heading>
              </>
            }
            renderCommuneFilter={(chosen, onChoose) => (
              <Endpoint name="mgt">
                <CommuneFilter chosen={chosen} onChoose={onChoose} />
              </Endpoint>
            )}
          />
          <ToastRegion />
        </Endpoint>
      );
    },
  ),
});

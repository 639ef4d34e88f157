import { createFileRoute } from "@tanstack/react-router";
import { loadTexts, textsList } from "#mgt/texts/textsList";
import {
  ServiceScreenBoundary,
  ServiceScreenFailed,
  ServiceScreenPending,
} from "#mgt/service/ServiceScreenBoundary";
import { textsTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/_service/textedit/$commune/$service")({
  staticData: { title: textsTitle, history: "texts", help: "texts" },
  validateSearch: textsList.parse,
  loaderDeps: textsList.loaderDeps,
  loader: ({ params: { commune, service }, deps, ...loading }) => ({
    queryRef: loadTexts(loading, commune, service, deps),
  }),
  component: withScreens(
    { TextsScreen: () => import("#mgt/texts/TextsScreen") },
    function TextsRoute({ TextsScreen }) {
      const { queryRef } = Route.useLoaderData();
      return (
        <ServiceScreenBoundary attempt={queryRef}>
          <TextsScreen queryRef={queryRef} search={Route.useSearch()} />
        </ServiceScreenBoundary>
      );
    },
  ),
  pendingComponent: ServiceScreenPending,
  errorComponent: ServiceScreenFailed,
});

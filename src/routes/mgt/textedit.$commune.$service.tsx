import { createFileRoute, useRouter } from "@tanstack/react-router";
import { loadTexts, textsList } from "#mgt/service/texts/textsList";
import { Endpoint } from "#relay/Endpoint";
import { textsTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/textedit/$commune/$service")({
  staticData: { title: textsTitle },
  validateSearch: textsList.parse,
  loaderDeps: textsList.loaderDeps,
  loader: ({ params: { commune, service }, deps, ...loading }) => loadTexts(loading, commune, service, deps),
  component: withScreens(
    {
      ServicePageBoundary: () => import("#mgt/service/ServicePage"),
      TextsScreen: () => import("#mgt/service/texts/TextsScreen"),
    },
    function TextsRoute({ ServicePageBoundary, TextsScreen }) {
      const router = useRouter();
      const { commune, service } = Route.useParams();
      const queryRef = Route.useLoaderData();
      return (
        <Endpoint name="mgt">
          <ServicePageBoundary
            key={`${commune} ${service}`}
            ags={commune}
            serviceId={service}
            screen="textedit"
            attempt={queryRef}
            onRetry={() => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id })}
          >
            <TextsScreen queryRef={queryRef} search={Route.useSearch()} />
          </ServicePageBoundary>
        </Endpoint>
      );
    },
  ),
});

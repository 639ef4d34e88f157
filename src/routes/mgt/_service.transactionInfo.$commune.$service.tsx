import { createFileRoute, useRouter } from "@tanstack/react-router";
import PageParameters from "#mgt/service/__generated__/ServicePageQuery$parameters";
import {
  ServiceScreenBoundary,
  ServiceScreenFailed,
  ServiceScreenPending,
} from "#mgt/service/ServiceScreenBoundary";
import ListParameters from "#process/transactions/__generated__/TransactionListQuery$parameters";
import { ProcessesProvider } from "#process/ProcessesProvider";
import { transactionFilter, transactionsList } from "#process/transactions/transactionsList";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { transactionInfoTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/_service/transactionInfo/$commune/$service")({
  staticData: { title: transactionInfoTitle, history: "processes", help: "transactions" },
  validateSearch: transactionsList.parse,
  loaderDeps: transactionsList.loaderDeps,
  loader: ({ params: { commune: ags, service }, deps, ...loading }) => {
    // Changed filters refetch the rows, but not the commune.
    const isKept = loading.cause !== "enter";
    const queryRef = preload(loading, "mgt", PageParameters, { ags, serviceId: service }, { isKept });
    const filter = transactionFilter(deps);
    const variables = { ags, serviceId: service, filter, ...transactionsList.page(deps) };
    const listRef = preload(loading, "process", ListParameters, variables);
    return { queryRef, listRef };
  },
  component: withScreens(
    {
      TransactionsScreen: () => import("#process/transactions/TransactionsScreen"),
    },
    function TransactionInfoRoute({ TransactionsScreen }) {
      const router = useRouter();
      const { commune, service } = Route.useParams();
      const search = Route.useSearch();
      const { queryRef, listRef } = Route.useLoaderData();
      const retry = () => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
      return (
        <ServiceScreenBoundary attempt={queryRef}>
          <ProcessesProvider>
            <Endpoint name="process">
              <TransactionsScreen
                ags={commune}
                serviceId={service}
                queryRef={listRef}
                search={search}
                onRetry={retry}
              />
            </Endpoint>
          </ProcessesProvider>
        </ServiceScreenBoundary>
      );
    },
  ),
  pendingComponent: ServiceScreenPending,
  errorComponent: ServiceScreenFailed,
});

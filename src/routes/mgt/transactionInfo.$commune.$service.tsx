import { createFileRoute, useRouter } from "@tanstack/react-router";
import PageParameters from "#mgt/service/__generated__/OtherEndpointPageQuery$parameters";
import ListParameters from "#process/transactions/__generated__/TransactionListQuery$parameters";
import { ProcessesProvider } from "#process/ProcessesProvider";
import { transactionFilter, transactionsList } from "#process/transactions/transactionsList";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { transactionInfoTitle } from "#ui/screenTitles";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/mgt/transactionInfo/$commune/$service")({
  staticData: { title: transactionInfoTitle },
  validateSearch: transactionsList.parse,
  loaderDeps: transactionsList.loaderDeps,
  loader: ({ params: { commune: ags, service }, deps, ...loading }) => {
    // Changed filters refetch the rows, but not the commune.
    const isKept = loading.cause !== "enter";
    const pageRef = preload(loading, "mgt", PageParameters, { ags }, { isKept });
    const filter = transactionFilter(deps);
    const variables = { ags, serviceId: service, filter, ...transactionsList.page(deps) };
    const listRef = preload(loading, "process", ListParameters, variables);
    return { pageRef, listRef };
  },
  component: withScreens(
    {
      OtherEndpointPage: () => import("#mgt/service/OtherEndpointPage"),
      TransactionsScreen: () => import("#process/transactions/TransactionsScreen"),
    },
    function TransactionInfoRoute({ OtherEndpointPage, TransactionsScreen }) {
      const router = useRouter();
      const { commune, service } = Route.useParams();
      const search = Route.useSearch();
      const { pageRef, listRef } = Route.useLoaderData();
      // The list is not rendered if the commune or service is not available.
      useOwner(listRef);
      const retry = () => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
      return (
        <Endpoint name="mgt">
          <OtherEndpointPage queryRef={pageRef} serviceId={service} screen="transactionInfo" onRetry={retry}>
            <ProcessesProvider>
              <Endpoint name="process">
                <TransactionsScreen
                  key={`${commune} ${service}`}
                  ags={commune}
                  serviceId={service}
                  queryRef={listRef}
                  search={search}
                  onRetry={retry}
                />
              </Endpoint>
            </ProcessesProvider>
          </OtherEndpointPage>
        </Endpoint>
      );
    },
  ),
});

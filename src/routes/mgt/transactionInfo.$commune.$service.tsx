import { createFileRoute, useRouter } from "@tanstack/react-router";
import PageParameters from "#mgt/service/__generated__/ServicePageQuery$parameters";
import { ServicePage } from "#mgt/service/ServicePage";
import ListParameters from "#process/transactions/__generated__/TransactionListQuery$parameters";
import { ProcessesProvider } from "#process/ProcessesProvider";
import { transactionParams, transactionRowParams } from "#process/transactions/transactionParams";
import { TransactionsScreen } from "#process/transactions/TransactionsScreen";
import { transactionVariables } from "#process/transactions/transactionVariables";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { transactionInfoTitle } from "#ui/screenTitles";

export const Route = createFileRoute("/mgt/transactionInfo/$commune/$service")({
  staticData: { title: transactionInfoTitle },
  validateSearch: transactionParams,
  loaderDeps: transactionRowParams,
  loader: ({
    context: { relay },
    params: { commune: ags, service },
    deps,
    abortController: { signal },
    cause,
  }) => {
    // Other filters ask for other rows, and not for the commune again.
    const isKept = cause === "stay";
    const pageRef = preload(relay, "mgt", PageParameters, { ags }, signal, { isKept });
    const variables = transactionVariables({ ...deps }, ags, service);
    const listRef = preload(relay, "process", ListParameters, variables, signal);
    return { pageRef, listRef };
  },
  component: TransactionInfoRoute,
});

function TransactionInfoRoute() {
  const router = useRouter();
  const { commune, service } = Route.useParams();
  const raw = Route.useSearch();
  const { pageRef, listRef } = Route.useLoaderData();
  // The list is not shown where the commune or its service is not there.
  useOwner(listRef);
  const retry = () => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
  return (
    <Endpoint name="mgt">
      <ServicePage queryRef={pageRef} serviceId={service} screen="transactionInfo" onRetry={retry}>
        <ProcessesProvider>
          <Endpoint name="process">
            <TransactionsScreen
              key={`${commune} ${service}`}
              ags={commune}
              serviceId={service}
              queryRef={listRef}
              raw={raw}
              onRetry={retry}
            />
          </Endpoint>
        </ProcessesProvider>
      </ServicePage>
    </Endpoint>
  );
}

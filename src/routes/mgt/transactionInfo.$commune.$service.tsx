import { createFileRoute, useRouter } from "@tanstack/react-router";
import { wordRecordErrors } from "#i18n/recordErrorMessages";
import PageNode, { type ServicePageQuery } from "#mgt/service/__generated__/ServicePageQuery.graphql";
import { ServicePage } from "#mgt/service/ServicePage";
import ListNode, {
  type TransactionListQuery,
} from "#process/transactions/__generated__/TransactionListQuery.graphql";
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
  loader: async ({
    context: { relay, loadCatalog },
    params: { commune: ags, service },
    deps,
    abortController: { signal },
    cause,
  }) => {
    // Other filters ask for other rows, and not for the commune again.
    const isKept = cause === "stay";
    const pageRef = preload<ServicePageQuery>(relay, "mgt", PageNode, { ags }, signal, { isKept });
    const variables = transactionVariables({ ...deps }, ags, service);
    const listRef = preload<TransactionListQuery>(relay, "process", ListNode, variables, signal);
    await Promise.all([loadCatalog("records"), loadCatalog("commune"), loadCatalog("process")]);
    wordRecordErrors();
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

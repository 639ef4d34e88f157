import { createFileRoute, useRouter } from "@tanstack/react-router";
import { communeScreenPath } from "#domain/serviceScreens";
import { loadCatalog } from "#i18n/i18n";
import { wordRecordErrors } from "#i18n/recordErrorMessages";
import { findCommuneAddress } from "#mgt/commune/communeAddress";
import { CommuneUnavailable } from "#mgt/commune/CommuneUnavailable";
import ListNode, {
  type TransactionListQuery,
} from "#process/transactions/__generated__/TransactionListQuery.graphql";
import { transactionParams, transactionRowParams } from "#process/transactions/transactionParams";
import { TransactionsScreen } from "#process/transactions/TransactionsScreen";
import { transactionVariables } from "#process/transactions/transactionVariables";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { transactionInfoTitle } from "#ui/screenTitles";

export const Route = createFileRoute("/mgt/transactionInfo/$commune/$service")({
  staticData: { title: transactionInfoTitle },
  validateSearch: transactionParams,
  loaderDeps: transactionRowParams,
  loader: async ({ params: { commune, service }, deps, abortController }) => {
    const [address] = await Promise.all([
      findCommuneAddress(commune, service),
      loadCatalog("records"),
      loadCatalog("commune"),
      loadCatalog("process"),
    ]);
    wordRecordErrors();
    if (address.missing !== null) return address;
    const variables = transactionVariables({ ...deps }, commune, service);
    return {
      ...address,
      queryRef: preload<TransactionListQuery>("process", ListNode, variables, abortController.signal),
    };
  },
  component: TransactionInfoRoute,
});

function TransactionInfoRoute() {
  const router = useRouter();
  const { commune, service } = Route.useParams();
  const raw = Route.useSearch();
  const loaded = Route.useLoaderData();
  if (loaded.missing !== null) return <CommuneUnavailable {...loaded} />;
  return (
    <Endpoint name="process">
      <TransactionsScreen
        key={`${commune} ${service}`}
        ags={commune}
        communeName={loaded.communeName}
        communePath={communeScreenPath(commune)}
        serviceId={service}
        queryRef={loaded.queryRef}
        raw={raw}
        onRetry={() => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id })}
      />
    </Endpoint>
  );
}

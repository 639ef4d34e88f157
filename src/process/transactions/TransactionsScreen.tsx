import { Skeleton } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Suspense, useDeferredValue } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { useListSearch } from "#lists/useListSearch";
import { useOwner } from "#relay/preload";
import { RequestFailure } from "#relay/RequestFailure";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Delayed } from "#ui/Delayed";
import type { TransactionListQuery } from "./__generated__/TransactionListQuery.graphql";
import { TransactionList } from "./TransactionList";
import { TransactionPanel } from "./TransactionPanel";
import "./transactions.css";
import { TransactionsToolbar } from "./TransactionsToolbar";
import { transactionsList, type TransactionSearch } from "./transactionsList";

interface TransactionsScreenProps {
  readonly ags: string;
  readonly serviceId: string;
  readonly queryRef: PreloadedQuery<TransactionListQuery>;
  readonly search: TransactionSearch;
  readonly onRetry: () => void;
}

/** Transaction information of one commune and service, for clerks as well. */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { ags, serviceId, queryRef, search, onRetry } = props;
  const address = useListSearch(transactionsList, search);
  useOwner(queryRef);
  const shown = useDeferredValue(queryRef);
  const { pid } = search;
  return (
    <div className="transactions-screen" data-open={pid ? "" : undefined}>
      <div className="page">
        {/* The tab above says the same to the eye. */}
        <h1 className="visually-hidden">
          <Trans>Transaktionsinformationen</Trans>
        </h1>
        <TransactionsToolbar address={address} />
        <LoadBoundary
          attempt={shown}
          renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={onRetry} />}
        >
          <Suspense fallback={<ListPending />}>
            <div aria-busy={shown !== queryRef || undefined}>
              <TransactionList queryRef={shown} address={address} openPid={pid} onRefresh={onRetry} />
            </div>
          </Suspense>
        </LoadBoundary>
      </div>
      {pid && <TransactionPanel ags={ags} serviceId={serviceId} pid={pid} />}
    </div>
  );
}

function ListPending() {
  return (
    <Delayed className="transactions-pending" aria-hidden="true">
      {[62, 48, 70, 55, 66, 50].map((width) => (
        <div key={width}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="160px" />
        </div>
      ))}
    </Delayed>
  );
}

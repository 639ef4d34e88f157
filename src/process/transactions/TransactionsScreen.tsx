import { Box, Flex, Skeleton, Stack } from "@chakra-ui/react";
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
    <Flex
      flex={1}
      minW={0}
      css={{
        "& .search-field": { flex: "1 1 340px", maxW: "520px" },
        "& .search-field input": { textOverflow: "ellipsis" },
      }}
    >
      {/* On narrower screens the open one stands in the place of the list. */}
      <Box
        flex={1}
        w="full"
        minW={0}
        pt={{ base: 3, sm: 4 }}
        px={{ base: 4, sm: 6 }}
        pb={8}
        hideBelow={pid ? "xl" : undefined}
      >
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
            <Box aria-busy={shown !== queryRef || undefined} css={{ "&[aria-busy] > ol": { opacity: 0.62 } }}>
              <TransactionList queryRef={shown} address={address} openPid={pid} onRefresh={onRetry} />
            </Box>
          </Suspense>
        </LoadBoundary>
      </Box>
      {pid && <TransactionPanel ags={ags} serviceId={serviceId} pid={pid} />}
    </Flex>
  );
}

function ListPending() {
  return (
    <Box asChild maxW="860px">
      <Delayed aria-hidden="true">
        {[62, 48, 70, 55, 66, 50].map((width) => (
          <Stack key={width} gap={3} px={2} py={3} borderBottom="1px solid {colors.border.muted}">
            <Skeleton width={`${width}%`} />
            <Skeleton width="160px" />
          </Stack>
        ))}
      </Delayed>
    </Box>
  );
}

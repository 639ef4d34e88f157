import { Box, Flex, Skeleton, Stack } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { processSearchMaxLength } from "#domain/limits";
import { selectFilter } from "#lists/filters";
import { ListToolbar } from "#lists/ListToolbar";
import { dayFilter } from "#lists/spanFilters";
import { useList, useShownQuery } from "#lists/useList";
import { RequestFailure } from "#relay/RequestFailure";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Delayed } from "#ui/Delayed";
import { useStatusFilter } from "../useStatusFilter";
import type { TransactionListQuery } from "./__generated__/TransactionListQuery.graphql";
import { TransactionList } from "./TransactionList";
import { TransactionPanel } from "./TransactionPanel";
import { transactionsList, type TransactionSearch } from "./transactionsList";

interface TransactionsScreenProps {
  readonly ags: string;
  readonly serviceId: string;
  readonly queryRef: PreloadedQuery<TransactionListQuery>;
  readonly search: TransactionSearch;
  readonly onRetry: () => void;
}

/** Transaction information for one commune and service, also for clerks. */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { ags, serviceId, queryRef, search, onRetry } = props;
  const { t } = useLingui();
  const list = useList({
    id: "transactions",
    title: t`Vorgänge`,
    codec: transactionsList,
    search,
    columns: [],
    queryRef,
  });
  const shown = { ...list, ...useShownQuery(queryRef) };
  const { change } = list.address;
  const filters = [
    useStatusFilter(search.status, (status) => change({ status })),
    dayFilter({
      label: t`Eingegangen`,
      span: transactionsList.span(search, "created"),
      onChange: ({ from, to }) => change({ createdFrom: from, createdTo: to }),
    }),
    selectFilter({
      label: t`Verbleib`,
      all: t`Aktive und archivierte`,
      choices: [
        { value: "no", label: t`Nur aktive` },
        { value: "yes", label: t`Nur archivierte` },
      ],
      chosen: search.archived,
      onChoose: (archived) => change({ archived }),
    }),
  ];
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
      {/* On narrower screens the open transaction replaces the list. */}
      <Box
        flex={1}
        w="full"
        minW={0}
        pt={{ base: 3, sm: 4 }}
        px={{ base: 4, sm: 6 }}
        pb={8}
        hideBelow={pid ? "xl" : undefined}
      >
        <ListToolbar
          list={list}
          searchLabel={t`Prozess-ID, UUID, Vorgangsnummer oder Zahlungskennung`}
          searchMaxLength={processSearchMaxLength}
          filters={filters}
          hasColumnChoice={false}
        />
        <LoadBoundary
          attempt={shown.queryRef}
          renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={onRetry} />}
        >
          <Suspense fallback={<ListPending />}>
            <Box aria-busy={shown.isStale || undefined} css={{ "&[aria-busy] > ol": { opacity: 0.62 } }}>
              <TransactionList list={shown} openPid={pid} onRefresh={onRetry} />
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

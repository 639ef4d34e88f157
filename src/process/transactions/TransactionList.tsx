import { Button, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment, type PreloadedQuery } from "react-relay/hooks";
import { pageSizeMax } from "#domain/limits";
import { ListPager } from "#lists/ListPager";
import { useExistingPage } from "#lists/ListTable";
import type { List } from "#lists/useList";
import { inBackground } from "#relay/inBackground";
import { useOwnedQuery } from "#relay/preload";
import { usePolling } from "#relay/usePolling";
import { EmptyState } from "#ui/EmptyState";
import { NoMatches } from "#ui/table/NoMatches";
import type { TransactionListQuery } from "./__generated__/TransactionListQuery.graphql";
import { TransactionRow } from "./TransactionRow";
import { transactionsPollMs } from "./transactionsList";

const listQuery = graphql`
  query TransactionListQuery(
    $ags: AGS!
    $serviceId: String!
    $filter: TransactionFilter
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    transactions(
      ags: $ags
      serviceId: $serviceId
      filter: $filter
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      totalCount
      totalCountExceeded
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        cursor
        node {
          id
          pid
          ...TransactionRow_process
        }
      }
    }
  }
`;

/** The rows are plain elements: a page has up to 100. */
const Transactions = chakra("ol", {
  base: {
    maxW: "860px",
    borderTop: "1px solid {colors.border}",
    textStyle: "sm",
    "& > li": {
      position: "relative",
      pt: 2,
      px: 2,
      pb: 3,
      borderBottom: "1px solid {colors.border.muted}",
      _hover: { bg: "bg.subtle" },
      "&[data-open]": { bg: "accent.subtle", boxShadow: "inset 2px 0 {colors.accent.solid}" },
    },
    "& > li > div": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: 4,
      minH: 6,
    },
    "& > li > p": { color: "fg.muted", textWrap: "pretty" },
    "& :is(time, [data-part=amount])": { color: "fg.muted", fontVariantNumeric: "tabular-nums" },
    "& a": {
      minW: 0,
      fontWeight: "medium",
      overflowWrap: "anywhere",
      // Makes the whole row clickable.
      _after: { content: '""', position: "absolute", inset: 0 },
      "&:hover > span": { textDecoration: "underline", textUnderlineOffset: "2px" },
    },
    "& code": {
      ms: 1.5,
      color: "fg.muted",
      fontFamily: "mono",
      fontSize: "xs",
      fontWeight: "normal",
      hyphens: "none",
    },
  },
});

interface TransactionListProps {
  readonly list: List<never, PreloadedQuery<TransactionListQuery>>;
  readonly openPid: string | undefined;
  /** Refetches the list. */
  readonly onRefresh: () => void;
}

/** Transactions, latest first. Rows update in place; new rows appear on request. */
export function TransactionList({ list, openPid, onRefresh }: TransactionListProps) {
  const { t } = useLingui();
  const { id, address, queryRef } = list;
  const { transactions } = useOwnedQuery<TransactionListQuery>(listQuery, queryRef);
  const { edges, totalCount } = transactions;
  const { hasNew, now } = useRefreshedRows(queryRef.variables, edges[0]?.node.id);
  const rows = useRef<HTMLOListElement>(null);
  useExistingPage(address, edges.length === 0 && totalCount > 0);
  if (edges.length === 0) {
    return address.filterCount > 0 ? (
      <NoMatches tableId={id} onReset={address.reset} title={<Trans>Nichts gefunden</Trans>}>
        <Trans>
          Gesucht wird nach dem Anfang von Prozess-ID, UUID, Vorgangsnummer oder Zahlungskennung, nur in
          diesem Dienst dieser Kommune.
        </Trans>
      </NoMatches>
    ) : (
      <EmptyState icon="list" title={<Trans>Noch keine Vorgänge</Trans>}>
        <Trans>
          Hier steht, was Bürgerinnen und Bürger über diesen Dienst eingereicht haben und wie es damit steht.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <>
      {hasNew && (
        <Button
          variant="ghost"
          w="full"
          maxW="860px"
          mb={1}
          bg="accent.subtle"
          color="accent.fg"
          onClick={() => {
            // The button unmounts after the refetch.
            rows.current?.focus();
            onRefresh();
          }}
        >
          <Trans>Neue anzeigen</Trans>
        </Button>
      )}
      <Transactions ref={rows} tabIndex={-1} aria-label={t`Vorgänge, die neuesten zuerst`}>
        {edges.map(({ node }) => (
          <TransactionRow key={node.id} process={node} isOpen={node.pid === openPid} now={now} />
        ))}
      </Transactions>
      <ListPager address={address} page={transactions} countsFor={id} />
    </>
  );
}

/** Size of the polled page. It differs from that on screen, so Relay stores it separately and keeps the rows. */
const pollSize = (size: number | null | undefined) =>
  typeof size === "number" ? (size < pageSizeMax ? size + 1 : size - 1) : size;

/** Refetches the rows every 30 seconds; changes appear through the store. */
function useRefreshedRows(variables: TransactionListQuery["variables"], firstId: string | undefined) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState(() => ({ hasNew: false, firstId, now: Date.now() }));
  // Another page, or the same one refetched.
  if (state.firstId !== firstId) setState({ ...state, hasNew: false, firstId });
  usePolling(() => {
    const isFirstPage = typeof variables.after !== "string" && typeof variables.last !== "number";
    const polled = { ...variables, first: pollSize(variables.first), last: pollSize(variables.last) };
    return fetchQuery<TransactionListQuery>(environment, listQuery, polled, inBackground).do({
      next: ({ transactions }) => {
        const latest = transactions.edges[0]?.node.id;
        const isNew = isFirstPage && latest !== undefined && latest !== firstId;
        setState((before) => ({
          ...before,
          now: Date.now(),
          // The page may have changed while the request was pending.
          hasNew: before.hasNew || (isNew && before.firstId === firstId),
        }));
      },
    });
  }, transactionsPollMs);
  return state;
}

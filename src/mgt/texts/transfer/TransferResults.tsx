import { chakra } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode } from "relay-runtime";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { payloadFailure } from "#relay/failure";
import { inBackground } from "#relay/inBackground";
import { MoreResults, Outcome } from "#runs/RunResults";
import type { RunResult } from "#runs/runItemsList";
import { useRefetchedList } from "#runs/useRefetchedResults";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import type { TransferResultQuery } from "./__generated__/TransferResultQuery.graphql";
import type {
  TransferResults_transfer$data,
  TransferResults_transfer$key,
} from "./__generated__/TransferResults_transfer.graphql";
import type { TransferResultsPageQuery } from "./__generated__/TransferResultsPageQuery.graphql";

/** Results loaded at first. */
const firstResults = 50;

/** Filters by result. */
const filters = {
  failed: { states: ["FAILED"], isImpossible: false },
  succeeded: { states: ["DONE"] },
  open: { states: ["WAITING"] },
  impossible: { isImpossible: true },
} as const satisfies Partial<Record<NonNullable<RunResult>, Partial<TransferResultQuery["variables"]>>>;

/** Results that can be filtered by. Undefined: all. */
export type TransferResultFilter = keyof typeof filters | undefined;

/** Variables that load the first results of a transfer. */
export function resultVariables(id: string, result?: TransferResultFilter): TransferResultQuery["variables"] {
  return { id, count: firstResults, ...(result && filters[result]) };
}

const List = chakra("ul", {
  base: {
    borderTop: "1px solid {colors.border}",
    textStyle: "sm",
    "& > li": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 3,
      py: 2,
      borderBottom: "1px solid {colors.border.muted}",
    },
    "& .status": { ms: "auto" },
    "& p": { flexBasis: "100%", color: "fg.muted" },
  },
});

interface TransferResultsProps {
  readonly serviceId: string;
  /** The query that loaded the first page. */
  readonly query: GraphQLTaggedNode;
  readonly transfer: TransferResults_transfer$key;
  /** Its variables. */
  readonly variables: TransferResultQuery["variables"];
  /** Other results are loading. */
  readonly isStale: boolean;
}

/** The result of each commune, failures first. */
export function TransferResults({ query, transfer, variables, serviceId, isStale }: TransferResultsProps) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const outcomeOf = useOutcome();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TransferResultsPageQuery,
    TransferResults_transfer$key
  >(
    graphql`
      fragment TransferResults_transfer on TextTransfer
      @throwOnFieldError
      @argumentDefinitions(
        states: { type: "[TextTransferCommuneState!]" }
        isImpossible: { type: "Boolean" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "TransferResultsPageQuery") {
        state
        progress {
          open
        }
        results(states: $states, isImpossible: $isImpossible, first: $count, after: $cursor)
          @connection(key: "TransferResults_results") {
          totalCount
          edges {
            node {
              id
              ags
              communeName
              state
              isImpossible
              copied
              kept
              changed
              error {
                ...userError_error @relay(mask: false)
              }
            }
          }
        }
      }
    `,
    transfer,
  );
  const { state, progress, results } = data;
  const shown = results.edges.length;
  useRefetchedList({
    state,
    progress: progress.open,
    shown,
    first: variables.count,
    isLoadingNext,
    fetch: (count) =>
      fetchQuery<TransferResultQuery>(environment, query, { ...variables, count }, inBackground),
  });
  return (
    <>
      <List aria-label={t`Ergebnis je Kommune`} aria-busy={isStale || undefined}>
        {results.edges.map(({ node }) => (
          <li key={node.id}>
            <b lang="de">
              <AppLink
                to="/mgt/textedit/$commune/$service"
                params={{ commune: node.ags, service: serviceId }}
                variant="bare"
              >
                {node.communeName}
              </AppLink>
            </b>
            <Ags ags={node.ags} />
            <Outcome {...outcomeOf(node)} />
          </li>
        ))}
      </List>
      {shown === 0 && <EmptyState icon="list" title={<Trans>Keine Kommune mit diesem Ergebnis</Trans>} />}
      {hasNext && (
        <MoreResults shown={shown} total={results.totalCount} isLoading={isLoadingNext} onMore={loadNext} />
      )}
    </>
  );
}

type ResultRow = TransferResults_transfer$data["results"]["edges"][number]["node"];

/** Result of a commune. */
function useOutcome() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  return ({ state, isImpossible, copied, kept, changed, error }: ResultRow) => {
    const notes = [
      error && errorMessage(payloadFailure(error)),
      kept > 0 &&
        t`${plural(kept, {
          one: "# abweichender Text wurde wie gewählt nicht überschrieben.",
          other: "# abweichende Texte wurden wie gewählt nicht überschrieben.",
        })}`,
      changed > 0 &&
        t`${plural(changed, {
          one: "# Text wurde ausgelassen: Die Kommune hat ihn nach dem Probelauf geändert.",
          other: "# Texte wurden ausgelassen: Die Kommune hat sie nach dem Probelauf geändert.",
        })}`,
    ];
    if (isImpossible) return { tone: "error", label: t`Nicht möglich`, notes } as const;
    if (state === "FAILED") return { tone: "error", label: t`Nicht übertragen`, notes } as const;
    if (state === "WAITING") return { tone: "neutral", label: t`Noch nicht an der Reihe`, notes } as const;
    if (copied === 0) {
      const label = kept + changed > 0 ? t`Nichts übertragen` : t`Nichts zu ändern`;
      return { tone: "neutral", label, notes } as const;
    }
    const label = t`${plural(copied, { one: "# Text übertragen", other: "# Texte übertragen" })}`;
    return { tone: "success", label, notes } as const;
  };
}

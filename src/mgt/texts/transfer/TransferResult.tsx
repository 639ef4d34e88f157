import { Box, Button, chakra } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  fetchQuery,
  graphql,
  useFragment,
  usePaginationFragment,
  useRelayEnvironment,
} from "react-relay/hooks";
import { pageSizeMax } from "#domain/limits";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { DialogQuery } from "#relay/DialogQuery";
import { payloadFailure } from "#relay/failure";
import { inBackground } from "#relay/inBackground";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useFollowedRun } from "#runs/followRun";
import { RunAction } from "#runs/RunAction";
import { RunProgress } from "#runs/RunProgress";
import { MoreResults, Outcome } from "#runs/RunResults";
import { hasEnded } from "#runs/runStates";
import { useRefetchedResults } from "#runs/useRefetchedResults";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { Notice } from "#ui/Notice";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import type { TransferResult_progress$key } from "./__generated__/TransferResult_progress.graphql";
import type {
  TransferResult_results$data,
  TransferResult_results$key,
} from "./__generated__/TransferResult_results.graphql";
import type { TransferResultCancelMutation } from "./__generated__/TransferResultCancelMutation.graphql";
import type { TransferResultPageQuery } from "./__generated__/TransferResultPageQuery.graphql";
import type { TransferResultQuery } from "./__generated__/TransferResultQuery.graphql";
import { textTransferSource } from "./textTransferSource";

/** Results loaded at first. */
export const firstResults = 50;

const resultQuery = graphql`
  query TransferResultQuery($id: ID!, $count: Int!) @throwOnFieldError @preloadable {
    node(id: $id) {
      ...TransferResult_progress @alias
      ...TransferResult_results @arguments(count: $count) @alias
    }
  }
`;

const cancelMutation = graphql`
  mutation TransferResultCancelMutation($input: CancelTextTransferInput!) {
    cancelTextTransfer(input: $input) {
      transfer {
        ...TransferResult_progress
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface TransferResultProps {
  readonly opened: OpenedQuery<TransferResultQuery>;
  readonly serviceId: string;
  readonly onClose: () => void;
}

/** Last step: progress, and the result of each commune. It goes on in the background if the dialog is closed. */
export function TransferResult({ opened, serviceId, onClose }: TransferResultProps) {
  const { t } = useLingui();
  return (
    <>
      <DialogQuery
        query={resultQuery}
        opened={opened}
        pending={<AnnouncedProgress label={t`Das Ergebnis wird geladen`} share={null} />}
      >
        {({ node }) =>
          node?.TransferResult_progress && node.TransferResult_results ? (
            <>
              <Progress transfer={node.TransferResult_progress} />
              <Results
                transfer={node.TransferResult_results}
                variables={opened.reference.variables}
                serviceId={serviceId}
              />
            </>
          ) : (
            <p>
              <Trans>Diese Übertragung gibt es nicht mehr.</Trans>
            </p>
          )
        }
      </DialogQuery>
      <ImportFooter>
        <Button variant="solid" onClick={onClose}>
          <Trans>Schließen</Trans>
        </Button>
      </ImportFooter>
    </>
  );
}

function Progress({ transfer }: { readonly transfer: TransferResult_progress$key }) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment TransferResult_progress on TextTransfer @throwOnFieldError {
        id
        state
        mode
        startedAt
        finishedAt
        createdBy {
          username
        }
        counts {
          waiting
          done
          failed
          impossible
          partial
        }
      }
    `,
    transfer,
  );
  const commit = useMutationAsync<TransferResultCancelMutation>(cancelMutation);
  useFollowedRun(textTransferSource, data);
  const { id, state, mode, createdBy, counts } = data;
  const { waiting, done, failed, impossible, partial } = counts;
  return (
    <RunProgress
      {...data}
      counts={{ succeeded: done, failed: failed - impossible, open: waiting, impossible }}
      succeededLabel={mode === "PUBLISH" ? t`veröffentlicht` : t`als Entwurf gespeichert`}
    >
      {partial > 0 && (
        <Notice tone="waiting">
          <Plural
            value={partial}
            one="In # Kommune wurden Texte ausgelassen, die sich nach dem Probelauf geändert haben."
            other="In # Kommunen wurden Texte ausgelassen, die sich nach dem Probelauf geändert haben."
          />
        </Notice>
      )}
      {state === "RUNNING" && (
        <>
          <Box as="p" my={3} color="fg.muted" textStyle="sm">
            <Trans>
              Sie können dieses Fenster schließen: Die Übertragung läuft weiter, und das Ergebnis steht danach
              im ersten Schritt unter „frühere Übertragungen“.
            </Trans>
          </Box>
          <RunAction
            confirmLabel={<Trans>Übertragung anhalten</Trans>}
            cancelLabel={<Trans>Weiterlaufen lassen</Trans>}
            commit={() => commit({ input: { id } })}
          >
            <p>
              <Trans>
                Begonnen von {createdBy.username}. Was schon übertragen ist, bleibt; die übrigen Kommunen
                bleiben, wie sie sind. Fortsetzen lässt sich die Übertragung danach nicht.
              </Trans>
            </p>
          </RunAction>
        </>
      )}
    </RunProgress>
  );
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

interface ResultsProps extends Pick<TransferResultProps, "serviceId"> {
  readonly transfer: TransferResult_results$key;
  /** Variables of the query that loaded the first page. */
  readonly variables: TransferResultQuery["variables"];
}

function Results({ transfer, variables, serviceId }: ResultsProps) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const outcomeOf = useOutcome();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TransferResultPageQuery,
    TransferResult_results$key
  >(
    graphql`
      fragment TransferResult_results on TextTransfer
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "TransferResultPageQuery") {
        state
        counts {
          total
          waiting
        }
        results(first: $count, after: $cursor) @connection(key: "TransferResult_results") {
          edges {
            node {
              id
              ags
              communeName
              state
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
  const { state, counts, results } = data;
  const shown = results.edges.length;
  useRefetchedResults({
    version: `${state} ${counts.waiting}`,
    isOver: hasEnded(state),
    isPaused: isLoadingNext,
    fetch: () => {
      const count = Math.min(Math.max(variables.count, shown), pageSizeMax);
      return fetchQuery<TransferResultQuery>(environment, resultQuery, { ...variables, count }, inBackground);
    },
  });
  return (
    <>
      <List aria-label={t`Ergebnis je Kommune`}>
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
      {hasNext && (
        <MoreResults shown={shown} total={counts.total} isLoading={isLoadingNext} onMore={loadNext} />
      )}
    </>
  );
}

type ResultRow = TransferResult_results$data["results"]["edges"][number]["node"];

/** What became of the texts of a commune. */
function useOutcome() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  return ({ state, copied, kept, changed, error }: ResultRow) => {
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

import { Button, Flex } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useEffect, type ReactNode } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import { RequestFailure } from "#relay/RequestFailure";
import { EmptyState } from "#ui/EmptyState";
import { LoadBoundary } from "#ui/LoadBoundary";
import { EntryPane, PanePending } from "../entries/EntryPane";
import type { FeedbackPanelQuery } from "./__generated__/FeedbackPanelQuery.graphql";
import { FeedbackDetail } from "./FeedbackDetail";
import { feedbackList, type FeedbackScope } from "./feedbackList";
import { OpenFeedbackLink } from "./FeedbackLink";

const panelQuery = graphql`
  query FeedbackPanelQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Feedback {
        commune {
          ags
        }
        serviceId
      }
      ...FeedbackDetail_feedback @alias(as: "feedback")
    }
  }
`;

interface FeedbackPanelProps {
  readonly id: string;
  /** Scope of the list; entries outside of it are treated like unknown ones. */
  readonly scope: FeedbackScope;
  /** Ids of the rows on screen, in order. */
  readonly listed: readonly string[];
  readonly tableId: string;
  readonly onOpen: (id: string | undefined) => void;
}

/** The entry of the URL, with steps to its neighbours in the list. */
export function FeedbackPanel({ id, scope, listed, tableId, onOpen }: FeedbackPanelProps) {
  const { t } = useLingui();
  const [reference, load] = useQueryLoader<FeedbackPanelQuery>(panelQuery);
  // Loaded here instead of by the route, so that opening an entry does not reload the list.
  const loadEntry = useCallback(() => load({ id }, { fetchPolicy: "store-and-network" }), [load, id]);
  useEffect(loadEntry, [loadEntry]);
  const words = {
    entry: t`Rückmeldung`,
    previous: t`Vorherige Rückmeldung`,
    next: t`Nächste Rückmeldung`,
  };
  return (
    <EntryPane id={id} listed={listed} tableId={tableId} words={words} codec={feedbackList} onOpen={onOpen}>
      {(tools) => (
        <LoadBoundary
          attempt={reference}
          renderFailure={(error) => (
            <>
              <Flex justify="flex-end">{tools}</Flex>
              <RequestFailure error={error} level="h2" onRetry={loadEntry} />
            </>
          )}
        >
          <Suspense fallback={<PanePending tools={tools} />}>
            {reference?.variables.id === id ? (
              <Entry key={id} queryRef={reference} scope={scope} tools={tools} />
            ) : (
              <PanePending tools={tools} />
            )}
          </Suspense>
        </LoadBoundary>
      )}
    </EntryPane>
  );
}

interface EntryProps extends Pick<FeedbackPanelProps, "scope"> {
  readonly queryRef: PreloadedQuery<FeedbackPanelQuery>;
  readonly tools: ReactNode;
}

function Entry({ queryRef, scope, tools }: EntryProps) {
  const { node } = usePreloadedQuery<FeedbackPanelQuery>(panelQuery, queryRef);
  const { ags = node?.commune?.ags, serviceId = node?.serviceId } = scope;
  if (!node?.feedback || node.commune?.ags !== ags || node.serviceId !== serviceId) {
    return (
      <>
        <Flex justify="flex-end">{tools}</Flex>
        <EmptyState
          icon="search"
          title={<Trans>Diese Rückmeldung gibt es hier nicht</Trans>}
          actions={
            <Button asChild>
              <OpenFeedbackLink id={undefined} variant="bare">
                <Trans>Zur Liste</Trans>
              </OpenFeedbackLink>
            </Button>
          }
        >
          <Trans>
            Sie wurde entfernt, oder sie gehört zu einer anderen Kommune oder einem anderen Dienst.
          </Trans>
        </EmptyState>
      </>
    );
  }
  return <FeedbackDetail feedback={node.feedback} tools={tools} />;
}

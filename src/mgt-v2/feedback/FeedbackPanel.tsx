import { Button, Flex, IconButton } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import { RequestFailure } from "#relay/RequestFailure";
import { EmptyState } from "#ui/EmptyState";
import { Icon } from "#ui/Icon";
import { LoadBoundary } from "#ui/LoadBoundary";
import { SidePane } from "#ui/SidePane";
import { focusTable } from "#ui/table/focusTable";
import { takesText } from "#ui/table/shortcuts";
import type { FeedbackPanelQuery } from "./__generated__/FeedbackPanelQuery.graphql";
import { FeedbackDetail } from "./FeedbackDetail";
import type { FeedbackScope } from "./feedbackList";
import { OpenFeedbackLink } from "./FeedbackLink";
import { PanePending } from "./FeedbackPane";

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
  /** Entries outside of it are not shown, like unknown ones. */
  readonly scope: FeedbackScope;
  /** Ids of the rows on screen, in order. */
  readonly listed: readonly string[];
  readonly tableId: string;
  readonly onOpen: (id: string | undefined) => void;
}

/** The entry of the URL, with steps to its neighbours in the list. */
export function FeedbackPanel({ id, scope, listed, tableId, onOpen }: FeedbackPanelProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLElement>(null);
  const [reference, load] = useQueryLoader<FeedbackPanelQuery>(panelQuery);
  // Loaded here instead of by the route, so that opening one does not reload the list.
  const loadEntry = useCallback(() => load({ id }, { fetchPolicy: "store-and-network" }), [load, id]);
  useEffect(loadEntry, [loadEntry]);
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
    document.querySelector(`#${tableId} tr[aria-current]`)?.scrollIntoView({ block: "nearest" });
    // Another entry replaces the one on screen.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [id, tableId]);
  useEffect(
    () => () => {
      setTimeout(() => document.activeElement === document.body && focusTable(tableId));
    },
    [tableId],
  );
  const position = listed.indexOf(id);
  const step = (by: 1 | -1) => (position < 0 ? undefined : listed[position + by]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest("[aria-modal=true]")) return;
    if (event.key === "Escape") onOpen(undefined);
    if (takesText(event.target)) return;
    const by = { j: 1, k: -1 }[event.key.toLowerCase()];
    const next = by === 1 || by === -1 ? step(by) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next);
  };
  const stepButton = (by: 1 | -1, label: string, key: string) => {
    const next = step(by);
    return (
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={label}
        data-tooltip={`${label} (${key})`}
        disabled={next === undefined}
        css={{ "& svg": { transform: by === 1 ? undefined : "rotate(180deg)" } }}
        onClick={() => onOpen(next)}
      >
        <Icon name="chevronDown" />
      </IconButton>
    );
  };
  const tools = (
    <Flex flex="none" gap={0.5}>
      {stepButton(-1, t`Vorherige Rückmeldung`, "K")}
      {stepButton(1, t`Nächste Rückmeldung`, "J")}
      <IconButton asChild variant="ghost" size="sm">
        <OpenFeedbackLink
          id={undefined}
          variant="bare"
          aria-label={t`Schließen`}
          data-tooltip={t`Schließen (Esc)`}
        >
          <Icon name="close" />
        </OpenFeedbackLink>
      </IconButton>
    </Flex>
  );
  const pending = <PanePending tools={tools} />;
  return (
    // Keys anywhere in the panel close it or go to a neighbour.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <SidePane
      ref={panel}
      tabIndex={-1}
      aria-label={t`Rückmeldung`}
      textStyle="sm"
      css={{ "& .notice, & .notice + p": { mt: 3 } }}
      onKeyDown={onKeyDown}
    >
      <LoadBoundary
        attempt={reference}
        renderFailure={(error) => (
          <>
            <Flex justify="flex-end">{tools}</Flex>
            <RequestFailure error={error} level="h2" onRetry={loadEntry} />
          </>
        )}
      >
        <Suspense fallback={pending}>
          {reference?.variables.id === id ? (
            <Entry key={id} queryRef={reference} scope={scope} tools={tools} />
          ) : (
            pending
          )}
        </Suspense>
      </LoadBoundary>
    </SidePane>
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

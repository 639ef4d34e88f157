import { Button, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { fetchQuery, graphql, useRelayEnvironment, type PreloadedQuery } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { inBackground } from "#relay/inBackground";
import { useOwnedQuery } from "#relay/preload";
import { runItemsList, type RunItemsSearch } from "#runs/runItemsList";
import { RunLede } from "#runs/RunLede";
import { useItemLabels } from "#runs/useItemLabels";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { Page, PageBody } from "#ui/Page";
import { usePageSubject } from "#ui/routeTitles";
import { jobsTitle } from "#ui/screenTitles";
import type { RunScreenQuery, RunScreenQuery$data } from "./__generated__/RunScreenQuery.graphql";
import { DryRunPanel } from "./DryRunPanel";
import { RunBoundary, type ShownRun } from "./RunBoundary";
import { runErrorMessages, runItemErrorMessages } from "./runErrorMessages";
import { RunItems } from "./RunItems";
import { useRunTitle } from "./runLabels";
import { RunOutcome } from "./RunOutcome";
import { StopRun } from "./StopRun";
import { useRunScreenLabels } from "./useRunScreenLabels";

const screenQuery = graphql`
  query RunScreenQuery(
    $id: ID!
    $states: [RunItemState!]
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    node(id: $id) {
      __typename
      ... on BackgroundRun @alias(as: "run") {
        id
        action
        ags
        serviceId
        createdBy {
          username
        }
        state
        expiresAt
        createdAt
        startedAt
        retryOf {
          id
          createdAt
        }
        progress {
          open
          succeeded
          failed
          skipped
        }
        ...RunOutcome_run
        ...DryRunPanel_run
        ...RunItems_run
          @arguments(states: $states, first: $first, after: $after, last: $last, before: $before)
      }
    }
  }
`;

type Run = NonNullable<NonNullable<RunScreenQuery$data["node"]>["run"]>;

interface RunScreenProps {
  readonly queryRef: PreloadedQuery<RunScreenQuery>;
  readonly search: RunItemsSearch;
}

/** A run of any kind: its dry run, its progress, then its results. */
export function RunScreen(props: RunScreenProps) {
  return (
    <RunBoundary<RunScreenQuery> {...props} list={runItemsList} errorMessages={runErrorMessages}>
      {(shown) => <Loaded {...shown} />}
    </RunBoundary>
  );
}

function Loaded({ queryRef, ...list }: ShownRun<RunScreenQuery>) {
  const { node } = useOwnedQuery<RunScreenQuery>(screenQuery, queryRef);
  // A change of fees has a page of its own, with its amounts.
  if (node?.run && node.__typename === "FeeChange") {
    return <Navigate to="/admin/fees/changes/$id" params={{ id: node.run.id }} replace />;
  }
  // So does a switch of services, with its obstacles.
  if (node?.run && node.__typename === "ServiceSwitch") {
    return <Navigate to="/admin/services/switches/$id" params={{ id: node.run.id }} replace />;
  }
  return node?.run ? (
    <RunPage
      {...list}
      key={node.run.id}
      kind={node.__typename}
      run={node.run}
      variables={queryRef.variables}
    />
  ) : (
    <PageBody>
      <EmptyState
        icon="list"
        level="h1"
        title={<Trans>Diese Sammelaktion gibt es nicht</Trans>}
        actions={
          <Button asChild variant="solid">
            <AppLink to="/admin/jobs" variant="bare">
              <Trans>Zu den Sammelaktionen</Trans>
            </AppLink>
          </Button>
        }
      >
        <Trans>Oder sie wurde nach ihrer Aufbewahrungszeit gelöscht. Prüfen Sie die Adresse.</Trans>
      </EmptyState>
    </PageBody>
  );
}

interface RunPageProps extends Omit<ShownRun<RunScreenQuery>, "queryRef"> {
  readonly kind: string;
  readonly run: Run;
  readonly variables: RunScreenQuery["variables"];
}

function RunPage({ kind, run, variables, address, isStale }: RunPageProps) {
  const { t, i18n } = useLingui();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const labelsIn = useItemLabels();
  const { id, action, ags, serviceId, progress, retryOf } = run;
  const { open, succeeded, failed, skipped } = progress;
  const { start, consequence } = useRunScreenLabels()(action);
  const title = useRunTitle()({ action, counts: { total: open + succeeded + failed + skipped } });
  usePageSubject(title);
  const retriedAt = formatDateTime(retryOf?.createdAt ?? "");
  return (
    <Page
      title={title}
      from={{ text: i18n._(jobsTitle), to: "/admin/jobs" }}
      lede={
        <RunLede
          run={run}
          retried={
            retryOf && (
              <AppLink variant="text" to="/admin/runs/$id" params={{ id: retryOf.id }}>
                {t`Sammelaktion vom ${retriedAt}`}
              </AppLink>
            )
          }
        >
          {kind === "TextTransfer" && ags && serviceId && (
            <>
              {" · "}
              <AppLink
                variant="text"
                to="/mgt/textedit/$commune/$service"
                params={{ commune: ags, service: serviceId }}
                search={{ transfer: id }}
              >
                <Trans>Einzelheiten bei den Texten</Trans>
              </AppLink>
            </>
          )}
        </RunLede>
      }
    >
      <RunOutcome
        run={run}
        succeededLabel={t`erledigt`}
        dryRun={
          <DryRunPanel
            run={run}
            lead={title}
            openTitle={labelsIn("PREPARED").open}
            confirmLabel={start(open)}
            emptyLabel={t`Nichts zu tun`}
            onDone={address.reset}
          >
            <Text>{consequence}</Text>
          </DryRunPanel>
        }
        renderStop={(running) => (
          <StopRun
            run={running}
            confirmLabel={t`Anhalten`}
            note={t`Sie können diese Seite verlassen: Die Sammelaktion läuft weiter.`}
            endedText={t`Die Sammelaktion war schon zu Ende und konnte nicht mehr angehalten werden.`}
          >
            <Trans>Was erledigt ist, bleibt erledigt; das Übrige bleibt, wie es ist.</Trans>
          </StopRun>
        )}
        onPrepared={(id) => void navigate({ to: "/admin/runs/$id", params: { id } })}
        address={address}
        fetchItems={() => fetchQuery<RunScreenQuery>(environment, screenQuery, variables, inBackground)}
      >
        {(state) => (
          <ErrorMessagesContext value={runItemErrorMessages}>
            <RunItems run={run} labels={labelsIn(state)} address={address} isStale={isStale} />
          </ErrorMessagesContext>
        )}
      </RunOutcome>
    </Page>
  );
}

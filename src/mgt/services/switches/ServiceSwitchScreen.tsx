import { Box, Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { serviceSwitchDays } from "#domain/serviceSwitches";
import { ContentPending } from "#frame/ContentPending";
import { PagePending } from "#frame/PagePending";
import { formatDateTime } from "#i18n/formats";
import { RunBoundary } from "#mgt/runs/RunBoundary";
import { DetailQuery } from "#relay/DetailQuery";
import { RunLede } from "#runs/RunLede";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { Page, PageBody } from "#ui/Page";
import { usePageSubject } from "#ui/routeTitles";
import type { ServiceSwitchScreenHead_run$key } from "./__generated__/ServiceSwitchScreenHead_run.graphql";
import type { ServiceSwitchScreenQuery } from "./__generated__/ServiceSwitchScreenQuery.graphql";
import { ChosenServices } from "./ChosenServices";
import { ServiceSwitchOutcome } from "./ServiceSwitchOutcome";
import { switchErrorMessages } from "./switchErrorMessages";
import { switchRowsList, type SwitchRowsSearch } from "./switchesList";
import { useSwitchLabels } from "./useSwitchLabels";

const screenQuery = graphql`
  query ServiceSwitchScreenQuery(
    $id: ID!
    $states: [RunItemState!]
    $obstacle: ServiceSwitchObstacle
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    node(id: $id) {
      ...ServiceSwitchScreenHead_run @alias(as: "head")
      ...ServiceSwitchOutcome_run
        @arguments(
          states: $states
          obstacle: $obstacle
          first: $first
          after: $after
          last: $last
          before: $before
        )
        @alias(as: "run")
    }
  }
`;

const headQuery = graphql`
  query ServiceSwitchScreenHeadQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ...ServiceSwitchScreenHead_run @alias(as: "head")
    }
  }
`;

interface ServiceSwitchScreenProps {
  readonly queryRef: PreloadedQuery<ServiceSwitchScreenQuery>;
  readonly search: SwitchRowsSearch;
}

/** A switch of services in many communes: its dry run, its progress, then its results. */
export function ServiceSwitchScreen(props: ServiceSwitchScreenProps) {
  return (
    <RunBoundary<ServiceSwitchScreenQuery, SwitchRowsSearch>
      {...props}
      list={switchRowsList}
      errorMessages={switchErrorMessages}
    >
      {({ queryRef, address, isStale }) => (
        <DetailQuery<ServiceSwitchScreenQuery>
          key={queryRef.variables.id}
          query={screenQuery}
          head={headQuery}
          reference={queryRef}
          fallback={<PagePending />}
        >
          {({ node }, isPending) =>
            node?.head && node.run ? (
              <SwitchPage head={node.head}>
                {isPending ? (
                  <ContentPending />
                ) : (
                  <ServiceSwitchOutcome
                    run={node.run}
                    address={address}
                    variables={queryRef.variables}
                    isStale={isStale}
                  />
                )}
              </SwitchPage>
            ) : (
              <NoSwitch />
            )
          }
        </DetailQuery>
      )}
    </RunBoundary>
  );
}

/** Shown if the run does not exist, or was deleted after its retention time. */
function NoSwitch() {
  return (
    <PageBody>
      <EmptyState
        icon="list"
        level="h1"
        title={<Trans>Diese Sammelaktion gibt es nicht</Trans>}
        actions={
          <Button asChild variant="solid">
            <AppLink to="/admin/services" variant="bare">
              <Trans>Zu den Diensten</Trans>
            </AppLink>
          </Button>
        }
      >
        <Plural
          value={serviceSwitchDays}
          one="Sammelaktionen werden # Tag nach ihrem Ende gelöscht. Prüfen Sie sonst die Adresse."
          other="Sammelaktionen werden # Tage nach ihrem Ende gelöscht. Prüfen Sie sonst die Adresse."
        />
      </EmptyState>
    </PageBody>
  );
}

interface SwitchPageProps {
  readonly head: ServiceSwitchScreenHead_run$key;
  readonly children: ReactNode;
}

/** Heading of a switch: what it does, with which services, its state, and who prepared it. */
function SwitchPage({ head, children }: SwitchPageProps) {
  const { t } = useLingui();
  const labelsOf = useSwitchLabels();
  const run = useFragment(
    graphql`
      fragment ServiceSwitchScreenHead_run on ServiceSwitch @throwOnFieldError {
        action
        state
        serviceIds
        createdBy {
          username
        }
        createdAt
        startedAt
        beginsAt
        expiresAt
        retryOf {
          id
          createdAt
        }
        undoOf {
          id
          createdAt
        }
      }
    `,
    head,
  );
  const { action, serviceIds, retryOf, undoOf } = run;
  const title = labelsOf(action).title(serviceIds.length);
  usePageSubject(title);
  const [retriedAt, undoneAt] = [retryOf, undoOf].map((of) => formatDateTime(of?.createdAt ?? ""));
  return (
    <Page
      title={title}
      from={{ text: t`Dienste`, to: "/admin/services" }}
      lede={
        <RunLede
          run={run}
          retried={
            retryOf && (
              <AppLink variant="text" to="/admin/services/switches/$id" params={{ id: retryOf.id }}>
                {t`Sammelaktion vom ${retriedAt}`}
              </AppLink>
            )
          }
        >
          {undoOf && (
            <>
              {" · "}
              <Trans>
                nimmt zurück:{" "}
                <AppLink variant="text" to="/admin/services/switches/$id" params={{ id: undoOf.id }}>
                  Sammelaktion vom {undoneAt}
                </AppLink>
              </Trans>
            </>
          )}
        </RunLede>
      }
    >
      <Box mt={4}>
        <ChosenServices serviceIds={serviceIds} />
      </Box>
      {children}
    </Page>
  );
}

import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { ContentPending } from "#frame/ContentPending";
import { PagePending } from "#frame/PagePending";
import { formatDateTime } from "#i18n/formats";
import { DetailQuery } from "#relay/DetailQuery";
import { PanelBoundary } from "#relay/PanelBoundary";
import { RetriedRun } from "#runs/RunButtons";
import type { RunResult } from "#runs/runItemsList";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { Page, PageBody } from "#ui/Page";
import { ToastRegion } from "#ui/ToastRegion";
import type { JobScreen_job$key } from "./__generated__/JobScreen_job.graphql";
import type { JobScreenHead_job$key } from "./__generated__/JobScreenHead_job.graphql";
import type { JobScreenQuery, JobScreenQuery$variables } from "./__generated__/JobScreenQuery.graphql";
import { JobButtons } from "./JobButtons";
import { JobOutcome } from "./JobOutcome";
import { actionOf, useJobTitle } from "./jobLabels";

const screenQuery = graphql`
  query JobScreenQuery($id: ID!, $filter: JobItemFilter, $first: Int!) @throwOnFieldError @preloadable {
    node(id: $id) {
      ...JobScreenHead_job @alias(as: "head")
      ...JobScreen_job @arguments(filter: $filter, count: $first) @alias(as: "job")
    }
  }
`;

const headQuery = graphql`
  query JobScreenHeadQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ...JobScreenHead_job @alias(as: "head")
    }
  }
`;

interface JobScreenProps {
  readonly queryRef: PreloadedQuery<JobScreenQuery>;
  readonly result: RunResult;
}

/** A bulk job with the result of each process. While its query is pending, shows the head from its row, if listed. */
export function JobScreen({ queryRef, result }: JobScreenProps) {
  const { variables } = queryRef;
  return (
    <DetailQuery<JobScreenQuery>
      key={variables.id}
      query={screenQuery}
      head={headQuery}
      reference={queryRef}
      fallback={<PagePending />}
    >
      {({ node }, isPending) =>
        node?.head && node.job ? (
          <>
            <Job head={node.head} job={isPending ? null : node.job} variables={variables} result={result} />
            <ToastRegion />
          </>
        ) : (
          <NoJob />
        )
      }
    </DetailQuery>
  );
}

/** Shown if the job does not exist or is not visible to the viewer. */
function NoJob() {
  return (
    <PageBody>
      <EmptyState
        icon="list"
        level="h1"
        title={<Trans>Diese Sammelaktion gibt es nicht</Trans>}
        actions={
          <Button asChild variant="solid">
            <AppLink to="/admin/processes" variant="bare">
              <Trans>Zu den Prozessen</Trans>
            </AppLink>
          </Button>
        }
      >
        <Trans>Oder Sie haben keinen Zugriff auf sie. Prüfen Sie die Adresse.</Trans>
      </EmptyState>
    </PageBody>
  );
}

interface JobProps {
  readonly head: JobScreenHead_job$key;
  /** Null while the query is pending. */
  readonly job: JobScreen_job$key | null;
  /** Variables of the query that loads the job. */
  readonly variables: JobScreenQuery$variables;
  readonly result: RunResult;
}

void graphql`
  fragment JobScreenHead_facts on Job {
    kind
    total
    comment
    startedAt
    createdBy {
      username
    }
  }
`;

/** Heading, progress and results of a job. */
function Job({ head, job: reference, variables, result }: JobProps) {
  const { t } = useLingui();
  const jobTitle = useJobTitle();
  const facts = useFragment(
    graphql`
      fragment JobScreenHead_job on Job @throwOnFieldError {
        ...JobScreenHead_facts @relay(mask: false)
      }
    `,
    head,
  );
  const job = useFragment(
    graphql`
      fragment JobScreen_job on Job
      @throwOnFieldError
      @argumentDefinitions(filter: { type: "JobItemFilter" }, count: { type: "Int", defaultValue: 50 }) {
        createdAt
        retryOf {
          id
          createdAt
        }
        ...JobButtons_job
        ...JobOutcome_job @arguments(filter: $filter, count: $count)
      }
    `,
    reference,
  );
  const user = facts.createdBy.username;
  const [createdAt, startedAt, retriedAt] = [job?.createdAt, facts.startedAt, job?.retryOf?.createdAt].map(
    (at) => formatDateTime(at ?? ""),
  );
  const when = facts.startedAt ? t`begonnen ${startedAt}` : job && t`vorbereitet ${createdAt}`;
  return (
    <Page
      title={jobTitle(actionOf(facts.kind), facts.total)}
      from={{ text: t`Sammelaktionen`, to: "/admin/jobs" }}
      lede={
        <>
          {[t`Sammelaktion von ${user}`, when].filter(Boolean).join(" · ")}
          {facts.comment && ` · „${facts.comment}“`}
          {job?.retryOf && (
            <>
              {" · "}
              <RetriedRun>
                <AppLink variant="text" to="/admin/jobs/$id" params={{ id: job.retryOf.id }}>
                  {t`Sammelaktion vom ${retriedAt}`}
                </AppLink>
              </RetriedRun>
            </>
          )}
        </>
      }
      actions={
        job && (
          <PanelBoundary isInline data={job}>
            <JobButtons job={job} />
          </PanelBoundary>
        )
      }
    >
      {job ? <JobOutcome job={job} variables={variables} result={result} /> : <ContentPending />}
    </Page>
  );
}

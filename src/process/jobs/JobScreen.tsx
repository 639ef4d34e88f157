import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { ContentPending } from "#frame/ContentPending";
import { PagePending } from "#frame/PagePending";
import { formatDateTime } from "#i18n/formats";
import { DetailQuery } from "#relay/DetailQuery";
import { payloadFailure } from "#relay/failure";
import { PanelBoundary } from "#relay/PanelBoundary";
import { DryRunNotice, ExpiredRun } from "#runs/DryRun";
import { useFollowedRun } from "#runs/followRun";
import { RetriedRun } from "#runs/RunButtons";
import { ResultTabs } from "#runs/RunResults";
import type { RunResult } from "#runs/runItemsList";
import { RunProgress } from "#runs/RunProgress";
import { useRunState } from "#runs/RunStatus";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { Page, PageBody } from "#ui/Page";
import { ToastRegion } from "#ui/ToastRegion";
import type { JobScreen_progress$key } from "./__generated__/JobScreen_progress.graphql";
import type { JobScreen_job$data, JobScreen_job$key } from "./__generated__/JobScreen_job.graphql";
import type { JobScreenHead_job$key } from "./__generated__/JobScreenHead_job.graphql";
import type { JobScreenQuery, JobScreenQuery$variables } from "./__generated__/JobScreenQuery.graphql";
import { JobButtons } from "./JobButtons";
import { JobFailure } from "./JobFailure";
import { JobItems } from "./JobItems";
import { JobStandings } from "./JobStandings";
import { jobSource } from "./jobSource";
import { actionOf, resultLabels, useJobTitle } from "./jobLabels";

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
        id
        kind
        state
        createdAt
        retryOf {
          id
          createdAt
        }
        ...JobButtons_job
        ...JobScreen_progress
        ...JobStandings_job
        ...JobItems_job @arguments(filter: $filter, count: $count)
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
      {job ? <Outcome job={job} variables={variables} result={result} /> : <ContentPending />}
    </Page>
  );
}

interface OutcomeProps extends Pick<JobProps, "variables" | "result"> {
  readonly job: JobScreen_job$data;
}

/** Progress and results of a job, updated live while it runs. */
function Outcome({ job, variables, result }: OutcomeProps) {
  useFollowedRun(jobSource, job);
  return (
    <>
      <PanelBoundary data={job}>
        <Progress job={job} result={result}>
          {actionOf(job.kind) === "RESTART" && <JobStandings job={job} />}
        </Progress>
      </PanelBoundary>
      <PanelBoundary data={job}>
        <JobItems key={result ?? "all"} job={job} variables={variables} />
      </PanelBoundary>
    </>
  );
}

interface ProgressProps extends Pick<JobProps, "result"> {
  readonly job: JobScreen_progress$key;
  /** Rendered between the progress and the results. */
  readonly children: ReactNode;
}

/** Progress of a job, and the tabs of its results. */
function Progress({ job, result, children }: ProgressProps) {
  const { t, i18n } = useLingui();
  const data = useFragment(
    graphql`
      fragment JobScreen_progress on Job @throwOnFieldError {
        kind
        state
        total
        done
        succeeded
        failed
        skipped
        startedAt
        finishedAt
        expiresAt
        failure {
          ...userError_error @relay(mask: false)
        }
      }
    `,
    job,
  );
  const { total, done, succeeded, failed, skipped, expiresAt, failure } = data;
  const state = useRunState(data);
  const open = total - done;
  const labels = resultLabels[actionOf(data.kind)];
  return (
    <>
      <RunProgress
        {...data}
        state={state}
        counts={{ succeeded, failed, skipped, open }}
        succeededLabel={i18n._(labels.word)}
      >
        {state === "PREPARED" && <DryRunNotice expiresAt={expiresAt} />}
        {state === "EXPIRED" && <ExpiredRun />}
        {failure && <JobFailure failure={payloadFailure(failure)} />}
      </RunProgress>
      {children}
      <ResultTabs
        chosen={result}
        tabs={[
          { result: undefined, label: t`Alle`, count: total },
          { result: "failed", label: t`Fehlgeschlagen`, count: failed },
          { result: "skipped", label: t`Übersprungen`, count: skipped },
          { result: "succeeded", label: i18n._(labels.title), count: succeeded },
          { result: "open", label: t`Offen`, count: open },
        ]}
      />
    </>
  );
}

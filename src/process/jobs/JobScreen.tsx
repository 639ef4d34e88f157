import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { useOwnedQuery } from "#relay/preload";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { Page, PageBody } from "#ui/Page";
import { ToastRegion } from "#ui/ToastRegion";
import type { JobScreen_job$key } from "./__generated__/JobScreen_job.graphql";
import type { JobScreenQuery, JobScreenQuery$variables } from "./__generated__/JobScreenQuery.graphql";
import { useLiveJob } from "./followJob";
import { JobButtons } from "./JobButtons";
import { JobItems } from "./JobItems";
import type { JobResult } from "./jobsList";
import { JobStandings } from "./JobStandings";
import { JobState } from "./JobState";
import { actionOf, useJobTitle } from "./jobLabels";
import { ResultTabs } from "./ResultTabs";

const screenQuery = graphql`
  query JobScreenQuery($id: ID!, $filter: JobItemFilter, $first: Int!) @preloadable {
    node(id: $id) {
      ...JobScreen_job @arguments(filter: $filter, count: $first) @alias(as: "job")
    }
  }
`;

interface JobScreenProps {
  readonly queryRef: PreloadedQuery<JobScreenQuery>;
  readonly result: JobResult;
}

/** A bulk job with the result of each process. */
export function JobScreen({ queryRef, result }: JobScreenProps) {
  const { node } = useOwnedQuery<JobScreenQuery>(screenQuery, queryRef);
  if (!node?.job) {
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
  return (
    <>
      <Job key={queryRef.variables.id} job={node.job} variables={queryRef.variables} result={result} />
      <ToastRegion />
    </>
  );
}

interface JobProps {
  readonly job: JobScreen_job$key;
  /** Variables of the query that loaded the job. */
  readonly variables: JobScreenQuery$variables;
  readonly result: JobResult;
}

/** Heading, progress and results of a job, updated live while it runs. */
function Job({ job: reference, variables, result }: JobProps) {
  const { t } = useLingui();
  const jobTitle = useJobTitle();
  const job = useFragment(
    graphql`
      fragment JobScreen_job on Job
      @argumentDefinitions(filter: { type: "JobItemFilter" }, count: { type: "Int", defaultValue: 50 }) {
        id
        kind
        state
        total
        done
        comment
        createdAt
        startedAt
        createdBy {
          username
        }
        retryOf {
          id
          createdAt
        }
        ...JobButtons_job
        ...JobState_job
        ...JobStandings_job
        ...ResultTabs_job
        ...JobItems_job @arguments(filter: $filter, count: $count)
      }
    `,
    reference,
  );
  useLiveJob(job);
  const user = job.createdBy.username;
  const [createdAt, startedAt] = [formatDateTime(job.createdAt), formatDateTime(job.startedAt ?? "")];
  const when = job.startedAt ? t`begonnen ${startedAt}` : t`vorbereitet ${createdAt}`;
  return (
    <Page
      title={jobTitle(actionOf(job.kind), job.total)}
      from={{ text: t`Sammelaktionen`, to: "/admin/jobs" }}
      lede={
        <>
          {[t`Sammelaktion von ${user}`, when].join(" · ")}
          {job.comment && ` · „${job.comment}“`}
          {job.retryOf && (
            <>
              {" · "}
              <Trans>
                wiederholt, was in der{" "}
                <AppLink variant="text" to="/admin/jobs/$id" params={{ id: job.retryOf.id }}>
                  Sammelaktion vom {formatDateTime(job.retryOf.createdAt)}
                </AppLink>{" "}
                fehlschlug
              </Trans>
            </>
          )}
        </>
      }
      actions={<JobButtons job={job} />}
    >
      <JobState job={job} />
      {actionOf(job.kind) === "RESTART" && <JobStandings job={job} />}
      <ResultTabs job={job} result={result} />
      <JobItems key={result ?? "all"} job={job} variables={variables} />
    </Page>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { AppLink } from "#ui/AppLink";
import { Page } from "#ui/Page";
import type { JobScreenQuery$variables } from "./__generated__/JobScreenQuery.graphql";
import type { JobView_job$key } from "./__generated__/JobView_job.graphql";
import { useLiveJob } from "./followJob";
import { JobButtons } from "./JobButtons";
import { JobItems } from "./JobItems";
import type { JobResult } from "./jobsList";
import { JobStandings } from "./JobStandings";
import { JobState } from "./JobState";
import { actionOf, useJobTitle } from "./jobLabels";
import { ResultTabs } from "./ResultTabs";

interface JobViewProps {
  readonly job: JobView_job$key;
  /** Variables of the query that loaded the job. */
  readonly variables: JobScreenQuery$variables;
  readonly result: JobResult;
}

/** Heading, progress and results of a job, updated live while it runs. */
export function JobView({ job: reference, variables, result }: JobViewProps) {
  const { t } = useLingui();
  const jobTitle = useJobTitle();
  const job = useFragment(
    graphql`
      fragment JobView_job on Job
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

import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { payloadFailure } from "#relay/failure";
import { PanelBoundary } from "#relay/PanelBoundary";
import { DryRunNotice, ExpiredRun } from "#runs/DryRun";
import { useFollowedRun } from "#runs/followRun";
import { ResultTabs } from "#runs/RunResults";
import type { RunResult } from "#runs/runItemsList";
import { RunProgress } from "#runs/RunProgress";
import { useRunState } from "#runs/RunStatus";
import type { JobOutcome_job$key } from "./__generated__/JobOutcome_job.graphql";
import type { JobOutcome_progress$key } from "./__generated__/JobOutcome_progress.graphql";
import type { JobScreenQuery$variables } from "./__generated__/JobScreenQuery.graphql";
import { JobFailure } from "./JobFailure";
import { JobItems } from "./JobItems";
import { JobStandings } from "./JobStandings";
import { jobSource } from "./jobSource";
import { actionOf, resultLabels } from "./jobLabels";

interface JobOutcomeProps {
  readonly job: JobOutcome_job$key;
  /** Variables of the query that loads the job. */
  readonly variables: JobScreenQuery$variables;
  readonly result: RunResult;
}

/** Progress and results of a job, updated live while it runs. */
export function JobOutcome({ job: reference, variables, result }: JobOutcomeProps) {
  const job = useFragment(
    graphql`
      fragment JobOutcome_job on Job
      @throwOnFieldError
      @argumentDefinitions(filter: { type: "JobItemFilter" }, count: { type: "Int", defaultValue: 50 }) {
        id
        kind
        state
        ...JobOutcome_progress
        ...JobStandings_job
        ...JobItems_job @arguments(filter: $filter, count: $count)
      }
    `,
    reference,
  );
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

interface ProgressProps {
  readonly job: JobOutcome_progress$key;
  readonly result: RunResult;
  /** Rendered between the progress and the results. */
  readonly children: ReactNode;
}

/** Progress of a job, and the tabs of its results. */
function Progress({ job, result, children }: ProgressProps) {
  const { i18n } = useLingui();
  const data = useFragment(
    graphql`
      fragment JobOutcome_progress on Job @throwOnFieldError {
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
          { result: undefined, count: total },
          { result: "failed", count: failed },
          { result: "skipped", count: skipped },
          { result: "succeeded", label: i18n._(labels.title), count: succeeded },
          { result: "open", count: open },
        ]}
      />
    </>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { erasureJob } from "#domain/erasure";
import AutomatedJobRunParameters from "#mgt/automatedJobs/__generated__/AutomatedJobRunScreenQuery$parameters";
import ErasureProofParameters from "#mgt/automatedJobs/erasure/__generated__/ErasureProofQuery$parameters";
import { jobRunLogList, jobRunVariables } from "#mgt/automatedJobs/jobRunsList";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { automatedJobsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/more/automated-jobs/$job/$run")({
  staticData: { title: automatedJobsTitle, history: "automated-jobs", help: "automated-jobs" },
  validateSearch: jobRunLogList.parse,
  beforeLoad: requires("cron_job_logs"),
  loaderDeps: jobRunLogList.loaderDeps,
  loader: ({ params: { job, run }, deps, ...loading }) => ({
    queryRef: preload(loading, "mgt", AutomatedJobRunParameters, jobRunVariables(run, deps)),
    proofRef:
      job === erasureJob
        ? preload(
            loading,
            "mgt",
            ErasureProofParameters,
            { runId: run },
            { isKept: loading.cause === "stay" },
          )
        : null,
  }),
  component: withScreens(
    { AutomatedJobRunScreen: () => import("#mgt/automatedJobs/AutomatedJobRunScreen") },
    function AutomatedJobRunRoute({ AutomatedJobRunScreen }) {
      const { job, run } = Route.useParams();
      return (
        <Endpoint name="mgt">
          <AutomatedJobRunScreen key={run} {...Route.useLoaderData()} job={job} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});

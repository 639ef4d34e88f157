import { createFileRoute } from "@tanstack/react-router";
import ErasureProofsParameters from "#mgt/automatedJobs/erasure/__generated__/ErasureProofsScreenQuery$parameters";
import { proofsList } from "#mgt/automatedJobs/erasure/proofsList";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { erasureProofsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/more/automated-jobs/erase-applicant-data/proofs/")({
  staticData: { title: erasureProofsTitle, help: "erasure" },
  validateSearch: proofsList.parse,
  beforeLoad: requires("cron_job_logs"),
  loaderDeps: proofsList.loaderDeps,
  loader: ({ deps, ...loading }) => preload(loading, "mgt", ErasureProofsParameters, proofsList.page(deps)),
  component: withScreens(
    { ErasureProofsScreen: () => import("#mgt/automatedJobs/erasure/ErasureProofsScreen") },
    function ErasureProofsRoute({ ErasureProofsScreen }) {
      return (
        <Endpoint name="mgt">
          <ErasureProofsScreen queryRef={Route.useLoaderData()} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});

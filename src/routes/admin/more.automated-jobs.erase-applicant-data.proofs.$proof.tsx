import { createFileRoute } from "@tanstack/react-router";
import ErasureProofParameters from "#mgt/automatedJobs/erasure/__generated__/ErasureProofScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { erasureProofsTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/more/automated-jobs/erase-applicant-data/proofs/$proof")({
  staticData: { title: erasureProofsTitle, help: "erasure" },
  beforeLoad: requires("cron_job_logs"),
  loader: ({ params, ...loading }) => preload(loading, "mgt", ErasureProofParameters, { id: params.proof }),
  component: withScreens(
    { ErasureProofScreen: () => import("#mgt/automatedJobs/erasure/ErasureProofScreen") },
    function ErasureProofRoute({ ErasureProofScreen }) {
      return (
        <Endpoint name="mgt">
          <ErasureProofScreen queryRef={Route.useLoaderData()} />
        </Endpoint>
      );
    },
  ),
});

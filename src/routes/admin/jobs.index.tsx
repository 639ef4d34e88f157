import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import JobsScreenParameters from "#process/jobs/__generated__/JobsScreenQuery$parameters";
import { JobsScreen } from "#process/jobs/JobsScreen";
import { parseJobsSearch } from "#process/jobs/jobsSearch";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { rowParams, tableParams } from "#ui/table/tableParams";
import { pageVariables } from "#ui/table/tableSearch";
import { requires } from "../-context";

export const Route = createFileRoute("/admin/jobs/")({
  staticData: { title: msg`Sammelaktionen` },
  validateSearch: tableParams,
  beforeLoad: requires("processes"),
  loaderDeps: rowParams,
  loader: ({ context: { relay }, deps, abortController }) => {
    const { first, after, last, before } = pageVariables(parseJobsSearch({ ...deps }));
    const variables = { first, after, last, before };
    const queryRef = preload(relay, "process", JobsScreenParameters, variables, abortController.signal);
    return queryRef;
  },
  component: JobsRoute,
});

function JobsRoute() {
  return (
    <Endpoint name="process">
      <JobsScreen queryRef={Route.useLoaderData()} search={parseJobsSearch({ ...Route.useSearch() })} />
    </Endpoint>
  );
}

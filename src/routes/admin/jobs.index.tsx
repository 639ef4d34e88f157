import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { wordRecordErrors } from "#i18n/recordErrorMessages";
import JobsScreenNode, { type JobsScreenQuery } from "#process/jobs/__generated__/JobsScreenQuery.graphql";
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
  loader: async ({ context: { relay, loadCatalog }, deps, abortController }) => {
    const { first, after, last, before } = pageVariables(parseJobsSearch({ ...deps }));
    const variables = { first, after, last, before };
    const queryRef = preload<JobsScreenQuery>(
      relay,
      "process",
      JobsScreenNode,
      variables,
      abortController.signal,
    );
    try {
      await Promise.all([loadCatalog("process"), loadCatalog("records")]);
    } catch (error) {
      // Nobody comes to own it.
      queryRef.dispose();
      throw error;
    }
    wordRecordErrors();
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

import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { pageSize } from "#domain/limits";
import { wordRecordErrors } from "#i18n/recordErrorMessages";
import JobScreenNode, { type JobScreenQuery } from "#process/jobs/__generated__/JobScreenQuery.graphql";
import { JobScreen } from "#process/jobs/JobScreen";
import { parseJobResult, resultFilter } from "#process/jobs/jobSearch";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { requires } from "../-context";

interface JobParams {
  /** Which results are listed. */
  readonly result?: string;
}

export const Route = createFileRoute("/admin/jobs/$id")({
  staticData: { title: msg`Sammelaktion` },
  validateSearch: (raw: Record<string, unknown>): JobParams => raw,
  beforeLoad: requires("processes"),
  loaderDeps: ({ search }) => ({ result: search.result }),
  loader: async ({ context: { relay, loadCatalog }, params, deps, abortController }) => {
    const variables = { id: params.id, filter: resultFilter(parseJobResult(deps.result)), first: pageSize };
    const queryRef = preload<JobScreenQuery>(
      relay,
      "process",
      JobScreenNode,
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
  component: JobRoute,
});

function JobRoute() {
  return (
    <Endpoint name="process">
      <JobScreen queryRef={Route.useLoaderData()} result={parseJobResult(Route.useSearch().result)} />
    </Endpoint>
  );
}

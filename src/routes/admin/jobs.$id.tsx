import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { pageSize } from "#domain/limits";
import JobScreenParameters from "#process/jobs/__generated__/JobScreenQuery$parameters";
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
  loader: ({ context: { relay }, params, deps, abortController }) => {
    const variables = { id: params.id, filter: resultFilter(parseJobResult(deps.result)), first: pageSize };
    const queryRef = preload(relay, "process", JobScreenParameters, variables, abortController.signal);
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

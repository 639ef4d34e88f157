import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { pageSize } from "#domain/limits";
import JobScreenParameters from "#process/jobs/__generated__/JobScreenQuery$parameters";
import { jobItemFilter } from "#process/jobs/jobItemFilter";
import { storeJobHead } from "#process/jobs/storeJobHead";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { runItemsList } from "#runs/runItemsList";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/jobs/$id")({
  staticData: { title: msg`Sammelaktion`, help: "jobs" },
  validateSearch: runItemsList.parse,
  beforeLoad: requires("processes"),
  loaderDeps: runItemsList.loaderDeps,
  loader: ({ params, deps, location, ...loading }) => {
    const { jobHead } = location.state;
    const release = jobHead && storeJobHead(loading.context.relay, params.id, jobHead);
    const variables = { id: params.id, filter: jobItemFilter(deps.result), first: pageSize };
    const reference = preload(loading, "process", JobScreenParameters, variables);
    if (release) void reference.source?.toPromise().then(release, release);
    return reference;
  },
  component: withScreens(
    { JobScreen: () => import("#process/jobs/JobScreen") },
    function JobRoute({ JobScreen }) {
      return (
        <Endpoint name="process">
          <JobScreen queryRef={Route.useLoaderData()} result={Route.useSearch().result} />
        </Endpoint>
      );
    },
  ),
});

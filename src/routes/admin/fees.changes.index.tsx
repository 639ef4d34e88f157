import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import FeeChangesScreenParameters from "#mgt/admin/feeChanges/__generated__/FeeChangesScreenQuery$parameters";
import { feeChangesList } from "#mgt/admin/feeChanges/feeChangesList";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/fees/changes/")({
  staticData: { title: msg`Änderungen in Kommunen` },
  validateSearch: feeChangesList.parse,
  beforeLoad: requires("system_fees"),
  loader: (loading) => preload(loading, "mgt", FeeChangesScreenParameters, {}),
  component: withScreens(
    { FeeChangesScreen: () => import("#mgt/admin/feeChanges/FeeChangesScreen") },
    function FeeChangesRoute({ FeeChangesScreen }) {
      return (
        <Endpoint name="mgt">
          <FeeChangesScreen queryRef={Route.useLoaderData()} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});

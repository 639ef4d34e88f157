import { createFileRoute } from "@tanstack/react-router";
import AccountScreenParameters from "#mgt/account/__generated__/AccountScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { accountTitle } from "#ui/screenTitles";
import { withScreens } from "./-withScreens";

export const Route = createFileRoute("/account")({
  staticData: { title: accountTitle, help: "account" },
  loader: (loading) => preload(loading, "mgt", AccountScreenParameters, {}),
  component: withScreens(
    { AccountScreen: () => import("#mgt/account/AccountScreen") },
    function AccountRoute({ AccountScreen }) {
      return (
        <Endpoint name="mgt">
          <AccountScreen queryRef={Route.useLoaderData()} />
        </Endpoint>
      );
    },
  ),
});

import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import AccountScreenParameters from "#mgt/account/__generated__/AccountScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { lazyScreen, withScreens } from "./-lazyScreen";

const AccountScreen = lazyScreen(() => import("#mgt/account/AccountScreen"), "AccountScreen");

export const Route = createFileRoute("/account")({
  staticData: { title: msg`Konto` },
  loader: (loading) => preload(loading, "mgt", AccountScreenParameters, {}),
  component: withScreens(AccountRoute, AccountScreen),
});

function AccountRoute() {
  return (
    <Endpoint name="mgt">
      <AccountScreen queryRef={Route.useLoaderData()} />
    </Endpoint>
  );
}

import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import AccountScreenParameters from "#mgt/account/__generated__/AccountScreenQuery$parameters";
import { AccountScreen } from "#mgt/account/AccountScreen";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";

export const Route = createFileRoute("/account")({
  staticData: { title: msg`Konto` },
  loader: ({ context: { relay }, abortController: { signal } }) => {
    const queryRef = preload(relay, "mgt", AccountScreenParameters, {}, signal);
    return queryRef;
  },
  component: AccountRoute,
});

function AccountRoute() {
  return (
    <Endpoint name="mgt">
      <AccountScreen queryRef={Route.useLoaderData()} />
    </Endpoint>
  );
}

import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { wordUserErrors } from "#i18n/userErrorMessages";
import AccountScreenNode, {
  type AccountScreenQuery,
} from "#mgt/account/__generated__/AccountScreenQuery.graphql";
import { AccountScreen } from "#mgt/account/AccountScreen";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";

export const Route = createFileRoute("/account")({
  staticData: { title: msg`Konto` },
  loader: async ({ context: { relay, loadCatalog }, abortController: { signal } }) => {
    const queryRef = preload<AccountScreenQuery>(relay, "mgt", AccountScreenNode, {}, signal);
    try {
      await loadCatalog("users");
    } catch (error) {
      // Nobody comes to own it.
      queryRef.dispose();
      throw error;
    }
    wordUserErrors();
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

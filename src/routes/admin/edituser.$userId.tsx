import { createFileRoute } from "@tanstack/react-router";
import { wordRecordErrors } from "#i18n/recordErrorMessages";
import { wordUserErrors } from "#i18n/userErrorMessages";
import UserScreenNode, { type UserScreenQuery } from "#mgt/users/edit/__generated__/UserScreenQuery.graphql";
import { UserScreen } from "#mgt/users/edit/UserScreen";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { usersTitle } from "#ui/screenTitles";
import { requires } from "../-context";

export const Route = createFileRoute("/admin/edituser/$userId")({
  staticData: { title: usersTitle },
  beforeLoad: requires("user_info"),
  loader: async ({ context: { relay, loadCatalog }, params: { userId }, abortController: { signal } }) => {
    const queryRef =
      userId === "new"
        ? null
        : preload<UserScreenQuery>(relay, "mgt", UserScreenNode, { id: userId }, signal);
    try {
      // Finding communes has the words of the commune page, groups of services those of the overview.
      await Promise.all((["users", "records", "commune", "communes"] as const).map(loadCatalog));
    } catch (error) {
      // Nobody comes to own it.
      queryRef?.dispose();
      throw error;
    }
    wordRecordErrors();
    wordUserErrors();
    return queryRef;
  },
  component: UserRoute,
});

function UserRoute() {
  return (
    <Endpoint name="mgt">
      <UserScreen queryRef={Route.useLoaderData()} />
    </Endpoint>
  );
}

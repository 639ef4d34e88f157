import { createFileRoute } from "@tanstack/react-router";
import UserScreenParameters from "#mgt/users/edit/__generated__/UserScreenQuery$parameters";
import { UserScreen } from "#mgt/users/edit/UserScreen";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { usersTitle } from "#ui/screenTitles";
import { requires } from "../-context";

export const Route = createFileRoute("/admin/edituser/$userId")({
  staticData: { title: usersTitle },
  beforeLoad: requires("user_info"),
  loader: ({ context: { relay }, params: { userId }, abortController: { signal } }) => {
    const queryRef =
      userId === "new" ? null : preload(relay, "mgt", UserScreenParameters, { id: userId }, signal);
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

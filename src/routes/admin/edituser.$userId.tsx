import { createFileRoute } from "@tanstack/react-router";
import UserScreenParameters from "#mgt/users/edit/__generated__/UserScreenQuery$parameters";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { usersTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { lazyScreen, withScreens } from "../-lazyScreen";

const UserScreen = lazyScreen(() => import("#mgt/users/edit/UserScreen"), "UserScreen");

export const Route = createFileRoute("/admin/edituser/$userId")({
  staticData: { title: usersTitle },
  beforeLoad: requires("user_info"),
  loader: (loading) => {
    const id = loading.params.userId;
    return id === "new" ? null : preload(loading, "mgt", UserScreenParameters, { id });
  },
  component: withScreens(UserRoute, UserScreen),
});

function UserRoute() {
  return (
    <Endpoint name="mgt">
      <UserScreen queryRef={Route.useLoaderData()} />
    </Endpoint>
  );
}

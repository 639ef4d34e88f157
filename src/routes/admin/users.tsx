import { createFileRoute } from "@tanstack/react-router";
import { preloadUsers, usersList } from "#mgt/users/list/usersList";
import { Endpoint } from "#relay/Endpoint";
import { usersTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { lazyScreen, withScreens } from "../-lazyScreen";

const UsersScreen = lazyScreen(() => import("#mgt/users/list/UsersScreen"), "UsersScreen");

export const Route = createFileRoute("/admin/users")({
  staticData: { title: usersTitle },
  validateSearch: usersList.parse,
  beforeLoad: requires("system_users"),
  loaderDeps: usersList.loaderDeps,
  loader: (loading) => ({ users: preloadUsers(loading, loading.deps) }),
  component: withScreens(UsersRoute, UsersScreen),
});

function UsersRoute() {
  const { users } = Route.useLoaderData();
  return (
    <Endpoint name="mgt">
      <UsersScreen queryRef={users} search={Route.useSearch()} />
    </Endpoint>
  );
}

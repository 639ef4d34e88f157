import { createFileRoute } from "@tanstack/react-router";
import { preloadUsers, usersList } from "#mgt/users/list/usersList";
import { Endpoint } from "#relay/Endpoint";
import { usersTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { withScreens } from "../-withScreens";

export const Route = createFileRoute("/admin/users")({
  staticData: { title: usersTitle, history: "users", help: "users" },
  validateSearch: usersList.parse,
  beforeLoad: requires("system_users"),
  loaderDeps: usersList.loaderDeps,
  loader: (loading) => ({ users: preloadUsers(loading, loading.deps) }),
  component: withScreens(
    { UsersScreen: () => import("#mgt/users/list/UsersScreen") },
    function UsersRoute({ UsersScreen }) {
      const { users } = Route.useLoaderData();
      return (
        <Endpoint name="mgt">
          <UsersScreen queryRef={users} search={Route.useSearch()} />
        </Endpoint>
      );
    },
  ),
});

import { createFileRoute } from "@tanstack/react-router";
import { usersParams } from "#mgt/users/list/usersParams";
import { preloadUsers } from "#mgt/users/list/usersReference";
import { UsersScreen } from "#mgt/users/list/UsersScreen";
import { Endpoint } from "#relay/Endpoint";
import { usersTitle } from "#ui/screenTitles";
import { rowParams } from "#ui/table/tableParams";
import { requires } from "../-context";

export const Route = createFileRoute("/admin/users")({
  staticData: { title: usersTitle },
  validateSearch: usersParams,
  beforeLoad: requires("system_users"),
  loaderDeps: rowParams,
  loader: ({ context: { relay }, deps, abortController: { signal } }) => ({
    users: preloadUsers(relay, { ...deps }, signal),
  }),
  component: UsersRoute,
});

function UsersRoute() {
  const { users } = Route.useLoaderData();
  return (
    <Endpoint name="mgt">
      <UsersScreen queryRef={users} raw={Route.useSearch()} />
    </Endpoint>
  );
}

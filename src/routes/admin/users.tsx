import { createFileRoute } from "@tanstack/react-router";
import { wordRecordErrors } from "#i18n/recordErrorMessages";
import { wordUserErrors } from "#i18n/userErrorMessages";
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
  loader: async ({ context: { relay, loadCatalog }, deps, abortController: { signal } }) => {
    const users = preloadUsers(relay, { ...deps }, signal);
    try {
      await Promise.all([loadCatalog("records"), loadCatalog("users")]);
    } catch (error) {
      // Nobody comes to own it.
      users.dispose();
      throw error;
    }
    wordRecordErrors();
    wordUserErrors();
    return { users };
  },
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

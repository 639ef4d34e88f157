import { createFileRoute } from "@tanstack/react-router";
import { loadCatalog } from "#i18n/i18n";
import { wordRecordErrors } from "#i18n/recordErrorMessages";
import { wordUserErrors } from "#i18n/userErrorMessages";
import SavedViewsNode, { type savedViewsQuery } from "#mgt/savedViews/__generated__/savedViewsQuery.graphql";
import { viewsShown } from "#mgt/savedViews/savedViewsQuery";
import { usersParams } from "#mgt/users/list/usersParams";
import { preloadUsers } from "#mgt/users/list/usersReference";
import { UsersScreen } from "#mgt/users/list/UsersScreen";
import { Endpoint } from "#relay/Endpoint";
import { preload } from "#relay/preload";
import { usersTitle } from "#ui/screenTitles";
import { rowParams } from "#ui/table/tableParams";
import { requires } from "../-context";

export const Route = createFileRoute("/admin/users")({
  staticData: { title: usersTitle },
  validateSearch: usersParams,
  beforeLoad: requires("system_users"),
  loaderDeps: rowParams,
  loader: async ({ deps, cause, abortController: { signal } }) => {
    const users = preloadUsers({ ...deps }, signal);
    const views = preload<savedViewsQuery>(
      "mgt",
      SavedViewsNode,
      { screen: "USERS", first: viewsShown },
      signal,
      // Another page or order of the list: its views are on screen.
      { isKept: cause === "stay" },
    );
    try {
      await Promise.all([loadCatalog("records"), loadCatalog("users")]);
    } catch (error) {
      // Nobody comes to own them.
      users.dispose();
      views.dispose();
      throw error;
    }
    wordRecordErrors();
    wordUserErrors();
    return { users, views };
  },
  component: UsersRoute,
});

function UsersRoute() {
  const { users, views } = Route.useLoaderData();
  return (
    <Endpoint name="mgt">
      <UsersScreen queryRef={users} views={views} raw={Route.useSearch()} />
    </Endpoint>
  );
}

import { createFileRoute, notFound, useChildMatches } from "@tanstack/react-router";
import SavedViewsParameters from "#mgt/savedViews/__generated__/savedViewsQuery$parameters";
import { viewsShown } from "#mgt/savedViews/savedViewsQuery";
import { isListKind, viewScreens } from "#process/list/listKinds";
import { preloadList } from "#process/list/listReference";
import { processParams, processRowParams } from "#process/list/processParams";
import { preload } from "#relay/preload";
import { applicationsTitle, processesTitle } from "#ui/screenTitles";
import { requires } from "../-context";
import { RecordsPage } from "./-RecordsPage";

export const Route = createFileRoute("/admin/$records")({
  staticData: {
    title: ({ records }) => (records === "applications" ? applicationsTitle : processesTitle),
    staysMounted: true,
  },
  validateSearch: processParams,
  beforeLoad: requires("processes"),
  loaderDeps: processRowParams,
  loader: ({ context: { relay }, params: { records }, deps, cause, abortController: { signal } }) => {
    if (!isListKind(records)) throw notFound();
    const list = preloadList(relay, { ...deps }, signal);
    const views = preload(
      relay,
      "mgt",
      SavedViewsParameters,
      { screen: viewScreens[records], first: viewsShown },
      signal,
      // Another page or order of the same list: its views are on screen.
      { isKept: cause === "stay" },
    );
    return { kind: records, list, views };
  },
  component: RecordsRoute,
});

function RecordsRoute() {
  const { kind, list, views } = Route.useLoaderData();
  const pid = useChildMatches({
    select: (matches) => matches.map(({ params }) => ("pid" in params ? params.pid : undefined)).at(-1),
  });
  return (
    <RecordsPage key={kind} kind={kind} list={list} views={views} search={Route.useSearch()} openPid={pid} />
  );
}

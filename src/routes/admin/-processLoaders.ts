/** What the routes of both lists of processes load. */
import { can } from "#domain/permissions";
import SavedViewsParameters from "#mgt/savedViews/__generated__/savedViewsQuery$parameters";
import { viewsShown } from "#mgt/savedViews/savedViewsQuery";
import HistoryParameters from "#mgt-v2/activities/__generated__/ProcessHistoryQuery$parameters";
import DetailParameters from "#process/detail/__generated__/ProcessDetailQuery$parameters";
import { preloadList } from "#process/list/listReference";
import { viewScreens, type ListKind, type ProcessSearch } from "#process/list/processList";
import { preload } from "#relay/preload";
import type { RouterContext } from "../-context";

interface Loading {
  readonly context: RouterContext;
  readonly abortController: AbortController;
}

interface LoadingList extends Loading {
  readonly deps: ProcessSearch;
  readonly cause: "enter" | "stay" | "preload";
}

export function loadProcessList(kind: ListKind, { context, deps, cause, abortController }: LoadingList) {
  const { signal } = abortController;
  const variables = { screen: viewScreens[kind], first: viewsShown };
  return {
    list: preloadList(context.relay, deps, signal),
    views: preload(context.relay, "mgt", SavedViewsParameters, variables, signal, {
      // Another page or order of the same list: its views are on screen.
      isKept: cause === "stay",
    }),
  };
}

export function loadProcess(pid: string, { context: { viewer, relay }, abortController }: Loading) {
  const { signal } = abortController;
  return {
    queryRef: preload(relay, "process", DetailParameters, { pid }, signal),
    history: can(viewer(), "activities")
      ? preload(relay, "mgt-v2", HistoryParameters, { pids: [pid] }, signal)
      : null,
  };
}

export type LoadedProcess = ReturnType<typeof loadProcess>;

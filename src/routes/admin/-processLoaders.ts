/** Loaders of both process lists. */
import { can } from "#domain/permissions";
import SavedViewsParameters from "#mgt/savedViews/__generated__/savedViewsQuery$parameters";
import { viewsShown } from "#mgt/savedViews/savedViewsQuery";
import HistoryParameters from "#mgt-v2/activities/__generated__/EntityHistoryQuery$parameters";
import DetailParameters from "#process/detail/__generated__/ProcessDetailQuery$parameters";
import { preloadList, viewScreens, type ListKind, type ProcessSearch } from "#process/list/processList";
import { preload, type Loading } from "#relay/preload";
import type { RouterContext } from "../-context";

interface LoadingList extends Loading {
  readonly deps: ProcessSearch;
}

export function loadProcessList(kind: ListKind, loading: LoadingList) {
  const variables = { screen: viewScreens[kind], first: viewsShown };
  return {
    list: preloadList(loading, loading.deps),
    views: preload(loading, "mgt", SavedViewsParameters, variables, {
      // Another page or order of the same list: its views are already loaded.
      isKept: loading.cause !== "enter",
    }),
  };
}

interface LoadingProcess extends Loading {
  readonly context: RouterContext;
}

export function loadProcess(pid: string, loading: LoadingProcess) {
  return {
    queryRef: preload(loading, "process", DetailParameters, { pid }),
    history: can(loading.context.viewer(), "activities")
      ? preload(loading, "mgt-v2", HistoryParameters, { filter: { processes: [pid] } })
      : null,
  };
}

export type LoadedProcess = ReturnType<typeof loadProcess>;

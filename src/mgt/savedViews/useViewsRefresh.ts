import { useCallback } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import type { savedViewsQuery as Query, SavedViewScreen } from "./__generated__/savedViewsQuery.graphql";
import { savedViewsQuery, viewsShown } from "./savedViewsQuery";

/** Reads the views of a list anew, and those alone: its rows stay where they are. Never rejects; what is there stays. */
export function useViewsRefresh(screen: SavedViewScreen): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    const views = fetchQuery<Query>(
      environment,
      savedViewsQuery,
      { screen, first: viewsShown },
      { networkCacheConfig: { force: true } },
    );
    await views.toPromise().catch(() => undefined);
  }, [environment, screen]);
}

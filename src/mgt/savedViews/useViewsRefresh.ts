import { useCallback } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import type { savedViewsQuery as Query, SavedViewScreen } from "./__generated__/savedViewsQuery.graphql";
import { savedViewsQuery, viewsShown } from "./savedViewsQuery";

/** Refetches the views of a list without its rows. Never rejects; keeps the current views after an error. */
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

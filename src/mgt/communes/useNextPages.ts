import { useCallback, useEffect, useState } from "react";
import { pageSize, pageSizeMax } from "#domain/limits";

/** So many rows before the end of what is there, the next page is asked for; the first page must do for a screen. */
const margin = (loaded: number) => (loaded > pageSize ? 60 : 8);

interface Pagination {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number, options?: { onComplete?: (error: Error | null) => void }) => unknown;
}

/** Loads the pages that scrolling comes near to, one after the other. */
export function useNextPages(loaded: number, { hasNext, isLoadingNext, loadNext }: Pagination) {
  const [reached, setReached] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  const isNear = reached + margin(loaded) >= loaded;
  useEffect(() => {
    if (!isNear || !hasNext || isLoadingNext || hasFailed) return;
    loadNext(pageSizeMax, { onComplete: (error) => setHasFailed(error !== null) });
  }, [isNear, hasNext, isLoadingNext, hasFailed, loadNext]);

  const retry = useCallback(() => setHasFailed(false), []);
  return { reach: setReached, hasFailed, retry };
}

import { useCallback, useEffect, useState } from "react";
import { pageSize, pageSizeMax } from "#domain/limits";

/** Number of rows before the end at which the next page is fetched; larger after the first page. */
const prefetchMargin = (loaded: number) => (loaded > pageSize ? 60 : 8);

interface Pagination {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number, options?: { onComplete?: (error: Error | null) => void }) => unknown;
}

/** Fetches the next pages one by one as scrolling approaches them. */
export function useNextPages(list: object, loaded: number, { hasNext, isLoadingNext, loadNext }: Pagination) {
  const [reached, setReached] = useState(0);
  const [failed, setFailed] = useState<object | null>(null);
  const hasFailed = failed === list;

  const isNear = reached + prefetchMargin(loaded) >= loaded;
  useEffect(() => {
    if (!isNear || !hasNext || isLoadingNext || hasFailed) return;
    loadNext(pageSizeMax, { onComplete: (error) => setFailed(error ? list : null) });
  }, [isNear, hasNext, isLoadingNext, hasFailed, loadNext, list]);

  const retry = useCallback(() => setFailed(null), []);
  return { reach: setReached, hasFailed, retry };
}

import { useEffect } from "react";

/** What stands before and after the open process on the page of the list; undefined: nothing. */
export interface Neighbours {
  readonly previous?: string;
  readonly next?: string;
}

/** Tells the screen around the list which process comes before and after the open one; the callback must not change. */
export function useNeighbours(
  onNeighbours: (neighbours: Neighbours) => void,
  pids: readonly string[],
  openPid: string | undefined,
): void {
  useEffect(() => {
    const position = openPid === undefined ? -1 : pids.indexOf(openPid);
    onNeighbours({ previous: pids[position - 1], next: pids[position + 1] });
    return () => onNeighbours({});
  }, [onNeighbours, pids, openPid]);
}

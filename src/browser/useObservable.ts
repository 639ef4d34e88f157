import { useSyncExternalStore } from "react";
import type { ReadonlyObservable } from "./observable";

/** The current value; re-renders when it changes. */
export function useObservable<T>(source: ReadonlyObservable<T>): T {
  return useSyncExternalStore(source.subscribe, source.get);
}

import { useSyncExternalStore } from "react";
import type { Observable } from "./observable";

/** The current value; renders again when it changes. */
export function useObservable<T>(source: Observable<T>): T {
  return useSyncExternalStore(source.subscribe, source.get);
}

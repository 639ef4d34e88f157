import { useObservable } from "#browser/useObservable";
import { useUi } from "./ui";

/** Current time in ms, updated every second; all countdowns share one timer. */
export function useCurrentSecond(): number {
  return useObservable(useUi().currentSecond);
}

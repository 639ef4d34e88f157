import { useEffect, useEffectEvent } from "react";
import { useObservable } from "#browser/useObservable";
import { useUi } from "./ui";

/** Starts the export of a list that the command palette asks for, once the list is ready; undefined: never. */
export function useRequestedExport(list: string | undefined, isReady: boolean, start: () => void): void {
  const { requestedExport } = useUi();
  const isRequested = useObservable(requestedExport) === list && list !== undefined;
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (!isRequested || !isReady) return;
    requestedExport.set(null);
    begin();
  }, [isRequested, isReady, requestedExport]);
}

import { useEffectEvent, useLayoutEffect } from "react";

/** Listens to an event of the document while mounted; with `capture` before any element. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  { capture = false } = {},
): void {
  const onEvent = useEffectEvent(listener);
  // Before the paint: who sees the page may press a key at once.
  useLayoutEffect(() => {
    const handle = (event: DocumentEventMap[Type]) => onEvent(event);
    document.addEventListener(type, handle, { capture });
    return () => document.removeEventListener(type, handle, { capture });
  }, [type, capture]);
}

import { useEffect, useEffectEvent } from "react";

/** Listens to an event of the document while mounted. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const handle = (event: DocumentEventMap[Type]) => onEvent(event);
    document.addEventListener(type, handle);
    return () => document.removeEventListener(type, handle);
  }, [type]);
}

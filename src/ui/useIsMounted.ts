import { useEffect, useRef, type RefObject } from "react";

/** Whether the component is still there, for answers that may come after it was left. */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

import { useEffect, useRef, type RefObject } from "react";

/** Whether the component is still mounted, for responses that may arrive late. */
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

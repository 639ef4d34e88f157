import { useEffect, useState } from "react";

/** Poll interval in milliseconds. */
const pollMs = 30_000;

/** Counts up every 30 seconds while the page is visible. */
export function useVisibleTicks(): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setTicks((count) => count + 1);
    }, pollMs);
    return () => clearInterval(timer);
  }, []);
  return ticks;
}

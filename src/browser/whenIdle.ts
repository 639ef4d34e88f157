/** Calls back when the browser is idle, within two seconds; the returned function cancels it. */
export function whenIdle(callback: () => unknown): () => void {
  // Safari has no idle callback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: 2_000 });
  return () => window.cancelIdleCallback(handle);
}

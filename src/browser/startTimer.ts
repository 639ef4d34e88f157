/** Calls back after `ms` milliseconds. The returned function cancels, as does disposing the app. */
export function startTimer(disposed: AbortSignal, callback: () => void, ms: number): () => void {
  if (disposed.aborted) return () => undefined;
  const stop = () => {
    clearTimeout(timer);
    disposed.removeEventListener("abort", stop);
  };
  const timer = setTimeout(() => {
    stop();
    callback();
  }, ms);
  disposed.addEventListener("abort", stop);
  return stop;
}

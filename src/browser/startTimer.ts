/** Calls back after `ms` milliseconds, unless the returned function or the end of the app stops it before. */
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

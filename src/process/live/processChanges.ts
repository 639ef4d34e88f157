/** Says that processes on the screen have become others, so that numbers about all of them are asked for again. */
const listeners = new Set<() => void>();

/** Calls the listener with each change; the returned function ends it. */
export function onProcessChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Rows have changed in the store. */
export function noteProcessChanges(): void {
  for (const listener of [...listeners]) listener();
}

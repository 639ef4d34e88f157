import { chunkLoadTimeoutMs } from "#domain/timings";

/** Thrown when a script chunk fails to load or times out, see `chunkLoadTimeoutMs`. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** Unlike with a timeout, hidden tabs do not wait. */
function inNewTask(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  const onMessage = () => {
    port1.close();
    act();
  };
  port1.addEventListener("message", onMessage, { once: true });
  port1.start();
  port2.postMessage(null);
}

/**
 * Loads a chunk of the app. Rejects with a ChunkLoadError if it fails to load or times out. What is done with it starts
 * in a task of its own, so that input comes in between.
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ChunkLoadError("The part did not arrive in time.")),
      chunkLoadTimeoutMs,
    );
    load().then(
      (part) => {
        clearTimeout(timer);
        inNewTask(() => resolve(part));
      },
      (cause: unknown) => {
        clearTimeout(timer);
        reject(new ChunkLoadError("The part could not be loaded.", { cause }));
      },
    );
  });
}

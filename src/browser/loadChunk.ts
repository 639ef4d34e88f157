import { chunkLoadTimeoutMs } from "#domain/timings";
import { nextTask } from "./nextTask";

/** Thrown when a script chunk fails to load or times out, see `chunkLoadTimeoutMs`. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/**
 * Loads a chunk of the app. Rejects with a ChunkLoadError if it fails to load or times out. Resolves in a new task,
 * after the one that evaluated the chunk.
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
        void nextTask().then(() => resolve(part));
      },
      (cause: unknown) => {
        clearTimeout(timer);
        reject(new ChunkLoadError("The part could not be loaded.", { cause }));
      },
    );
  });
}

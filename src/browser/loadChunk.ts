import { chunkLoadTimeoutMs } from "#domain/timings";

/** A script of the app failed to load or timed out, see `chunkLoadTimeoutMs`. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/**
 * Loads a part of the app. The wait ends with a ChunkLoadError when the part fails to load or does not arrive in time.
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
        resolve(part);
      },
      (cause: unknown) => {
        clearTimeout(timer);
        reject(new ChunkLoadError("The part could not be loaded.", { cause }));
      },
    );
  });
}

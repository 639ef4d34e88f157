import type { FileCheck } from "./checkFile";
import type { CheckMessage, CheckRequest } from "./importWorker";

/** Checks a file in a worker. Terminates it and rejects with the signal's reason on abort. */
export function checkInWorker(
  request: CheckRequest,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<FileCheck> {
  return new Promise<FileCheck>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL("./importWorker.ts", import.meta.url), { type: "module" });
    const end = (finish: () => void) => {
      worker.terminate();
      signal.removeEventListener("abort", abort);
      finish();
    };
    const abort = () => end(() => reject(signal.reason));
    signal.addEventListener("abort", abort);
    worker.addEventListener("message", ({ data }: MessageEvent<CheckMessage>) => {
      if ("share" in data) onProgress(data.share);
      else if ("failure" in data) end(() => resolve({ problem: { code: data.failure, params: {} } }));
      else end(() => resolve(data.check));
    });
    worker.addEventListener("error", (event) => end(() => reject(new Error(event.message))));
    worker.postMessage(request);
  });
}

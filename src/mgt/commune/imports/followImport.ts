/** Asks the server how far an import is until it has come to something. */
import { fetchQuery } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { backgroundCall } from "#relay/relay";
import { ApiError } from "#relay/apiError";
import type {
  importOperationsProgressQuery,
  importOperationsProgressQuery$data,
} from "./__generated__/importOperationsProgressQuery.graphql";
import { progressQuery } from "./importOperations";

/** So often, in milliseconds, the server is asked. */
const askEveryMs = 500;

export type ImportProgress = NonNullable<importOperationsProgressQuery$data["importPreview"]>;

/** Resolves once the import neither checks nor stores any more; rejects when the signal ends it. */
export async function followImport(
  environment: Environment,
  id: string,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportProgress> {
  for (;;) {
    const data = await fetchQuery<importOperationsProgressQuery>(
      environment,
      progressQuery,
      { id },
      // Looking on is no use of the session: it may end while a long import runs.
      { networkCacheConfig: { force: true, metadata: { [backgroundCall]: true } } },
    ).toPromise();
    signal.throwIfAborted();
    const progress = data?.importPreview;
    if (!progress) throw new ApiError("not_found");
    if (progress.state !== "CHECKING" && progress.state !== "COMMITTING") return progress;
    onProgress(progress);
    await wait(askEveryMs, signal);
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop);
  });
}

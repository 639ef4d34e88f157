/** Fetches the progress of an import. */
import { fetchQuery } from "react-relay/hooks";
import { Observable, type Environment } from "relay-runtime";
import { ApiError } from "#relay/apiError";
import { inBackground } from "#relay/inBackground";
import { startPolling } from "#relay/polling";
import type {
  importOperationsProgressQuery,
  importOperationsProgressQuery$data,
} from "./__generated__/importOperationsProgressQuery.graphql";
import { progressQuery } from "./importOperations";

/** Time between an answer and the next poll in milliseconds. */
const pollIntervalMs = 500;

export type ImportProgress = NonNullable<importOperationsProgressQuery$data["importPreview"]>;

/** Fetches the state of an import; rejects when the signal aborts. */
export async function fetchProgress(
  environment: Environment,
  id: string,
  signal: AbortSignal,
): Promise<ImportProgress> {
  const data = await fetchQuery<importOperationsProgressQuery>(
    environment,
    progressQuery,
    { id },
    // Polling must not extend the session.
    inBackground,
  ).toPromise();
  signal.throwIfAborted();
  if (!data?.importPreview) throw new ApiError("not_found");
  return data.importPreview;
}

/** Polls an import until the server has checked it; rejects when a poll fails or the signal aborts. */
export function pollImport(
  environment: Environment,
  id: string,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportProgress> {
  const ended = new AbortController();
  const checked = new Promise<ImportProgress>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true, signal: ended.signal });
    const { refresh, stop } = startPolling({
      fetch: () =>
        Observable.from(fetchProgress(environment, id, signal)).do({
          next: (progress) => (progress.state === "CHECKING" ? onProgress(progress) : resolve(progress)),
          error: reject,
        }),
      intervalMs: pollIntervalMs,
    });
    ended.signal.addEventListener("abort", stop);
    refresh();
  });
  return checked.finally(() => ended.abort());
}

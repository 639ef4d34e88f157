/** Fetches the progress of an import. */
import { fetchQuery } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import { inBackground } from "#relay/fetchInBackground";
import { ApiError } from "#relay/apiError";
import type {
  importOperationsProgressQuery,
  importOperationsProgressQuery$data,
} from "./__generated__/importOperationsProgressQuery.graphql";
import { progressQuery } from "./importOperations";

/** Polling interval in milliseconds. */
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

/** Polls an import until the server has checked it; rejects when the signal aborts. */
export async function pollImport(
  environment: Environment,
  id: string,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportProgress> {
  for (;;) {
    const progress = await fetchProgress(environment, id, signal);
    if (progress.state !== "CHECKING") return progress;
    onProgress(progress);
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
    signal.throwIfAborted();
  }
}

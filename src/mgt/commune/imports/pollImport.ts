/** Polls an import until it reaches a result. */
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

/** Resolves once the import neither checks nor commits; rejects when the signal aborts. */
export async function pollImport(
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
      // Polling must not extend the session.
      inBackground,
    ).toPromise();
    signal.throwIfAborted();
    const progress = data?.importPreview;
    if (!progress) throw new ApiError("not_found");
    if (progress.state !== "CHECKING" && progress.state !== "COMMITTING") return progress;
    onProgress(progress);
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
    signal.throwIfAborted();
  }
}

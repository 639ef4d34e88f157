/** Sends an operation with files according to the GraphQL multipart request specification. */
import type { UploadableMap } from "relay-runtime";
import { endpointPaths, type EndpointName } from "#domain/endpoints";
import { appBuildHeader } from "#domain/version";
import { ApiError } from "./apiError";
import { endOf, unlessDisposed, type Network } from "./network";
import {
  callHeaders,
  readAnswer,
  type Answer,
  type PersistedOperation,
  type PostOptions,
  type WireAnswer,
} from "./post";
import { sendBy } from "./send";

/** Reports upload progress in bytes; `total` is the size of the whole request. */
export type OnUploadProgress = (sent: number, total: number) => void;

interface UploadOptions {
  readonly onProgress: OnUploadProgress | undefined;
  readonly signal: AbortSignal;
}

/**
 * Sends a mutation with files, keyed by their path in the variables.
 * Waits for a login like other mutations and then resends the files.
 */
export function upload(
  network: Network,
  endpoint: EndpointName,
  operation: PersistedOperation,
  variables: object,
  files: UploadableMap,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  const body = new FormData();
  const map = Object.fromEntries(Object.keys(files).map((path) => [path, [`variables.${path}`]]));
  body.append("operations", JSON.stringify({ id: operation.params.id, variables }));
  body.append("map", JSON.stringify(map));
  for (const [path, file] of Object.entries(files)) body.append(path, file);
  const end = endOf(network, signal);
  return sendBy(
    network,
    async (token) => {
      const form = postForm(endpoint, body, onProgress, { token, signal: end });
      const received = await unlessDisposed(network, form);
      return readAnswer(network, { endpoint, operation, ...received });
    },
    { repeatable: false, signal },
  );
}

/** Uses XMLHttpRequest, since fetch does not report upload progress. */
function postForm(
  endpoint: EndpointName,
  body: FormData,
  onProgress: OnUploadProgress | undefined,
  { signal, ...options }: PostOptions,
): Promise<Pick<WireAnswer, "status" | "build" | "text">> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    call.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(loaded, total));
    call.addEventListener("load", () => {
      const build = call.getResponseHeader(appBuildHeader);
      resolve({ status: call.status, build, text: call.responseText });
    });
    call.addEventListener("error", () => reject(new ApiError("unreachable")));
    call.addEventListener("abort", () => reject(signal?.reason ?? new ApiError("unreachable")));
    call.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
    signal?.addEventListener("abort", abort);
    call.open("POST", endpointPaths[endpoint]);
    for (const [name, value] of Object.entries(callHeaders(options))) call.setRequestHeader(name, value);
    call.send(body);
  });
}

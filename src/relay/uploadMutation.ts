/** Mutations that carry a file, as the GraphQL multipart request specification has it. */
import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
} from "relay-runtime";
import { endpointPaths, type EndpointName } from "#domain/endpoints";
import { ApiError } from "./apiError";
import { endOf, whileInUse, type Network } from "./network";
import { callHeaders, readAnswer, type Answer, type PersistedOperation, type PostOptions } from "./post";
import { sendBy } from "./send";

export interface UploadOptions {
  /** Called while bytes leave the browser; `total` is the size of the whole request. */
  readonly onProgress?: (sent: number, total: number) => void;
  /** Ends the upload; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** A file and where in the variables it belongs, such as `input.file`. */
export interface UploadedFile {
  readonly path: string;
  readonly file: File;
}

/**
 * Sends a mutation with a file and puts the answer into the store. A dead session lets it wait for the login and then
 * sends the file again; throws an ApiError as other mutations do.
 */
export async function uploadMutation<TMutation extends MutationParameters>(
  network: Network,
  endpoint: EndpointName,
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: TMutation["variables"],
  upload: UploadedFile,
  options: UploadOptions = {},
): Promise<TMutation["response"]> {
  const request = getRequest(mutation);
  const { data, failures } = await sendBy(
    network,
    (token) =>
      whileInUse(
        network,
        postFile(endpoint, request, variables, upload, {
          ...options,
          token,
          signal: endOf(network, options.signal),
        }),
      ),
    { repeatable: false, signal: options.signal },
  );
  const [failure] = failures;
  if (failure) throw failure.error;
  environment.commitPayload(createOperationDescriptor(request, variables), data);
  return data;
}

/** Fetch tells nothing of how far an upload is; hence the older way. */
function postFile(
  endpoint: EndpointName,
  operation: PersistedOperation,
  variables: object,
  { path, file }: UploadedFile,
  { onProgress, signal, ...options }: UploadOptions & PostOptions,
): Promise<Answer> {
  const body = new FormData();
  body.append("operations", JSON.stringify({ id: operation.params.id, variables }));
  body.append("map", JSON.stringify({ file: [`variables.${path}`] }));
  body.append("file", file);
  return new Promise<Answer>((resolve, reject) => {
    signal?.throwIfAborted();
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    const settle = (finish: () => void) => () => {
      signal?.removeEventListener("abort", abort);
      finish();
    };
    call.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(loaded, total));
    call.addEventListener(
      "load",
      settle(() => {
        try {
          resolve(readAnswer(call.status, call.responseText));
        } catch (error) {
          reject(error);
        }
      }),
    );
    call.addEventListener(
      "error",
      settle(() => reject(new ApiError("unreachable"))),
    );
    call.addEventListener(
      "abort",
      settle(() => reject(signal?.reason ?? new ApiError("unreachable"))),
    );
    signal?.addEventListener("abort", abort);
    call.open("POST", endpointPaths[endpoint]);
    for (const [name, value] of Object.entries(callHeaders(options))) call.setRequestHeader(name, value);
    call.send(body);
  });
}

/** One HTTP call to an endpoint, without Relay's runtime, since login and start-up use it as well. */
import { ApiError, hasCode, isOutage, toApiError } from "./apiError";
import { endpointPaths, type EndpointName } from "#domain/endpoints";
import { appBuildHeader } from "#domain/version";
import { toContractMismatch, toMissingField } from "./contractMismatch";
import { endOf, unlessDisposed, type Network } from "./network";

/** The part of Relay's artifacts that identifies an operation. */
export interface PersistedOperation {
  readonly params: { readonly id?: string | null; readonly name: string };
}

export interface PostOptions {
  readonly token: string | null;
  /** Polling and the like, which does not count as use of the session. */
  readonly background?: boolean;
  readonly signal?: AbortSignal;
  /** Send cookies: only logins carry the cookie by which an account recognises the browser. */
  readonly cookies?: boolean;
  /** Complete the call even if the page is left, unless its body is too long for that. */
  readonly keepalive?: boolean;
}

/** Browsers allow 64 KiB of keepalive bodies; a character takes at most four bytes. */
const keepaliveMaxLength = 16_000;

/** A field that was refused or failed; it is null in the data. */
export interface FieldFailure {
  readonly path: (string | number)[];
  readonly error: ApiError;
}

/** A response with at least some data. */
export interface Answer {
  readonly data: Readonly<Record<string, unknown>>;
  readonly failures: readonly FieldFailure[];
}

/** A raw response and its request. */
export interface WireAnswer {
  readonly endpoint: EndpointName;
  readonly operation: PersistedOperation;
  readonly status: number;
  /** Value of the header `appBuildHeader`. */
  readonly build: string | null;
  readonly text: string;
}

/** A proxy responds with one of these if the server behind it is down or restarting. */
const unreachableStatuses = new Set([502, 503, 504]);

/** Characters that are valid in the header. Sending a stored text with others would throw. */
const tokenForm = /^[\x21-\x7e]{1,8000}$/;

/** Headers of every call, for any transport. */
export function callHeaders(options: PostOptions): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: "application/graphql-response+json, application/json",
  };
  if (options.token !== null) {
    if (!tokenForm.test(options.token)) throw new ApiError("unauthorized");
    headers.Authorization = `Bearer ${options.token}`;
  }
  if (options.background) headers["X-Background"] = "1";
  return headers;
}

async function request(
  network: Network,
  endpoint: EndpointName,
  body: string,
  options: PostOptions,
): Promise<Pick<WireAnswer, "status" | "build" | "text">> {
  const headers = { ...callHeaders(options), "Content-Type": "application/json" };
  try {
    const response = await network.fetch(endpointPaths[endpoint], {
      method: "POST",
      headers,
      body,
      signal: endOf(network, options.signal),
      credentials: options.cookies ? "same-origin" : "omit",
      cache: "no-store",
      keepalive: options.keepalive === true && body.length < keepaliveMaxLength,
    });
    // The connection may also break while the body arrives, for example because the page is left.
    const { status, headers: received } = response;
    return { status, build: received.get(appBuildHeader), text: await response.text() };
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError("unreachable", {}, { cause });
  }
}

function parse(text: string): { data?: unknown; errors?: unknown } {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null) return parsed;
  } catch {
    // Falls through: not a response of this server.
  }
  throw new ApiError("unexpected_answer");
}

function pathOf(wire: unknown): (string | number)[] {
  const path = typeof wire === "object" && wire !== null && "path" in wire ? wire.path : undefined;
  if (!Array.isArray(path)) return [];
  return path.filter((step) => typeof step === "string" || typeof step === "number");
}

/** Whether every field of the data failed: a null root field means failure, nullable or not. */
function hasFailedWhole(data: object, failures: readonly FieldFailure[]): boolean {
  return failures.length > 0 && Object.values(data).every((value) => value === null);
}

/**
 * Sends a persisted operation. Throws an ApiError if no data arrived: `unreachable`
 * without a response, `database_unavailable` if only the database is down,
 * `contract_mismatch` if the operation does not fit the server's schema,
 * `unexpected_answer` if the response is not GraphQL, else the code of the first error.
 */
export async function post(
  network: Network,
  endpoint: EndpointName,
  operation: PersistedOperation,
  variables: object,
  options: PostOptions,
): Promise<Answer> {
  const body = JSON.stringify({ id: operation.params.id, variables });
  const answer = request(network, endpoint, body, options).then((received) =>
    readAnswer(network, { endpoint, operation, ...received }),
  );
  return unlessDisposed(network, answer);
}

/** The reason for such a status: our server reports an unavailable database, a proxy does not. */
function outageOf(text: string): ApiError {
  try {
    const { errors } = parse(text);
    const [first] = (Array.isArray(errors) ? errors : []).map(toApiError).filter(isOutage);
    if (first) return first;
  } catch {
    // Not a response of this server.
  }
  return new ApiError("unreachable");
}

/** Parses a response and compares its build with the page's; throws like `post`. */
export function readAnswer({ release }: Network, received: WireAnswer): Answer {
  const { status, build, text } = received;
  release.noteBuild(build);
  if (unreachableStatuses.has(status)) throw outageOf(text);
  const { data, errors } = parse(text);
  const failures = (Array.isArray(errors) ? errors : []).map((wire: unknown) => ({
    path: pathOf(wire),
    error: toMissingField(received, wire) ?? toApiError(wire),
  }));
  if (typeof data === "object" && data !== null && !hasFailedWhole(data, failures)) {
    return { data: { ...data }, failures };
  }
  const [error = new ApiError("unexpected_answer")] = failures.map((failure) => failure.error);
  if (hasCode(error, "unknown_operation")) {
    throw new ApiError(error.code, { server: release.noteUnknownOperation(error.params.version) });
  }
  throw toContractMismatch(received, data, errors) ?? error;
}

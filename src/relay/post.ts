/** One HTTP call to an endpoint, without Relay's runtime: the login and the start-up use it as well. */
import { ApiError, isOutage, toApiError } from "./apiError";
import { endpointPaths, type EndpointName } from "#domain/endpoints";
import { endOf, whileInUse, type Network } from "./network";

/** What Relay's artifacts carry of an operation. */
export interface PersistedOperation {
  readonly params: { readonly id?: string | null; readonly name: string };
}

export interface PostOptions {
  readonly token: string | null;
  /** Polling and the like, which does not count as use of the session. */
  readonly background?: boolean;
  readonly signal?: AbortSignal;
  /** The browser is known to the account by a cookie, which only logins carry. */
  readonly cookies?: boolean;
  /** The call goes on when the page is left, unless it is too long for that. */
  readonly keepalive?: boolean;
}

/** Browsers keep at most 64 KiB alive; a character takes at most four bytes. */
const keepaliveMaxLength = 16_000;

/** A field that was refused or failed; it is null in the data. */
export interface FieldFailure {
  readonly path: (string | number)[];
  readonly error: ApiError;
}

/** An answer in which at least some data arrived. */
export interface Answer {
  readonly data: Readonly<Record<string, unknown>>;
  readonly failures: readonly FieldFailure[];
}

/** A proxy in front of a server that is down or restarting answers with one of these. */
const unreachableStatuses = new Set([502, 503, 504]);

/** What the header can carry; a stored text of another form was never a token, and sending it would fail. */
const tokenForm = /^[\x21-\x7e]{1,8000}$/;

/** Headers of every call, whatever carries it. */
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
): Promise<Response> {
  const headers = { ...callHeaders(options), "Content-Type": "application/json" };
  try {
    return await network.fetch(endpointPaths[endpoint], {
      method: "POST",
      headers,
      body,
      signal: endOf(network, options.signal),
      credentials: options.cookies ? "same-origin" : "omit",
      cache: "no-store",
      keepalive: options.keepalive === true && body.length < keepaliveMaxLength,
    });
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
    // Falls through: an answer that is not ours.
  }
  throw new ApiError("unexpected_answer");
}

function pathOf(wire: unknown): (string | number)[] {
  const path = typeof wire === "object" && wire !== null && "path" in wire ? wire.path : undefined;
  if (!Array.isArray(path)) return [];
  return path.filter((step) => typeof step === "string" || typeof step === "number");
}

/** Where nothing but failed fields came: a nullable root field is as gone as one that is not. */
function hasFailedWhole(data: object, failures: readonly FieldFailure[]): boolean {
  return failures.length > 0 && Object.values(data).every((value) => value === null);
}

/**
 * Sends a persisted operation. Throws an ApiError when nothing of the data arrived: `unreachable` without an answer,
 * `database_unavailable` where the server is there and its database is not, `unexpected_answer` for one that is not
 * GraphQL, else the code of the first error.
 */
export async function post(
  network: Network,
  endpoint: EndpointName,
  operation: PersistedOperation,
  variables: object,
  options: PostOptions,
): Promise<Answer> {
  const body = JSON.stringify({ id: operation.params.id, variables });
  const answer = request(network, endpoint, body, options).then(async (response) =>
    readAnswer(response.status, await response.text()),
  );
  return whileInUse(network, answer);
}

/** Why there is no answer behind such a status: our server says so where the database is away, a proxy does not. */
function outageOf(text: string): ApiError {
  try {
    const { errors } = parse(text);
    const [first] = (Array.isArray(errors) ? errors : []).map(toApiError).filter(isOutage);
    if (first) return first;
  } catch {
    // Not ours.
  }
  return new ApiError("unreachable");
}

/** Reads what has come back; throws as `post` does. */
export function readAnswer(status: number, text: string): Answer {
  if (unreachableStatuses.has(status)) throw outageOf(text);
  const { data, errors } = parse(text);
  const failures = (Array.isArray(errors) ? errors : []).map((wire: unknown) => ({
    path: pathOf(wire),
    error: toApiError(wire),
  }));
  if (typeof data !== "object" || data === null || hasFailedWhole(data, failures)) {
    throw failures[0]?.error ?? new ApiError("unexpected_answer");
  }
  return { data: { ...data }, failures };
}

/** Outgoing POST requests. Any HTTP status is a result, not an error. */
import { sendRequest, codeOf, TargetFailure, type OutgoingCall } from "./fetchTarget";
import { readUpTo } from "./readUpTo";

/** A POST request and its limits. */
export interface TargetPost extends OutgoingCall {
  /** JSON text. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Maximum number of response bytes to read. */
  readonly maxBytes: number;
  /** Total timeout in milliseconds. */
  readonly timeoutMs: number;
  /** Aborts the request. */
  readonly signal: AbortSignal;
}

/** The response of a target. */
export interface TargetResponse {
  readonly status: number;
  /** The body as far as it was read. Invalid UTF-8 is replaced; empty if the response is compressed. */
  readonly text: string;
  /** Whether the response was longer than the limit. */
  readonly isTruncated: boolean;
}

/** Why there is no response. */
export type PostFailure =
  | { readonly kind: "refused" | "timeout" }
  | { readonly kind: "stopped" }
  | {
      readonly kind: "broken";
      /** Code of the connection error, e.g. ECONNREFUSED. */
      readonly detail: string;
    };

/** Sends a POST request. Redirects are returned, not followed. Never rejects. */
export async function postTarget(post: TargetPost): Promise<TargetResponse | PostFailure> {
  const timeout = AbortSignal.timeout(post.timeoutMs);
  const signal = AbortSignal.any([timeout, post.signal]);
  const headers = {
    ...post.headers,
    "Content-Type": "application/json",
    Accept: "application/json, */*;q=0.1",
  };
  try {
    const answer = await sendRequest(post, { method: "POST", headers, body: post.body }, signal);
    const abort = () => answer.destroy(new Error("The request timed out."));
    signal.addEventListener("abort", abort);
    try {
      const { bytes, isTruncated } = await readUpTo(answer, post.maxBytes);
      const isPlain = (answer.headers["content-encoding"] ?? "identity") === "identity";
      return { status: answer.statusCode ?? 0, text: isPlain ? bytes.toString("utf8") : "", isTruncated };
    } finally {
      signal.removeEventListener("abort", abort);
      answer.destroy();
    }
  } catch (error) {
    if (error instanceof TargetFailure) return { kind: "refused" };
    if (post.signal.aborted) return { kind: "stopped" };
    if (timeout.aborted) return { kind: "timeout" };
    return { kind: "broken", detail: codeOf(error) };
  }
}

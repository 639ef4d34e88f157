/** Calls that deliver something: a POST whose status and answer are of interest, whatever they are. */
import { ask, codeOf, TargetFailure, type OutgoingCall } from "./fetchTarget";

/** What to send. */
export interface TargetPost extends OutgoingCall {
  /** JSON text. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Most bytes of the answer that are read. */
  readonly maxBytes: number;
  /** Milliseconds from start to end. */
  readonly timeoutMs: number;
  /** Breaks the call off. */
  readonly signal: AbortSignal;
}

/** What came back. */
export interface TargetAnswer {
  readonly status: number;
  /** As far as it was read; what is no UTF-8 is replaced, and what is compressed is left out. */
  readonly text: string;
  /** There was more than was read. */
  readonly isCut: boolean;
}

/** Why no answer came. */
export type PostFailure =
  | { readonly kind: "refused" | "timeout" }
  | { readonly kind: "stopped" }
  | {
      readonly kind: "broken";
      /** What the connection says, e.g. ECONNREFUSED. */
      readonly detail: string;
    };

/** Sends with POST; a redirect is an answer like any other. Never rejects. */
export async function postTarget(post: TargetPost): Promise<TargetAnswer | PostFailure> {
  const timeout = AbortSignal.timeout(post.timeoutMs);
  const signal = AbortSignal.any([timeout, post.signal]);
  const headers = {
    ...post.headers,
    "Content-Type": "application/json",
    Accept: "application/json, */*;q=0.1",
  };
  try {
    const answer = await ask(post, { method: "POST", headers, body: post.body }, signal);
    const abort = () => answer.destroy(new Error("Out of time."));
    signal.addEventListener("abort", abort);
    try {
      const { bytes, isCut } = await readSome(answer, post.maxBytes);
      const isPlain = (answer.headers["content-encoding"] ?? "identity") === "identity";
      return { status: answer.statusCode ?? 0, text: isPlain ? bytes.toString("utf8") : "", isCut };
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

async function readSome(
  answer: AsyncIterable<Buffer>,
  maxBytes: number,
): Promise<{ readonly bytes: Buffer; readonly isCut: boolean }> {
  const chunks: Buffer[] = [];
  let byteSize = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    byteSize += chunk.length;
    if (byteSize > maxBytes) return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isCut: true };
  }
  return { bytes: Buffer.concat(chunks), isCut: false };
}

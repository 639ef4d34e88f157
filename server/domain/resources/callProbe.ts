/** Makes the call of a connection test, with the rules for outgoing calls. */
import { TLSSocket } from "node:tls";
import { connectionTestTimeoutMs } from "#domain/timings";
import { codeOf, sendRequest, TargetFailure } from "#server/outgoing/fetchTarget";
import { readUpTo } from "#server/outgoing/readUpTo";
import type { ConnectionTestOutcome, Probe, ProbeFinding } from "./probes";

/** Result of a connection test. */
export interface ConnectionTestResult {
  readonly outcome: ConnectionTestOutcome;
  /** Method and address without query and credentials. */
  readonly target: string;
  /** `null` if there was no answer. */
  readonly httpStatus: number | null;
  readonly durationMs: number;
  /** End of the server's certificate; `null` without TLS or connection. */
  readonly tlsExpiresAt: Date | null;
  /** Technical cause; `null` if there is none. */
  readonly detail: string | null;
}

/** Limits and headers of the call. */
export interface ProbeCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly allowedTargets: readonly string[];
  /** Aborts the call. */
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

/** Sufficient for discovery documents. */
const contentMaxBytes = 65_536;

/** Calls the address and evaluates the answer. Never rejects. */
export async function callProbe(
  { method, url, readsContent, evaluate }: Probe,
  { headers, allowedTargets, signal, timeoutMs = connectionTestTimeoutMs }: ProbeCall,
): Promise<ConnectionTestResult> {
  const startedAt = performance.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([timeout, signal]);
  const resultOf = (
    { outcome, detail }: ProbeFinding,
    httpStatus: number | null,
    tlsExpiresAt: Date | null,
  ) => ({
    outcome,
    target: `${method} ${withoutQuery(url)}`,
    httpStatus,
    durationMs: Math.round(performance.now() - startedAt),
    tlsExpiresAt,
    detail: detail ?? null,
  });
  try {
    const accept = { Accept: readsContent ? "application/json" : "*/*" };
    const request = { method, headers: { ...headers, ...accept } };
    const answer = await sendRequest({ url, allowedTargets }, request, either);
    const abort = () => answer.destroy(new Error("The request timed out."));
    either.addEventListener("abort", abort);
    try {
      const [status, tlsExpiresAt] = [answer.statusCode ?? 0, certificateEndOf(answer.socket)];
      const content = readsContent ? await readUpTo(answer, contentMaxBytes) : null;
      return resultOf(evaluate(status, content?.bytes.toString("utf8") ?? ""), status, tlsExpiresAt);
    } finally {
      either.removeEventListener("abort", abort);
      answer.destroy();
    }
  } catch (error) {
    return resultOf(failureOf(error, timeout.aborted), null, null);
  }
}

/** Returns the expiry of the peer certificate of a connection. */
export function certificateEndOf(socket: unknown): Date | null {
  if (!(socket instanceof TLSSocket)) return null;
  const end = new Date(socket.getPeerCertificate().valid_to);
  return Number.isNaN(end.getTime()) ? null : end;
}

const tlsCode =
  /^(?:CERT_|CRL_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|EPROTO$|HOSTNAME_MISMATCH$|INVALID_(?:CA|PURPOSE)$)/;

function failureOf(error: unknown, isTimeout: boolean): ProbeFinding {
  if (error instanceof TargetFailure) return { outcome: "ADDRESS_REFUSED" };
  if (isTimeout) return { outcome: "TIMEOUT" };
  const detail = codeOf(error);
  if (tlsCode.test(detail)) return { outcome: "TLS_FAILED", detail };
  return { outcome: detail.startsWith("HPE_") ? "UNEXPECTED_ANSWER" : "UNREACHABLE", detail };
}

function withoutQuery(text: string): string {
  if (!URL.canParse(text)) return "";
  const { origin, pathname } = new URL(text);
  return origin + pathname;
}

/**
 * Outgoing HTTP requests: http and https only, no redirects, and no private addresses unless the operator allows them.
 * Addresses are checked when the connection is made, which prevents DNS rebinding.
 */
import { lookup as lookUp, type LookupAddress } from "node:dns";
import { open, rm } from "node:fs/promises";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseAllowedTarget } from "#server/allowedTargets";
import { contains, blockListOf, classifyAddress } from "./addresses";

const timeoutMs = 30_000;

/** A request with its target file and limits. */
export interface TargetRequest {
  readonly url: string;
  /** Entries of ALLOWED_TARGETS. */
  readonly allowedTargets: readonly string[];
  /** Maximum response size in bytes. */
  readonly maxBytes: number;
  /** File to write. Must not exist yet; created with mode 0600. */
  readonly path: string;
  /** Total timeout in milliseconds. Default: 30 seconds. */
  readonly timeoutMs?: number;
}

/** Thrown if a request was refused or failed. */
export class TargetFailure extends Error {
  override readonly name = "TargetFailure";

  /**
   * @param reason refused: the address is not allowed; failed: the request failed or the response is unusable
   * @param detail short language-neutral cause, e.g. "HTTP 404"; never contains any part of the address
   */
  constructor(
    readonly reason: "refused" | "failed",
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}

/**
 * Downloads a URL with GET into a file and returns its size in bytes. An incomplete file is deleted.
 * @throws TargetFailure
 */
export async function fetchTarget(target: TargetRequest): Promise<number> {
  const signal = AbortSignal.timeout(target.timeoutMs ?? timeoutMs);
  let byteSize = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      byteSize += chunk.length;
      done(byteSize > target.maxBytes ? tooLarge(target) : null, chunk);
    },
  });
  try {
    const answer = await sendRequest(
      target,
      { method: "GET", headers: { Accept: "text/csv, */*;q=0.1" } },
      signal,
    );
    try {
      checkResponse(answer, target);
      // Created before the transfer can fail, so that the cleanup always finds it.
      const file = await open(target.path, "wx", 0o600);
      await pipeline(answer, counted, file.createWriteStream(), { signal });
    } finally {
      answer.destroy();
    }
    return byteSize;
  } catch (error) {
    await rm(target.path, { force: true });
    if (error instanceof TargetFailure) throw error;
    if (signal.aborted) throw new TargetFailure("failed", "Timeout");
    throw new TargetFailure("failed", codeOf(error));
  }
}

/** Target of an outgoing request. */
export interface OutgoingCall {
  readonly url: string;
  /** Entries of ALLOWED_TARGETS. */
  readonly allowedTargets: readonly string[];
}

/** Method, headers and body of an outgoing request. */
export interface OutgoingContent {
  readonly method: "GET" | "HEAD" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  /** Text. No body if absent. */
  readonly body?: string;
}

/**
 * Sends a request under the rules of this module. Resolves when status and headers have arrived.
 * @throws TargetFailure if the address is refused, otherwise the connection error
 */
export function sendRequest(
  target: OutgoingCall,
  { method, headers, body }: OutgoingContent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = readUrl(target.url);
  const isAllowed = addressPolicy(url, target.allowedTargets);
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  // Literal addresses skip the lookup, so they are checked here.
  if (isIP(literal) !== 0 && !isAllowed(literal)) throw refusedAddress();
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = send(
      url,
      {
        agent: false,
        signal,
        method,
        lookup: guardedLookup(isAllowed),
        headers: { ...headers, "Accept-Encoding": "identity" },
      },
      resolve,
    );
    // Errors after the response, or repeated errors, have no effect but must not crash the process.
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !["http:", "https:"].includes(url.protocol)) throw refusedAddress();
  return url;
}

/** Returns a predicate that decides whether an address may be called for this URL. */
function addressPolicy(url: URL, entries: readonly string[]): (address: string) => boolean {
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const targets = entries.map(parseAllowedTarget);
  const isNamed = targets.some(
    (entry) => entry?.kind === "host" && entry.host === url.hostname && entry.port === port,
  );
  const networks = blockListOf(
    targets.flatMap((entry) => (entry?.kind === "network" ? [[entry.address, entry.bits] as const] : [])),
  );
  return (address) => {
    const reach = classifyAddress(address);
    return reach === "public" || (reach === "private" && (isNamed || contains(networks, address)));
  };
}

function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, []);
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (first === undefined) return callback(refusedAddress(), []);
      if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

function checkResponse({ statusCode, headers }: IncomingMessage, target: TargetRequest): void {
  if (statusCode !== 200) throw new TargetFailure("failed", `HTTP ${statusCode}`);
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding !== "identity") throw new TargetFailure("failed", `Content-Encoding ${encoding.slice(0, 20)}`);
  if (Number(headers["content-length"] ?? 0) > target.maxBytes) throw tooLarge(target);
}

function tooLarge({ maxBytes }: TargetRequest): TargetFailure {
  return new TargetFailure("failed", `> ${Math.floor(maxBytes / 1_048_576)} MB`);
}

function refusedAddress(): TargetFailure {
  return new TargetFailure("refused", "address");
}

/** Returns the code of a connection error, e.g. ECONNREFUSED, or "error" if it has none. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "error";
}

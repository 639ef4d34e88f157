/**
 * Calls from this server to others: http and https, no redirects, and no address
 * inside that the operator has not named. Addresses are judged when the connection is made, so that a name that answers
 * differently the second time gains nothing.
 */
import { lookup as lookUp, type LookupAddress } from "node:dns";
import { open, rm } from "node:fs/promises";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { readAllowedTarget } from "#server/allowedTargets";
import { contains, listOf, reachOf } from "./addresses";

const timeoutMs = 30_000;

/** What to fetch and how much of it. */
export interface TargetRequest {
  readonly url: string;
  /** Entries of ALLOWED_TARGETS. */
  readonly allowedTargets: readonly string[];
  /** Most bytes of the answer. */
  readonly maxBytes: number;
  /** File to write, which must not exist; readable by this account only. */
  readonly path: string;
  /** Milliseconds from start to end; 30 seconds unless given. */
  readonly timeoutMs?: number;
}

/** Why nothing was fetched. */
export class TargetFailure extends Error {
  override readonly name = "TargetFailure";

  /**
   * @param reason refused: the server does not call this address; failed: it did, and the answer is not of use
   * @param detail what happened, short and in no language, e.g. "HTTP 404"; never part of the address
   */
  constructor(
    readonly reason: "refused" | "failed",
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}

/**
 * Fetches with GET into a file; answers its size in bytes. Nothing is left of an answer that is not whole.
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
    const answer = await ask(target, { method: "GET", headers: { Accept: "text/csv, */*;q=0.1" } }, signal);
    try {
      checkAnswer(answer, target);
      // Made before anything can fail, so that it is there to be removed.
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

/** A call of any kind. */
export interface OutgoingCall {
  readonly url: string;
  /** Entries of ALLOWED_TARGETS. */
  readonly allowedTargets: readonly string[];
}

/** What else is sent. */
export interface OutgoingContent {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  /** Text; left out: none. */
  readonly body?: string;
}

/**
 * Makes a call under the rules for all of them; answers once status and headers have come.
 * @throws TargetFailure where the address is refused, else what the connection says
 */
export function ask(
  target: OutgoingCall,
  { method, headers, body }: OutgoingContent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = readUrl(target.url);
  const isAllowed = allowance(url, target.allowedTargets);
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  // A literal address is never looked up.
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
    // One that comes after the answer, or a second one, changes nothing, and must not end the process.
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !["http:", "https:"].includes(url.protocol)) throw refusedAddress();
  return url;
}

/** Whether an address may be called for the sake of this URL. */
function allowance(url: URL, entries: readonly string[]): (address: string) => boolean {
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const targets = entries.map(readAllowedTarget);
  const isNamed = targets.some(
    (entry) => entry?.kind === "host" && entry.host === url.hostname && entry.port === port,
  );
  const networks = listOf(
    targets.flatMap((entry) => (entry?.kind === "network" ? [[entry.address, entry.bits] as const] : [])),
  );
  return (address) => {
    const reach = reachOf(address);
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

function checkAnswer({ statusCode, headers }: IncomingMessage, target: TargetRequest): void {
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

/** What a connection says of itself, e.g. ECONNREFUSED. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "error";
}

/** Calls whose document a foreign backend refuses: sends them again without the fields that its schema lacks. */
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import type { Answer } from "#server/graphql/endpoint";
import { reduceDocument, type ReducedDocument } from "#server/graphql/reducedDocuments";
import { isEventStream } from "./backendConnection";

/** Length of the longest refusal that is read. Longer responses are forwarded as they arrive. */
const refusalMaxBytes = 64 * 1_024;

/** Reductions of one document at most: a server may report its errors in several rounds. */
const reductionsMax = 4;

const decoders = new Map([
  ["gzip", promisify(gunzip)],
  ["deflate", promisify(inflate)],
  ["br", promisify(brotliDecompress)],
]);

/** Whether a response may be a refusal: status 400, or 200 in the media type that has no other statuses for them. */
function mayRefuse({ statusCode, headers }: IncomingMessage): boolean {
  return (
    statusCode === 400 || (statusCode === 200 && /^application\/json\b/i.test(headers["content-type"] ?? ""))
  );
}

/** Reads the start of a response that may be a refusal. Undefined if nothing was read. */
export async function readStart(incoming: IncomingMessage): Promise<Buffer | undefined> {
  if (!mayRefuse(incoming)) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    chunks.push(Buffer.from(chunk));
    length += chunk.length;
    if (length > refusalMaxBytes) break;
  }
  return Buffer.concat(chunks);
}

/** Parses a response that was read as a whole; undefined if that is not possible. */
async function parseStart(incoming: IncomingMessage, start: Buffer): Promise<unknown> {
  if (!incoming.readableEnded) return undefined;
  const encoding = incoming.headers["content-encoding"];
  const decode = encoding === undefined ? undefined : decoders.get(encoding);
  try {
    return JSON.parse((decode ? await decode(start) : start).toString("utf8"));
  } catch {
    return undefined;
  }
}

export interface RefusedCall {
  readonly incoming: IncomingMessage;
  /** What was read of the response. */
  readonly start: Buffer | undefined;
  /** The document that was sent. */
  readonly document: string;
}

/**
 * Sends a refused document again without what the backend refuses.
 * @param send sends a call with this document; its response must not be compressed
 * @param onReduced called with the backend's messages
 * @returns the answer, or the stream of a subscription; null if the response is no refusal, or all would be left out
 */
export async function sendReduced(
  { incoming, start, document }: RefusedCall,
  send: (document: string) => Promise<IncomingMessage>,
  onReduced: (reasons: readonly string[]) => void,
): Promise<Answer | IncomingMessage | null> {
  if (start === undefined) return null;
  const reductions: ReducedDocument[] = [];
  let answer = await parseStart(incoming, start);
  let status = 0;
  while (reductions.length < reductionsMax) {
    const reduced = reduceDocument(reductions.at(-1)?.text ?? document, answer);
    if (reduced === null) break;
    reductions.push(reduced);
    onReduced(reduced.reasons);
    const response = await send(reduced.text);
    if (isEventStream(response)) return response;
    answer = JSON.parse(await text(response));
    status = response.statusCode ?? 502;
  }
  if (reductions.length === 0) return null;
  for (const { complete } of reductions.toReversed()) answer = complete(answer);
  return { status, body: JSON.stringify(answer) };
}

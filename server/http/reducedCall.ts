/** Retries calls whose document a foreign backend refuses, without the fields that its schema lacks. */
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import type { Answer } from "#server/graphql/endpoint";
import { reduceDocument, type ReducedDocument } from "#server/graphql/reducedDocuments";
import { isEventStream } from "./backendConnection";

/** Maximum length of a refusal. Longer responses are forwarded unread. */
const refusalMaxBytes = 64 * 1_024;

/** Maximum length of a decompressed refusal; longer ones are forwarded. */
const unpackedRefusalMaxBytes = 1_024 * 1_024;

/**
 * Maximum length of the answer to a reduced document, compressed and decompressed. Unlike other answers, it is
 * buffered.
 */
export const reducedAnswerMaxBytes = 16 * 1_024 * 1_024;

/** Maximum number of reductions per document. Some servers report their errors in several rounds. */
const reductionsMax = 4;

const decoders = new Map([
  ["gzip", promisify(gunzip)],
  ["deflate", promisify(inflate)],
  ["br", promisify(brotliDecompress)],
]);

/** Whether a response may be a refusal: status 400, or 200 in the media type that does not use other statuses. */
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

/** Decompresses a body if needed. Throws if it is malformed or exceeds the limit. */
async function unpack({ headers }: IncomingMessage, body: Buffer, maxOutputLength: number): Promise<Buffer> {
  const decode = decoders.get(headers["content-encoding"] ?? "");
  return decode ? decode(body, { maxOutputLength }) : body;
}

/** Parses a response that was buffered completely; undefined if it cannot be parsed. */
async function parseStart(incoming: IncomingMessage, start: Buffer): Promise<unknown> {
  if (!incoming.readableEnded) return undefined;
  try {
    return JSON.parse((await unpack(incoming, start, unpackedRefusalMaxBytes)).toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Reads and parses the answer to a reduced document. Throws if it is too long or not JSON. */
async function readReduced(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    chunks.push(Buffer.from(chunk));
    length += chunk.length;
    if (length > reducedAnswerMaxBytes)
      throw new Error("The backend's answer to a reduced document is too long.");
  }
  return JSON.parse((await unpack(incoming, Buffer.concat(chunks), reducedAnswerMaxBytes)).toString("utf8"));
}

export interface RefusedCall {
  readonly incoming: IncomingMessage;
  /** The bytes read from the response. */
  readonly start: Buffer | undefined;
  /** The document that was sent. */
  readonly document: string;
}

/**
 * Resends a refused document without the refused selections.
 * @param send sends a call with this document
 * @param onReduced called with the coordinates of the removed selections
 * @returns the answer, or the stream of a subscription; null if the response is not a refusal, or nothing would remain
 */
export async function sendReduced(
  { incoming, start, document }: RefusedCall,
  send: (document: string) => Promise<IncomingMessage>,
  onReduced: (coordinates: readonly string[]) => void,
): Promise<Answer | IncomingMessage | null> {
  if (start === undefined) return null;
  const reductions: ReducedDocument[] = [];
  let answer = await parseStart(incoming, start);
  let status = 0;
  while (reductions.length < reductionsMax) {
    const reduced = reduceDocument(reductions.at(-1)?.text ?? document, answer);
    if (reduced === null) break;
    reductions.push(reduced);
    onReduced(reduced.coordinates);
    const response = await send(reduced.text);
    if (isEventStream(response)) return response;
    answer = await readReduced(response);
    status = response.statusCode ?? 502;
  }
  if (reductions.length === 0) return null;
  for (const { complete } of reductions.toReversed()) answer = complete(answer);
  return { status, body: JSON.stringify(answer) };
}

/**
 * Calls with a file (graphql-multipart-request-spec): the parts `operations` and `map`, then exactly one file, which is
 * streamed.
 */
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import Busboy, { type BusboyInstance } from "@fastify/busboy";
import { cutText } from "#domain/cutText";
import { exceedsJsonDepth } from "#server/jsonNesting";
import { jsonBodyMaxBytes, jsonBodyMaxDepth } from "#server/graphql/limits";
import { discard } from "./body";
import { badRequest, type Refused } from "./refusal";

const fileNameMaxLength = 255;

/** A call that was parsed up to its file. */
export interface MultipartCall {
  /** The decoded `operations` part, with null in place of the file. */
  readonly params: object;
  /** Path of the file within `params`. */
  readonly variablePath: readonly string[];
  /** The file. Must be read to its end or destroyed; errors if the body is truncated. */
  readonly file: Readable;
  /** File name from the client, sanitized. */
  readonly fileName: string;
  /** Media type as declared by the client. */
  readonly mediaType: string;
  /** Resolves when the body has ended correctly after the file; await it after reading the file. */
  readonly end: Promise<void>;
  /** Stops parsing and discards the rest of the body, so that the client can read the response. */
  readonly stop: () => void;
}

/** Whether the request has a multipart body. */
export function isMultipart({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(headers["content-type"] ?? "");
}

/**
 * Parses the body up to the file.
 * @throws Refused if the call is malformed; Error if the connection was closed
 */
export function openMultipart(request: IncomingMessage): Promise<MultipartCall> {
  return new Promise((resolve, reject) => {
    const parser = createParser(request);
    const texts = new Map<string, string>();
    let failEnd: (error: Error) => void = reject;
    let succeedEnd = (): void => fail(malformed("The call has no file."));
    let opened: Readable | null = null;
    let isStopped = false;

    const stop = (): void => {
      if (isStopped) return;
      isStopped = true;
      request.unpipe(parser);
      discard(request, multipartDiscardedMaxBytes);
    };
    const fail = (error: Error): void => {
      stop();
      opened?.destroy(error);
      reject(error);
      failEnd(error);
    };

    parser.on("field", (name, value, _nameTruncated, valueTruncated) => {
      if (valueTruncated) return fail(malformed(`A part is larger than ${jsonBodyMaxBytes} bytes.`));
      if (texts.has(name) || (name !== "operations" && name !== "map")) {
        return fail(malformed("The call has unexpected parts."));
      }
      texts.set(name, value);
    });
    parser.on("file", (partName, file, fileName, _encoding, mediaType) => {
      const end = new Promise<void>((succeed, refuse) => {
        succeedEnd = succeed;
        failEnd = refuse;
      });
      // Callers that await `end` still see the error; without a caller it must not be an unhandled rejection.
      end.catch(() => undefined);
      file.on("error", () => undefined);
      opened = file;
      try {
        const { params, variablePath } = readParts(texts, partName);
        resolve({ params, variablePath, file, fileName: sanitizeFileName(fileName), mediaType, end, stop });
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
      }
    });
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) {
      parser.on(limit, () => fail(malformed("The call has unexpected parts.")));
    }
    parser.on("error", () => fail(malformed("The multipart body is malformed.")));
    parser.on("finish", () => succeedEnd());
    request.once("close", () => {
      if (request.complete) return;
      fail(new Error("The connection was closed before the body was complete."));
      parser.destroy();
    });
    request.pipe(parser);
  });
}

/** Higher than for other refused bodies, since a user may simply have selected a file that is too large. */
const multipartDiscardedMaxBytes = 256 * 1_048_576;

function createParser(request: IncomingMessage): BusboyInstance {
  const { headers } = request;
  try {
    return new Busboy({
      headers: { ...headers, "content-type": headers["content-type"] ?? "" },
      limits: {
        fields: 2,
        files: 1,
        parts: 3,
        fieldSize: jsonBodyMaxBytes,
        headerPairs: 20,
        headerSize: 8_192,
      },
    });
  } catch {
    discard(request);
    throw malformed("The multipart body has no boundary.");
  }
}

function readParts(texts: ReadonlyMap<string, string>, partName: string) {
  const params = parsePart(texts, "operations");
  const map = Object.entries(parsePart(texts, "map"));
  const [name, paths] = map[0] ?? [];
  const variablePath: unknown = Array.isArray(paths) && paths.length === 1 ? paths[0] : null;
  if (map.length !== 1 || name !== partName || typeof variablePath !== "string") {
    throw malformed("The part map must contain exactly one path for the one file.");
  }
  const path = variablePath.split(".");
  if (path[0] !== "variables" || valueAt(params, path) !== null) {
    throw malformed("The path of the file must lead to a variable that is null.");
  }
  return { params, variablePath: path };
}

function parsePart(texts: ReadonlyMap<string, string>, name: string): object {
  const text = texts.get(name);
  if (text === undefined) throw malformed(`The part ${name} must come before the file.`);
  if (exceedsJsonDepth(text, jsonBodyMaxDepth)) {
    throw malformed(`The part ${name} is nested more than ${jsonBodyMaxDepth} levels deep.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed(`The part ${name} is not valid JSON.`);
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw malformed(`The part ${name} must be a JSON object.`);
}

function valueAt(root: object, path: readonly string[]): unknown {
  let value: unknown = root;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}

/** Returns a copy of the call parameters with the file inserted at its place. */
export function withFile(value: unknown, variablePath: readonly string[], file: unknown): unknown {
  const [key, ...rest] = variablePath;
  if (key === undefined) return file;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((each, index) => (String(index) === key ? withFile(each, rest, file) : each));
  }
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, each]) => [name, name === key ? withFile(each, rest, file) : each]),
  );
}

/** Serializes the call as a multipart body with other `operations`. Throws if the file is truncated. */
export async function* multipartBody(
  { variablePath, file, fileName, mediaType, end }: MultipartCall,
  operations: string,
  boundary: string,
): AsyncGenerator<Buffer | string> {
  const part = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  yield `${part('name="operations"')}\r\n${operations}\r\n`;
  yield `${part('name="map"')}\r\n${JSON.stringify({ 0: [variablePath.join(".")] })}\r\n`;
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(mediaType) ? mediaType : "application/octet-stream";
  yield `${part(`name="0"; filename="${fileName.replaceAll('"', "%22")}"`)}Content-Type: ${type}\r\n\r\n`;
  yield* file;
  await end;
  yield `\r\n--${boundary}--\r\n`;
}

function sanitizeFileName(fileName: string | undefined): string {
  const name = (fileName ?? "").replace(/[\p{Cc}\p{Surrogate}/\\]/gu, "").normalize("NFC");
  return cutText(name, fileNameMaxLength).trim() || "file";
}

function malformed(detail: string): Refused {
  return badRequest(400, detail);
}

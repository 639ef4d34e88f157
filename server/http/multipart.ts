/**
 * Calls with files (graphql-multipart-request-spec): the parts `operations` and `map`, then the files, which are
 * streamed one after another.
 */
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import Busboy, { type BusboyInstance } from "@fastify/busboy";
import { cutText } from "#domain/cutText";
import { resourceImportMax } from "#domain/resources/resourceKinds";
import { exceedsJsonDepth } from "#server/jsonNesting";
import { jsonBodyMaxBytes, jsonBodyMaxDepth } from "#server/graphql/limits";
import { discard } from "./body";
import { badRequest, type Refused } from "./refusal";

const fileNameMaxLength = 255;

/** Maximum number of files per call. */
const filesMax = resourceImportMax;

/** A file of a call. */
export interface MultipartFile {
  /** Path of the file within the parameters. */
  readonly variablePath: readonly string[];
  /** Must be read to its end or destroyed; errors if the body is truncated. */
  readonly content: Readable;
  /** File name from the client, sanitized. */
  readonly fileName: string;
  /** Media type as declared by the client. */
  readonly mediaType: string;
}

/** A call that was parsed up to its first file. */
export interface MultipartCall {
  /** The decoded `operations` part, with null in place of the files. */
  readonly params: object;
  /** Paths of all files within the parameters, separated by dots. */
  readonly paths: readonly string[];
  readonly first: MultipartFile;
  /**
   * Waits for the next file; the previous one must have been read. Null if the body ended correctly after the last one.
   */
  readonly next: () => Promise<MultipartFile | null>;
  /** Stops parsing and discards the rest of the body, so that the client can read the response. */
  readonly stop: () => void;
}

/** Whether the request has a multipart body. */
export function isMultipart({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(headers["content-type"] ?? "");
}

/**
 * Parses the body up to the first file.
 * @throws Refused if the call is malformed; Error if the connection was closed
 */
export function openMultipart(request: IncomingMessage): Promise<MultipartCall> {
  return new Promise((resolve, reject) => {
    const parser = createParser(request);
    const texts = new Map<string, string>();
    let parts: Parts | null = null;
    let opened: Readable | null = null;
    // Small files may arrive before the previous ones were read.
    const following: Promise<MultipartFile | null>[] = [];
    let arrive: (file: MultipartFile | null) => void;
    let failNext: (error: Error) => void;
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
      failNext(error);
    };
    const next = async (): Promise<MultipartFile | null> => (await following.shift()) ?? null;
    const expectNext = (): void => {
      const file = new Promise<MultipartFile | null>((succeed, refuse) => {
        arrive = succeed;
        failNext = refuse;
      });
      // Waiting callers still see the error; without any, it must not become an unhandled rejection.
      file.catch(() => undefined);
      following.push(file);
    };
    expectNext();

    parser.on("field", (name, value, _nameTruncated, valueTruncated) => {
      if (valueTruncated) return fail(malformed(`A part is larger than ${jsonBodyMaxBytes} bytes.`));
      if (texts.has(name) || (name !== "operations" && name !== "map")) {
        return fail(malformed("The call has unexpected parts."));
      }
      texts.set(name, value);
    });
    parser.on("file", (partName, content, fileName, _encoding, mediaType) => {
      content.on("error", () => undefined);
      opened = content;
      try {
        const isFirst = parts === null;
        parts ??= readParts(texts);
        const variablePath = parts.paths.get(partName);
        if (variablePath === undefined) throw malformed("The part map has no path for a file.");
        parts.paths.delete(partName);
        const file = { variablePath, content, fileName: sanitizeFileName(fileName), mediaType };
        if (isFirst) return resolve({ ...parts.call, first: file, next, stop });
        const arriveNow = arrive;
        expectNext();
        arriveNow(file);
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
      }
    });
    for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) {
      parser.on(limit, () => fail(malformed("The call has unexpected parts.")));
    }
    parser.on("error", () => fail(malformed("The multipart body is malformed.")));
    parser.on("finish", () => {
      if (parts === null) fail(malformed("The call has no file."));
      else if (parts.paths.size > 0) fail(malformed("The call lacks a file of the part map."));
      else arrive(null);
    });
    request.once("close", () => {
      if (request.complete) return;
      fail(new Error("The connection was closed before the body was complete."));
      parser.destroy();
    });
    request.pipe(parser);
  });
}

/** Higher than for other refused bodies, because a user may have selected a file that is too large. */
const multipartDiscardedMaxBytes = 256 * 1_048_576;

function createParser(request: IncomingMessage): BusboyInstance {
  const { headers } = request;
  try {
    return new Busboy({
      headers: { ...headers, "content-type": headers["content-type"] ?? "" },
      limits: {
        fields: 2,
        files: filesMax,
        parts: filesMax + 2,
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

interface Parts {
  readonly call: Pick<MultipartCall, "params" | "paths">;
  /** Paths of the files that have not arrived yet, by part name. */
  readonly paths: Map<string, readonly string[]>;
}

function readParts(texts: ReadonlyMap<string, string>): Parts {
  const params = parsePart(texts, "operations");
  const map = Object.entries(parsePart(texts, "map"));
  const paths = new Map(map.map(([name, variablePaths]) => [name, pathOf(params, variablePaths)]));
  // Several files are the elements of one list.
  const lists = new Set([...paths.values()].map((path) => path.slice(0, -1).join(".")));
  const areItems = [...paths.values()].every((path) => /^\d+$/.test(path.at(-1) ?? ""));
  if (paths.size === 0 || paths.size > filesMax || (paths.size > 1 && (lists.size > 1 || !areItems))) {
    throw malformed("The part map must contain exactly one path for one file, or the items of one list.");
  }
  return { call: { params, paths: [...paths.values()].map((path) => path.join(".")) }, paths };
}

function pathOf(params: object, paths: unknown): readonly string[] {
  const [variablePath, ...others]: readonly unknown[] = Array.isArray(paths) ? paths : [];
  if (typeof variablePath !== "string" || others.length > 0) {
    throw malformed("The part map must contain exactly one path for each file.");
  }
  const path = variablePath.split(".");
  if (path[0] !== "variables" || valueAt(params, path) !== null) {
    throw malformed("The path of the file must lead to a variable that is null.");
  }
  return path;
}

function parsePart(texts: ReadonlyMap<string, string>, name: string): object {
  const text = texts.get(name);
  if (text === undefined) throw malformed(`The part ${name} must come before the files.`);
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

/** Returns a copy of the call parameters with a file inserted at the path. */
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

/** Serializes the call as a multipart body with other `operations`. Throws if a file is truncated. */
export async function* multipartBody(
  { paths, first, next }: MultipartCall,
  operations: string,
  boundary: string,
): AsyncGenerator<Buffer | string> {
  const part = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  yield `${part('name="operations"')}\r\n${operations}\r\n`;
  const map = Object.fromEntries(paths.map((path, at) => [at, [path]]));
  yield `${part('name="map"')}\r\n${JSON.stringify(map)}\r\n`;
  for (let file: MultipartFile | null = first; file !== null; file = await next()) {
    const { variablePath, content, fileName, mediaType } = file;
    const name = paths.indexOf(variablePath.join("."));
    const type = /^[\w.+-]+\/[\w.+-]+$/.test(mediaType) ? mediaType : "application/octet-stream";
    const disposition = `name="${name}"; filename="${fileName.replaceAll('"', "%22")}"`;
    yield `${part(disposition)}Content-Type: ${type}\r\n\r\n`;
    yield* content;
    yield "\r\n";
  }
  yield `--${boundary}--\r\n`;
}

function sanitizeFileName(fileName: string | undefined): string {
  const name = (fileName ?? "").replace(/[\p{Cc}\p{Surrogate}/\\]/gu, "").normalize("NFC");
  return cutText(name, fileNameMaxLength).trim() || "file";
}

function malformed(detail: string): Refused {
  return badRequest(400, detail);
}

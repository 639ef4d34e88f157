/** YAML files of resources, single or as an archive. Secrets are replaced by placeholders. */
import { PassThrough } from "node:stream";
import { ZipFile } from "yazl";
import { parseResourceUrn, resourceUrn, type ResourceKey } from "#domain/resources/resourceKinds";
import { normaliseDocument } from "#domain/resources/resourceText";
import type { Context } from "#server/context";
import { datedFileName, signedDownload, type Download } from "#server/domain/files/downloads";
import { done, refused, userError, type Outcome } from "#server/domain/mutationResult";
import type { Database } from "#server/storage/database/database";
import {
  countRows,
  selectRange,
  type KeysetRange,
  type Placed,
  type Position,
} from "#server/storage/database/keyset";
import { resourceSource, type ResourceConditions } from "#server/storage/resources/resourceList";
import { selectResource } from "#server/storage/resources/resources";
import { defaultResourceOrder, parseResourceFilter, type Resource, type ResourceFilter } from "./resources";

/** Media type of YAML files. */
const yamlMediaType = "application/yaml; charset=utf-8";

/** A file to send. */
interface ResourceFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteSize: number | null;
  readonly parts: AsyncGenerator<string | Uint8Array>;
}

/** Content of the downloaded file. The URN in its first line identifies the resource for imports. */
function fileOf(resource: ResourceKey & { readonly document: string }): string {
  return `# ${resourceUrn(resource)}\n${resource.document}`;
}

/** Path of the file in an archive. */
function filePathOf({ version, type, id }: ResourceKey): string {
  return `${type}/${id}.${version}.yaml`;
}

const urnLine = /^# *(urn:sm:\S+)[ \t]*(?:\n|$)/i;

/** A parsed file: its document without the URN line, and the resource it belongs to. */
export interface FileContent {
  readonly document: string;
  /** Null if neither the first line nor the path identifies the resource. */
  readonly key: ResourceKey | null;
  /** Lines above the document. */
  readonly skippedLines: number;
}

/** Reads a file; its first line takes precedence over its path. */
export function readFile(path: string, text: string): FileContent {
  const document = normaliseDocument(text);
  const line = urnLine.exec(document);
  const named = line === null ? null : parseResourceUrn(line[1] ?? "");
  if (line !== null && named !== null) {
    return { document: document.slice(line[0].length), key: named, skippedLines: 1 };
  }
  const [type = "", name = ""] = path.split(/[/\\]/).slice(-2);
  const [, id = "", version = ""] = /^(.+)\.(v\d{1,3})\.ya?ml$/.exec(name) ?? [];
  return { document, key: parseResourceUrn(`urn:sm:${version}:${type}:${id}`), skippedLines: 0 };
}

/** Creates the download of a resource. */
export function resourceDownload(ctx: Pick<Context, "signDownload">, resource: Resource): Download {
  const { version, type, id } = resource;
  const path = `resource/${Buffer.from(JSON.stringify([version, type, id])).toString("base64url")}`;
  return signedDownload(ctx, path, {
    fileName: fileNameOf(resource),
    mediaType: yamlMediaType,
    byteSize: Buffer.byteLength(fileOf(resource)),
  });
}

function fileNameOf({ version, id }: ResourceKey): string {
  return `${id}.${version}.yaml`;
}

/** Returns the file for a path created by resourceDownload; null if the resource is gone. */
export async function resourceFile(db: Database, encoded: string): Promise<ResourceFile | null> {
  // The path is signed, so its content can be trusted.
  const [version, type, id] = JSON.parse(Buffer.from(encoded, "base64url").toString()) as [
    string,
    ResourceKey["type"],
    string,
  ];
  const resource = await selectResource(db, { version, type, id });
  if (!resource) return null;
  const text = fileOf(resource);
  return {
    fileName: fileNameOf(resource),
    mediaType: yamlMediaType,
    byteSize: Buffer.byteLength(text),
    parts: partsOf(text),
  };
}

async function* partsOf(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}

/** A filter as encoded in a path, and the day of the request. */
interface ArchiveParams {
  readonly filter: ResourceFilter;
  readonly at: string;
}

/** Creates the download of all resources under a filter. Payload errors: required if there is none. */
export async function downloadResources(
  ctx: Context,
  filter: ResourceFilter | null | undefined,
): Promise<Outcome<Download>> {
  const source = resourceSource(parseResourceFilter(filter));
  if ((await countRows(ctx.db, source, 1)) === 0) return refused(userError("required", ["filter"]));
  const params: ArchiveParams = { filter: filter ?? {}, at: ctx.now().toISOString() };
  const path = `resources/${Buffer.from(JSON.stringify(params)).toString("base64url")}`;
  return done(signedDownload(ctx, path, { ...archiveOf(params), byteSize: null }));
}

function archiveOf({ at }: ArchiveParams) {
  return { fileName: datedFileName("ressourcen", new Date(at), "zip"), mediaType: "application/zip" };
}

/** Returns the archive for a path created by downloadResources. It is generated while it is read. */
export function resourceArchive(db: Database, encoded: string): ResourceFile {
  // The path is signed, so its content can be trusted.
  const params = JSON.parse(Buffer.from(encoded, "base64url").toString()) as ArchiveParams;
  const conditions = parseResourceFilter(params.filter);
  return { ...archiveOf(params), byteSize: null, parts: zipParts(db, conditions) };
}

async function* zipParts(db: Database, conditions: ResourceConditions): AsyncGenerator<Uint8Array> {
  const archive = new ZipFile();
  const output = archive.outputStream.pipe(new PassThrough());
  archive.on("error", (error: Error) => output.destroy(error));
  const added = addResources(db, conditions, archive).catch((error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  for await (const chunk of output) if (chunk instanceof Uint8Array) yield chunk;
  await added;
}

const pageRows = 200;

async function addResources(db: Database, conditions: ResourceConditions, archive: ZipFile): Promise<void> {
  const source = resourceSource(conditions);
  const order = defaultResourceOrder;
  for (let after: Position | null = null; ;) {
    const range: KeysetRange = { order, isDescending: false, after, before: null };
    const rows: Placed<Resource>[] = await selectRange(db, source, range, {
      limit: pageRows,
      fromEnd: false,
    });
    for (const row of rows) {
      archive.addBuffer(Buffer.from(fileOf(row)), filePathOf(row), { mtime: row.updatedAt, mode: 0o100644 });
    }
    after = rows.at(-1)?.position ?? null;
    if (rows.length < pageRows) break;
  }
  archive.end();
}

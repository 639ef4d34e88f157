/** Streams filtered resources as CSV, without their documents. */
import { resourceUrn } from "#domain/resources/resourceKinds";
import { successorOf } from "#domain/resources/resourceSchemas";
import type { Context } from "#server/context";
import { csvHeader, csvLines } from "#server/domain/files/csvExport";
import { csvDownload, datedFileName, type Download } from "#server/domain/files/downloads";
import { done, type Outcome } from "#server/domain/mutationResult";
import { formatTimestamp } from "#server/domain/processes/exportLabels";
import { createLoaders, type Loaders } from "#server/loaders";
import type { Database } from "#server/storage/database/database";
import { selectRange, type Position } from "#server/storage/database/keyset";
import {
  resourceOrder,
  resourceSource,
  type ResourceOrderField,
} from "#server/storage/resources/resourceList";
import type { StoredResource } from "#server/storage/resources/resources";
import { parseResourceFilter, type ResourceFilter } from "./resources";

interface ResourceExportInput {
  /** Null or absent exports all resources. */
  readonly filter?: ResourceFilter | null;
  /** Null or absent: by kind and id. */
  readonly orderBy?: { readonly field: ResourceOrderField; readonly direction: "ASC" | "DESC" } | null;
}

/** Export parameters encoded in the download path. */
interface ExportParams extends ResourceExportInput {
  /** ISO time of the request. */
  readonly at: string;
}

const pageRows = 500;

/** Prepares the download. Throws bad_request for an invalid filter. */
export function exportResources(ctx: Context, { filter, orderBy }: ResourceExportInput): Outcome<Download> {
  // Validate the filter now, not when the file is read.
  parseResourceFilter(filter);
  const params: ExportParams = { filter, orderBy, at: ctx.now().toISOString() };
  const encoded = Buffer.from(JSON.stringify(params)).toString("base64url");
  return done(csvDownload(ctx, `resource-lists/${encoded}`, fileNameOf(params)));
}

/** Returns the file for a path created by exportResources. Its parts are generated lazily. */
export function resourceExportFile(db: Database, encoded: string) {
  // The path is signed, so its content can be trusted.
  const params = JSON.parse(Buffer.from(encoded, "base64url").toString()) as ExportParams;
  return { fileName: fileNameOf(params), parts: chunksOf(db, params) };
}

function fileNameOf({ at }: ExportParams): string {
  return datedFileName("ressourcen", new Date(at));
}

async function* chunksOf(db: Database, params: ExportParams): AsyncGenerator<string> {
  yield csvHeader(columns.map(([name]) => name));
  let after: Position | null = null;
  for (;;) {
    const rows = await readRows(db, params, after);
    const loaders = createLoaders(db);
    const cells = rows.map((resource) => cellsOf(resource, loaders));
    if (rows.length > 0) yield csvLines(await Promise.all(cells));
    if (rows.length < pageRows) return;
    after = rows.at(-1)?.position ?? null;
  }
}

function readRows(db: Database, { filter, orderBy }: ExportParams, after: Position | null) {
  const isDescending = orderBy?.direction === "DESC";
  const order = resourceOrder(orderBy?.field ?? "TYPE", isDescending);
  const range = { order, isDescending, after, before: null };
  return selectRange(db, resourceSource(parseResourceFilter(filter)), range, {
    limit: pageRows,
    fromEnd: false,
  });
}

interface ExportedResource {
  readonly resource: StoredResource;
  /** Name of its commune; empty if it has none. */
  readonly communeName: string;
  readonly useCount: number;
}

async function cellsOf(resource: StoredResource, loaders: Loaders) {
  const { communeAgs } = resource;
  const [commune, useCount] = await Promise.all([
    communeAgs === null ? null : loaders.resourceCommunes.load(communeAgs),
    loaders.useCounts.load(resource),
  ]);
  const exported = { resource, communeName: commune?.name ?? "", useCount };
  return columns.map(([, valueOf]) => valueOf(exported));
}

const columns: readonly (readonly [name: string, valueOf: (row: ExportedResource) => string | number])[] = [
  ["Art", ({ resource }) => resource.type],
  ["Version", ({ resource }) => resource.version],
  ["Kennung", ({ resource }) => resource.id],
  ["Name", ({ resource }) => resource.name],
  ["URN", ({ resource }) => resourceUrn(resource)],
  ["AGS", ({ resource }) => resource.communeAgs ?? ""],
  ["Kommune", ({ communeName }) => communeName],
  ["Veraltet", ({ resource }) => (successorOf(resource) === null ? "nein" : "ja")],
  ["Benutzt von", ({ useCount }) => useCount],
  ["Zertifikat bis", ({ resource }) => formatTimestamp(resource.expiresAt)],
  ["Befund", ({ resource }) => resource.keystoreProblem ?? ""],
  ["Geändert", ({ resource }) => formatTimestamp(resource.updatedAt)],
  ["Geändert von", ({ resource }) => resource.updatedBy?.name ?? ""],
];

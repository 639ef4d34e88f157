/** Downloads and previews of templates. The caller's access is checked again when the file is sent. */
import { buffer } from "node:stream/consumers";
import { can } from "#domain/permissions";
import { reportExtensions, reportMediaTypes, type ReportKind } from "#domain/reports/templates";
import type { Context } from "#server/context";
import { signedDownload, type Download } from "#server/domain/files/downloads";
import { canAccessService } from "#server/domain/services/serviceAccess";
import { requireViewer } from "#server/domain/sessions/sessions";
import { selectCommuneNames } from "#server/storage/communes/communes";
import { readBlob } from "#server/storage/services/blobs";
import type { ReportKey } from "#server/storage/reports/serviceReports";
import { selectTemplateCheck } from "#server/storage/reports/templateChecks";
import { inheritedFileName } from "./inheritedTemplates";
import { exampleValues } from "./exampleData";
import { fillTemplate, type FillableKind } from "./fillTemplate";
import {
  findServiceReport,
  findTemplateVersion,
  type ReportTemplate,
  type ReportTemplateVersion,
} from "./serviceReports";
import { inheritedBytes, formInEffect } from "./templateData";

/** A file to send. */
interface TemplateFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteSize: number;
  readonly parts: AsyncGenerator<Uint8Array>;
}

/** Name, kind and size of the file of a template. */
export async function describeTemplate(ctx: Context, { of, own }: ReportTemplate) {
  if (own) return own;
  const { length: byteSize } = await inheritedBytes(ctx, of);
  return { kind: "DOCX", fileName: inheritedFileName(of), byteSize } as const;
}

/** Creates the download of a template; null if the viewer may not download files. */
export async function templateDownload(ctx: Context, template: ReportTemplate): Promise<Download | null> {
  const { of, own } = template;
  const path = own ? `report-templates/${own.versionId}` : `inherited-reports/${pathOf(of)}`;
  return fileDownload(ctx, path, await describeTemplate(ctx, template));
}

/** Creates the download of a version; null if it is a removal, or the viewer may not download files. */
export function versionDownload(ctx: Context, version: ReportTemplateVersion): Download | null {
  const { id, kind, fileName, byteSize } = version;
  if (kind === null || fileName === null || byteSize === null) return null;
  return fileDownload(ctx, `report-templates/${id}`, { kind, fileName, byteSize });
}

/** Creates the preview of a template; null if its kind cannot be filled. */
export function templatePreview(ctx: Context, { of, own }: ReportTemplate): Download | null {
  return own
    ? previewDownload(ctx, `report-previews/${own.versionId}`, own)
    : previewDownload(ctx, `inherited-report-previews/${pathOf(of)}`, {
        kind: "DOCX",
        fileName: inheritedFileName(of),
      });
}

/** Creates the preview of a checked template; null if its kind cannot be filled. */
export function checkedPreview(
  ctx: Context,
  { id, kind, fileName }: { readonly id: string; readonly kind: ReportKind; readonly fileName: string },
): Download | null {
  return previewDownload(ctx, `checked-report-previews/${id}`, { kind, fileName });
}

/** Loads the file of a version for sending; `null` if there is none or the caller may not see it. */
export async function versionToSend(ctx: Context, id: number): Promise<TemplateFile | null> {
  const version = await findTemplateVersion(ctx, id);
  if (version === null || version.kind === null || version.sha256 === null) return null;
  const { kind, fileName, byteSize, sha256 } = version;
  if (fileName === null || byteSize === null) return null;
  return { fileName, mediaType: reportMediaTypes[kind], byteSize, parts: readBlob(ctx.db, sha256) };
}

/** Builds an inherited template for sending; `null` if there is none or the caller may not see it. */
export async function inheritedToSend(ctx: Context, key: ReportKey): Promise<TemplateFile | null> {
  const report = await findServiceReport(ctx, key);
  if (!report?.hasInherited) return null;
  return sent("DOCX", inheritedFileName(key), await inheritedBytes(ctx, key));
}

/** Fills a version for sending; `null` if that is not possible or the caller may not see it. */
export async function versionPreviewToSend(ctx: Context, id: number): Promise<TemplateFile | null> {
  const version = await findTemplateVersion(ctx, id);
  if (version === null || version.sha256 === null) return null;
  return filled(ctx, version, version, await buffer(readBlob(ctx.db, version.sha256)));
}

/** Fills an inherited template for sending; `null` if there is none or the caller may not see it. */
export async function inheritedPreviewToSend(ctx: Context, key: ReportKey): Promise<TemplateFile | null> {
  const report = await findServiceReport(ctx, key);
  if (!report?.hasInherited) return null;
  const file = { kind: "DOCX", fileName: inheritedFileName(key) } as const;
  return filled(ctx, key, file, await inheritedBytes(ctx, key));
}

/** Fills a checked template for sending; `null` if that is not possible or another user checked it. */
export async function checkedPreviewToSend(ctx: Context, id: string): Promise<TemplateFile | null> {
  const check = await selectTemplateCheck(ctx.db, id, requireViewer(ctx).id, ctx.now());
  if (check === null || !canAccessService(ctx, check)) return null;
  return filled(ctx, check, check, await buffer(readBlob(ctx.db, check.sha256)));
}

async function filled(
  ctx: Context,
  key: Pick<ReportKey, "communeAgs" | "serviceId">,
  { kind, fileName }: { readonly kind: ReportKind | null; readonly fileName: string | null },
  bytes: Buffer,
): Promise<TemplateFile | null> {
  if (kind === null || fileName === null || !canBeFilled(kind)) return null;
  const { communeAgs, serviceId } = key;
  const communeName = (await selectCommuneNames(ctx.db, [communeAgs])).get(communeAgs) ?? communeAgs;
  const values = exampleValues(await formInEffect(ctx, key), { communeAgs, communeName, serviceId });
  return sent(kind, previewName(kind, fileName), await fillTemplate(bytes, kind, values));
}

function sent(kind: ReportKind, fileName: string, bytes: Buffer): TemplateFile {
  return { fileName, mediaType: reportMediaTypes[kind], byteSize: bytes.length, parts: partsOf(bytes) };
}

async function* partsOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function canBeFilled(kind: ReportKind): kind is FillableKind {
  return kind !== "JRXML";
}

function fileDownload(
  ctx: Context,
  path: string,
  file: { readonly kind: ReportKind; readonly fileName: string; readonly byteSize: number },
): Download | null {
  if (!can(ctx.viewer, "download_blobs")) return null;
  return signedDownload(ctx, path, { ...file, mediaType: reportMediaTypes[file.kind] });
}

function previewDownload(
  ctx: Context,
  path: string,
  { kind, fileName }: { readonly kind: ReportKind; readonly fileName: string },
): Download | null {
  if (!canBeFilled(kind)) return null;
  const file = { fileName: previewName(kind, fileName), mediaType: reportMediaTypes[kind], byteSize: null };
  return signedDownload(ctx, path, file);
}

function previewName(kind: ReportKind, fileName: string): string {
  return `${fileName.replace(/\.[^.]*$/, "")}-Beispiel.${reportExtensions[kind]}`;
}

const pathOf = ({ communeAgs, serviceId, report }: ReportKey) => `${communeAgs}/${serviceId}/${report}`;

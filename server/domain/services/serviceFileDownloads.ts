/** Downloads of service files. The caller's access is checked again when the file is sent. */
import { hasCapability } from "#domain/serviceCatalogue";
import { hasPreview } from "#domain/serviceFiles";
import type { Context } from "#server/context";
import { datedFileName, signedDownload, type Download } from "#server/domain/files/downloads";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import { selectPredefinedFile } from "#server/storage/services/predefinedFiles";
import type { PredefinedFile } from "./predefinedFiles";
import { canAccessService } from "./serviceAccess";
import { listServiceFiles, type ServiceFile } from "./serviceFiles";

/** Creates the download of a file. */
export function serviceFileDownload(ctx: Context, file: ServiceFile): Download {
  return signedServiceFile(ctx, "service-files", file);
}

/** Creates the preview of a file; `null` if browsers cannot show its type. */
export function serviceFilePreview(ctx: Context, file: ServiceFile): Download | null {
  return hasPreview(file.mediaType) ? signedServiceFile(ctx, "service-file-previews", file) : null;
}

/** Creates the download of a predefined file; `null` if there is none. */
export function predefinedFileDownload(ctx: Context, file: PredefinedFile): Download | null {
  return signedPredefinedFile(ctx, "predefined-files", file);
}

/** Creates the preview of a predefined file; `null` if there is none, or browsers cannot show its type. */
export function predefinedFilePreview(ctx: Context, file: PredefinedFile): Download | null {
  if (file.used === null || !hasPreview(file.used.content.mediaType)) return null;
  return signedPredefinedFile(ctx, "predefined-file-previews", file);
}

function signedServiceFile(ctx: Context, folder: string, file: ServiceFile): Download {
  const fileName = file.path.slice(file.path.lastIndexOf("/") + 1);
  return signedDownload(ctx, `${folder}/${file.id}`, { ...file, fileName });
}

function signedPredefinedFile(
  ctx: Context,
  folder: string,
  { used, kind, serviceId }: PredefinedFile,
): Download | null {
  if (used === null) return null;
  const { mediaType, byteSize } = used.content;
  const file = { fileName: predefinedFileName(serviceId, kind, mediaType), mediaType, byteSize };
  return signedDownload(ctx, `${folder}/${used.id}`, file);
}

/** Creates the download of all files of a service as an archive; `null` if there are none. */
export async function filesArchiveDownload(ctx: Context, key: CommuneServiceKey): Promise<Download | null> {
  if ((await listServiceFiles(ctx, key)).length === 0) return null;
  const { communeAgs, serviceId } = key;
  return signedDownload(ctx, `service-file-archives/${communeAgs}/${serviceId}`, {
    fileName: filesArchiveName(ctx, key),
    mediaType: "application/zip",
    byteSize: null,
  });
}

/** The name of the archive of all files. */
export function filesArchiveName(ctx: Pick<Context, "now">, { communeAgs, serviceId }: CommuneServiceKey) {
  return datedFileName(`${communeAgs}-${serviceId}`, ctx.now(), "zip");
}

/** Loads the predefined file with this row id for sending; `null` if there is none or the caller may not see it. */
export async function findPredefinedFileToSend(ctx: Context, id: string) {
  const row = await selectPredefinedFile(ctx.db, id);
  if (!row || !hasCapability(row.serviceId, "files")) return null;
  const { communeAgs, serviceId, kind, mediaType } = row;
  // Inherited files are the same for all communes.
  const isVisible = communeAgs === null || canAccessService(ctx, { communeAgs, serviceId });
  return isVisible ? { ...row, fileName: predefinedFileName(serviceId, kind, mediaType) } : null;
}

function predefinedFileName(serviceId: string, kind: string, mediaType: string): string {
  const extension = mediaType.replace(/^.*\//, "").replace("jpeg", "jpg");
  return `${serviceId}-${kind.toLowerCase().replaceAll("_", "-")}.${extension}`;
}

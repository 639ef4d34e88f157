/** Downloads: the signed path is created first; the file is generated while it is sent. */
import { calendarDayOf } from "#domain/calendarDays";
import type { Context } from "#server/context";
import { exportsPath } from "#server/signedPaths";

/** A file to download, as defined by the GraphQL contract. */
export interface Download {
  /** Signed path, valid for five minutes without a token while the session is active and may access the file. */
  readonly url: string;
  readonly fileName: string;
  readonly mediaType: string;
  /** Size in bytes; `null` if unknown until the file is sent. */
  readonly byteSize: number | null;
  readonly expiresAt: Date;
}

/** Creates the download of a CSV file. `path` is relative to exportsPath. */
export function csvDownload(ctx: Pick<Context, "signDownload">, path: string, fileName: string): Download {
  return signedDownload(ctx, path, { fileName, mediaType: csvMediaType, byteSize: null });
}

/** Media type of CSV files. */
export const csvMediaType = "text/csv; charset=utf-8";

/** File name with the day of a moment in Europe/Berlin. */
export function datedFileName(name: string, at: Date, extension = "csv"): string {
  return `${name}-${calendarDayOf(at)}.${extension}`;
}

/** Creates the download of a file. `path` is relative to exportsPath. */
export function signedDownload(
  ctx: Pick<Context, "signDownload">,
  path: string,
  { fileName, mediaType, byteSize }: Pick<Download, "fileName" | "mediaType" | "byteSize">,
): Download {
  const url = ctx.signDownload(`${exportsPath}${path}`);
  const expires = Number(new URLSearchParams(url.slice(url.indexOf("?") + 1)).get("expires"));
  return { url, fileName, mediaType, byteSize, expiresAt: new Date(expires) };
}

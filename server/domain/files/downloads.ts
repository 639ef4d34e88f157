/** Files that are made while they are sent: a signed path now, the content when it is asked for. */
import type { Context } from "#server/context";
import { exportsPath } from "#server/signedPaths";

/** A file to fetch, in the form of the contract. */
export interface Download {
  /** Signed path, which works for five minutes without a token, as long as the session runs and may have the file. */
  readonly url: string;
  readonly fileName: string;
  readonly mediaType: string;
  /** Null: not known before it is sent. */
  readonly byteSize: number | null;
  readonly expiresAt: Date;
}

/** A CSV file under a path below exportsPath. */
export function csvDownload(ctx: Pick<Context, "signDownload">, path: string, fileName: string): Download {
  return signedDownload(ctx, path, { fileName, mediaType: csvMediaType, byteSize: null });
}

/** Type of CSV files. */
export const csvMediaType = "text/csv; charset=utf-8";

/** A file under a path below exportsPath. */
export function signedDownload(
  ctx: Pick<Context, "signDownload">,
  path: string,
  { fileName, mediaType, byteSize }: Pick<Download, "fileName" | "mediaType" | "byteSize">,
): Download {
  const url = ctx.signDownload(`${exportsPath}${path}`);
  const expires = Number(new URLSearchParams(url.slice(url.indexOf("?") + 1)).get("expires"));
  return { url, fileName, mediaType, byteSize, expiresAt: new Date(expires) };
}

/** Files that are made while they are sent: a signed path now, the content when it is asked for. */
import type { Context } from "../context";

/** A file to fetch, in the form of the contract. */
export interface Download {
  /** Signed path, which works for a short while without a token. */
  readonly url: string;
  readonly fileName: string;
  readonly mediaType: string;
  /** Null: not known before it is sent. */
  readonly byteSize: number | null;
  readonly expiresAt: Date;
}

/** Path below which such files lie. */
export const exportsPath = "/mgt/exports/";

/** A CSV file under a path below exportsPath. */
export function csvDownload(ctx: Pick<Context, "signPath">, path: string, fileName: string): Download {
  return signedDownload(ctx, path, { fileName, mediaType: csvMediaType, byteSize: null });
}

/** Type of CSV files. */
export const csvMediaType = "text/csv; charset=utf-8";

/** A file under a path below exportsPath. */
export function signedDownload(
  ctx: Pick<Context, "signPath">,
  path: string,
  { fileName, mediaType, byteSize }: Pick<Download, "fileName" | "mediaType" | "byteSize">,
): Download {
  const url = ctx.signPath(`${exportsPath}${path}`);
  const expires = Number(new URLSearchParams(url.slice(url.indexOf("?") + 1)).get("expires"));
  return { url, fileName, mediaType, byteSize, expiresAt: new Date(expires) };
}

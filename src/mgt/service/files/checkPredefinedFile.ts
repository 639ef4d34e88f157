/** Validates a file for a purpose in the browser, by those of the server's rules that need no upload. */
import { loadChunk } from "#browser/loadChunk";
import { fileSizeProblem } from "#domain/fileSize";
import type { Failure } from "#i18n/errorMessages";

/** Limits of the files for a purpose. */
export interface PredefinedFileLimits {
  readonly allowedMediaTypes: readonly string[];
  readonly maxBytes: number;
  /** Pixels; null if it is not a picture. */
  readonly maxWidth: number | null | undefined;
  readonly maxHeight: number | null | undefined;
}

/** Returns why the server would refuse a file; null if no problem was found. */
export async function checkPredefinedFile(file: File, limits: PredefinedFileLimits): Promise<Failure | null> {
  const { allowedMediaTypes, maxBytes, maxWidth, maxHeight } = limits;
  const sizeProblem = fileSizeProblem(file.size, maxBytes);
  if (sizeProblem) return sizeProblem;
  const wrongType: Failure = {
    code: "file_type_not_allowed",
    params: { allowed: allowedMediaTypes.join(", ") },
  };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { code: "file_unreadable", params: {} };
  }
  if (!maxWidth || !maxHeight) {
    const { hasPdfHead } = await loadChunk(() => import("#domain/pdfHead"));
    const mustBePdf = allowedMediaTypes.every((type) => type === "application/pdf");
    return mustBePdf && !hasPdfHead(bytes) ? wrongType : null;
  }
  const { inspectPicture } = await loadChunk(() => import("#domain/pictures/pictures"));
  const found = inspectPicture(bytes, { width: maxWidth, height: maxHeight });
  if (typeof found !== "string") return null;
  switch (found) {
    case "file_type_not_allowed":
      return wrongType;
    case "file_too_large":
      return { code: found, params: { maxBytes: String(maxBytes) } };
    case "image_too_large":
      return { code: found, params: { maxWidth: String(maxWidth), maxHeight: String(maxHeight) } };
    default:
      return { code: found, params: {} };
  }
}

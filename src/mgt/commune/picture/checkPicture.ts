/** Validates a picture by the server's rules before it is uploaded. */
import { loadChunk } from "#browser/loadChunk";
import { fileSizeProblem } from "#domain/fileSize";
import { pictureMaxBytes, pictureMaxSide } from "#domain/limits";
import type { PictureProblem } from "#domain/pictures/pictures";
import type { Failure } from "#i18n/errorMessages";

/** A valid picture; `url` is a data URL, since the content security policy forbids blob URLs. */
export interface ChosenPicture {
  readonly file: File;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export type CheckedPicture =
  { readonly picture: ChosenPicture; readonly failure: null } | { readonly failure: Failure };

const paramsOf: Partial<Record<PictureProblem, Failure["params"]>> = {
  file_too_large: { maxBytes: String(pictureMaxBytes) },
  image_too_large: { maxWidth: String(pictureMaxSide), maxHeight: String(pictureMaxSide) },
};

const refused = (code: PictureProblem): CheckedPicture => ({
  failure: { code, params: paramsOf[code] ?? {} },
});

/** Reads and validates a file. */
export async function checkPicture(file: File): Promise<CheckedPicture> {
  const failure = fileSizeProblem(file.size, pictureMaxBytes);
  if (failure) return { failure };
  const { inspectPicture } = await loadChunk(() => import("#domain/pictures/pictures"));
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refused("file_unreadable");
  }
  const facts = inspectPicture(bytes);
  if (typeof facts === "string") return refused(facts);
  const { mediaType, width, height } = facts;
  const url = await dataUrl(new Blob([await file.arrayBuffer()], { type: mediaType }));
  return { picture: { file, url, width, height }, failure: null };
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      if (typeof reader.result === "string") resolve(reader.result);
    });
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}

/** Worker that checks a file, so that a large one does not block the page. */
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import { checkFileOf, chunksOf, type FileCheck, type FileKind } from "./checkFile";

/** The message to the worker, sent once. */
export interface CheckRequest {
  readonly file: File;
  readonly as: FileKind;
  /** Encoding that the user has chosen; null: detect it. */
  readonly encoding: TextEncodingName | null;
}

/** Messages from the worker: progress, and finally the result. */
export type CheckMessage =
  { readonly share: number } | { readonly check: FileCheck } | { readonly failure: "file_unreadable" };

/** Minimum interval between progress messages, in milliseconds. */
const progressIntervalMs = 100;

self.addEventListener("message", ({ data: { file, as, encoding } }: MessageEvent<CheckRequest>) => {
  const post = (message: CheckMessage) => self.postMessage(message);
  let postedAt = 0;
  checkFileOf(as, { size: file.size, encoding, chunks: () => chunksOf(file) }, (share) => {
    const now = Date.now();
    if (now - postedAt < progressIntervalMs) return;
    postedAt = now;
    post({ share });
  }).then(
    (check) => post({ check }),
    // A file that was moved or changed since it was chosen is unreadable.
    () => post({ failure: "file_unreadable" }),
  );
});

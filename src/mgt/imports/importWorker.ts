/** Worker that checks a file, so that a large one does not block the page. */
import { checkFileOf, chunksOf, type FileCheck } from "./checkFile";
import type { FileKind } from "./fileKinds";

/** The message to the worker, sent once. */
export interface CheckOrder {
  readonly file: File;
  readonly as: FileKind;
}

/** Messages from the worker: progress, and finally the result. */
export type CheckAnswer =
  { readonly share: number } | { readonly check: FileCheck } | { readonly failure: "file_unreadable" };

/** Minimum interval between progress messages, in milliseconds. */
const progressEveryMs = 100;

self.addEventListener("message", ({ data: { file, as } }: MessageEvent<CheckOrder>) => {
  const answer = (message: CheckAnswer) => self.postMessage(message);
  let toldAt = 0;
  checkFileOf(as, { size: file.size, chunks: () => chunksOf(file) }, (share) => {
    const now = Date.now();
    if (now - toldAt < progressEveryMs) return;
    toldAt = now;
    answer({ share });
  }).then(
    (check) => answer({ check }),
    // A file that was moved or changed since it was chosen is unreadable.
    () => answer({ failure: "file_unreadable" }),
  );
});

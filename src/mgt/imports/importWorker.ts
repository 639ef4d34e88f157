/** Wires the check of a file into a worker, so that a large one does not hold the page up. */
import { checkFileOf, chunksOf, type FileCheck } from "./checkFile";
import type { FileKind } from "./fileKinds";

/** What the worker is told, once. */
export interface CheckOrder {
  readonly file: File;
  readonly as: FileKind;
}

/** What it answers: how far it is, and in the end what it has found. */
export type CheckAnswer =
  { readonly share: number } | { readonly check: FileCheck } | { readonly failure: "file_unreadable" };

/** Oftener than this nobody sees a difference. */
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
    // A file that was moved or changed since it was chosen can no longer be read.
    () => answer({ failure: "file_unreadable" }),
  );
});

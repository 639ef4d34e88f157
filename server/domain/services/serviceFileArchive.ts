/** All freely configurable files of a service as a ZIP archive. */
import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Database } from "#server/storage/database/database";
import { readBlob } from "#server/storage/services/blobs";
import type { ServiceFile } from "./serviceFiles";

/** Formats that are compressed already. */
const compressed = /^image\/(?:png|jpeg|webp)$|pdf$|zip$/;

/**
 * Generates the archive while it is read; only one part of one file is in memory at a time. Throws if a content cannot
 * be read or has been deleted.
 */
export async function* filesArchive(
  db: Database,
  files: readonly Pick<ServiceFile, "path" | "sha256" | "mediaType" | "byteSize" | "updatedAt">[],
): AsyncGenerator<Uint8Array> {
  const archive = new ZipFile();
  const output = archive.outputStream.pipe(new PassThrough());
  archive.on("error", (error: Error) => output.destroy(error));
  for (const { path, sha256, mediaType, byteSize, updatedAt } of files) {
    const options = {
      mtime: updatedAt,
      mode: 0o100644,
      compress: !compressed.test(mediaType),
      size: byteSize,
    };
    archive.addReadStreamLazy(path, options, (pass) => {
      const content = Readable.from(readBlob(db, sha256), { objectMode: false });
      // Without a listener, the error would end the process.
      content.on("error", (error) => output.destroy(error));
      pass(null, content);
    });
  }
  archive.end();
  for await (const chunk of output) if (chunk instanceof Uint8Array) yield chunk;
}

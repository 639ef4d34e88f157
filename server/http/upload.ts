/**
 * Answers calls with files, which are streamed to disk. The caller is authenticated before the body is read, and again
 * after it was received, since an upload may take minutes.
 */
import { open, rm } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyReply } from "fastify";
import type { Call, Endpoint } from "#server/graphql/endpoint";
import { storageFullStatus } from "#server/graphql/errorMasking";
import { newSpoolPath, SpooledFile, uploadMaxBytes } from "#server/uploads";
import { isStorageFull } from "#server/storage/database/storageFull";
import { answerParams } from "./graphql";
import { withFile, type MultipartCall, type MultipartFile } from "./multipart";
import { Refused } from "./refusal";

/** Answers one call with files. */
export async function answerUpload(
  reply: FastifyReply,
  endpoint: Endpoint,
  opened: MultipartCall,
  call: Call,
  dataDir: string,
): Promise<FastifyReply> {
  const { request } = reply;
  const rootFields = endpoint.rootFieldsOf(opened.params);
  if (rootFields === null) {
    // The document is not executable; the endpoint reports why.
    opened.stop();
    return answerParams(request, reply, endpoint, opened.params, call);
  }
  const files: SpooledFile[] = [];
  try {
    let params: unknown = opened.params;
    let bytesLeft = uploadMaxBytes(rootFields);
    for (let part: MultipartFile | null = opened.first; part !== null; part = await opened.next()) {
      const file = await spool(opened, part, bytesLeft, dataDir);
      files.push(file);
      bytesLeft -= file.byteSize;
      params = withFile(params, part.variablePath, file);
    }
    return await answerParams(request, reply, endpoint, params, call);
  } finally {
    await Promise.all(files.map((file) => file.discard()));
  }
}

const storageFull = new Refused(storageFullStatus, "storage_full");

/** Writes the file to disk. Removes it if it is refused or the upload is aborted. */
async function spool(
  opened: MultipartCall,
  { content, fileName }: MultipartFile,
  maxBytes: number,
  dataDir: string,
): Promise<SpooledFile> {
  const path = await newSpoolPath(dataDir);
  let byteSize = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      byteSize += chunk.length;
      if (byteSize <= maxBytes) return done(null, chunk);
      done(new Refused(413, "file_too_large", { maxBytes: String(maxBytes) }));
    },
  });
  try {
    // Create the file before anything can fail, so that the cleanup below removes it.
    const target = await open(path, "wx", 0o600);
    await pipeline(content, counted, target.createWriteStream());
    return new SpooledFile(path, fileName, byteSize);
  } catch (error) {
    opened.stop();
    await rm(path, { force: true });
    if (isStorageFull(error)) throw storageFull;
    throw error;
  }
}

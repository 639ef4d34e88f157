/**
 * Answers calls with a file: who calls is asked before the body is read, and once more when it has come, since that may
 * take minutes. The file goes straight to disk.
 */
import { open, rm } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Call, Endpoint } from "#server/graphql/endpoint";
import { storageFullStatus } from "#server/graphql/errorMasking";
import { newSpoolPath, SpooledFile, uploadMaxBytes } from "#server/uploads";
import { refuseBody } from "./body";
import type { Exchange } from "./exchange";
import { answerParams, refusalOfMethod, sendRefusal } from "./graphql";
import { MultipartRefused, openMultipart, withFile, type MultipartCall } from "./multipart";
import { isStorageFull } from "#server/storage/database/storageFull";

/** Answers one request with a file to an endpoint. */
export async function answerUpload(exchange: Exchange, endpoint: Endpoint, call: Call): Promise<void> {
  const refusal = refusalOfMethod(exchange);
  if (refusal !== null) return sendRefusal(exchange, refusal);
  const context = await call.open();
  if (context.viewer === null) {
    refuseBody(exchange);
    return sendRefusal(exchange, { status: 401, code: "unauthorized", params: {} });
  }
  try {
    const opened = await openMultipart(exchange.request);
    const rootFields = endpoint.rootFieldsOf(opened.params);
    if (rootFields === null) {
      // Not a document that is answered; the endpoint says why.
      opened.stop();
      return await answerParams(exchange, endpoint, opened.params, call);
    }
    const file = await spool(opened, uploadMaxBytes(rootFields), context.config.dataDir);
    try {
      await answerParams(exchange, endpoint, withFile(opened.params, opened.place, file), call);
    } finally {
      await file.discard();
    }
  } catch (error) {
    if (exchange.response.destroyed) return;
    if (!(error instanceof MultipartRefused)) throw error;
    sendRefusal(exchange, error.refusal);
  }
}

const storageFull = new MultipartRefused({ status: storageFullStatus, code: "storage_full", params: {} });

/** Writes the file to disk; nothing is left of one that is refused or breaks off. */
async function spool(opened: MultipartCall, maxBytes: number, dataDir: string): Promise<SpooledFile> {
  const path = await newSpoolPath(dataDir);
  let byteSize = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      byteSize += chunk.length;
      if (byteSize <= maxBytes) return done(null, chunk);
      done(
        new MultipartRefused({ status: 413, code: "file_too_large", params: { maxBytes: String(maxBytes) } }),
      );
    },
  });
  try {
    // Made before anything can fail, so that it is there to be removed.
    const target = await open(path, "wx", 0o600);
    await pipeline(opened.file, counted, target.createWriteStream());
    await opened.end;
    return new SpooledFile(path, opened.fileName, byteSize);
  } catch (error) {
    opened.stop();
    await rm(path, { force: true });
    if (isStorageFull(error)) throw storageFull;
    throw error;
  }
}

/** Pictures behind signed URLs: /mgt/pictures/<id>/<prefix of the content hash>. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#server/storage/database/database";
import { readPicture } from "#server/storage/communes/pictures";
import { readBlob } from "#server/storage/services/blobs";
import { selectPredefinedFile } from "#server/storage/services/predefinedFiles";
import { picturePathPattern, type PathSigner } from "#server/signedPaths";
import { sendText } from "./request";

/** Sends the requested picture. Sends 403 if the signature is expired or invalid, 404 if there is no such picture. */
export async function answerPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Database,
  signer: PathSigner,
): Promise<FastifyReply> {
  const id = picturePathPattern.exec(request.path)?.[1];
  if (id === undefined) return sendText(reply, 404, "Not found.");
  const leftMs = signer.check(request.path, request.search);
  if (leftMs === null) return sendText(reply, 403, "The address has expired.");
  const picture = (await readPicture(db, id)) ?? (await readPredefinedPicture(db, id));
  if (picture === undefined) return sendText(reply, 404, "Not found.");
  const headers = {
    "Content-Type": picture.mediaType,
    "Content-Disposition": "inline",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": `private, max-age=${Math.floor(leftMs / 1000)}, immutable`,
  };
  return reply.headers(headers).send(Buffer.from(picture.bytes));
}

/** Loads a picture among the predefined files of services. */
async function readPredefinedPicture(db: Database, id: string) {
  const file = await selectPredefinedFile(db, id);
  if (file === undefined || file.width === null) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of readBlob(db, file.sha256)) parts.push(part);
  return { mediaType: file.mediaType, bytes: Buffer.concat(parts) };
}

/** Pictures behind signed addresses: /mgt/pictures/<id>/<beginning of the content's hash>. */
import type { Database } from "#server/storage/database/database";
import { readPicture } from "#server/storage/communes/pictures";
import { pictureAddress, type PathSigner } from "#server/signedPaths";
import { send, sendText, type Exchange } from "./exchange";

/** Sends the picture of the address, as long as its signature holds; 403: it does not, 404: no such picture. */
export async function answerPicture(exchange: Exchange, db: Database, signer: PathSigner): Promise<void> {
  const { method } = exchange.request;
  if (method !== "GET" && method !== "HEAD") return sendText(exchange, 405, "Only GET.");
  const id = pictureAddress.exec(exchange.path)?.[1];
  if (id === undefined) return sendText(exchange, 404, "Not found.");
  const leftMs = signer.check(exchange.path, exchange.query);
  if (leftMs === null) return sendText(exchange, 403, "The address has expired.");
  const picture = await readPicture(db, id);
  if (picture === undefined) return sendText(exchange, 404, "Not found.");
  const headers = {
    "Content-Type": picture.mediaType,
    "Content-Disposition": "inline",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": `private, max-age=${Math.floor(leftMs / 1000)}, immutable`,
  };
  send(exchange, 200, headers, Buffer.from(picture.bytes));
}

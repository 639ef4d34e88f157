/** Parameters of an export, as part of the path of its download. */
import { deflateRawSync, inflateRawSync } from "node:zlib";

/** Encodes what {@link decodeExportParams} returns. */
export function encodeExportParams(params: object): string {
  return deflateRawSync(JSON.stringify(params)).toString("base64url");
}

/** Decodes the parameters of a path. The path is signed, so its content can be trusted. */
export function decodeExportParams(encoded: string): unknown {
  return JSON.parse(inflateRawSync(Buffer.from(encoded, "base64url")).toString());
}

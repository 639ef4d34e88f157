/** Compression of answers that are made on the spot. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip";

/** The best encoding that a client takes; undefined: none. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Set(
    (acceptEncoding ?? "")
      .split(",")
      .map((each) => each.split(";").map((part) => part.trim()))
      .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : undefined;
}

/** Compresses quickly rather than best: the answer waits for it. */
export function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return compressGzip(content, { level: 4 });
  return compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

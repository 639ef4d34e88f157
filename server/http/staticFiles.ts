/**
 * Static files of the app, precompressed by the build and read once at startup, so that a server keeps serving the
 * build it was started with even if the folder changes.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { FastifyReply } from "fastify";
import { lookup } from "mrmime";
import { acceptedEncoding, type Encoding } from "./compress";
import { sendText } from "./request";

/** Files with a content hash in their name, which are immutable. */
const hashed = /^\/assets\//;
const internalFiles = /^\/index\.html$|^\/\.|\.(br|gz|map)$/;
const suffixes = { br: ".br", gzip: ".gz" } as const;

interface StaticFile {
  readonly mediaType: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly compressed: Partial<Record<Encoding, Buffer>>;
}

function readFiles(webDir: string): ReadonlyMap<string, StaticFile> {
  const contents = new Map<string, Buffer>();
  for (const entry of readdirSync(webDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    contents.set(`/${relative(webDir, file).split(sep).join("/")}`, readFileSync(file));
  }
  const files = new Map<string, StaticFile>();
  for (const [path, plain] of contents) {
    if (internalFiles.test(path)) continue;
    files.set(path, {
      mediaType: lookup(path) ?? "application/octet-stream",
      etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
      plain,
      compressed: { br: contents.get(path + suffixes.br), gzip: contents.get(path + suffixes.gzip) },
    });
  }
  return files;
}

/** Creates a function that sends the requested file of the folder. It returns null if there is no such file. */
export function staticFiles(webDir: string): (reply: FastifyReply) => FastifyReply | null {
  const files = readFiles(webDir);
  return (reply) => {
    const { path, headers } = reply.request;
    const file = files.get(path);
    if (file === undefined) {
      // Do not serve the page instead of an asset removed by a release; the resulting error would be misleading.
      return hashed.test(path) ? sendText(reply, 404, "Not found.") : null;
    }
    const accepted = acceptedEncoding(headers["accept-encoding"]);
    const encoding = accepted && file.compressed[accepted] ? accepted : undefined;
    reply.headers({
      "Content-Type": file.mediaType,
      "Cache-Control": hashed.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
      Vary: "Accept-Encoding",
      ETag: file.etag,
      // Previews of texts run in a sandboxed frame, which counts as another origin.
      ...(file.mediaType === "text/css" && { "Cross-Origin-Resource-Policy": "cross-origin" }),
      ...(encoding && { "Content-Encoding": encoding }),
    });
    if (headers["if-none-match"] === file.etag) return reply.code(304).send();
    return reply.send((encoding && file.compressed[encoding]) ?? file.plain);
  };
}

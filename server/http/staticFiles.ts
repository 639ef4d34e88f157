/** The built app's files, compressed in advance by the build. */
import sirv from "sirv";
import { sendText, type Exchange } from "./exchange";

/** Names with the hash of their content, which therefore never change. */
const hashed = /^\/assets\//;
const neverServed = /^\/index\.html$|\.(br|gz|map)$/;

/** Makes the function that serves a file of the folder; `next` runs where there is none. */
export function staticFiles(webDir: string): (exchange: Exchange, next: () => void) => void {
  const serve = sirv(webDir, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      const isHashed = hashed.test(pathname);
      response.setHeader("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  return (exchange, next) => {
    const { path, request, response } = exchange;
    // A page in place of a script that a release has removed would only be a riddle.
    const orElse = hashed.test(path) ? () => sendText(exchange, 404, "Not found.") : next;
    if (neverServed.test(path)) return orElse();
    // Files are small, and parts of compressed ones help nobody.
    delete request.headers.range;
    serve(request, response, orElse);
  };
}

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
    if (neverServed.test(exchange.path)) return next();
    // Files are small, and parts of compressed ones help nobody.
    delete exchange.request.headers.range;
    serve(exchange.request, exchange.response, () => {
      // A page in place of a script that a release has removed would only be a riddle.
      if (hashed.test(exchange.path)) sendText(exchange, 404, "Not found.");
      else next();
    });
  };
}

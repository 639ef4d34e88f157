/** GraphiQL, the page that a browser gets from an endpoint. Its files are read on the first request. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyReply } from "fastify";
import { isGet } from "./request";
import { graphiqlPolicy } from "./securityHeaders";
import { staticFiles } from "./staticFiles";

/** Path of its scripts and styles. */
export const graphiqlAssetsPath = "/assets/graphiql/";

export interface Graphiql {
  /** Sends the page to a browser that opens an endpoint. Returns null for other requests, or if it is not built. */
  readonly sendPage: (reply: FastifyReply) => FastifyReply | null;
  /** Sends the requested file. Returns null if there is no such file. */
  readonly sendFile: (reply: FastifyReply) => FastifyReply | null;
}

/** Serves the GraphiQL built into `folder`. */
export function createGraphiql(folder: string): Graphiql {
  const pageFile = join(folder, "index.html");
  let files: ReturnType<typeof readFiles> | undefined;
  const load = () => (files ??= existsSync(pageFile) ? readFiles(folder, pageFile) : undefined);
  return {
    sendPage(reply) {
      const { request } = reply;
      if (!isGet(request) || !acceptsHtml(request.headers.accept)) return null;
      const page = load()?.page;
      if (page === undefined) return null;
      const headers = {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        "Content-Security-Policy": graphiqlPolicy,
      };
      return reply.headers(headers).send(page);
    },
    sendFile: (reply) => load()?.sendFile(reply) ?? null,
  };
}

function readFiles(folder: string, pageFile: string) {
  return { page: readFileSync(pageFile, "utf8"), sendFile: staticFiles(folder) };
}

function acceptsHtml(accept = ""): boolean {
  return /(^|[\s,])text\/html($|[\s,;])/i.test(accept);
}

/** The built app: its files, and its page, which answers every other address. */
import type { FastifyPluginCallback, FastifyRequest } from "fastify";
import { pageSender } from "./html";
import { staticFiles } from "./staticFiles";

const looksLikeFile = /\.[a-z0-9]{1,12}$/i;

/**
 * Registers the app of a folder.
 * @throws StartupError when it is not built
 */
export function webRoutes(webDir: string, readInstance: () => Promise<unknown>): FastifyPluginCallback {
  const sendPage = pageSender(webDir, readInstance);
  const sendFile = staticFiles(webDir);
  return (app, _options, done) => {
    app.get("/*", async (request, reply) => {
      return sendFile(reply) ?? (wantsPage(request) ? sendPage(reply) : reply.callNotFound());
    });
    done();
  };
}

function wantsPage({ path, headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? "*/*";
  return accept.includes("text/html") || (accept.includes("*/*") && !looksLikeFile.test(path));
}

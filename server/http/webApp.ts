/** The built app: its static files, and its page as the fallback for all other paths. */
import type { FastifyPluginCallback, FastifyRequest } from "fastify";
import { pageSender, type PageTemplate } from "./html";
import { staticFiles } from "./staticFiles";

const looksLikeFile = /\.[a-z0-9]{1,12}$/i;

/** Registers the routes of the app in `webDir`. */
export function webRoutes(
  webDir: string,
  template: PageTemplate,
  readInstance: () => Promise<unknown>,
): FastifyPluginCallback {
  const sendPage = pageSender(template, readInstance);
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

/** The app's HTML page, served for every path that is neither a file nor an endpoint. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyReply } from "fastify";
import { appBuildMeta } from "#domain/version";
import { StartupError } from "#server/startupError";
import { isDatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import { acceptedEncoding, compress, type Encoding } from "./compress";
import { pagePolicy } from "./securityHeaders";

const placeholder = "<!--instance-->";

/** The page of a built app. */
export interface PageTemplate {
  readonly html: string;
  /** Identifies the build: its page names the hashed scripts, so another build has another page. */
  readonly build: string;
}

/**
 * Reads the page of the built app in `webDir`.
 * @throws StartupError if the app is not built
 */
export function readPageTemplate(webDir: string): PageTemplate {
  const html = readTemplate(join(webDir, "index.html"));
  const build = createHash("sha256").update(html).digest("hex").slice(0, 12);
  const meta = `<meta name="${appBuildMeta}" content="${build}" />`;
  return { build, html: html.replace(placeholder, `${meta}${placeholder}`) };
}

/**
 * Creates a function that sends the page. The page embeds the installation data that the login needs, which saves the
 * app a request; if the data cannot be read, the app fetches it later.
 * @param readInstance returns the data to embed, or null if there is none because a foreign backend holds it
 */
export function pageSender(
  { html: template }: PageTemplate,
  readInstance: () => Promise<unknown>,
): (reply: FastifyReply) => Promise<FastifyReply> {
  const policy = pagePolicy(template);
  let page = template.replace(placeholder, "");
  let block = "";
  const compressed = new Map<Encoding, Promise<Buffer>>();

  async function refresh(): Promise<void> {
    const instance = await readInstance();
    const fresh = instance === null ? "" : dataBlock(instance);
    if (fresh === block) return;
    block = fresh;
    page = template.replace(placeholder, () => fresh);
    compressed.clear();
  }

  return async (reply) => {
    await refresh().catch((error: unknown) => {
      // Send the page with the last known data. The unavailable database is logged elsewhere.
      if (isDatabaseUnavailable(error)) return;
      reply.log.error({ err: error }, "the instance settings for the page could not be read");
    });
    reply.headers({
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
      Vary: "Accept-Encoding",
    });
    const encoding = acceptedEncoding(reply.request.headers["accept-encoding"]);
    if (encoding === undefined) return reply.send(page);
    const content = compressed.get(encoding) ?? compress(Buffer.from(page), encoding);
    compressed.set(encoding, content);
    return reply.header("Content-Encoding", encoding).send(await content);
  };
}

function readTemplate(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartupError(`The app is not built: ${file} cannot be read.`, { cause: error });
  }
}

/** Embeds data as a JSON script element. Every < is escaped, so that the data cannot close the element. */
function dataBlock(data: unknown): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="instance">${json}</script>`;
}

/** Security headers that restrict browsers to what the app needs. */
import { createHash } from "node:crypto";
import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import { fastify } from "fastify";
import type { Config } from "#server/config";

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Hash of the empty string: emotion inserts an empty style element and fills it by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const permissions = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

const yearSeconds = 31_536_000;

/**
 * The security headers of all responses, including those of the HTTP parser. Pages override the content security
 * policy.
 */
export async function securityHeaders(config: Config): Promise<ReadonlyMap<string, string>> {
  // The headers are the same for all responses, so helmet computes them once.
  const app = fastify({ logger: false });
  await app.register(helmet, helmetOptions(config));
  app.get("/", (_request, reply) => reply.code(204).send());
  const { headers } = await app.inject("/");
  await app.close();
  const given = Object.entries(headers).filter(([name]) => !ofResponse.has(name));
  return new Map([...given.map(([name, value]) => [name, String(value)] as const), ...ownSecurityHeaders]);
}

/** Response headers unrelated to security. */
const ofResponse: ReadonlySet<string> = new Set(["connection", "content-length", "date"]);

function helmetOptions({ publicUrl, hstsSubdomains }: Config): FastifyHelmetOptions {
  return {
    // Helmet would rebuild the policy for every response.
    contentSecurityPolicy: false,
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: publicUrl.startsWith("https:") && {
      maxAge: yearSeconds,
      includeSubDomains: hstsSubdomains,
    },
    // The following headers only affect browsers that the app does not support.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
}

/** Headers that helmet does not support, or not in the required form. */
const ownSecurityHeaders = new Map([
  ["Content-Security-Policy", nothing],
  ["Permissions-Policy", permissions.map((name) => `${name}=()`).join(", ")],
]);

/**
 * Headers of a PDF that the app shows in a frame. The browser's viewer needs no permissions from the policy. There is
 * no sandbox, because some browsers do not start their viewer in one.
 */
export const previewHeaders: ReadonlyMap<string, string> = new Map([
  [
    "Content-Security-Policy",
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  ],
  ["X-Frame-Options", "SAMEORIGIN"],
]);

/** Content security policy of the app's page: allows its own files and the inline scripts in `html`. */
export function pagePolicy(html: string): string {
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(" "),
    `style-src 'self' ${emptyStyle}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // Previews of PDFs.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Hash of the style element with which react-remove-scroll prevents scrolling under a dialog or menu. */
const scrollLockStyle = "'sha256-nzTgYzXYDNe6BAHiiI7NNlfK8n/auuOAhh2t92YvuXo='";

/** Content security policy of the GraphiQL page: allows its own files only. */
export const graphiqlPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${scrollLockStyle}`,
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

function inlineScripts(html: string): readonly string[] {
  const elements = html.split(/<script\b/i).slice(1);
  return elements.flatMap((element) => {
    const begin = element.indexOf(">") + 1;
    const end = element.search(/<\/script>/i);
    return end < begin || /\ssrc\s*=/i.test(element.slice(0, begin)) ? [] : [element.slice(begin, end)];
  });
}

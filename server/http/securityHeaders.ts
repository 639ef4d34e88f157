/** Headers that keep browsers from doing more with an answer than the app needs. */
import { createHash } from "node:crypto";
import type { FastifyHelmetOptions } from "@fastify/helmet";
import type { Config } from "#server/config";

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The hash of the empty text: emotion puts an empty style element into the page and fills it by script. */
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

/** What helmet puts on every answer. */
export function helmetOptions({ publicUrl, hstsSubdomains }: Config): FastifyHelmetOptions {
  return {
    // It would put the policy together again for each answer.
    contentSecurityPolicy: false,
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: publicUrl.startsWith("https:") && {
      maxAge: yearSeconds,
      includeSubDomains: hstsSubdomains,
    },
    // What follows only concerns browsers that the app does not run in.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
}

/** Headers of every answer that helmet does not know, or not as they are wanted. */
export const ownSecurityHeaders = new Map([
  ["Content-Security-Policy", nothing],
  ["Permissions-Policy", permissions.map((name) => `${name}=()`).join(", ")],
]);

/** The policy of the app's page: its own files, and those scripts that stand in it now. */
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
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function inlineScripts(html: string): readonly string[] {
  const elements = html.split(/<script\b/i).slice(1);
  return elements.flatMap((element) => {
    const begin = element.indexOf(">") + 1;
    const end = element.search(/<\/script>/i);
    return end < begin || /\ssrc\s*=/i.test(element.slice(0, begin)) ? [] : [element.slice(begin, end)];
  });
}

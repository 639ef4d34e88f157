/**
 * Signed addresses for pictures and downloads, whose links cannot carry a bearer token. Their patterns are defined here
 * alone: the proxy to a foreign backend uses the same ones, and passes nothing else. Their query is expires=<digits>&signature=<43 characters of base64url>, of a download with
 * session=<uuid> between the two.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { downloadLinkMs } from "#domain/timings";
import { deriveKey } from "./secretKey";

const stepMs = 3_600_000;
const rememberedMax = 20_000;

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** Path below which pictures lie. */
export const picturesPath = "/mgt/pictures/";

/** Path below which exports and files lie. */
export const exportsPath = "/mgt/exports/";

/** A picture: its id and the beginning of its content's hash. */
export const pictureAddress = new RegExp(`^${picturesPath}(${uuid})/[0-9a-f]{1,64}$`);

/** Downloads: what is wanted is encoded in base64url, or named by an id. */
export const downloadAddresses = {
  residentialProperties: new RegExp(`^${exportsPath}residential-properties/(\\d{8})/([\\w-]+)$`),
  postalCodes: new RegExp(`^${exportsPath}postal-codes/(\\d{8})/([\\w-]+)$`),
  importProblems: new RegExp(`^${exportsPath}imports/(${uuid})/(de|en)$`),
  processes: new RegExp(`^${exportsPath}processes/(csv|json)/([\\w-]+)$`),
  users: new RegExp(`^${exportsPath}users/([\\w-]+)$`),
  jobResults: new RegExp(`^${exportsPath}jobs/(${uuid})$`),
  processFile: new RegExp(`^${exportsPath}process-files/(${uuid})$`),
};

const signedQuery = new RegExp(`^expires=\\d{1,15}(?:&session=${uuid})?&signature=[\\w-]{43}$`);

/**
 * Whether an address has the form of a signed one. Each has one spelling only: no dots, escapes or backslashes, so that
 * no server reads another path from it.
 */
export function isSignedAddress(path: string, query: string): boolean {
  const forms = [pictureAddress, ...Object.values(downloadAddresses)];
  return signedQuery.test(query) && forms.some((form) => form.test(path));
}

/** Signs paths and checks them. */
export interface PathSigner {
  /** Adds expiry and signature. The same for an hour, so that browsers can keep what it leads to. */
  readonly sign: (path: string) => string;
  /** Milliseconds for which the signature still holds; null: expired, or not from here. */
  readonly check: (path: string, query: string) => number | null;
  /** Adds expiry in five minutes, the session that asks, and signature. */
  readonly signDownload: (path: string, sessionId: string) => string;
  /** The session that asked; null: expired, or not from here. Whether it still runs, the database knows. */
  readonly checkDownload: (path: string, query: string) => string | null;
}

/** The signature of a picture holds for one to two hours. */
export function createPathSigner(secretKey: Buffer, now: () => Date): PathSigner {
  const key = deriveKey(secretKey, "signed-paths");
  const remembered = new Map<string, string>();
  let rememberedFor = 0;

  const signature = (...parts: readonly string[]): Buffer =>
    createHmac("sha256", key).update(parts.join("\n")).digest();

  const leftUntil = (expiry: string): number | null => {
    const left = Number(expiry) - now().getTime();
    return left > 0 ? left : null;
  };

  return {
    sign(path) {
      const step = Math.floor(now().getTime() / stepMs);
      if (step !== rememberedFor || remembered.size >= rememberedMax) {
        remembered.clear();
        rememberedFor = step;
      }
      let signed = remembered.get(path);
      if (signed === undefined) {
        const expiry = String((step + 2) * stepMs);
        signed = `${path}?expires=${expiry}&signature=${signature(expiry, path).toString("base64url")}`;
        remembered.set(path, signed);
      }
      return signed;
    },
    check(path, query) {
      const params = new URLSearchParams(query);
      const expiry = params.get("expires") ?? "";
      return isEqual(params.get("signature"), signature(expiry, path)) ? leftUntil(expiry) : null;
    },
    signDownload(path, sessionId) {
      const expiry = String(now().getTime() + downloadLinkMs);
      const text = signature(expiry, path, sessionId).toString("base64url");
      return `${path}?expires=${expiry}&session=${sessionId}&signature=${text}`;
    },
    checkDownload(path, query) {
      const params = new URLSearchParams(query);
      const expiry = params.get("expires") ?? "";
      const sessionId = params.get("session") ?? "";
      const isOurs = isEqual(params.get("signature"), signature(expiry, path, sessionId));
      return isOurs && leftUntil(expiry) !== null ? sessionId : null;
    },
  };
}

function isEqual(given: string | null, right: Buffer): boolean {
  const bytes = Buffer.from(given ?? "", "base64url");
  return bytes.length === right.length && timingSafeEqual(bytes, right);
}

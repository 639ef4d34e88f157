/**
 * Signed URLs for pictures and downloads, whose links cannot carry a bearer token. The patterns are defined only here;
 * the proxy to a foreign backend uses the same ones and forwards no other paths. The query is
 * expires=<digits>&signature=<43 characters of base64url>; downloads have session=<uuid> between the two.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { downloadLinkMs } from "#domain/timings";
import { acceptedKeys, deriveKey, type SecretKeys } from "./secretKey";

const purpose = "signed-paths";
const stepMs = 3_600_000;
const cacheMaxSize = 20_000;

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** A number that JavaScript represents exactly. */
const rowId = "[1-9]\\d{0,14}";

/** Commune, service and report. */
const reportPath = "(\\d{8})/([a-z]+(?:-[a-z]+)+)/([a-z0-9][a-z0-9_-]{0,59})";

/** Path prefix of pictures. */
export const picturesPath = "/mgt/pictures/";

/** Path prefix of exports and files. */
export const exportsPath = "/mgt/exports/";

/** Path of a picture: its id and a prefix of its content hash. */
export const picturePathPattern = new RegExp(`^${picturesPath}(${uuid})/[0-9a-f]{1,64}$`);

/** Paths of downloads. The request parameters are encoded in base64url, or the file is identified by an id. */
export const downloadPathPatterns = {
  residentialProperties: new RegExp(`^${exportsPath}residential-properties/(\\d{8})/([\\w-]+)$`),
  postalCodes: new RegExp(`^${exportsPath}postal-codes/(\\d{8})/([\\w-]+)$`),
  importProblems: new RegExp(`^${exportsPath}imports/(${uuid})/(de|en)$`),
  processes: new RegExp(`^${exportsPath}processes/(csv|json)/([\\w-]+)$`),
  monthlyTransactions: new RegExp(`^${exportsPath}monthly-transactions/(de|en)/([\\w-]+)$`),
  bookingRun: new RegExp(`^${exportsPath}booking-runs/(${uuid})$`),
  applicantErasure: new RegExp(`^${exportsPath}applicant-erasures/(${uuid})$`),
  activities: new RegExp(`^${exportsPath}activities/([\\w-]+)$`),
  users: new RegExp(`^${exportsPath}users/([\\w-]+)$`),
  jobResults: new RegExp(`^${exportsPath}jobs/(${uuid})$`),
  serviceSwitchResults: new RegExp(`^${exportsPath}service-switches/(${uuid})$`),
  feeChangeResults: new RegExp(`^${exportsPath}fee-changes/(${uuid})$`),
  textTransferResults: new RegExp(`^${exportsPath}text-transfers/(${uuid})$`),
  serviceFile: new RegExp(`^${exportsPath}service-files/(${uuid})$`),
  predefinedFile: new RegExp(`^${exportsPath}predefined-files/(${uuid})$`),
  serviceFilePreview: new RegExp(`^${exportsPath}service-file-previews/(${uuid})$`),
  predefinedFilePreview: new RegExp(`^${exportsPath}predefined-file-previews/(${uuid})$`),
  serviceFileArchive: new RegExp(`^${exportsPath}service-file-archives/(\\d{8})/([a-z]+(?:-[a-z]+)+)$`),
  serviceTexts: new RegExp(`^${exportsPath}service-texts/(\\d{8})/([a-z]+(?:-[a-z]+)+)/([a-z]{2})$`),
  resource: new RegExp(`^${exportsPath}resource/([\\w-]+)$`),
  resources: new RegExp(`^${exportsPath}resources/([\\w-]+)$`),
  resourceList: new RegExp(`^${exportsPath}resource-lists/([\\w-]+)$`),
  reportTemplate: new RegExp(`^${exportsPath}report-templates/(${rowId})$`),
  reportPreview: new RegExp(`^${exportsPath}report-previews/(${rowId})$`),
  checkedReportPreview: new RegExp(`^${exportsPath}checked-report-previews/(${uuid})$`),
  inheritedReport: new RegExp(`^${exportsPath}inherited-reports/${reportPath}$`),
  inheritedReportPreview: new RegExp(`^${exportsPath}inherited-report-previews/${reportPath}$`),
  securityList: new RegExp(`^${exportsPath}security-lists/(\\d{8})/([\\w-]+)$`),
  refusedListEntries: new RegExp(`^${exportsPath}security-list-refusals/(${uuid})$`),
  processFile: new RegExp(`^${exportsPath}process-files/(${uuid})$`),
};

const signedQuery = new RegExp(`^expires=\\d{1,15}(?:&session=${uuid})?&signature=[\\w-]{43}$`);

/**
 * Whether a path and query have the form of a signed URL. Does not verify the signature. Each URL has exactly one
 * spelling, without dots, escapes or backslashes, so that no server can interpret it as another path.
 */
export function isSignedUrl(path: string, query: string): boolean {
  const patterns = [picturePathPattern, ...Object.values(downloadPathPatterns)];
  return signedQuery.test(query) && patterns.some((form) => form.test(path));
}

/** Whether a path is that of a file shown in a frame of the app. */
export function isPreviewPath(path: string): boolean {
  const { serviceFilePreview, predefinedFilePreview } = downloadPathPatterns;
  return [serviceFilePreview, predefinedFilePreview].some((form) => form.test(path));
}

/** Signs and verifies paths. */
export interface PathSigner {
  /** Adds expiry and signature. The result is stable for an hour, so that browsers can cache the response. */
  readonly sign: (path: string) => string;
  /** Returns the remaining validity in milliseconds, or null if the signature is expired or invalid. */
  readonly check: (path: string, query: string) => number | null;
  /** Adds an expiry in five minutes, the requesting session, and the signature. */
  readonly signDownload: (path: string, sessionId: string) => string;
  /**
   * Returns the id of the requesting session, or null if the signature is expired or invalid. Does not check whether
   * the session is still active.
   */
  readonly checkDownload: (path: string, query: string) => string | null;
}

/**
 * Creates a signer. Picture signatures are valid for one to two hours. Signatures with the previous key are accepted,
 * so that links keep working when the key is replaced.
 */
export function createPathSigner(secretKeys: SecretKeys, now: () => Date): PathSigner {
  const key = deriveKey(secretKeys.current, purpose);
  const keys = acceptedKeys(secretKeys).map((each) => deriveKey(each, purpose));
  const cache = new Map<string, string>();
  let cachedStep = 0;

  const signatureOf = (signingKey: Buffer, parts: readonly string[]): Buffer =>
    createHmac("sha256", signingKey).update(parts.join("\n")).digest();
  const signature = (...parts: readonly string[]): string => signatureOf(key, parts).toString("base64url");
  const isSignature = (actual: string | null, ...parts: readonly string[]): boolean =>
    keys.some((each) => isEqual(actual, signatureOf(each, parts)));

  const remainingMs = (expiry: string): number | null => {
    const left = Number(expiry) - now().getTime();
    return left > 0 ? left : null;
  };

  return {
    sign(path) {
      const step = Math.floor(now().getTime() / stepMs);
      if (step !== cachedStep || cache.size >= cacheMaxSize) {
        cache.clear();
        cachedStep = step;
      }
      let signed = cache.get(path);
      if (signed === undefined) {
        const expiry = String((step + 2) * stepMs);
        signed = `${path}?expires=${expiry}&signature=${signature(expiry, path)}`;
        cache.set(path, signed);
      }
      return signed;
    },
    check(path, query) {
      const params = new URLSearchParams(query);
      const expiry = params.get("expires") ?? "";
      return isSignature(params.get("signature"), expiry, path) ? remainingMs(expiry) : null;
    },
    signDownload(path, sessionId) {
      const expiry = String(now().getTime() + downloadLinkMs);
      return `${path}?expires=${expiry}&session=${sessionId}&signature=${signature(expiry, path, sessionId)}`;
    },
    checkDownload(path, query) {
      const params = new URLSearchParams(query);
      const expiry = params.get("expires") ?? "";
      const sessionId = params.get("session") ?? "";
      const isValid = isSignature(params.get("signature"), expiry, path, sessionId);
      return isValid && remainingMs(expiry) !== null ? sessionId : null;
    },
  };
}

function isEqual(actual: string | null, expected: Buffer): boolean {
  const bytes = Buffer.from(actual ?? "", "base64url");
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

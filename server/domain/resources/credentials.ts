/** Credentials of the server for a restService. */
import type { JsonObject, JsonValue } from "#domain/resources/resourceNodes";

/** Headers that authenticate a call. */
export interface Credentials {
  readonly headers: Readonly<Record<string, string>>;
  /** The secrets in the headers, in all forms that an answer may contain. */
  readonly secrets: readonly string[];
  /** The KBA password in use. Its use is recorded. */
  readonly kba?: { readonly settingsId: string; readonly identifier: string };
  /** Used for a second call if the credentials are refused. */
  readonly previous?: Credentials;
}

/** Credentials of a service without authentication. */
export const noCredentials: Credentials = { headers: {}, secrets: [] };

/** Type of authentication with the KBA settings of a commune. */
export const kbaAuthentication = "kba";

/** Headers that are set elsewhere, or that determine the recipient. */
const reservedHeaders: ReadonlySet<string> = new Set([
  "accept",
  "accept-encoding",
  "connection",
  "content-length",
  "content-type",
  "expect",
  "host",
  "idempotency-key",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/**
 * Returns the headers described by the `authentication` of a document. Returns null if a required secret is missing, or
 * its header must not be set.
 * @param secretAt returns the secret at a JSON pointer
 */
export function credentialsOf(
  document: JsonObject,
  secretAt: (pointer: string) => string | null,
): Credentials | null {
  const { authentication } = document;
  if (!isObject(authentication)) return noCredentials;
  const secret = (name: string) => secretAt(`/authentication/${name}`);
  switch (authentication["type"]) {
    case "basic": {
      const [username, password] = [textOf(authentication["username"]), secret("password")];
      return username === null || password === null ? null : basicCredentials(username, password);
    }
    case "bearer": {
      const token = secret("token");
      return token === null
        ? null
        : { headers: { Authorization: `Bearer ${token}` }, secrets: formsOf(token) };
    }
    case "apiKey": {
      const [header, key] = [textOf(authentication["header"]) ?? "X-Api-Key", secret("key")];
      if (key === null || reservedHeaders.has(header.toLowerCase())) return null;
      return { headers: { [header]: key }, secrets: formsOf(key) };
    }
    // The password is stored in the KBA settings, not in the document.
    case kbaAuthentication:
      return null;
    default:
      return noCredentials;
  }
}

/** Credentials of a user with a password. */
export function basicCredentials(username: string, password: string): Credentials {
  const encoded = Buffer.from(`${username}:${password}`, "utf8").toString("base64");
  return { headers: { Authorization: `Basic ${encoded}` }, secrets: formsOf(password, encoded) };
}

function formsOf(...secrets: readonly string[]): string[] {
  return secrets.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ]);
}

/** Whether a value of a document is an object. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The trimmed text at a path of a document; `null` if there is none. */
export function textOf(value: JsonValue | undefined): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** Encrypts secrets that are stored in the database, with AES-256-GCM and a key derived from the secret key. */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./secretKey";

const algorithm = "aes-256-gcm";
const version = "v1";
/** Recommended length of the initialisation vector. */
const ivBytes = 12;
const tagBytes = 16;
/** Length of the shortest encrypted content in base64url. */
const minLength = Math.ceil(((ivBytes + tagBytes) * 4) / 3);

/**
 * Encrypts a text: `v1:` and, in base64url, initialisation vector, ciphertext and tag.
 * @param place where the text is stored; it is authenticated, so that it cannot be decrypted elsewhere
 */
export function encryptSecret(secretKey: Buffer, place: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secretKey), iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(place, "utf8"));
  const encrypted = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${version}:${encrypted.toString("base64url")}`;
}

/** Decrypts a text. Returns null if it was changed, or encrypted for another place or with another key. */
export function decryptSecret(secretKey: Buffer, place: string, encrypted: string): string | null {
  const [given, content = "", ...rest] = encrypted.split(":");
  const bytes = Buffer.from(content, "base64url");
  if (given !== version || rest.length > 0 || bytes.length < ivBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, keyOf(secretKey), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(place, "utf8"));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const start = decipher.update(bytes.subarray(ivBytes, -tagBytes));
    return Buffer.concat([start, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/** Whether a text has the form of an encrypted one. */
export function isEncryptedText(text: string): boolean {
  return new RegExp(`^${version}:[\\w-]{${minLength},}$`).test(text);
}

function keyOf(secretKey: Buffer): Buffer {
  return deriveKey(secretKey, "stored-secrets");
}

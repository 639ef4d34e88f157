/**
 * Encrypts secrets that are stored in the database, with AES-256-GCM and a key derived from the secret key. Encrypted
 * texts name their key, so that the secret key can be replaced while they stay readable.
 */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { acceptedKeys, deriveKey, type SecretKeys } from "./secretKey";

const algorithm = "aes-256-gcm";
const version = "v2";
/** Format of earlier releases, without the id of the key. */
const versionWithoutId = "v1";
/** Recommended length of the initialisation vector. */
const ivBytes = 12;
const tagBytes = 16;
const idBytes = 4;
/** Length of the shortest encrypted content in base64url. */
const minLength = Math.ceil(((ivBytes + tagBytes) * 4) / 3);
const form = new RegExp(
  `^(?:${versionWithoutId}|${version}:(?<id>[0-9a-f]{${idBytes * 2}})):(?<content>[\\w-]{${minLength},})$`,
);

/**
 * Encrypts a text with the current key: `v2:`, the id of the key, `:` and, in base64url, initialisation vector,
 * ciphertext and tag.
 * @param place storage location, which is authenticated, so that the text cannot be decrypted elsewhere
 */
export function encryptSecret({ current }: SecretKeys, place: string, text: string): string {
  const { key, prefix } = storageKeyOf(current);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(place, "utf8"));
  const encrypted = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${prefix}${encrypted.toString("base64url")}`;
}

/**
 * Decrypts a text with the key that it names, or tries all keys if it names none. Returns null if it was changed, or
 * encrypted for another place or with another key.
 */
export function decryptSecret(keys: SecretKeys, place: string, encrypted: string): string | null {
  const groups = form.exec(encrypted)?.groups;
  if (groups === undefined) return null;
  const { id, content = "" } = groups;
  for (const candidate of acceptedKeys(keys).map(storageKeyOf)) {
    if (id !== undefined && id !== candidate.id) continue;
    const text = decryptWith(candidate.key, place, Buffer.from(content, "base64url"));
    if (text !== null) return text;
  }
  return null;
}

function decryptWith(key: Buffer, place: string, bytes: Buffer): string | null {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
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
  return form.test(text);
}

/** Prefix of texts that are encrypted with the current key. */
export function currentPrefix({ current }: SecretKeys): string {
  return storageKeyOf(current).prefix;
}

interface StorageKey {
  readonly key: Buffer;
  readonly id: string;
  readonly prefix: string;
}

const storageKeys = new WeakMap<Buffer, StorageKey>();

/** Derived once per secret key. The id is derived for a separate purpose, so that it reveals nothing about the key. */
function storageKeyOf(secretKey: Buffer): StorageKey {
  const known = storageKeys.get(secretKey);
  if (known !== undefined) return known;
  const key = deriveKey(secretKey, "stored-secrets");
  const id = deriveKey(key, "stored-secrets-id").subarray(0, idBytes).toString("hex");
  const storageKey = { key, id, prefix: `${version}:${id}:` };
  storageKeys.set(secretKey, storageKey);
  return storageKey;
}

/** Secret tokens of sessions and invitations. Only their hash is stored. */
import { createHash, randomBytes } from "node:crypto";

const pattern = /^[A-Za-z0-9_-]{43}$/;

/** Generates a token of 32 random bytes in base64url, with the hash to store. */
export function generateToken(): { readonly token: string; readonly hash: Uint8Array } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOf(token) };
}

/** Returns the stored hash of a token, or null if it is malformed. Tokens are random, so a plain hash is enough. */
export function tokenHash(token: string): Uint8Array | null {
  return pattern.test(token) ? hashOf(token) : null;
}

function hashOf(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}

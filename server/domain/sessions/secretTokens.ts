/** Tokens that open something: sessions and invitations. Only their hash is stored. */
import { createHash, randomBytes } from "node:crypto";

const form = /^[A-Za-z0-9_-]{43}$/;

/** A new token, 32 random bytes in base64url, with what is stored of it. */
export function drawToken(): { readonly token: string; readonly hash: Uint8Array } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOf(token) };
}

/** What is stored of a token; null: the text never was one. A token is random, so a plain hash is enough. */
export function tokenHash(token: string): Uint8Array | null {
  return form.test(token) ? hashOf(token) : null;
}

function hashOf(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}

import { expect, test } from "vitest";
import { decryptSecret, encryptSecret } from "#server/secretText";

const key = Buffer.alloc(32, 1);
const place = "service_setting/09761000/ew-meldebescheinigung/api_key";
const secret = "geheim: ä 🔑";

test("a secret can be decrypted with the same key at the same place only", () => {
  const encrypted = encryptSecret(key, place, secret);
  expect(encrypted).toMatch(/^v1:[\w-]+$/);
  expect(decryptSecret(key, place, encrypted)).toBe(secret);
  expect(decryptSecret(Buffer.alloc(32, 2), place, encrypted)).toBeNull();
  expect(decryptSecret(key, place.replace("09761000", "09162000"), encrypted)).toBeNull();
});

test("equal secrets are encrypted differently", () => {
  expect(encryptSecret(key, place, secret)).not.toBe(encryptSecret(key, place, secret));
});

test.each([
  ["a changed byte", (text: string) => text.slice(0, -4) + (text.endsWith("AAAA") ? "BBBB" : "AAAA")],
  ["a missing end", (text: string) => text.slice(0, 12)],
  ["another version", (text: string) => text.replace("v1", "v2")],
  ["plain text", () => secret],
  ["nothing", () => ""],
])("%s is not decrypted", (_name, change) => {
  expect(decryptSecret(key, place, change(encryptSecret(key, place, secret)))).toBeNull();
});

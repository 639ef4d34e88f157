import { expect, test } from "vitest";
import { currentPrefix, decryptSecret, encryptSecret, isEncryptedText } from "#server/secretText";
import { onlyKey } from "../support/secretKeys";

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const keys = onlyKey(oldKey);
const rotated = { current: newKey, previous: oldKey };
const place = "service_setting/09761000/ew-meldebescheinigung/api_key";
const otherPlace = place.replace("09761000", "09162000");
const secret = "geheim: ä 🔑";

/** Written with the old key by a release that did not store ids of keys. */
const withoutId = "v1:okGyPVVYxVGd7GAzI97Xow_KCsYDAVlDjPVixsdvprkdfd82fl6UUfxm8A";

test("a secret can be decrypted with the same key at the same place only", () => {
  const encrypted = encryptSecret(keys, place, secret);
  expect(encrypted).toMatch(/^v2:[0-9a-f]{8}:[\w-]+$/);
  expect(decryptSecret(keys, place, encrypted)).toBe(secret);
  expect(decryptSecret(onlyKey(newKey), place, encrypted)).toBeNull();
  expect(decryptSecret(keys, otherPlace, encrypted)).toBeNull();
});

test("the previous key only decrypts, before and after it has become the current one", () => {
  const prepared = { current: oldKey, previous: newKey };
  const [byOld, byNew] = [prepared, rotated].map((each) => encryptSecret(each, place, secret));
  expect([byOld, byNew].map((text = "") => text.startsWith(currentPrefix(keys)))).toEqual([true, false]);
  for (const each of [prepared, rotated]) {
    expect([byOld, byNew].map((text = "") => decryptSecret(each, place, text))).toEqual([secret, secret]);
    expect([byOld, byNew].map((text = "") => decryptSecret(each, otherPlace, text))).toEqual([null, null]);
  }
});

test("a secret without the id of its key can be decrypted with either key at its place only", () => {
  expect(isEncryptedText(withoutId)).toBe(true);
  for (const each of [keys, rotated]) expect(decryptSecret(each, place, withoutId)).toBe(secret);
  expect(decryptSecret(rotated, otherPlace, withoutId)).toBeNull();
  expect(decryptSecret(onlyKey(newKey), place, withoutId)).toBeNull();
});

test("the id of a key is that of no other key, and no part of the key", () => {
  const [, id = ""] = encryptSecret(keys, place, secret).split(":");
  expect(currentPrefix(keys)).toBe(`v2:${id}:`);
  expect(currentPrefix(onlyKey(newKey))).not.toContain(id);
  expect(oldKey.toString("hex")).not.toContain(id);
});

test("equal secrets are encrypted differently", () => {
  expect(encryptSecret(keys, place, secret)).not.toBe(encryptSecret(keys, place, secret));
});

test.each([
  ["a changed byte", (text: string) => text.slice(0, -4) + (text.endsWith("AAAA") ? "BBBB" : "AAAA")],
  ["a missing end", (text: string) => text.slice(0, 24)],
  ["the id of the other key", (text: string) => text.replace(currentPrefix(rotated), currentPrefix(keys))],
  ["the id of an unknown key", (text: string) => text.replace(currentPrefix(rotated), "v2:00000000:")],
  ["another version", (text: string) => text.replace("v2", "v3")],
  ["plain text", () => secret],
  ["nothing", () => ""],
])("%s is not decrypted", (_name, change) => {
  expect(decryptSecret(rotated, place, change(encryptSecret(rotated, place, secret)))).toBeNull();
});

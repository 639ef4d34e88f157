import { expect, test } from "vitest";
import { decryptResourceSecrets, encryptResourceSecrets } from "#server/domain/resources/resourceSecrets";
import { onlyKey } from "../support/secretKeys";

const key = onlyKey();
const resource = { version: "v2", type: "restService", id: "a" };
const secrets = { "/authentication/password": "geheim", "/authentication/token": "auch" };

test("Resource secrets: secrets of a resource are read at their place only", () => {
  const stored = encryptResourceSecrets(key, resource, secrets);
  expect(JSON.stringify(stored)).not.toMatch(/geheim|auch/);
  expect(decryptResourceSecrets(key, resource, stored)).toEqual(secrets);

  const { "/authentication/password": password = "" } = stored;
  const moved = { "/authentication/password": password, "/authentication/token": password };
  expect(decryptResourceSecrets(key, resource, moved)).toEqual({ "/authentication/password": "geheim" });
  expect(decryptResourceSecrets(key, { ...resource, id: "b" }, stored)).toEqual({});
  expect(decryptResourceSecrets(onlyKey(), resource, stored)).toEqual({});
});

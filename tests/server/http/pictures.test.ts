import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPathSigner } from "#server/signedPaths";
import { startTestServer, type TestServer } from "./testServer";
import { keyFileOf, onlyKey } from "../../support/secretKeys";
import type { SecretKeys } from "#server/secretKey";

const key = Buffer.alloc(32, 7);
const hour = 3_600_000;

function signerAt(iso: string, offsetMs = 0) {
  return createPathSigner(onlyKey(key), () => new Date(Date.parse(iso) + offsetMs));
}

describe("Signed paths", () => {
  const path = "/mgt/pictures/1/ab";
  const [, query = ""] = signerAt("2026-11-20T10:10:00Z").sign(path).split("?");

  test("are stable for an hour, so that browsers can cache the picture", () => {
    expect(signerAt("2026-11-20T10:59:59Z").sign(path)).toBe(`${path}?${query}`);
    expect(signerAt("2026-11-20T11:00:00Z").sign(path)).not.toBe(`${path}?${query}`);
  });

  test("are valid for one to two hours", () => {
    expect(signerAt("2026-11-20T10:10:00Z").check(path, query)).toBe(2 * hour - 600_000);
    expect(signerAt("2026-11-20T11:59:59Z").check(path, query)).toBe(1_000);
    expect(signerAt("2026-11-20T12:00:00Z").check(path, query)).toBeNull();
  });

  test.each([
    ["another path", "/mgt/pictures/2/ab", query],
    ["a later expiry", path, query.replace(/expires=\d+/, "expires=99999999999999")],
    ["a changed signature", path, query.slice(0, -2)],
    ["no signature", path, ""],
  ])("are not valid for %s", (_what, otherPath, otherQuery) => {
    expect(signerAt("2026-11-20T10:10:00Z").check(otherPath, otherQuery)).toBeNull();
  });

  test("are not valid with another key", () => {
    const other = createPathSigner(onlyKey(Buffer.alloc(32, 8)), () => new Date("2026-11-20T10:10:00Z"));
    expect(other.check(path, query)).toBeNull();
  });

  test("stay valid when the key is replaced, and are signed with the new one", () => {
    const rotated = { current: Buffer.alloc(32, 8), previous: key };
    const signer = createPathSigner(rotated, () => new Date("2026-11-20T10:10:00Z"));
    expect(signer.check(path, query)).toBe(2 * hour - 600_000);
    const sessionId = "6a5f0a4e-58f3-4a0b-9d35-3c8d5b3e7f10";
    const [, former = ""] = signerAt("2026-11-20T10:10:00Z").signDownload(path, sessionId).split("?");
    expect(signer.checkDownload(path, former)).toBe(sessionId);
    expect(signer.checkDownload(`${path}0`, former)).toBeNull();
    expect(signer.sign(path)).not.toBe(`${path}?${query}`);
  });
});

describe("Pictures over HTTP", () => {
  const bytes = Buffer.from("89504e470d0a1a0a", "hex");
  let server: TestServer;
  let path = "";
  let secretKeys: SecretKeys;
  const sign = (unsigned: string) => createPathSigner(secretKeys, () => new Date()).sign(unsigned);

  beforeAll(async () => {
    server = await startTestServer();
    secretKeys = await keyFileOf(server.dataDir);
    if (server.open === null) throw new Error("There is no database.");
    const { id } = await server.open.db
      .insertInto("stored_picture")
      .values({ sha256: Buffer.alloc(32, 1), media_type: "image/png", width: 1, height: 1, bytes })
      .returning("id")
      .executeTakeFirstOrThrow();
    path = `/mgt/pictures/${id}/0101010101010101`;
  });
  afterAll(() => server.close());

  test("need no token, are cached privately, and execute nothing", async () => {
    const response = await server.get(sign(path));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toMatch(/^private, max-age=\d+, immutable$/);
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  test("need a signature", async () => {
    expect((await server.get(path)).status).toBe(403);
    expect((await server.get(`${path}?expires=99999999999999&signature=AAAA`)).status).toBe(403);
  });

  test("that do not exist are not found, even with a signature", async () => {
    const unknown = sign("/mgt/pictures/00000000-0000-4000-8000-000000000000/00");
    expect((await server.get(unknown)).status).toBe(404);
    expect((await server.get(sign("/mgt/pictures/..%2f/00"))).status).toBe(404);
  });
});

import { Readable } from "node:stream";
import { afterAll, describe, expect, test } from "vitest";
import { filesArchive } from "#server/domain/services/serviceFileArchive";
import { databases } from "../support/databases";

describe.each(databases)("Archive of the files of a service ($name)", async ({ open }) => {
  const database = await open();
  afterAll(() => database.close());

  test.each([
    ["has been deleted", "0".repeat(64), "unexpected number of bytes"],
    ["cannot be read", "\0", "invalid byte sequence"],
  ])("fails if a content %s", async (_what, sha256, message) => {
    const file = { path: "a.txt", mediaType: "text/plain", byteSize: 1, updatedAt: new Date(0), sha256 };
    await expect(Readable.from(filesArchive(database.db, [file])).toArray()).rejects.toThrow(message);
  });
});

import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newSpoolPath, removeLeftoverUploads, removeOwnUploads, uploadMaxBytes } from "#server/uploads";
import { temporaryFolder } from "../support/databases";

let dataDir = "";
beforeEach(async () => {
  dataDir = await temporaryFolder();
});
afterEach(() => rm(dataDir, { recursive: true }));

const host = encodeURIComponent(hostname()).replaceAll("-", "_");
const left = () => readdir(join(dataDir, "uploads"));

async function leave(name: string): Promise<void> {
  const folder = join(dataDir, "uploads", name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "file"), "x");
}

test("Uploads: deletes files of former runs, and keeps those of running servers", async () => {
  const own = dirname(await newSpoolPath(dataDir));
  await leave(`${host}-999999999-abc`);
  await leave(`${host}-${process.pid}-abc`);
  await leave(`${host}-${process.ppid}-abc`);
  await leave("elsewhere-1-abc");
  await leave("long_ago-1-abc");
  const yesterday = new Date(Date.now() - 2 * 86_400_000);
  await utimes(join(dataDir, "uploads", "long_ago-1-abc"), yesterday, yesterday);
  await removeLeftoverUploads(dataDir, false);
  const kept = (await left()).map((name) => join(dataDir, "uploads", name));
  const running = [`${host}-${process.ppid}-abc`, "elsewhere-1-abc"].map((name) =>
    join(dataDir, "uploads", name),
  );
  expect(kept.toSorted()).toEqual([own, ...running].toSorted());
  await removeLeftoverUploads(dataDir, true);
  expect(await left()).toHaveLength(1);
  await removeOwnUploads(dataDir);
  expect(await left()).toEqual([]);
});

test("Uploads: works without existing folders", async () => {
  await removeLeftoverUploads(join(dataDir, "missing"), true);
  await removeOwnUploads(join(dataDir, "missing"));
});

test("Uploads: the field limits the file size; of several fields the strictest", () => {
  const megabyte = 1_048_576;
  expect(uploadMaxBytes(["previewResidentialPropertyUpload"])).toBe(128 * megabyte);
  expect(uploadMaxBytes(["uploadCommunePicture"])).toBeLessThan(3 * megabyte);
  expect(uploadMaxBytes(["somethingElse"])).toBe(20 * megabyte);
  expect(uploadMaxBytes(["previewPostalCodeImport", "uploadCommunePicture"])).toBeLessThan(3 * megabyte);
});

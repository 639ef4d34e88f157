import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { DataFolderInUse, lockDataFolder } from "#server/storage/database/dataFolderLock";
import { openDatabase } from "#server/storage/database/database";
import { copyDatabase, silent, temporaryFolder } from "../support/databases";

describe("Lock of the data folder", () => {
  let folder: string;
  let path: string;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    folder = await temporaryFolder();
    path = join(folder, "server.1.lock");
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  });

  const holderOf = async (): Promise<Record<string, unknown>> => {
    const [name = "", ...others] = await readdir(folder);
    expect(others).toEqual([]);
    return JSON.parse(await readFile(join(folder, name), "utf8"));
  };
  const write = (holder: unknown) => writeFile(path, JSON.stringify(holder));

  test("refuses a second server, naming folder and process, and leaves the first its lock", async () => {
    const first = await lockDataFolder(folder);
    const before = await holderOf();
    const second = lockDataFolder(folder);
    await expect(second).rejects.toThrow(DataFolderInUse);
    await expect(second).rejects.toThrow(`${folder} is in use by process ${process.pid};`);
    expect(await holderOf()).toEqual(before);
    await first.release();
    await (await lockDataFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  test("refuses a second database on the folder, and opens it once the first is closed", async () => {
    const options = { dataDir: join(folder, "data"), databaseUrl: null, log: silent };
    copyDatabase(inject("embeddedTemplate"), options.dataDir);
    const [one, two] = await Promise.allSettled([openDatabase(options), openDatabase(options)]);
    expect([one.status, two.status].sort()).toEqual(["fulfilled", "rejected"]);
    for (const result of [one, two]) {
      if (result.status === "fulfilled") await result.value.close();
      else expect(result.reason).toBeInstanceOf(DataFolderInUse);
    }
    await (await openDatabase(options)).close();
  });

  test("is taken over from a killed process at once, even if its id is in use again", async () => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    children.push(child);
    await once(child, "spawn");
    const lock = await lockDataFolder(folder);
    const own = await holderOf();
    await lock.release();
    // The pid is in use, but by a process that started later.
    await write({ ...own, pid: child.pid });
    const over = await lockDataFolder(folder);
    expect(await holderOf()).toMatchObject({ pid: process.pid });
    await over.release();

    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    await write({ ...own, pid: child.pid });
    await (await lockDataFolder(folder)).release();
  });

  test.each(["", "{", "null", '{"pid":1}'])("is taken over if a power cut left %j", async (content) => {
    await writeFile(path, content);
    const lock = await lockDataFolder(folder);
    expect(await holderOf()).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  test("of another host counts as long as it has a heartbeat", async () => {
    const elsewhere = { pid: 1, started: "then", host: "another-container", nonce: "n" };
    await write(elsewhere);
    await expect(lockDataFolder(folder)).rejects.toThrow("process 1 on another-container;");
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path, longAgo, longAgo);
    await (await lockDataFolder(folder)).release();
  });

  test("goes to one of many concurrent processes", async () => {
    await write({
      pid: 2 ** 22 + 1,
      started: "long ago",
      host: hostname(),
      nonce: "n",
    });
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(folder)));
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    expect(await holderOf()).toMatchObject({ pid: process.pid });
  });
});

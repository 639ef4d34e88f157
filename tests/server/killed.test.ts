import { spawn } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { isReady, migrate, openDatabase, type OpenDatabase } from "#server/storage/database/database";
import { bundle } from "../support/bundle";
import { copyDatabase, silent, temporaryFolder } from "../support/databases";
import { addUser } from "../support/serverCalls";

describe("Embedded database of a process killed during writes", () => {
  let program: string;
  let dataDir: string;
  let userId: string;
  const acknowledged = new Set<string>();

  beforeAll(async () => {
    program = await bundle("tests/support/killedWriter.ts");
    dataDir = await temporaryFolder();
    copyDatabase(inject("embeddedTemplate"), dataDir);
    const open = await openAgain();
    userId = await addUser(open.db, { username: "writer", passwordHash: "known" });
    await open.close();
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const openAgain = (): Promise<OpenDatabase> => openDatabase({ dataDir, databaseUrl: null, log: silent });

  /**
   * Kills the writer after the given number of acknowledgements,
   * during further writes; returns all its output.
   */
  async function writeUntilKilled(count: number): Promise<number> {
    const child = spawn(process.execPath, [program, dataDir, userId], { stdio: ["ignore", "pipe", "pipe"] });
    let complaints = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (complaints += text));
    const ended = new Promise<NodeJS.Signals | null>((resolve) =>
      child.once("close", (_code, signal) => resolve(signal)),
    );
    let written = 0;
    for await (const id of createInterface({ input: child.stdout })) {
      acknowledged.add(id);
      if (++written === count) child.kill("SIGKILL");
    }
    expect(await ended, complaints).toBe("SIGKILL");
    return written;
  }

  test.each([1, 40, 100])("has everything that was acknowledged (killed after %i writes)", async (count) => {
    expect(await writeUntilKilled(count)).toBeGreaterThanOrEqual(count);
    // A killed process leaves its lock, which the next one takes over at once.
    expect(await readdir(dataDir)).toContainEqual(expect.stringMatching(/^server\.\d+\.lock$/));
    const open = await openAgain();
    await migrate(open);
    expect(await isReady(open)).toBe(true);
    const sessions = await open.db.selectFrom("user_session").select("id").execute();
    const activities = await open.db.selectFrom("activity").select("target_id as id").execute();
    await open.close();
    const stored = new Set(sessions.map((session) => session.id));
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    // Both parts of each transaction, or neither.
    expect(activities.map((activity) => activity.id).sort()).toEqual([...stored].sort());
  });
});

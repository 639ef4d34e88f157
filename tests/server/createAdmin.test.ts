import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "#server/storage/database/database";
import { bundle } from "../support/bundle";
import { copyDatabase, silent, temporaryFolder } from "../support/databases";
import { createDatabase, dropDatabase } from "../support/postgres";

let dataDir: string;
let databaseUrl: string;
let program: string;
beforeAll(async () => {
  program = await bundle("server/createAdmin.ts");
  dataDir = await temporaryFolder();
  databaseUrl = await createDatabase({ migrated: true });
});
afterAll(async () => {
  await dropDatabase(databaseUrl);
  await rm(dataDir, { recursive: true, force: true });
});

const names = ["--username", "chefin", "--email", "chefin@example.org"];

/** Runs the program; resolves with its exit code and output. */
function createAdmin(url: string, ...args: string[]): Promise<{ code: unknown; out: string; err: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url, PUBLIC_URL: "https://sm.example.org/" };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });
}

test("create-admin: prints a link for the first administrator, and one sentence if there already is one", async () => {
  const invited = await createAdmin(databaseUrl, ...names);
  expect(invited).toMatchObject({ code: 0, err: "" });
  expect(invited.out).toMatch(
    /^Administrator invited\. .*\nhttps:\/\/sm\.example\.org\/mgt\/activate\?t=[\w-]{43}\n$/,
  );

  const taken = await createAdmin(databaseUrl, "--username", "chefin", "--email", "andere@example.org");
  expect(taken).toEqual({
    code: 1,
    out: "",
    err: "Another account already has this username or e-mail address.\n",
  });

  const unclear = await createAdmin(databaseUrl, "--username", "chefin", "--password", "x");
  expect(unclear).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Usage: npm run create-admin .*\n$/),
  });
});

test("create-admin: names the process that holds the embedded database, like the server does", async () => {
  copyDatabase(inject("embeddedTemplate"), dataDir);
  const open = await openDatabase({ dataDir, databaseUrl: null, log: silent });
  const busy = await createAdmin("", ...names);
  await open.close();
  expect(busy).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringContaining(`in use by process ${process.pid}`),
  });
});

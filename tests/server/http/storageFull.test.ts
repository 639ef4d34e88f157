/** The server's responses when the disk is full. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freeSpaceMin } from "#server/freeSpace";
import { createReadiness } from "#server/http/readiness";
import { createLogger } from "#server/logging";
import { createDatabase } from "../../support/postgres";
import { place, storePlace, storeProcess } from "../../support/processCalls";
import { addUser, systemRole } from "../../support/serverCalls";
import { addSession } from "../../support/sessions";
import { startTestServer, type TestServer } from "./testServer";

const disk = vi.hoisted(() => ({ isFull: false }));

/** While the disk is full, files can be created but not written. */
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const open: typeof real.open = async (path, flags, mode) => {
    if (!disk.isFull || flags !== "wx") return real.open(path, flags, mode);
    await (await real.open(path, flags, mode)).close();
    return real.open("/dev/full", "w");
  };
  return { ...real, open };
});

const mgt = "/mgt/graphql";
const upload =
  "mutation Upload($input: UploadCommunePictureInput!) { uploadCommunePicture(input: $input) { errors { code } } }";
const intakeToken = "a-token-for-machines-only";
const submit = `mutation($input: SubmitApplicationInput!) { submitApplication(input: $input) { pid } }`;

describe("Full disk", () => {
  let server: TestServer;
  let token = "";
  beforeAll(async () => {
    const env = { DATABASE_URL: await createDatabase({ migrated: true }), INTAKE_TOKEN: intakeToken };
    server = await startTestServer({ operations: { mgt: { upload } }, env });
    const { db } = server.open ?? {};
    if (db === undefined) throw new Error("There is no database.");
    await storePlace(db);
    await storeProcess(db);
    token = await addSession(
      db,
      await addUser(db, { username: "anna", roles: systemRole("SUPPORT") }),
      new Date(),
    );
  });
  afterAll(() => server.close());

  test("refuses an upload with its own code and deletes the file", async () => {
    const form = new FormData();
    const input = { ags: place.ags, revision: 1, file: null };
    form.append("operations", JSON.stringify({ id: "upload", variables: { input } }));
    form.append("map", JSON.stringify({ 0: ["variables.input.file"] }));
    form.append("0", new File([Buffer.alloc(300_000)], "a.png"));
    disk.isFull = true;
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(server.url + mgt, { method: "POST", headers, body: form });
    disk.isFull = false;
    expect(response.status).toBe(507);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "storage_full" } }] });
    const files = await readdir(join(server.dataDir, "uploads"), { recursive: true });
    expect(files.filter((name) => name.includes("/"))).toEqual([]);
  });

  test("of the database refuses a write with the same code, and the server is not ready", async () => {
    const { db } = server.open ?? {};
    if (db === undefined) throw new Error("There is no database.");
    expect((await server.get("/readyz")).status).toBe(200);
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no room' using errcode = '53100'; end $$`.execute(db);
    await sql`create trigger full_disk before insert on process for each row execute function refuse()`.execute(
      db,
    );
    const input = { ...place, idempotencyKey: "1", key: "meldung", type: "ASYNCHRONOUS", variables: {} };
    const headers = { Authorization: `Bearer ${intakeToken}` };
    const answer = await server.call(
      "/mgt/process/graphql",
      { query: submit, variables: { input } },
      headers,
    );
    expect(answer.codes).toEqual(["storage_full"]);
    expect(answer.status).toBe(507);
    expect((await server.get("/readyz")).status).toBe(503);
    expect((await server.get("/healthz")).status).toBe(200);
  });
});

test("Full disk: logs low space once, with its end, and readiness follows both", async () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line: string) => void lines.push(line) });
  let bytes = freeSpaceMin;
  const isReady = createReadiness({
    isDatabaseReady: async () => true,
    databaseFullAt: () => null,
    freeBytes: async () => bytes,
    log,
  });
  const answers: boolean[] = [];
  for (bytes of [freeSpaceMin, freeSpaceMin - 1, 0, freeSpaceMin]) answers.push(await isReady());
  expect(answers).toEqual([true, false, false, true]);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    "not ready: the disk of DATA_DIR is nearly full",
    "the disk has free space again",
  ]);
});

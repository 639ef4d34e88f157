import { once } from "node:events";
import { readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig, type Config } from "#server/config";
import { communes } from "#server/demo/communes";
import { startFakeServer } from "#server/demo/demoTarget";
import { okkommFile } from "#server/demo/okkommTarget";
import { cancelImport } from "#server/domain/imports/commitImport";
import { scheduledJobs, type JobContext } from "#server/domain/installation/scheduledJobs";
import { previewOkkomm } from "#server/domain/residentialProperties/okkomm";
import { findRunningImport } from "#server/domain/residentialProperties/residentialPropertySource";
import { clearActivities } from "../support/activities";
import { databases, silent, temporaryFolder, type TestDatabase } from "../support/databases";
import { seenRun } from "../support/jobRuns";
import { addUser, call, contextOf, memberOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { importsSettled, servicesOf } from "../support/services";

const ags = "09761000";
const header = "ags;postal code;location;street;house number";
const house = (number: number) => `${ags};86150;Augsburg;Königsplatz;${number}`;
const file = (count: number) =>
  [header, ...Array.from({ length: count }, (_, index) => house(index + 1))].join("\r\n");

describe.each(databases)("Residential properties from OK.KOMM ($name)", ({ open }) => {
  let database: TestDatabase;
  let dataDir = "";
  let config: Config;
  let content = "";
  let status = 200;
  const undo: (() => Promise<void>)[] = [];
  const tokens = { support: "", member: "" };

  beforeAll(async () => {
    database = await open();
    const row = { name: "Augsburg", unit: "Stadt", state: "BY" as const, initial: "A", search_text: "" };
    await database.db
      .insertInto("commune")
      .values({ ags, ...row })
      .execute();
    const support = await addUser(database.db, { username: "support", roles: systemRole("SUPPORT") });
    const member = await addUser(database.db, { username: "member", roles: [memberOf(ags)] });
    tokens.support = await addSession(database.db, support, new Date());
    tokens.member = await addSession(database.db, member, new Date());
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    await clearActivities(database.db);
    for (const table of ["import_preview", "stock"] as const) {
      await database.db.deleteFrom(table).execute();
    }
    dataDir = await temporaryFolder();
    undo.push(() => rm(dataDir, { recursive: true }));
    const server = createServer((_request, response) => response.writeHead(status).end(content));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    undo.push(async () => void server.close());
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("No port.");
    [content, status] = [file(10), 200];
    const env = { DATA_DIR: dataDir, ALLOWED_TARGETS: `127.0.0.1:${address.port}` };
    config = readConfig(env, { demo: false });
    await configure(`url: http://127.0.0.1:${address.port}/{ags}.csv\nname: OK.KOMM`);
    await switchTo("AUTOMATIC");
  });
  afterEach(async () => {
    await importsSettled(database.db);
    for (const each of undo.splice(0).toReversed()) await each();
  });

  const configure = async (document: string) => {
    await database.db.deleteFrom("resource").execute();
    const key = { version: "v1", type: "okkomm" as const, id: "all", commune_ags: null };
    await database.db
      .insertInto("resource")
      .values({ ...key, document })
      .execute();
  };
  const switchTo = async (mode: "AUTOMATIC" | "MANUAL") => {
    await database.db.deleteFrom("residential_property_source").execute();
    const source = { commune_ags: ags, source: "OKKOMM_IMPORT" as const, mode };
    await database.db.insertInto("residential_property_source").values(source).execute();
  };
  const context = (): JobContext => ({
    db: database.db,
    config,
    log: silent,
    now: () => new Date(),
    ...servicesOf(database.db),
  });

  async function run(seen = seenRun()) {
    const job = scheduledJobs(context()).find(({ name }) => name === "okkomm-nightly");
    await job?.run(seen);
    return seen;
  }
  const stored = async () => {
    const rows = await database.db
      .selectFrom("residential_property as r")
      .innerJoin("stock as s", "s.id", "r.stock_id")
      .select("r.id")
      .where("s.state", "=", "current")
      .execute();
    const source = await database.db
      .selectFrom("residential_property_source")
      .select(["last_updated_at", "last_failure"])
      .executeTakeFirst();
    return { count: rows.length, failure: source?.last_failure, isUpdated: source?.last_updated_at !== null };
  };
  const leftFiles = async () => {
    const folders = await readdir(join(dataDir, "uploads")).catch(() => []);
    const files = await Promise.all(folders.map((folder) => readdir(join(dataDir, "uploads", folder))));
    return files.flat();
  };

  test("are fetched nightly for each commune in automatic mode, and no other", async () => {
    const { figures, changes, lines } = await run();
    expect(figures).toEqual({ COMMUNES: 1, CHANGED: 1 });
    expect(changes).toEqual([{ commune: ags, label: ags }]);
    expect(lines).toEqual([`info ${ags}: updated`]);
    expect((await run()).figures).toEqual({ COMMUNES: 1, UNCHANGED: 1 });
    await switchTo("MANUAL");
    expect((await run()).skipped).toEqual(["NO_AUTOMATIC_COMMUNES"]);
  });

  test("are fetched and stored by the system, with an activity entry", async () => {
    await run();
    expect(await stored()).toEqual({ count: 10, failure: null, isUpdated: true });
    const entries = await database.db
      .selectFrom("activity")
      .select(["type", "actor_name", "commune_ags"])
      .execute();
    expect(entries).toEqual([
      { type: "IMPORT_RESIDENTIAL_PROPERTIES", actor_name: "System", commune_ags: ags },
    ]);
    expect(await leftFiles()).toEqual([]);
  });

  test("are not changed once the automatic mode is off", async () => {
    await switchTo("MANUAL");
    await run();
    expect((await stored()).count).toBe(0);
  });

  test("are kept if OK.KOMM fails, which is recorded and retried", async () => {
    await run();
    status = 503;
    const failing = seenRun();
    await expect(run(failing)).rejects.toThrow("1 communes could not be imported yet.");
    expect(failing.figures).toEqual({});
    expect((await run(seenRun({ isLastAttempt: true }))).figures).toEqual({ COMMUNES: 1, FAILED: 1 });
    expect((await run(seenRun({ handled: new Set([ags]) }))).figures).toEqual({});
    expect(await stored()).toMatchObject({
      count: 10,
      failure: { code: "okkomm_failed", params: { detail: "HTTP 503" } },
    });
    status = 200;
    await run();
    expect(await stored()).toMatchObject({ count: 10, failure: null });
    expect(await leftFiles()).toEqual([]);
  });

  test("are kept if too many would be removed", async () => {
    await run();
    content = file(7);
    await run();
    expect(await stored()).toMatchObject({ count: 10, failure: { code: "shrink_needs_confirmation" } });
  });

  test.each([
    ["address_refused", "url: http://169.254.169.254/"],
    ["okkomm_not_configured", "name: OK.KOMM"],
  ])("are not fetched: %s", async (code, document) => {
    await configure(document);
    await run();
    expect(await stored()).toMatchObject({ count: 0, failure: { code } });
  });

  test("are fetched for support as a preview, before anything is stored", async () => {
    const ctx = { ...(await contextOf(database.db, { token: tokens.support })), config };
    const { value, errors } = await previewOkkomm(ctx, ags);
    expect(errors).toEqual([]);
    expect(value).toMatchObject({ kind: "OKKOMM_RESIDENTIAL_PROPERTIES", file_name: "OK.KOMM" });
    await importsSettled(database.db);
    const checked = await database.db.selectFrom("import_preview").select(["state", "counts"]).execute();
    expect(checked).toMatchObject([{ state: "READY", counts: { added: 10 } }]);
    expect(await stored()).toMatchObject({ count: 0, isUpdated: false });
    expect(await leftFiles()).toEqual([]);
  });

  test("are not fetched during a check, which their source reports", async () => {
    const ctx = { ...(await contextOf(database.db, { token: tokens.support })), config };
    // The first check takes longer than the second fetch.
    content = file(60_000);
    const [one, other] = await Promise.all([previewOkkomm(ctx, ags), previewOkkomm(ctx, ags)]);
    expect([...one.errors, ...other.errors].map(({ code }) => code)).toEqual(["already_running"]);
    await cancelImport(ctx, one.value?.id ?? other.value?.id ?? "");
    await importsSettled(database.db);
    expect(await findRunningImport(ctx, ags)).toBeNull();
    await database.db.updateTable("import_preview").set({ state: "CHECKING", beat_at: new Date() }).execute();
    expect(await findRunningImport(ctx, ags)).toMatchObject({ state: "CHECKING" });
    await database.db
      .updateTable("import_preview")
      .set({ beat_at: new Date(0) })
      .execute();
    expect(await findRunningImport(ctx, ags)).toBeNull();
  });

  test("are not fetched for members, and the payload explains other failures", async () => {
    const fetchNow = `mutation { previewOkkommImport(input: { ags: "${ags}" }) { importPreview { id } errors { code } } }`;
    const refused = await call(database.db, { token: tokens.member }, fetchNow);
    expect(refused.codes).toEqual(["insufficient_permissions"]);
    await configure("name: nowhere");
    const { data } = await call(database.db, { token: tokens.support }, fetchNow);
    expect(data?.["previewOkkommImport"]).toEqual({
      importPreview: null,
      errors: [{ code: "okkomm_not_configured" }],
    });
  });

  test("come from the demo's fake server in a valid format", async () => {
    const target = await startFakeServer();
    await target.writeResources(database.db, config.secretKeys);
    await database.db.updateTable("resource").set({ updated_by_name: null }).execute();
    await target.writeResources(database.db, config.secretKeys);
    config = { ...config, allowedTargets: [target.allowedTarget] };
    await run();
    const { count, failure } = await stored();
    expect(failure).toBeNull();
    expect(count).toBeGreaterThan(1_000);
    for (const row of communes) expect(okkommFile("x", row).split("\r\n").length).toBeGreaterThan(100);
  });

  test("keep a resource that a user has changed", async () => {
    await database.db.updateTable("resource").set({ updated_by_name: "admin", document: "url: x" }).execute();
    const target = await startFakeServer();
    await target.writeResources(database.db, config.secretKeys);
    const { document } = await database.db
      .selectFrom("resource")
      .select("document")
      .executeTakeFirstOrThrow();
    expect(document).toBe("url: x");
  });
});

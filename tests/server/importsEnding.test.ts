import { access } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkAndCommit } from "#server/domain/imports/commitImport";
import { dropExpired, resumeImports } from "#server/domain/installation/dropExpired";
import { startImport } from "#server/domain/imports/startImport";
import { bothDatabases, silent, type TestDatabase } from "../support/databases";
import {
  addImportPeople,
  cancel,
  commit,
  forgetImports,
  longFile,
  longFileRows,
  propertyCount,
  propertyFile,
  propertyHeader,
  see,
  spool,
  startUpload,
  stocksOf,
  storeProperties,
  upload,
  type ImportPeople,
  type SeenImport,
} from "../support/imports";
import { call, contextOf } from "../support/serverCalls";
import { minutes } from "../support/sessions";
import { importsSettled, servicesOf } from "../support/services";

const ags = "09761000";
const foreign = "09162000";

describe.each(bothDatabases)("Imports while running and afterwards ($name)", ({ open }) => {
  let database: TestDatabase;
  let people: ImportPeople;
  beforeAll(async () => {
    database = await open();
    people = await addImportPeople(database.db);
  });
  afterAll(async () => {
    await importsSettled(database.db);
    await database.close();
  });
  beforeEach(() => forgetImports(database.db));

  const properties = (content: string | Buffer, caller = people.support) =>
    upload(database.db, caller, "RESIDENTIAL_PROPERTIES", content);
  const store = (content: string, confirmed: readonly string[] = []) =>
    storeProperties(database.db, people.support, content, confirmed);
  const stocks = () => stocksOf(database.db);
  const rowCount = () => propertyCount(database.db);
  const codesOf = async (seen: Pick<SeenImport, "id" | "token">, confirmed: readonly string[] = []) =>
    (await commit(database.db, people.support, seen, confirmed)).payload?.errors.map((error) => error.code);

  test("that are cancelled midway change nothing", async () => {
    await store(propertyFile(50));
    const before = await stocks();
    const { payload } = await startUpload(database.db, people.support, "RESIDENTIAL_PROPERTIES", longFile());
    const id = payload?.importPreview?.id ?? "";
    expect(payload?.importPreview?.state).toBe("CHECKING");
    let done = 0;
    while (done < 4_000) done = (await see(database.db, people.support, id))?.progressDone ?? 0;
    expect((await cancel(database.db, people.support, id)).payload).toMatchObject({
      importPreview: { state: "CANCELLED" },
      errors: [],
    });
    await importsSettled(database.db);
    expect(done).toBeLessThan(longFileRows);
    expect(await see(database.db, people.support, id)).toMatchObject({ state: "CANCELLED", failure: null });
    expect(await stocks()).toEqual(before);
    expect(await rowCount()).toBe(50);
    const seen = await properties(propertyFile(60));
    await cancel(database.db, people.support, seen.id);
    await importsSettled(database.db);
    expect(await stocks()).toEqual(before);
    const committed = await store(propertyFile(60));
    expect((await cancel(database.db, people.support, committed.id)).payload?.errors).toMatchObject([
      { code: "status_not_allowed" },
    ]);
  });

  test("of one stock run one at a time", async () => {
    const first = await startUpload(database.db, people.support, "RESIDENTIAL_PROPERTIES", longFile());
    const second = await startUpload(database.db, people.other, "RESIDENTIAL_PROPERTIES", propertyFile(1));
    expect(first.payload?.errors).toEqual([]);
    expect(second.payload).toMatchObject({ importPreview: null, errors: [{ code: "already_running" }] });
    const codes = await startUpload(database.db, people.other, "POSTAL_CODES", "PLZ;Ort\n86150;Augsburg\n");
    expect(codes.payload?.errors).toEqual([]);
    await cancel(database.db, people.support, first.payload?.importPreview?.id ?? "");
    await importsSettled(database.db);
  });

  test("are visible to and committed by their owner, within their communes", async () => {
    const seen = await upload(database.db, people.member, "RESIDENTIAL_PROPERTIES", propertyFile(3));
    expect(await see(database.db, people.other, seen.id)).toBeNull();
    const { payload } = await commit(database.db, people.other, seen);
    expect(payload).toMatchObject({ importPreview: null, errors: [{ code: "not_found" }] });
    expect((await cancel(database.db, people.other, seen.id)).payload?.errors).toMatchObject([
      { code: "not_found" },
    ]);
    const refused = await startUpload(
      database.db,
      people.member,
      "RESIDENTIAL_PROPERTIES",
      propertyFile(3),
      foreign,
    );
    expect(refused.codes).toEqual(["insufficient_permissions"]);
    const malformed = await startUpload(
      database.db,
      people.member,
      "RESIDENTIAL_PROPERTIES",
      propertyFile(3),
      "9761000",
    );
    expect(malformed.payload?.errors).toMatchObject([{ code: "ags_invalid", field: ["ags"] }]);
    const done = await commit(database.db, people.member, seen);
    expect(done.payload?.errors).toEqual([]);
  });

  test("of postal codes replace them, and the commune is found by the new ones", async () => {
    const seen = await upload(
      database.db,
      people.support,
      "POSTAL_CODES",
      "PLZ;Ort\n86150;Augsburg\n86152;Augsburg\n",
    );
    await commit(database.db, people.support, seen);
    const next = await upload(
      database.db,
      people.support,
      "POSTAL_CODES",
      "Ort;PLZ\nAugsburg;86152\nAugsburg;86199\n",
    );
    expect(next.counts).toEqual({ added: 1, changed: 0, unchanged: 1, removed: 1, refused: 0 });
    await commit(database.db, people.support, next);
    const find = async (text: string) => {
      const { data } = await call(
        database.db,
        people.support,
        `query($text: String) { communes(filter: { text: $text }) { totalCount } }`,
        { text },
      );
      return (data as { communes: { totalCount: number } }).communes.totalCount;
    };
    expect(await find("86199")).toBe(1);
    expect(await find("86150")).toBe(0);
    const types = await database.db.selectFrom("activity").select("type").execute();
    expect(types.map(({ type }) => type)).toEqual([
      "UPLOAD_COMMUNE_POSTAL_CODES",
      "UPLOAD_COMMUNE_POSTAL_CODES",
    ]);
  });

  test("without a user commit only what needs no review, and report the reason otherwise", async () => {
    const { background } = servicesOf(database.db);
    const by = { db: database.db, background, log: silent, now: () => new Date(), viewer: null };
    const run = async (content: string) =>
      checkAndCommit(by, { kind: "OKKOMM_RESIDENTIAL_PROPERTIES", ags, source: await spool(content) });
    expect(await run(propertyFile(100))).toBeNull();
    expect(await run(propertyFile(50))).toEqual({
      code: "shrink_needs_confirmation",
      params: { percent: "50" },
    });
    expect(await run(propertyHeader)).toEqual({ code: "file_empty", params: {} });
    const [source] = await database.db.selectFrom("residential_property_source").selectAll().execute();
    expect(source?.last_updated_at).not.toBeNull();
    expect(source?.last_failure).toEqual({ code: "file_empty", params: {} });
    expect(await run(`${propertyFile(101)}x;y\n`)).toEqual({ code: "rows_left_out", params: { count: "1" } });
    expect(await run(propertyFile(101))).toBeNull();
    await importsSettled(database.db);
    expect((await stocks()).map(({ state }) => state)).toEqual(["replaced", "current"]);
    const entries = await database.db
      .selectFrom("activity")
      .select(["type", "actor_name"])
      .orderBy("id")
      .execute();
    expect(entries.at(-1)).toEqual({ type: "IMPORT_RESIDENTIAL_PROPERTIES", actor_name: "System" });
  });

  test("that nobody committed in time are deleted, as are old snapshots; files are always deleted", async () => {
    await store(propertyFile(10));
    await store(propertyFile(11));
    await properties(propertyFile(12));
    const file = await spool(propertyFile(5));
    await startImport(await contextOf(database.db, people.other), {
      kind: "RESIDENTIAL_PROPERTIES",
      ags,
      source: file,
    });
    await importsSettled(database.db);
    await expect(access(file.path)).rejects.toThrow();
    expect((await stocks()).map(({ state }) => state)).toEqual(["replaced", "current", "staged", "staged"]);
    await dropExpired(database.db, minutes(61, new Date()));
    expect((await stocks()).map(({ state }) => state)).toEqual(["replaced", "current"]);
    await dropExpired(database.db, minutes(31 * 1_440, new Date()));
    expect((await stocks()).map(({ state }) => state)).toEqual(["current"]);
    expect(await rowCount()).toBe(11);
    expect(await database.db.selectFrom("import_preview").select("id").execute()).toEqual([]);
  });

  test("whose server died are interrupted, and their leftovers deleted", async () => {
    const seen = await properties(propertyFile(10));
    await database.db
      .updateTable("import_preview")
      .set({ state: "CHECKING", beat_at: minutes(-2, new Date()) })
      .execute();
    expect(await see(database.db, people.support, seen.id)).toMatchObject({
      state: "REFUSED",
      failure: { code: "import_interrupted" },
    });
    const { background } = servicesOf(database.db);
    await resumeImports({ db: database.db, background, now: () => new Date() }, false);
    await importsSettled(database.db);
    expect(await see(database.db, people.support, seen.id)).toMatchObject({ state: "REFUSED" });
    expect(await stocks()).toEqual([]);
  });

  // Last, since nothing can run on this database afterwards.
  test("are interrupted by a server stop, unlike a ready preview", async () => {
    const ready = await properties(propertyFile(10));
    const { payload } = await startUpload(database.db, people.other, "RESIDENTIAL_PROPERTIES", longFile());
    await servicesOf(database.db).background.stop();
    const id = payload?.importPreview?.id ?? "";
    expect(await see(database.db, people.other, id)).toMatchObject({
      state: "REFUSED",
      failure: { code: "import_interrupted" },
    });
    expect(await codesOf(ready)).toEqual([]);
  });
});

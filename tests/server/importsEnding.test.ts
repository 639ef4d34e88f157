import { access } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { checkAndCommit } from "#server/domain/imports/commitImport";
import { dropExpired, resumeImports } from "#server/domain/installation/dropExpired";
import { startImport } from "#server/domain/imports/startImport";
import { bothDatabases, silent } from "../support/databases";
import {
  cancel,
  commit,
  longFile,
  longFileRows,
  propertyFile,
  propertyHeader,
  see,
  spool,
  startUpload,
  upload,
  withImports,
} from "../support/imports";
import { call, contextOf } from "../support/serverCalls";
import { minutes } from "../support/sessions";
import { importsSettled, servicesOf } from "../support/services";

const ags = "09761000";
const foreign = "09162000";

describe.each(bothDatabases)("Imports while running and afterwards ($name)", ({ open }) => {
  const world = withImports(open);
  const { properties, store, stocks, rowCount, codesOf } = world;

  test("that are cancelled midway change nothing", async () => {
    await store(propertyFile(50));
    const before = await stocks();
    const { payload } = await startUpload(
      world.db,
      world.people.support,
      "RESIDENTIAL_PROPERTIES",
      longFile(),
    );
    const id = payload?.importPreview?.id ?? "";
    expect(payload?.importPreview?.state).toBe("CHECKING");
    let done = 0;
    while (done < 4_000) done = (await see(world.db, world.people.support, id))?.progressDone ?? 0;
    expect((await cancel(world.db, world.people.support, id)).payload).toMatchObject({
      importPreview: { state: "CANCELLED" },
      errors: [],
    });
    await importsSettled(world.db);
    expect(done).toBeLessThan(longFileRows);
    expect(await see(world.db, world.people.support, id)).toMatchObject({
      state: "CANCELLED",
      failure: null,
    });
    expect(await stocks()).toEqual(before);
    expect(await rowCount()).toBe(50);
    const seen = await properties(propertyFile(60));
    await cancel(world.db, world.people.support, seen.id);
    await importsSettled(world.db);
    expect(await stocks()).toEqual(before);
    const committed = await store(propertyFile(60));
    expect((await cancel(world.db, world.people.support, committed.id)).payload?.errors).toMatchObject([
      { code: "status_not_allowed" },
    ]);
  });

  test("of one stock run one at a time", async () => {
    const first = await startUpload(world.db, world.people.support, "RESIDENTIAL_PROPERTIES", longFile());
    const second = await startUpload(world.db, world.people.other, "RESIDENTIAL_PROPERTIES", propertyFile(1));
    expect(first.payload?.errors).toEqual([]);
    expect(second.payload).toMatchObject({ importPreview: null, errors: [{ code: "already_running" }] });
    const codes = await startUpload(
      world.db,
      world.people.other,
      "POSTAL_CODES",
      "PLZ;Ort\n86150;Augsburg\n",
    );
    expect(codes.payload?.errors).toEqual([]);
    await cancel(world.db, world.people.support, first.payload?.importPreview?.id ?? "");
    await importsSettled(world.db);
  });

  test("are visible to and committed by their owner, within their communes", async () => {
    const seen = await upload(world.db, world.people.member, "RESIDENTIAL_PROPERTIES", propertyFile(3));
    expect(await see(world.db, world.people.other, seen.id)).toBeNull();
    const { payload } = await commit(world.db, world.people.other, seen);
    expect(payload).toMatchObject({ importPreview: null, errors: [{ code: "not_found" }] });
    expect((await cancel(world.db, world.people.other, seen.id)).payload?.errors).toMatchObject([
      { code: "not_found" },
    ]);
    const refused = await startUpload(
      world.db,
      world.people.member,
      "RESIDENTIAL_PROPERTIES",
      propertyFile(3),
      foreign,
    );
    expect(refused.codes).toEqual(["insufficient_permissions"]);
    const malformed = await startUpload(
      world.db,
      world.people.member,
      "RESIDENTIAL_PROPERTIES",
      propertyFile(3),
      "9761000",
    );
    expect(malformed.payload?.errors).toMatchObject([{ code: "ags_invalid", field: ["ags"] }]);
    const done = await commit(world.db, world.people.member, seen);
    expect(done.payload?.errors).toEqual([]);
  });

  test("of postal codes replace them, and the commune is found by the new ones", async () => {
    const seen = await upload(
      world.db,
      world.people.support,
      "POSTAL_CODES",
      "PLZ;Ort\n86150;Augsburg\n86152;Augsburg\n",
    );
    await commit(world.db, world.people.support, seen);
    const next = await upload(
      world.db,
      world.people.support,
      "POSTAL_CODES",
      "Ort;PLZ\nAugsburg;86152\nAugsburg;86199\n",
    );
    expect(next.counts).toEqual({ added: 1, changed: 0, unchanged: 1, removed: 1, refused: 0 });
    await commit(world.db, world.people.support, next);
    const find = async (text: string) => {
      const { data } = await call(
        world.db,
        world.people.support,
        `query($text: String) { communes(filter: { text: $text }) { totalCount } }`,
        { text },
      );
      return (data as { communes: { totalCount: number } }).communes.totalCount;
    };
    expect(await find("86199")).toBe(1);
    expect(await find("86150")).toBe(0);
    const types = await world.db.selectFrom("activity").select("type").execute();
    expect(types.map(({ type }) => type)).toEqual([
      "UPLOAD_COMMUNE_POSTAL_CODES",
      "UPLOAD_COMMUNE_POSTAL_CODES",
    ]);
  });

  test("without a user commit only what needs no review, and report the reason otherwise", async () => {
    const { background } = servicesOf(world.db);
    const by = { db: world.db, background, log: silent, now: () => new Date(), viewer: null };
    const run = async (content: string) => {
      const source = await spool(content);
      return (await checkAndCommit(by, { kind: "OKKOMM_RESIDENTIAL_PROPERTIES", ags, source })).problem;
    };
    expect(await run(propertyFile(100))).toBeNull();
    expect(await run(propertyFile(50))).toEqual({
      code: "shrink_needs_confirmation",
      params: { percent: "50" },
    });
    expect(await run(propertyHeader)).toEqual({ code: "file_empty", params: {} });
    const [source] = await world.db.selectFrom("residential_property_source").selectAll().execute();
    expect(source?.last_updated_at).not.toBeNull();
    expect(source?.last_failure).toEqual({ code: "file_empty", params: {} });
    expect(await run(`${propertyFile(101)}x;y\n`)).toEqual({ code: "rows_left_out", params: { count: "1" } });
    expect(await run(propertyFile(101))).toBeNull();
    await importsSettled(world.db);
    expect((await stocks()).map(({ state }) => state)).toEqual(["replaced", "current"]);
    const entries = await world.db
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
    await startImport(await contextOf(world.db, world.people.other), {
      kind: "RESIDENTIAL_PROPERTIES",
      ags,
      source: file,
    });
    await importsSettled(world.db);
    await expect(access(file.path)).rejects.toThrow();
    expect((await stocks()).map(({ state }) => state)).toEqual(["replaced", "current", "staged", "staged"]);
    await dropExpired(world.db, minutes(61, new Date()));
    expect((await stocks()).map(({ state }) => state)).toEqual(["replaced", "current"]);
    await dropExpired(world.db, minutes(31 * 1_440, new Date()));
    expect((await stocks()).map(({ state }) => state)).toEqual(["current"]);
    expect(await rowCount()).toBe(11);
    expect(await world.db.selectFrom("import_preview").select("id").execute()).toEqual([]);
  });

  test("whose server died are interrupted, and their leftovers deleted", async () => {
    const seen = await properties(propertyFile(10));
    await world.db
      .updateTable("import_preview")
      .set({ state: "CHECKING", beat_at: minutes(-2, new Date()) })
      .execute();
    expect(await see(world.db, world.people.support, seen.id)).toMatchObject({
      state: "REFUSED",
      failure: { code: "import_interrupted" },
    });
    const { background } = servicesOf(world.db);
    await resumeImports({ db: world.db, background, now: () => new Date() }, false);
    await importsSettled(world.db);
    expect(await see(world.db, world.people.support, seen.id)).toMatchObject({ state: "REFUSED" });
    expect(await stocks()).toEqual([]);
  });

  // Last, since nothing can run on this database afterwards.
  test("are interrupted by a server stop, unlike a ready preview", async () => {
    const ready = await properties(propertyFile(10));
    const { payload } = await startUpload(world.db, world.people.other, "RESIDENTIAL_PROPERTIES", longFile());
    await servicesOf(world.db).background.stop();
    const id = payload?.importPreview?.id ?? "";
    expect(await see(world.db, world.people.other, id)).toMatchObject({
      state: "REFUSED",
      failure: { code: "import_interrupted" },
    });
    expect(await codesOf(ready)).toEqual([]);
  });
});

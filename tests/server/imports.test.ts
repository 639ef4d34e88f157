import { describe, expect, test } from "vitest";
import { bothDatabases } from "../support/databases";
import { commit, propertyFile, propertyHeader, propertyRow, see, withImports } from "../support/imports";
import { call } from "../support/serverCalls";
import { minutes } from "../support/sessions";
import { importsSettled } from "../support/services";

const ags = "09761000";

describe.each(bothDatabases)("Imports ($name)", ({ open }) => {
  const world = withImports(open);
  const { properties, store, stocks, rowCount, codesOf } = world;

  test("of a first file create the stock exactly, and log it", async () => {
    const seen = await properties(propertyFile(5_000));
    expect(seen).toMatchObject({
      state: "READY",
      encoding: "UTF_8",
      sample: "Annastraße 0",
      progressDone: 5_000,
      progressTotal: 5_000,
      counts: { added: 5_000, changed: 0, unchanged: 0, removed: 0, refused: 0 },
      needsConfirmation: [],
      failure: null,
      problems: { totalCount: 0 },
    });
    const { payload } = await commit(world.db, world.people.support, seen);
    expect(payload).toMatchObject({ importPreview: { state: "COMMITTED", snapshot: null }, errors: [] });
    expect(await stocks()).toMatchObject([{ state: "current", row_count: 5_000 }]);
    const rows = await world.db
      .selectFrom("residential_property")
      .select(["street", "street_key", "house_number_value", "letter", "source_line"])
      .orderBy("source_line")
      .execute();
    expect(rows).toHaveLength(5_000);
    expect(rows[65]).toEqual({
      street: "Zeuggasse 1",
      street_key: "zeuggasse 1",
      house_number_value: 0,
      letter: "b",
      source_line: 67,
    });
    const [entry] = await world.db.selectFrom("activity").selectAll().execute();
    expect(entry).toMatchObject({
      type: "UPLOAD_RESIDENTIAL_PROPERTIES",
      actor_name: "support",
      commune_ags: ags,
      before: { rows: 0 },
      after: { rows: 5_000, file: "datei.csv", added: 5_000, changed: 0, removed: 0 },
    });
  });

  test("of a later file count added, changed, equal and removed rows, keep the previous stock and restore it", async () => {
    await store(propertyFile(5_000));
    const changed = (number: number) => propertyRow(number, { district: number < 10 ? "Neu" : "Mitte" });
    const next = [
      propertyHeader,
      ...Array.from({ length: 4_500 }, (_, at) => changed(at + 200)),
      changed(3),
      "",
    ];
    const seen = await properties(next.join("\r\n"));
    expect(seen.counts).toEqual({ added: 0, changed: 1, unchanged: 4_500, removed: 499, refused: 0 });

    const examples = await call(
      world.db,
      world.people.support,
      `query($id: ID!) { importPreview(id: $id) {
        changed: changes(kind: CHANGED, first: 5) { line label changes { path before after } }
        removed: changes(kind: REMOVED, first: 200) { line label changes { path before after } }
        unchanged: changes(kind: UNCHANGED, first: 1) { line label changes { path } } } }`,
      { id: seen.id },
    );
    expect(examples.data).toMatchObject({
      importPreview: {
        changed: [
          {
            line: 4_502,
            label: "Annastraße 0 0 d, 86150 Augsburg",
            changes: [{ path: "district", before: "Mitte", after: "Neu" }],
          },
        ],
        unchanged: [{ line: 2, changes: [] }],
      },
    });
    const { removed } = examples.data?.["importPreview"] as { removed: { line: null; changes: object[] }[] };
    expect(removed).toHaveLength(200);
    expect(removed[0]).toMatchObject({ line: null });
    expect(removed[0]?.changes[0]).toEqual({ path: "ags", before: ags, after: null });

    const { payload } = await commit(world.db, world.people.support, seen);
    const snapshot = payload?.importPreview?.snapshot;
    expect(snapshot).toMatchObject({ rowCount: 5_000 });
    expect(await stocks()).toMatchObject([
      { state: "replaced", row_count: 5_000 },
      { state: "current", row_count: 4_501 },
    ]);

    const restore = `mutation($id: ID!) { restoreSnapshot(input: { id: $id }) {
      commune { ags snapshots(kind: RESIDENTIAL_PROPERTIES) { rowCount createdBy { username } } } errors { code } } }`;
    const restored = await call(world.db, world.people.support, restore, { id: snapshot?.id });
    expect(restored.data).toEqual({
      restoreSnapshot: {
        commune: { ags, snapshots: [{ rowCount: 4_501, createdBy: { username: "support" } }] },
        errors: [],
      },
    });
    expect(await stocks()).toMatchObject([
      { state: "current", row_count: 5_000 },
      { state: "replaced", row_count: 4_501 },
    ]);
    const again = await call(world.db, world.people.support, restore, { id: snapshot?.id });
    expect(again.data).toMatchObject({ restoreSnapshot: { commune: null, errors: [{ code: "not_found" }] } });
    const entries = await world.db.selectFrom("activity").select(["type", "after"]).orderBy("id").execute();
    expect(entries.at(-1)).toMatchObject({ type: "RESTORE_SNAPSHOT", after: { rows: 5_000 } });
  });

  test("of an equal file keep the stock, without a snapshot", async () => {
    await store(propertyFile(100));
    const before = await stocks();
    const equal = await properties(propertyFile(100));
    expect(await codesOf(equal)).toEqual([]);
    await importsSettled(world.db);
    expect(await stocks()).toEqual(before);
    expect(await rowCount()).toBe(100);
    // This import cannot revert what a later one replaces.
    await store(propertyFile(101));
    expect(await see(world.db, world.people.support, equal.id)).toMatchObject({
      state: "COMMITTED",
      snapshot: null,
    });
  });

  test("that would shrink the stock by more than a fifth need confirmation", async () => {
    await store(propertyFile(100));
    expect((await properties(propertyFile(80))).needsConfirmation).toEqual([]);
    const seen = await properties(propertyFile(79));
    expect(seen.needsConfirmation).toEqual(["shrink_needs_confirmation"]);
    const { payload } = await commit(world.db, world.people.support, seen);
    expect(payload?.errors).toMatchObject([
      { code: "shrink_needs_confirmation", params: [{ name: "percent", value: "21" }] },
    ]);
    expect(await stocks()).toContainEqual(expect.objectContaining({ state: "current", row_count: 100 }));
    expect(await codesOf(seen, ["shrink_needs_confirmation"])).toEqual([]);
  });

  test("are committed only as previewed", async () => {
    await store(propertyFile(100));
    const seen = await properties(propertyFile(101));
    expect(await codesOf({ ...seen, token: "another" })).toEqual(["preview_expired"]);
    const save = `mutation($input: SaveResidentialPropertyInput!) { saveResidentialProperty(input: $input) { errors { code } } }`;
    const rest = {
      district: "",
      houseNumber: "1",
      letter: "",
      partNumber: "",
      supplements: "",
      houseNumberLetter: "",
    };
    const input = { ags, postalCode: "86152", location: "Augsburg", street: "Dazwischen", ...rest };
    const saved = await call(world.db, world.people.support, save, { input });
    expect(saved.data).toEqual({ saveResidentialProperty: { errors: [] } });
    expect(await codesOf(seen)).toEqual(["preview_expired"]);
    expect(await rowCount()).toBe(202);

    const late = await properties(propertyFile(101));
    const inTime = { ...world.people.support, now: minutes(59, new Date()) };
    const tooLate = { ...world.people.support, now: minutes(61, new Date()) };
    await world.db
      .updateTable("user_session")
      .set({ idle_expires_at: minutes(100, new Date()) })
      .execute();
    expect(await see(world.db, inTime, late.id)).toMatchObject({ state: "READY" });
    expect(await see(world.db, tooLate, late.id)).toMatchObject({ state: "EXPIRED" });
    const { payload } = await commit(world.db, tooLate, late);
    expect(payload?.errors).toMatchObject([{ code: "preview_expired" }]);
  });

  test("committed twice concurrently are committed once", async () => {
    const seen = await properties(propertyFile(50));
    const both = await Promise.all([codesOf(seen), codesOf(seen)]);
    expect(both.flat()).toEqual(["status_not_allowed"]);
    const [mine, theirs] = [
      await properties(propertyFile(60)),
      await properties(propertyFile(70), world.people.other),
    ];
    const results = await Promise.all([
      commit(world.db, world.people.support, mine),
      commit(world.db, world.people.other, theirs),
    ]);
    expect(results.flatMap(({ payload }) => payload?.errors.map((error) => error.code))).toEqual([
      "preview_expired",
    ]);
    expect((await stocks()).filter((stock) => stock.state === "current")).toHaveLength(1);
  });
});

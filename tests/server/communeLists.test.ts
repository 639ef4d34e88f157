import { afterAll, describe, expect, test } from "vitest";
import {
  ags,
  idsOf,
  lists,
  postalCode,
  postalCodes,
  remove,
  save,
  type SavedEdge,
  storeReadingCommunes,
} from "../support/communeLists";
import { storeCommuneRecords } from "../support/communeRecords";
import { databases } from "../support/databases";
import { harnessTime, serverHarness } from "../support/serverHarness";
import { memberOf } from "../support/serverCalls";

describe.each(databases)("Lists of a commune on $name", async (kind) => {
  const harness = await serverHarness(kind);
  await storeCommuneRecords(harness.open.db, ags);
  await storeCommuneRecords(harness.open.db, "05315000");
  await storeReadingCommunes(harness.open.db);
  afterAll(() => harness.open.close());

  const newEntries = async (work: () => Promise<unknown>) => {
    const before = (await harness.entries(ags)).length;
    await work();
    return (await harness.entries(ags)).slice(before);
  };
  test.each(lists)(
    "$save adds and changes, and $remove removes, each with an activity entry",
    async (list) => {
      let edge: SavedEdge | null = null;
      const added = await newEntries(async () => {
        const saved = await save(harness, list, list.valid);
        expect(saved.errors).toEqual([]);
        edge = saved.edge;
      });
      const { cursor, node } = edge ?? { cursor: "", node: { id: "", revision: 0 } };
      expect(node).toEqual({ ...list.valid, id: expect.any(String), revision: 1 });
      expect(cursor).not.toBe("");
      const base = {
        type: list.type,
        actor_name: "support",
        label: list.label,
        service_id: null,
        at: harnessTime,
      };
      expect(added).toEqual([{ ...base, before: null, after: list.entry }]);

      const unchanged = await newEntries(async () => {
        const again = await save(harness, list, { ...list.valid, id: node.id, revision: 1 });
        expect(again).toEqual({ edge: { cursor, node }, errors: [] });
      });
      expect(unchanged).toEqual([]);

      const after = { ...list.valid, ...list.change };
      const changed = await newEntries(async () => {
        const again = await save(harness, list, { ...after, id: node.id, revision: 1 });
        expect(again.errors).toEqual([]);
        expect(again.edge?.node).toEqual({ ...node, ...list.change, revision: 2 });
      });
      const entry = { ...list.entry, ...list.change };
      const later = { ...base, label: list.changedLabel };
      expect(changed).toEqual([{ ...later, before: list.entry, after: entry }]);
      expect(await idsOf(harness, list)).toContain(node.id);

      const stale = await remove(harness, list, [{ id: node.id, revision: 1 }]);
      expect(stale.errors).toEqual([
        { code: "conflict", params: { by: "support", at: harnessTime.toISOString() } },
      ]);
      expect(stale.payload).toMatchObject({
        removedIds: [],
        conflicts: [{ ...node, ...list.change, revision: 2 }],
      });

      const removed = await newEntries(async () => {
        const gone = await remove(harness, list, [{ id: node.id, revision: 2 }]);
        expect(gone).toMatchObject({ payload: { removedIds: [node.id], conflicts: [] }, errors: [] });
      });
      expect(removed).toEqual([{ ...later, before: entry, after: null }]);
      expect(await idsOf(harness, list)).not.toContain(node.id);

      const late = await save(harness, list, { ...list.valid, id: node.id, revision: 2 });
      expect(late).toEqual({ edge: null, errors: [{ code: "not_found", field: "id" }] });
      const twice = await remove(harness, list, [{ id: node.id, revision: 2 }]);
      expect(twice.errors).toEqual([{ code: "not_found", field: "items.0.id" }]);
    },
  );

  test.each(lists)("$save returns a conflict with the stored row and its author", async (list) => {
    const [id = ""] = await idsOf(harness, list);
    const changed = { ...list.valid, ...list.change };
    const first = await save(harness, list, { ...changed, id, revision: 1 });
    expect(first.errors).toEqual([]);
    const second = await save(harness, list, { ...list.valid, id, revision: 1 });
    expect(second.errors).toEqual([
      { code: "conflict", params: { by: "support", at: harnessTime.toISOString() } },
    ]);
    expect(second.edge?.node).toEqual({ ...changed, id, revision: 2 });
  });

  test.each(lists)("$remove removes all or none", async (list) => {
    const before = await idsOf(harness, list);
    const [id = ""] = before;
    const unknown = Buffer.from("Country:00000000-0000-4000-8000-000000000000").toString("base64url");
    const answer = await remove(harness, list, [
      { id, revision: 2 },
      { id: unknown, revision: 1 },
    ]);
    expect(answer.errors).toEqual([{ code: "not_found", field: "items.1.id" }]);
    expect(await idsOf(harness, list)).toEqual(before);
    const many = Array.from({ length: 1_001 }, () => ({ id, revision: 2 }));
    expect((await remove(harness, list, many)).errors).toEqual([
      { code: "list_too_long", field: "items", params: { max: "1000" } },
    ]);
    await expect(remove(harness, list, many.slice(0, 2))).rejects.toThrow("bad_request");
  });

  test.each(lists)("$save refuses a malformed and an unknown AGS", async (list) => {
    expect((await save(harness, list, { ...list.valid, ags: "9761000" })).errors).toEqual([
      { code: "ags_invalid", field: "ags" },
    ]);
    expect((await save(harness, list, { ...list.valid, ags: "16051000" })).errors).toEqual([
      { code: "not_found", field: "ags" },
    ]);
    const [id = ""] = await idsOf(harness, list);
    expect((await save(harness, list, { ...list.valid, ags: "05315000", id, revision: 2 })).errors).toEqual([
      { code: "not_found", field: "id" },
    ]);
    await expect(save(harness, list, { ...list.valid, id })).rejects.toThrow("bad_request");
    await expect(save(harness, list, { ...list.valid, revision: 1 })).rejects.toThrow("bad_request");
  });

  test("postal codes update search, counts and their stock", async () => {
    const find = async (text: string) => {
      const source =
        "query ($filter: CommuneFilter) { communes(filter: $filter) { edges { node { ags } } } }";
      const { communes } = await harness.read(source, { filter: { text } });
      return (communes as { edges: { node: { ags: string } }[] }).edges.map(({ node }) => node.ags);
    };
    const stock = () =>
      harness.open.db
        .selectFrom("stock")
        .select(["row_count", "revision"])
        .where("commune_ags", "=", ags)
        .where("kind", "=", "POSTAL_CODES")
        .where("state", "=", "current")
        .executeTakeFirstOrThrow();
    const before = await stock();
    expect(await find("86167")).toEqual([]);
    const { edge } = await save(harness, postalCodes, { postalCode: "86167", place: "Lechhausen" });
    expect(await find("86167")).toEqual([ags]);
    expect(await stock()).toEqual({ row_count: before.row_count + 1, revision: before.revision + 1 });
    const source = "query ($ags: AGS!) { commune(ags: $ags) { counts { postalCodes } } }";
    expect(await harness.read(source, { ags })).toEqual({
      commune: { counts: { postalCodes: before.row_count + 1 } },
    });
    await remove(harness, postalCodes, [{ id: edge?.node.id ?? "", revision: 1 }]);
    expect(await find("86167")).toEqual([]);
    expect(await stock()).toEqual({ row_count: before.row_count, revision: before.revision + 2 });
  });

  test("rows of a replaced stock are not found", async () => {
    const { edge } = await save(harness, postalCodes, { postalCode: "86169", place: "Firnhaberau" });
    const id = edge?.node.id ?? "";
    const current = { commune_ags: ags, kind: "POSTAL_CODES", state: "current" } as const;
    const stocks = harness.open.db.updateTable("stock");
    const [replaced] = await stocks
      .set({ state: "replaced" })
      .where((is) => is.and(current))
      .returning("id")
      .execute();
    const source = "query ($id: ID!) { node(id: $id) { id } }";
    expect(await harness.read(source, { id })).toEqual({ node: null });
    const late = await save(harness, postalCodes, { ...postalCode, id, revision: 1 });
    expect(late.errors).toEqual([{ code: "not_found", field: "id" }]);
    await harness.open.db
      .deleteFrom("stock")
      .where((is) => is.and(current))
      .execute();
    await stocks
      .set({ state: "current" })
      .where("id", "=", replaced?.id ?? 0)
      .execute();
    expect(await harness.read(source, { id })).toEqual({ node: { id } });
  });

  test.each(lists)("$list and its rows are visible to members of the commune only", async (list) => {
    const member = await harness.logIn(`member of ${list.list}`, [memberOf(ags)]);
    const stranger = await harness.logIn(`stranger to ${list.list}`, [memberOf("05315000")]);
    const [id = ""] = await idsOf(harness, list);
    const node = "query ($id: ID!) { node(id: $id) { id } }";
    expect(await harness.read(node, { id }, member)).toEqual({ node: { id } });
    expect(await harness.read(node, { id }, stranger)).toEqual({ node: null });
    const commune = `query ($ags: AGS!) { commune(ags: $ags) { list: ${list.list} { totalCount } } }`;
    expect(await harness.read(commune, { ags }, member)).toMatchObject({ commune: { list: {} } });
    expect(await harness.read(commune, { ags }, stranger)).toEqual({ commune: null });
  });
});

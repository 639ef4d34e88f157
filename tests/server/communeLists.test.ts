import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  ags,
  idsOf,
  lists,
  postalCode,
  postalCodes,
  remove,
  save,
  type SavedEdge,
  storeReadPlaces,
} from "../support/communeLists";
import { storeThings } from "../support/communeThings";
import { databases } from "../support/databases";
import { deskTime, openDesk, type Desk } from "../support/desk";
import { memberOf } from "../support/serverCalls";

describe.each(databases)("lists of a commune on $name", (kind) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(kind);
    await storeThings(desk.open.db, ags);
    await storeThings(desk.open.db, "05315000");
    await storeReadPlaces(desk.open.db);
  });
  afterAll(() => desk.open.close());

  const newEntries = async (work: () => Promise<unknown>) => {
    const before = (await desk.entries(ags)).length;
    await work();
    return (await desk.entries(ags)).slice(before);
  };
  test.each(lists)("$save adds, changes, and $remove removes, each with its entry", async (list) => {
    let edge: SavedEdge | null = null;
    const added = await newEntries(async () => {
      const saved = await save(desk, list, list.valid);
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
      at: deskTime,
    };
    expect(added).toEqual([{ ...base, before: null, after: list.entry }]);

    const unchanged = await newEntries(async () => {
      const again = await save(desk, list, { ...list.valid, id: node.id, revision: 1 });
      expect(again).toEqual({ edge: { cursor, node }, errors: [] });
    });
    expect(unchanged).toEqual([]);

    const after = { ...list.valid, ...list.change };
    const changed = await newEntries(async () => {
      const again = await save(desk, list, { ...after, id: node.id, revision: 1 });
      expect(again.errors).toEqual([]);
      expect(again.edge?.node).toEqual({ ...node, ...list.change, revision: 2 });
    });
    const entry = { ...list.entry, ...list.change };
    const later = { ...base, label: list.changedLabel };
    expect(changed).toEqual([{ ...later, before: list.entry, after: entry }]);
    expect(await idsOf(desk, list)).toContain(node.id);

    const stale = await remove(desk, list, [{ id: node.id, revision: 1 }]);
    expect(stale.errors).toEqual([
      { code: "conflict", params: { by: "support", at: deskTime.toISOString() } },
    ]);
    expect(stale.payload).toMatchObject({
      removedIds: [],
      conflicts: [{ ...node, ...list.change, revision: 2 }],
    });

    const removed = await newEntries(async () => {
      const gone = await remove(desk, list, [{ id: node.id, revision: 2 }]);
      expect(gone).toMatchObject({ payload: { removedIds: [node.id], conflicts: [] }, errors: [] });
    });
    expect(removed).toEqual([{ ...later, before: entry, after: null }]);
    expect(await idsOf(desk, list)).not.toContain(node.id);

    const late = await save(desk, list, { ...list.valid, id: node.id, revision: 2 });
    expect(late).toEqual({ edge: null, errors: [{ code: "not_found", field: "id" }] });
    const twice = await remove(desk, list, [{ id: node.id, revision: 2 }]);
    expect(twice.errors).toEqual([{ code: "not_found", field: "items.0.id" }]);
  });

  test.each(lists)("$save answers a conflict with what is stored and by whom", async (list) => {
    const [id = ""] = await idsOf(desk, list);
    const changed = { ...list.valid, ...list.change };
    const first = await save(desk, list, { ...changed, id, revision: 1 });
    expect(first.errors).toEqual([]);
    const second = await save(desk, list, { ...list.valid, id, revision: 1 });
    expect(second.errors).toEqual([
      { code: "conflict", params: { by: "support", at: deskTime.toISOString() } },
    ]);
    expect(second.edge?.node).toEqual({ ...changed, id, revision: 2 });
  });

  test.each(lists)("$remove removes all or none", async (list) => {
    const before = await idsOf(desk, list);
    const [id = ""] = before;
    const unknown = Buffer.from("Country:00000000-0000-4000-8000-000000000000").toString("base64url");
    const answer = await remove(desk, list, [
      { id, revision: 2 },
      { id: unknown, revision: 1 },
    ]);
    expect(answer.errors).toEqual([{ code: "not_found", field: "items.1.id" }]);
    expect(await idsOf(desk, list)).toEqual(before);
    const many = Array.from({ length: 1_001 }, () => ({ id, revision: 2 }));
    expect((await remove(desk, list, many)).errors).toEqual([
      { code: "list_too_long", field: "items", params: { max: "1000" } },
    ]);
    await expect(remove(desk, list, many.slice(0, 2))).rejects.toThrow("bad_request");
  });

  test.each(lists)("$save knows no AGS of another form, and none that there is not", async (list) => {
    expect((await save(desk, list, { ...list.valid, ags: "9761000" })).errors).toEqual([
      { code: "ags_invalid", field: "ags" },
    ]);
    expect((await save(desk, list, { ...list.valid, ags: "16051000" })).errors).toEqual([
      { code: "not_found", field: "ags" },
    ]);
    const [id = ""] = await idsOf(desk, list);
    expect((await save(desk, list, { ...list.valid, ags: "05315000", id, revision: 2 })).errors).toEqual([
      { code: "not_found", field: "id" },
    ]);
    await expect(save(desk, list, { ...list.valid, id })).rejects.toThrow("bad_request");
    await expect(save(desk, list, { ...list.valid, revision: 1 })).rejects.toThrow("bad_request");
  });

  test("postal codes are found, counted and noted in their stock", async () => {
    const find = async (text: string) => {
      const source =
        "query ($filter: CommuneFilter) { communes(filter: $filter) { edges { node { ags } } } }";
      const { communes } = await desk.read(source, { filter: { text } });
      return (communes as { edges: { node: { ags: string } }[] }).edges.map(({ node }) => node.ags);
    };
    const stock = () =>
      desk.open.db
        .selectFrom("stock")
        .select(["row_count", "revision"])
        .where("commune_ags", "=", ags)
        .where("kind", "=", "POSTAL_CODES")
        .where("state", "=", "current")
        .executeTakeFirstOrThrow();
    const before = await stock();
    expect(await find("86167")).toEqual([]);
    const { edge } = await save(desk, postalCodes, { postalCode: "86167", place: "Lechhausen" });
    expect(await find("86167")).toEqual([ags]);
    expect(await stock()).toEqual({ row_count: before.row_count + 1, revision: before.revision + 1 });
    const source = "query ($ags: AGS!) { commune(ags: $ags) { counts { postalCodes } } }";
    expect(await desk.read(source, { ags })).toEqual({
      commune: { counts: { postalCodes: before.row_count + 1 } },
    });
    await remove(desk, postalCodes, [{ id: edge?.node.id ?? "", revision: 1 }]);
    expect(await find("86167")).toEqual([]);
    expect(await stock()).toEqual({ row_count: before.row_count, revision: before.revision + 2 });
  });

  test("rows of a stock that was replaced are gone", async () => {
    const { edge } = await save(desk, postalCodes, { postalCode: "86169", place: "Firnhaberau" });
    const id = edge?.node.id ?? "";
    const current = { commune_ags: ags, kind: "POSTAL_CODES", state: "current" } as const;
    const stocks = desk.open.db.updateTable("stock");
    const [replaced] = await stocks
      .set({ state: "replaced" })
      .where((is) => is.and(current))
      .returning("id")
      .execute();
    const source = "query ($id: ID!) { node(id: $id) { id } }";
    expect(await desk.read(source, { id })).toEqual({ node: null });
    const late = await save(desk, postalCodes, { ...postalCode, id, revision: 1 });
    expect(late.errors).toEqual([{ code: "not_found", field: "id" }]);
    await desk.open.db
      .deleteFrom("stock")
      .where((is) => is.and(current))
      .execute();
    await stocks
      .set({ state: "current" })
      .where("id", "=", replaced?.id ?? 0)
      .execute();
    expect(await desk.read(source, { id })).toEqual({ node: { id } });
  });

  test.each(lists)("$list and its rows are there for members of the commune only", async (list) => {
    const member = await desk.logIn(`member of ${list.list}`, [memberOf(ags)]);
    const stranger = await desk.logIn(`stranger to ${list.list}`, [memberOf("05315000")]);
    const [id = ""] = await idsOf(desk, list);
    const node = "query ($id: ID!) { node(id: $id) { id } }";
    expect(await desk.read(node, { id }, member)).toEqual({ node: { id } });
    expect(await desk.read(node, { id }, stranger)).toEqual({ node: null });
    const commune = `query ($ags: AGS!) { commune(ags: $ags) { list: ${list.list} { totalCount } } }`;
    expect(await desk.read(commune, { ags }, member)).toMatchObject({ commune: { list: {} } });
    expect(await desk.read(commune, { ags }, stranger)).toEqual({ commune: null });
  });
});

import { afterAll, describe, expect, test } from "vitest";
import { bothDatabases } from "../support/databases";
import { serverHarness } from "../support/serverHarness";
import { place, storePlace } from "../support/processCalls";
import { memberOf, systemRole } from "../support/serverCalls";

const fields = "id screen name search isShared isOwn createdBy { username role } revision";
const list = `query ($screen: SavedViewScreen!, $first: Int, $after: String) {
  savedViews(screen: $screen, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ${fields} } } } }`;

interface View {
  readonly id: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly revision: number;
}

describe.each(bothDatabases)("Saved views on $name", async (kind) => {
  let other = "";
  let member = "";
  const harness = await serverHarness(kind);
  await storePlace(harness.open.db);
  other = await harness.logIn("other", systemRole("ADMIN"));
  member = await harness.logIn("member", [memberOf(place.ags, place.serviceId)]);
  afterAll(() => harness.open.close());

  const base = { id: null, revision: null, screen: "PROCESSES", search: "status=ERROR", isShared: false };
  const save = async (input: object, token?: string) => {
    const caller = token === undefined ? {} : { token };
    const { payload, errors } = await harness.mutate(
      "saveView",
      `viewEdge { cursor node { ${fields} } }`,
      { ...base, ...input },
      caller,
    );
    const { viewEdge } = payload as { viewEdge: { cursor: string; node: View } | null };
    return { view: viewEdge?.node, cursor: viewEdge?.cursor, errors };
  };
  const saved = async (input: object, token?: string): Promise<View> => {
    const { view, errors } = await save(input, token);
    expect(errors).toEqual([]);
    if (!view) throw new Error("There is no view.");
    return view;
  };
  const remove = async (...views: readonly View[]) => {
    const items = views.map(({ id, revision }) => ({ id, revision }));
    const { payload, errors } = await harness.mutate("removeViews", `removedIds conflicts { ${fields} }`, {
      items,
    });
    return { ...(payload as { removedIds: string[]; conflicts: View[] }), errors };
  };
  const names = async (screen: string, token?: string) => {
    const { savedViews } = await harness.read(list, { screen }, token);
    return (savedViews as { edges: { node: View }[] }).edges.map(({ node }) => node.name);
  };

  test("are listed own ones first, each by name, in pages; others' if shared", async () => {
    await saved({ name: "Zu prüfen" });
    await saved({ name: "ähnlich", isShared: true });
    await saved({ name: "Anträge", screen: "APPLICATIONS" });
    await saved({ name: "Eingeladene", screen: "USERS", search: "status=invited" });
    await saved({ name: "Bereit", isShared: true }, other);
    await saved({ name: "Privat" }, other);
    expect(await names("PROCESSES")).toEqual(["ähnlich", "Zu prüfen", "Bereit"]);
    expect(await names("PROCESSES", other)).toEqual(["Bereit", "Privat", "ähnlich"]);
    expect(await names("APPLICATIONS")).toEqual(["Anträge"]);
    expect(await names("USERS")).toEqual(["Eingeladene"]);
    const { savedViews } = await harness.read(list, { screen: "PROCESSES", first: 2 });
    const first = savedViews as { totalCount: number; pageInfo: { endCursor: string } };
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const after = first.pageInfo.endCursor;
    expect(await harness.read(list, { screen: "PROCESSES", first: 2, after })).toMatchObject({
      savedViews: {
        pageInfo: { hasNextPage: false },
        edges: [{ node: { name: "Bereit", isOwn: false, createdBy: { username: "other", role: "ADMIN" } } }],
      },
    });
  });

  test("are changed with their revision; an unchanged save keeps it", async () => {
    const { id } = await saved({ name: "Alt" });
    const renamed = await saved({ id, revision: 1, name: " Neu ", isShared: true });
    expect(renamed).toMatchObject({ id, name: "Neu", isShared: true, isOwn: true, revision: 2 });
    expect((await saved({ id, revision: 2, name: "Neu", isShared: true })).revision).toBe(2);
    const stale = await save({ id, revision: 1, name: "Zu spät" });
    expect(stale.errors).toMatchObject([{ code: "conflict", params: { by: "support" } }]);
    expect(stale.view?.name).toBe("Neu");
    await expect(save({ id, revision: 2, name: "Neu", screen: "APPLICATIONS" })).rejects.toThrow(
      "bad_request",
    );
    await expect(save({ id, name: "Neu" })).rejects.toThrow("bad_request");
    const node = `query ($id: ID!) { node(id: $id) { ... on SavedView { name isOwn } } }`;
    expect(await harness.read(node, { id }, other)).toEqual({ node: { name: "Neu", isOwn: false } });
  });

  test.each<[object, string, string]>([
    [{ name: "  " }, "required", "name"],
    [{ name: "x".repeat(81) }, "text_too_long", "name"],
    [{ name: "a\u0007b" }, "text_invalid", "name"],
    [{ name: "ZU PRÜFEN" }, "not_unique", "name"],
    [{ name: "n", search: "a=".padEnd(4_001, "x") }, "text_too_long", "search"],
    [{ name: "n", search: "a=b\nc" }, "text_invalid", "search"],
    [{ name: "n", search: "a=%00" }, "text_invalid", "search"],
    [{ name: "n", search: "?a=b" }, "text_invalid", "search"],
    [{ name: "n", search: "a=b#c" }, "text_invalid", "search"],
    [{ name: "n", id: "nonsense", revision: 1 }, "not_found", "id"],
  ])("refuse %j", async (input, code, field) => {
    expect((await save(input)).errors).toMatchObject([{ code, field }]);
  });

  test("are removed by their owner: all or none", async () => {
    const [one, two] = [await saved({ name: "Eins" }), await saved({ name: "Zwei" })];
    const changed = await saved({ id: two.id, revision: 1, name: "Zwei", search: "" });
    const stale = await remove(one, two);
    expect(stale.errors).toMatchObject([{ code: "conflict" }]);
    expect(stale).toMatchObject({ removedIds: [], conflicts: [{ id: two.id, revision: 2 }] });
    expect(await remove(one, changed)).toEqual({ removedIds: [one.id, two.id], conflicts: [], errors: [] });
    expect((await remove(one)).errors).toMatchObject([{ code: "not_found", field: "items.0.id" }]);
    const foreign = await saved({ name: "Fremd", isShared: true }, other);
    await expect(remove(foreign)).rejects.toThrow("insufficient_permissions");
    await expect(save({ id: foreign.id, revision: 1, name: "Meins" })).rejects.toThrow(
      "insufficient_permissions",
    );
    const hidden = await saved({ name: "Verborgen" }, other);
    expect((await remove(hidden)).errors).toMatchObject([{ code: "not_found" }]);
  });

  test("are limited to 100 per list, and refused to members", async () => {
    const full = await harness.logIn("full", systemRole("SUPPORT"));
    for (let number = 0; number < 100; number++) await saved({ name: `Ansicht ${number}` }, full);
    expect((await save({ name: "Eine zu viel" }, full)).errors).toEqual([
      { code: "list_too_long", params: { max: "100" } },
    ]);
    await expect(save({ name: "n" }, member)).rejects.toThrow("insufficient_permissions");
    await expect(save({ name: "n", screen: "USERS" }, member)).rejects.toThrow("insufficient_permissions");
    await expect(names("PROCESSES", member)).rejects.toThrow("insufficient_permissions");
    await expect(names("USERS", member)).rejects.toThrow("insufficient_permissions");
  });
});

import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { toNodeId } from "#server/nodeId";
import { refuseActivities } from "../support/communeRecords";
import { bothDatabases } from "../support/databases";
import { callIkfz } from "../support/ikfz";
import {
  augsburg,
  clearLists,
  ebersberg,
  listActivities,
  listTime,
  mutateLists,
  selectedEntry,
  storeEntry,
  storeListPlaces,
  trier,
  type SeenEntry,
} from "../support/securityLists";

interface Added {
  readonly entryEdge: { readonly cursor: string; readonly node: SeenEntry } | null;
  readonly result: string | null;
}
interface Removed {
  readonly removal: {
    readonly id: string;
    readonly count: number;
    readonly examples: readonly string[];
  } | null;
  readonly removedIds: readonly string[];
  readonly result: string | null;
}
interface SeenPage {
  readonly edges: readonly { readonly cursor: string; readonly node: SeenEntry }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
  readonly totalCount: number;
  readonly totalCountExceeded: boolean;
}

const removal = "removal { id count examples removedBy { username } expiresAt } result";
const listing = `query ($ags: AGS!, $list: SecurityListKind!, $filter: SecurityListEntryFilter,
  $orderBy: SecurityListEntryOrder, $first: Int, $after: String, $last: Int, $before: String) {
  page: securityListEntries(ags: $ags, list: $list, filter: $filter, orderBy: $orderBy, first: $first, after: $after,
    last: $last, before: $before) {
    edges { cursor node { ${selectedEntry} } } pageInfo { hasNextPage hasPreviousPage } totalCount totalCountExceeded
  } }`;
const node = (id: number) => toNodeId("SecurityListEntry", id);

describe.each(bothDatabases)("Security lists ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const tokens = await storeListPlaces(db);
  afterAll(() => database.close());
  beforeEach(() => clearLists(db));

  const add = (input: object, token = tokens.member) =>
    mutateLists<Added>(
      db,
      token,
      "addSecurityListEntry",
      `entryEdge { cursor node { ${selectedEntry} } } result`,
      {
        ags: augsburg,
        list: "BLACKLIST",
        ...input,
      },
    );
  const remove = (ids: readonly string[], token = tokens.member) =>
    mutateLists<Removed>(db, token, "removeSecurityListEntries", `${removal} removedIds`, { ids });
  const removeFiltered = (input: object) =>
    mutateLists<Removed>(db, tokens.member, "removeFilteredSecurityListEntries", removal, {
      ags: augsburg,
      list: "BLACKLIST",
      ...input,
    });
  const restore = (removalId: string, token = tokens.member) =>
    mutateLists<{ readonly restoredCount: number | null; readonly skippedCount: number | null }>(
      db,
      token,
      "restoreSecurityListEntries",
      "restoredCount skippedCount",
      { removalId },
    );
  const page = async (variables: object = {}, token = tokens.member) => {
    const { data, codes } = await callIkfz<{ readonly page: SeenPage | null }>(
      db,
      { token, now: listTime },
      listing,
      { ags: augsburg, list: "BLACKLIST", ...variables },
    );
    if (!data || codes.length > 0) throw new Error(codes.join());
    return data.page;
  };
  const patterns = async (variables: object = {}) =>
    (await page(variables))?.edges.map((edge) => edge.node.pattern) ?? [];
  const stored = async () => {
    const rows = await db.selectFrom("security_list_entry").select("pattern").orderBy("pattern").execute();
    return rows.map(({ pattern }) => pattern);
  };

  test("take an entry with its author, and log it", async () => {
    const typed = { pattern: " Anna@MÜLLHEIM.de ", reason: " Spam ", expiresOn: "2026-11-21" };
    const added = await add(typed);
    expect(added).toMatchObject({ result: "ENTRY_ADDED", errors: [] });
    const seen = {
      list: "BLACKLIST",
      pattern: "anna@xn--mllheim-n2a.de",
      display: "anna@müllheim.de",
      kind: "ADDRESS",
      reason: "Spam",
      expiresOn: "2026-11-21",
      createdBy: { username: "member" },
      createdAt: listTime.toISOString(),
    };
    expect(added.entryEdge?.node).toMatchObject(seen);
    expect(await page()).toMatchObject({
      edges: [added.entryEdge],
      totalCount: 1,
      totalCountExceeded: false,
    });
    const { data } = await callIkfz<object>(
      db,
      { token: tokens.member, now: listTime },
      `query ($id: ID!) { node(id: $id) { ... on SecurityListEntry { display } } }`,
      { id: added.entryEdge?.node.id },
    );
    expect(data).toEqual({ node: { display: "anna@müllheim.de" } });
    expect(await listActivities(db)).toEqual([
      {
        type: "CHANGE_SECURITY_LIST",
        actor_name: "member",
        commune_ags: augsburg,
        service_id: "ikfz-kennzeichenreservierung",
        before: null,
        after: {
          securityList: "BLACKLIST",
          listAction: "ADD",
          entries: ["anna@müllheim.de"],
          reason: "Spam",
          expiresOn: "2026-11-21",
        },
      },
    ]);
  });

  test.each([
    ["the same list", "BLACKLIST", "ENTRY_EXISTS_ALREADY"],
    ["the other list", "WHITELIST", "CONFLICT"],
  ] as const)("answer with the entry that is on %s", async (_, list, result) => {
    await storeEntry(db, "anna@example.de", { list });
    const added = await add({ pattern: "ANNA@example.de" });
    expect(added).toMatchObject({
      result,
      errors: [],
      entryEdge: { node: { list, pattern: "anna@example.de" } },
    });
    expect(await stored()).toEqual(["anna@example.de"]);
    expect(await listActivities(db)).toEqual([]);
  });

  test.each([
    ["INVALID", { pattern: '"anna"@example.de' }],
    ["DOMAIN_NOT_ALLOWED", { list: "WHITELIST", pattern: "example.de" }],
    ["PUBLIC_SUFFIX", { pattern: "*.de" }],
    ["NOT_FOUND", { ags: trier, pattern: "a@example.de" }],
    ["NOT_FOUND", { ags: "99999999", pattern: "a@example.de" }],
  ])("answer %s to %j", async (result, input) => {
    expect(await add(input, tokens.support)).toEqual({ entryEdge: null, result, errors: [] });
    expect(await stored()).toEqual([]);
  });

  test("take a public suffix once that is confirmed", async () => {
    expect(await add({ pattern: "co.uk", allowsPublicSuffix: true })).toMatchObject({
      result: "ENTRY_ADDED",
    });
    expect(await stored()).toEqual(["co.uk"]);
  });

  test.each([
    [{ pattern: " " }, "required", "pattern"],
    [{ pattern: "a".repeat(321) }, "text_too_long", "pattern"],
    [{ pattern: "a@b.de\r\nBcc: c@d.de" }, "text_invalid", "pattern"],
    [{ pattern: "a@b.de", reason: "a".repeat(201) }, "text_too_long", "reason"],
    [{ pattern: "a@b.de", expiresOn: "2026-11-20" }, "date_in_past", "expiresOn"],
  ])("refuse %j", async (input, code, field) => {
    const { result, errors } = await add(input);
    expect(result).toBeNull();
    expect(errors).toMatchObject([{ code, field: [field] }]);
    expect(await stored()).toEqual([]);
  });

  test("replace an expired entry, which is neither listed nor found", async () => {
    const id = await storeEntry(db, "anna@example.de", { list: "WHITELIST", expires_on: "2026-11-20" });
    expect(await page({ list: "WHITELIST" })).toMatchObject({ edges: [], totalCount: 0 });
    const { data } = await callIkfz<object>(
      db,
      { token: tokens.member, now: listTime },
      `{ node(id: "${node(id)}") { id } }`,
    );
    expect(data).toEqual({ node: null });
    expect(await add({ pattern: "anna@example.de" })).toMatchObject({ result: "ENTRY_ADDED" });
    expect(await patterns()).toEqual(["anna@example.de"]);
  });

  test("are added to by two users at once: one adds, the other is told", async () => {
    const results = await Promise.all([
      add({ pattern: "x@example.de" }),
      add({ pattern: "x@example.de", list: "WHITELIST" }, tokens.colleague),
      add({ pattern: "x@example.de" }, tokens.support),
    ]);
    const outcomes = results.map(({ result }) => result);
    expect(outcomes.filter((result) => result === "ENTRY_ADDED")).toHaveLength(1);
    expect(
      outcomes.every((one) => ["ENTRY_ADDED", "CONFLICT", "ENTRY_EXISTS_ALREADY"].includes(one ?? "")),
    ).toBe(true);
    expect(await stored()).toEqual(["x@example.de"]);
  });

  test("are paged both ways in each order", async () => {
    for (const [at, name] of ["c", "a", "d", "b"].entries()) {
      await storeEntry(db, `${name}.example`, { created_at: new Date(Date.UTC(2026, 9, at + 1)) });
    }
    await storeEntry(db, "other.example", { commune_ags: ebersberg });
    const all = async (field: string, direction: string) =>
      (await patterns({ orderBy: { field, direction } })).map((pattern) => pattern.charAt(0)).join("");
    expect(await all("PATTERN", "ASC")).toBe("abcd");
    expect(await all("PATTERN", "DESC")).toBe("dcba");
    expect(await all("CREATED_AT", "ASC")).toBe("cadb");
    expect(await all("CREATED_AT", "DESC")).toBe("bdac");
    const first = await page({ first: 2 });
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const next = await page({ first: 2, after: first?.edges[1]?.cursor });
    expect(next?.edges.map((edge) => edge.node.pattern)).toEqual(["c.example", "d.example"]);
    expect(next?.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
    const back = await page({ last: 2, before: next?.edges[0]?.cursor });
    expect(back?.edges).toEqual(first?.edges);
  });

  test("are filtered by text in either form, by kind and by end", async () => {
    await storeEntry(db, "anna@müllheim.de", { reason: "Mehrfach storniert" });
    await storeEntry(db, "spam.example");
    await storeEntry(db, "bald.example", { expires_on: "2026-12-01" });
    const found = (filter: object) => patterns({ filter });
    expect(await found({ text: "MÜLL" })).toEqual(["anna@xn--mllheim-n2a.de"]);
    expect(await found({ text: "xn--mll" })).toEqual(["anna@xn--mllheim-n2a.de"]);
    expect(await found({ text: "STORNIERT" })).toEqual(["anna@xn--mllheim-n2a.de"]);
    expect(await found({ text: "%" })).toEqual([]);
    expect(await found({ text: "@" })).toEqual(["anna@xn--mllheim-n2a.de"]);
    expect(await found({ kinds: ["DOMAIN"] })).toEqual(["bald.example", "spam.example"]);
    expect(await found({ kinds: ["ADDRESS", "DOMAIN"] })).toHaveLength(3);
    expect(await found({ expires: true })).toEqual(["bald.example"]);
    expect(await found({ expires: false, text: "example" })).toEqual(["spam.example"]);
    await expect(found({ text: "a".repeat(101) })).rejects.toThrow("bad_request");
  });

  test("lose entries, which can be put back for a week, as they were", async () => {
    const ids = [await storeEntry(db, "a.example", { reason: "A" }), await storeEntry(db, "b.example")];
    await storeEntry(db, "c.example");
    const before = await page();
    const removed = await remove([...ids.map(node), node(4_711), "unknown"]);
    expect(removed).toMatchObject({
      result: "DELETED",
      removal: {
        count: 2,
        examples: ["a.example", "b.example"],
        removedBy: { username: "member" },
        expiresAt: "2026-11-27T23:30:00.000Z",
      },
      errors: [],
    });
    expect(removed.removedIds.toSorted()).toEqual(ids.map(node).toSorted());
    expect(await patterns()).toEqual(["c.example"]);
    const listed = await callIkfz<object>(
      db,
      { token: tokens.member, now: listTime },
      `{ securityListRemovals(ags: "${augsburg}", list: BLACKLIST) { id count } }`,
    );
    const id = removed.removal?.id ?? "";
    expect(listed.data).toEqual({ securityListRemovals: [{ id, count: 2 }] });

    const setEnd = (expires_at: Date) =>
      db.updateTable("security_list_removal").set({ expires_at }).execute();
    await setEnd(listTime);
    expect(await restore(id)).toMatchObject({ restoredCount: null, errors: [{ code: "undo_expired" }] });
    await setEnd(new Date(listTime.getTime() + 1));
    expect(await restore(id)).toMatchObject({ restoredCount: 2, skippedCount: 0, errors: [] });
    const without = (seen: SeenPage | null) => seen?.edges.map((edge) => ({ ...edge.node, id: null }));
    expect(without(await page())).toEqual(without(before));
    expect(await restore(id)).toMatchObject({ errors: [{ code: "undo_expired" }] });
    expect((await listActivities(db)).map(({ before: was, after }) => was ?? after)).toEqual([
      { securityList: "BLACKLIST", listAction: "REMOVE", entries: ["a.example", "b.example"], count: 2 },
      { securityList: "BLACKLIST", listAction: "RESTORE", entries: ["a.example", "b.example"], count: 2 },
    ]);
  });

  test("get back only what is on neither list and has not expired", async () => {
    const ids = [
      await storeEntry(db, "a@example.de"),
      await storeEntry(db, "b@example.de"),
      await storeEntry(db, "c@example.de"),
      await storeEntry(db, "d@example.de"),
    ];
    const { removal: done } = await remove(ids.map(node));
    await storeEntry(db, "a@example.de");
    await storeEntry(db, "b@example.de", { list: "WHITELIST" });
    await storeEntry(db, "d@example.de", { list: "WHITELIST", expires_on: "2026-11-20" });
    await db
      .updateTable("security_list_removed_entry")
      .set({ expires_on: "2026-11-20" })
      .where("pattern", "=", "c@example.de")
      .execute();
    expect(await restore(done?.id ?? "")).toMatchObject({ restoredCount: 1, skippedCount: 3 });
    const rows = await db
      .selectFrom("security_list_entry")
      .select(["pattern", "list"])
      .orderBy("pattern")
      .execute();
    expect(rows.map(({ pattern, list }) => [pattern.charAt(0), list])).toEqual([
      ["a", "BLACKLIST"],
      ["b", "WHITELIST"],
      ["d", "BLACKLIST"],
    ]);
  });

  test("lose the entries of one list only", async () => {
    const ids = [
      await storeEntry(db, "a@example.de"),
      await storeEntry(db, "b@example.de", { list: "WHITELIST" }),
    ];
    await expect(remove(ids.map(node))).rejects.toThrow("bad_request");
    expect(await remove([node(4_711)])).toMatchObject({ result: "NOT_FOUND", removal: null, errors: [] });
    expect(await remove([])).toMatchObject({ result: null, errors: [{ code: "required", field: ["ids"] }] });
    expect(await stored()).toHaveLength(2);
  });

  test("lose what a filter matches, if it is as much as the user has seen", async () => {
    for (const name of ["a.example", "b.example", "c.test"]) await storeEntry(db, name);
    await storeEntry(db, "d.example", { list: "WHITELIST" });
    const filter = { text: "example" };
    for (const expectedCount of [1, 3, null]) {
      expect(await removeFiltered({ filter, expectedCount })).toMatchObject({
        result: null,
        errors: [{ code: "count_mismatch", params: [{ name: "count", value: "2" }] }],
      });
    }
    expect(await removeFiltered({ filter, expectedCount: 2 })).toMatchObject({
      result: "DELETED",
      removal: { count: 2 },
    });
    expect(await stored()).toEqual(["c.test", "d.example"]);
    expect(await removeFiltered({ filter, expectedCount: 0 })).toMatchObject({ result: "NOT_FOUND" });
    expect(await removeFiltered({ expectedCount: 1 })).toMatchObject({ result: "DELETED" });
  });

  test("change only together with the log; what fails unexpectedly is a result, logged without values", async () => {
    const allow = await refuseActivities(db);
    const logged: unknown[] = [];
    const error = (...values: readonly unknown[]) => void logged.push(values);
    const { data } = await callIkfz<{ readonly addSecurityListEntry: Added }>(
      db,
      { token: tokens.member, now: listTime },
      `mutation { addSecurityListEntry(input: { ags: "${augsburg}", list: BLACKLIST, pattern: "geheim@example.de" }) {
        result entryEdge { cursor } errors { code } } }`,
      {},
      { log: { error } as never },
    );
    await allow();
    expect(data).toEqual({ addSecurityListEntry: { result: "INTERNAL_ERROR", entryEdge: null, errors: [] } });
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain("geheim");
    expect(await stored()).toEqual([]);
  });

  test("are closed to members of other services, and gone with the service", async () => {
    const id = await storeEntry(db, "a.example", { commune_ags: ebersberg });
    expect(await page({ ags: ebersberg })).toBeNull();
    expect(await page({ ags: trier }, tokens.support)).toBeNull();
    expect(await page({ ags: "0" }, tokens.support)).toBeNull();
    expect(await page({ ags: ebersberg }, tokens.support)).toMatchObject({ totalCount: 1 });
    await expect(add({ ags: ebersberg, pattern: "b.example" })).rejects.toThrow("insufficient_permissions");
    await expect(remove([node(id)])).rejects.toThrow("insufficient_permissions");
    const { removal: removed } = await remove([node(id)], tokens.support);
    await expect(restore(removed?.id ?? "")).rejects.toThrow("insufficient_permissions");
    await restore(removed?.id ?? "", tokens.support);
    await db
      .deleteFrom("commune_service")
      .where("commune_ags", "=", ebersberg)
      .where("service_id", "=", "ikfz-kennzeichenreservierung")
      .execute();
    expect(await stored()).toEqual([]);
  });
});

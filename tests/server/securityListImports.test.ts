import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { securityListImportMaxBytes } from "#domain/securityLists/securityLists";
import { dropExpired } from "#server/domain/installation/dropExpired";
import { refusedFile } from "#server/domain/securityLists/refusedFile";
import { exportedListFile } from "#server/domain/securityLists/securityListExport";
import { bareIdOf } from "#server/nodeId";
import { SpooledFile } from "#server/uploads";
import { bothDatabases } from "../support/databases";
import { callIkfz } from "../support/ikfz";
import { spool } from "../support/imports";
import {
  augsburg,
  clearLists,
  ebersberg,
  listActivities,
  listTime,
  mutateLists,
  storeEntry,
  storeListPlaces,
  trier,
} from "../support/securityLists";
import { contextOf } from "../support/serverCalls";

interface SeenImport {
  readonly id: string;
  readonly state: string;
  readonly encoding: string;
  readonly entryCount: number;
  readonly importedCount: number;
  readonly refusedCount: number;
  readonly counts: readonly { readonly result: string; readonly count: number }[];
  readonly entries: {
    readonly edges: readonly { readonly cursor: string; readonly node: SeenLine }[];
    readonly totalCount: number;
  };
  readonly expiresAt: string;
  readonly undoableUntil: string | null;
}
interface SeenLine {
  readonly line: number;
  readonly text: string;
  readonly pattern: string | null;
  readonly reason: string | null;
  readonly expiresOn: string | null;
  readonly result: string;
}
interface Payload {
  readonly securityListImport: SeenImport | null;
}

const fields = `id state fileName encoding entryCount importedCount refusedCount counts { result count }
  entries { edges { cursor node { line text pattern reason expiresOn result } } totalCount } expiresAt undoableUntil`;

describe.each(bothDatabases)("Imports into security lists ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const tokens = await storeListPlaces(db);
  afterAll(() => database.close());
  beforeEach(() => clearLists(db));

  const preview = async (content: string | Buffer, input: object = {}, token = tokens.member) =>
    mutateLists<Payload>(db, token, "previewSecurityListImport", `securityListImport { ${fields} }`, {
      ags: augsburg,
      list: "BLACKLIST",
      file: await spool(content),
      ...input,
    });
  const previewed = async (content: string | Buffer, input: object = {}, token = tokens.member) => {
    const { securityListImport, errors } = await preview(content, input, token);
    if (!securityListImport) throw new Error(JSON.stringify(errors));
    return securityListImport;
  };
  const results = ({ entries }: SeenImport) =>
    entries.edges.map(({ node }) => [node.line, node.pattern, node.result]);
  const commit = (id: string, allowsPublicSuffixes = false, token = tokens.member) =>
    mutateLists<
      Payload & { readonly refusedFile: { readonly url: string; readonly fileName: string } | null }
    >(
      db,
      token,
      "commitSecurityListImport",
      `securityListImport { ${fields} } refusedFile { url fileName }`,
      { id, allowsPublicSuffixes },
    );
  const undo = (id: string, token = tokens.member) =>
    mutateLists<Payload & { readonly removedCount: number | null }>(
      db,
      token,
      "undoSecurityListImport",
      `securityListImport { ${fields} } removedCount`,
      { id },
    );
  const stored = () =>
    db
      .selectFrom("security_list_entry")
      .select(["pattern", "display", "reason", "expires_on"])
      .orderBy("pattern")
      .execute();
  const patterns = async () => (await stored()).map(({ pattern }) => pattern);
  const textOf = async (parts: AsyncIterable<string> | undefined) => {
    let text = "";
    for await (const part of parts ?? []) text += part;
    return text;
  };
  const context = (token = tokens.member) => contextOf(db, { token, now: listTime });

  test("judge each entry of a blacklist by itself, and import nothing yet", async () => {
    await storeEntry(db, "da.example");
    await storeEntry(db, "gut@da.example", { list: "WHITELIST" });
    await storeEntry(db, "alt.example", { list: "WHITELIST", expires_on: "2026-11-20" });
    const lines = [
      "Eintrag;Grund;Gültig bis",
      "NEU.example;Eigener Grund;31.12.2026",
      "neu.example;;",
      "da.example;;",
      "gut@da.example;;",
      '"a b"@x.example;;',
      "co.uk;;",
      "spät.example;;2026-11-20",
      "falsch.example;;31.02.2027",
      "alt.example;;2026-11-21",
    ];
    const seen = await previewed(lines.join("\r\n"), { reason: "Aus Liste", expiresOn: "2027-01-31" });
    expect(results(seen)).toEqual([
      [2, "neu.example", "ENTRY_ADDED"],
      [3, "neu.example", "DUPLICATE"],
      [4, "da.example", "ENTRY_EXISTS_ALREADY"],
      [5, "gut@da.example", "CONFLICT"],
      [6, null, "INVALID"],
      [7, "co.uk", "PUBLIC_SUFFIX"],
      [8, "xn--spt-rla.example", "DATE_INVALID"],
      [9, "falsch.example", "DATE_INVALID"],
      [10, "alt.example", "ENTRY_ADDED"],
    ]);
    expect(seen).toMatchObject({
      state: "CHECKED",
      encoding: "UTF_8",
      entryCount: 9,
      importedCount: 2,
      refusedCount: 7,
      expiresAt: "2026-11-21T00:30:00.000Z",
      undoableUntil: null,
    });
    expect(seen.counts).toEqual([
      { result: "ENTRY_ADDED", count: 2 },
      { result: "ENTRY_EXISTS_ALREADY", count: 1 },
      { result: "INVALID", count: 1 },
      { result: "CONFLICT", count: 1 },
      { result: "DUPLICATE", count: 1 },
      { result: "PUBLIC_SUFFIX", count: 1 },
      { result: "DATE_INVALID", count: 2 },
    ]);
    const [first, second] = seen.entries.edges;
    expect(first?.node).toMatchObject({
      text: "NEU.example",
      reason: "Eigener Grund",
      expiresOn: "2026-12-31",
    });
    expect(second?.node).toMatchObject({ reason: "Aus Liste", expiresOn: "2027-01-31" });
    expect(await patterns()).toEqual(["alt.example", "da.example", "gut@da.example"]);
    expect(await listActivities(db)).toEqual([]);
  });

  test("judge domains of a whitelist", async () => {
    const seen = await previewed("x.example\na@x.example", { list: "WHITELIST" });
    expect(results(seen)).toEqual([
      [1, "x.example", "DOMAIN_NOT_ALLOWED"],
      [2, "a@x.example", "ENTRY_ADDED"],
    ]);
  });

  test("page the entries in the order of the file, of some results", async () => {
    const { id } = await previewed("a.example\n?\nb.example\n!\nc.example");
    const read = async (variables: object) => {
      const { data } = await callIkfz<{ readonly node: Pick<SeenImport, "entries"> | null }>(
        db,
        { token: tokens.member, now: listTime },
        `query ($id: ID!, $results: [SecurityListResult!], $first: Int, $after: String) { node(id: $id) {
          ... on SecurityListImport { entries(results: $results, first: $first, after: $after) {
            edges { cursor node { line } } totalCount } } } }`,
        { id, ...variables },
      );
      return data?.node?.entries;
    };
    const lines = async (variables: object) => (await read(variables))?.edges.map(({ node }) => node.line);
    const first = await read({ first: 2 });
    expect(first?.totalCount).toBe(5);
    expect(await lines({ first: 2, after: first?.edges[1]?.cursor })).toEqual([3, 4]);
    expect(await lines({ results: ["INVALID"] })).toEqual([2, 4]);
    expect(await lines({ results: ["INVALID", "ENTRY_ADDED", "INVALID"] })).toEqual([1, 2, 3, 4, 5]);
    expect(await lines({ results: ["DELETED"] })).toEqual([]);
  });

  test("add all entries at once, and can be undone for 10 minutes", async () => {
    const { id } = await previewed("a.example;Spam;2026-12-31\nb@müll.example\n?", { reason: "Liste" });
    const { securityListImport, refusedFile: file, errors } = await commit(id);
    expect(errors).toEqual([]);
    expect(securityListImport).toMatchObject({
      state: "IMPORTED",
      importedCount: 2,
      refusedCount: 1,
      undoableUntil: "2026-11-20T23:40:00.000Z",
    });
    expect(await stored()).toEqual([
      { pattern: "a.example", display: "a.example", reason: "Spam", expires_on: "2026-12-31" },
      { pattern: "b@xn--mll-hoa.example", display: "b@müll.example", reason: "Liste", expires_on: null },
    ]);
    expect(file?.fileName).toBe("abgelehnte-eintraege-2026-11-21.csv");
    const bareId = bareIdOf("SecurityListImport", id) ?? "";
    expect(await textOf((await refusedFile(await context(), bareId))?.parts)).toBe(
      "\ufeffZeile;Eintrag;Grund der Ablehnung\r\n3;?;Weder eine E-Mail-Adresse noch eine Domain\r\n",
    );
    expect(await refusedFile(await context(tokens.colleague), bareId)).toBeNull();
    expect(await commit(id)).toMatchObject({
      securityListImport: null,
      errors: [{ code: "preview_expired" }],
    });

    await storeEntry(db, "eigen.example");
    expect(await undo(id, tokens.colleague)).toMatchObject({ errors: [{ code: "undo_expired" }] });
    expect(await undo(id)).toMatchObject({
      removedCount: 2,
      securityListImport: { state: "UNDONE", undoableUntil: null },
    });
    expect(await undo(id)).toMatchObject({ removedCount: null, errors: [{ code: "undo_expired" }] });
    expect(await patterns()).toEqual(["eigen.example"]);
    const logged = {
      securityList: "BLACKLIST",
      entries: ["a.example", "b@müll.example"],
      count: 2,
      fileName: "datei.csv",
    };
    expect((await listActivities(db)).map(({ before, after }) => [before, after])).toEqual([
      [null, { ...logged, listAction: "IMPORT" }],
      [{ ...logged, listAction: "UNDO_IMPORT" }, null],
    ]);
  });

  test("cannot be undone later", async () => {
    const { id } = await previewed("a.example");
    await commit(id);
    await db
      .updateTable("security_list_import")
      .set({ committed_at: new Date(listTime.getTime() - 600_000) })
      .execute();
    expect(await undo(id)).toMatchObject({ errors: [{ code: "undo_expired" }] });
    expect(await patterns()).toEqual(["a.example"]);
  });

  test("add public suffixes only if that is confirmed", async () => {
    const first = await commit((await previewed("de\na.example")).id);
    expect(first.securityListImport).toMatchObject({ importedCount: 1, refusedCount: 1 });
    const second = await commit((await previewed("de\nb.example")).id, true);
    expect(second).toMatchObject({
      securityListImport: { importedCount: 2, refusedCount: 0 },
      refusedFile: null,
    });
    expect(await patterns()).toEqual(["a.example", "b.example", "de"]);
  });

  test("judge again what came onto the lists since the check", async () => {
    const { id } = await previewed("a@x.example\nb@x.example\nc@x.example\nd@x.example;;2026-12-01");
    await storeEntry(db, "a@x.example");
    await storeEntry(db, "b@x.example", { list: "WHITELIST" });
    await storeEntry(db, "c@x.example", { list: "WHITELIST", expires_on: "2026-11-20" });
    await db
      .updateTable("security_list_import_entry")
      .set({ expires_on: "2026-11-20" })
      .where("pattern", "=", "d@x.example")
      .execute();
    const { securityListImport } = await commit(id);
    expect(securityListImport && results(securityListImport)).toEqual([
      [1, "a@x.example", "ENTRY_EXISTS_ALREADY"],
      [2, "b@x.example", "CONFLICT"],
      [3, "c@x.example", "ENTRY_ADDED"],
      [4, "d@x.example", "DATE_INVALID"],
    ]);
    expect(securityListImport).toMatchObject({ importedCount: 1, refusedCount: 3 });
    expect(await undo(id)).toMatchObject({ removedCount: 1 });
    expect(await patterns()).toEqual(["a@x.example", "b@x.example"]);
  });

  test("run beside additions: every entry is there once", async () => {
    const names = Array.from({ length: 300 }, (_, at) => `a${at}.example`);
    const [mine, theirs] = [
      await previewed(names.join("\n")),
      await previewed(names.toReversed().join("\n"), {}, tokens.colleague),
    ];
    const added = names.slice(0, 20).map((pattern) =>
      mutateLists<{ readonly result: string }>(db, tokens.support, "addSecurityListEntry", "result", {
        ags: augsburg,
        list: "BLACKLIST",
        pattern,
      }),
    );
    const [first, second, ...single] = await Promise.all([
      commit(mine.id),
      commit(theirs.id, false, tokens.colleague),
      ...added,
    ]);
    const sum =
      (first?.securityListImport?.importedCount ?? 0) +
      (second?.securityListImport?.importedCount ?? 0) +
      single.filter(({ result }) => result === "ENTRY_ADDED").length;
    expect(sum).toBe(300);
    expect(await patterns()).toEqual(names.toSorted());
  });

  test.each([
    ["file_empty", "\n \n"],
    ["file_empty", "Eintrag;Grund\n"],
    ["too_many_rows", "a,".repeat(200_001)],
  ])("are refused with %s", async (code, content) => {
    expect(await preview(content)).toMatchObject({
      securityListImport: null,
      errors: [{ code, field: ["file"] }],
    });
    expect(await db.selectFrom("security_list_import").select("id").execute()).toEqual([]);
  });

  test("are refused for wrong fields, places and sizes", async () => {
    const file = new SpooledFile("unread", "a.txt", securityListImportMaxBytes + 1);
    expect(await preview("", { file })).toMatchObject({
      errors: [{ code: "file_too_large", field: ["file"] }],
    });
    expect(await preview("a", { reason: "a".repeat(201) })).toMatchObject({
      errors: [{ code: "text_too_long", field: ["reason"] }],
    });
    expect(await preview("a", { expiresOn: "2026-11-20" })).toMatchObject({
      errors: [{ code: "date_in_past", field: ["expiresOn"] }],
    });
    expect(await preview("a", { ags: trier }, tokens.support)).toMatchObject({
      errors: [{ code: "not_found", field: ["ags"] }],
    });
    await expect(preview("a", { ags: ebersberg })).rejects.toThrow("insufficient_permissions");
  });

  test.each([
    ["UTF-16", Buffer.from("a@müll.example\r\n", "utf16le"), "UTF_16LE"],
    ["Windows-1252", Buffer.from("a@müll.example\r\n", "latin1"), "WINDOWS_1252"],
  ])("read %s", async (_, content, encoding) => {
    const seen = await previewed(content);
    expect(seen.encoding).toBe(encoding);
    expect(results(seen)).toEqual([[1, "a@xn--mll-hoa.example", "ENTRY_ADDED"]]);
  });

  test("read binary data as invalid entries, and an address in it as itself", async () => {
    const bytes = Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 256));
    const seen = await previewed(Buffer.concat([bytes, Buffer.from("\n\0\0;\0;\0\na@x.example\n"), bytes]));
    expect(seen.importedCount).toBe(1);
    expect(seen.counts.map(({ result }) => result)).toEqual(["ENTRY_ADDED", "INVALID"]);
    expect((await commit(seen.id)).errors).toEqual([]);
    expect(await patterns()).toEqual(["a@x.example"]);
  });

  test("read a text in a chosen encoding; what does not fit is invalid", async () => {
    const seen = await previewed(Buffer.from("a@müll.example\nb@x.example", "latin1"), { encoding: "UTF_8" });
    expect(results(seen)).toEqual([
      [1, null, "INVALID"],
      [2, "b@x.example", "ENTRY_ADDED"],
    ]);
  });

  test("are dropped by a later preview of the same user and list only", async () => {
    const first = await previewed("a.example");
    const others = [
      await previewed("b.example", {}, tokens.colleague),
      await previewed("b@x.example", { list: "WHITELIST" }),
    ];
    const second = await previewed("c.example");
    expect(await commit(first.id)).toMatchObject({ errors: [{ code: "preview_expired" }] });
    expect(await commit(others[0]?.id ?? "")).toMatchObject({ errors: [{ code: "preview_expired" }] });
    expect(await commit(others[0]?.id ?? "", false, tokens.colleague)).toMatchObject({ errors: [] });
    expect(await commit(others[1]?.id ?? "")).toMatchObject({ errors: [] });
    await db
      .updateTable("security_list_import")
      .set({ expires_at: listTime })
      .where("state", "=", "CHECKED")
      .execute();
    expect(await commit(second.id)).toMatchObject({ errors: [{ code: "preview_expired" }] });
  });

  test("give the same list again that an export has written", async () => {
    await storeEntry(db, "+tag@müll.example", { reason: "=1;2", expires_on: "2026-12-31" });
    await storeEntry(db, "'-a@x.example", { reason: '"Zitat"' });
    await storeEntry(db, "xn--mgba3gch31f060k.com");
    await storeEntry(db, "andere@x.example", { list: "WHITELIST" });
    const before = (await stored()).filter(({ pattern }) => pattern !== "andere@x.example");
    const { download } = await mutateLists<{ readonly download: { readonly url: string } | null }>(
      db,
      tokens.member,
      "exportSecurityList",
      "download { url }",
      { ags: augsburg, list: "BLACKLIST" },
    );
    const [, encoded = ""] = /security-lists\/\d{8}\/([\w-]+)/.exec(download?.url ?? "") ?? [];
    const file = await exportedListFile(await context(), augsburg, encoded);
    const content = await textOf(file?.parts);
    expect(file?.fileName).toBe(`blacklist-${augsburg}-2026-11-21.csv`);
    expect(content.split("\r\n").slice(0, 3)).toEqual([
      "\ufeffEintrag;Grund;Gültig bis;Hinzugefügt von;Hinzugefügt am",
      '\'\'-a@x.example;"""Zitat""";;member;01.11.2026 10:00:00',
      "'+tag@müll.example;\"'=1;2\";2026-12-31;member;01.11.2026 10:00:00",
    ]);
    await db.deleteFrom("security_list_entry").execute();
    const seen = await previewed(content);
    expect(seen).toMatchObject({ entryCount: 3, refusedCount: 0 });
    await commit(seen.id);
    expect(await stored()).toEqual(before);
    expect(await exportedListFile(await context(), ebersberg, encoded)).toBeNull();
  });

  test("are swept: unused previews, and imports with their entries after 30 days", async () => {
    const day = 86_400_000;
    await commit((await previewed("a.example;;2026-11-21")).id);
    await previewed("b.example");
    await storeEntry(db, "c.example");
    const count = async () => (await db.selectFrom("security_list_import").select("id").execute()).length;
    await dropExpired(db, listTime);
    expect([await count(), await patterns()]).toEqual([2, ["a.example", "c.example"]]);
    await dropExpired(db, new Date(listTime.getTime() + day));
    expect([await count(), await patterns()]).toEqual([1, ["c.example"]]);
    await dropExpired(db, new Date(listTime.getTime() + 31 * day));
    expect([await count(), await patterns()]).toEqual([0, ["c.example"]]);
  });
});

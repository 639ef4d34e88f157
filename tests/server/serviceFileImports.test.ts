/** Imports of files of a service from ZIP archives: preview, then all or nothing. */
import { PNG } from "pngjs";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  fileArchiveMaxBytes,
  importExpiryMinutes,
  serviceFileMaxBytes,
  serviceFilesMax,
  serviceFilesMaxBytes,
} from "#domain/limits";
import { dropExpired } from "#server/domain/installation/dropExpired";
import { SpooledFile } from "#server/uploads";
import { refuseActivities } from "../support/communeRecords";
import { databases } from "../support/databases";
import {
  ags,
  fileImportHarness,
  previewDocument,
  service,
  serviceNode,
  withoutFiles,
} from "../support/fileImports";
import { call } from "../support/serverCalls";
import { hostileZip, zipOf } from "../support/zips";
import { clearActivities } from "../support/activities";

const png = (width: number) => PNG.sync.write(new PNG({ width, height: width }));
const nothing = { paths: [], staged: 0, contents: 0, activities: 0 };
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe.each(databases)("ZIP imports of service files ($name)", async ({ open }) => {
  const database = await open();
  const harness = await fileImportHarness(database);
  afterAll(() => database.close());
  beforeEach(() => harness.clear());

  const log = () =>
    database.db.selectFrom("activity").select(["type", "before", "after"]).orderBy("id").execute();

  test("are listed by what would happen; only the import changes them, without those left out", async () => {
    await harness.add("Bilder/wappen.png", png(1));
    await harness.add("stil.css", "a { color: red }");
    await harness.add("alt.txt", "bleibt");
    await clearActivities(database.db);
    const checked = await harness.check(
      await zipOf({
        "bilder/": "",
        "bilder/wappen.png": png(2),
        "bilder/neu.png": png(3),
        "stil.css": "a { color: red }",
        "nicht.txt": "ausgelassen",
        "seite.html": "<p>",
        "locales/de.json": "{}",
        "falsch.png": "<svg onload='alert(1)'/>",
        "polyglott.png": Buffer.concat([png(1), Buffer.from("<script>alert(1)</script>")]),
        "__MACOSX/._stil.css": "x",
        ".DS_Store": "x",
        // Archives in it are never opened.
        "innen.zip": hostileZip([{ name: "../x.css", content: "a {}" }]),
      }),
    );
    expect(checked.states).toEqual([
      ["Bilder/neu.png", "NEW"],
      ["Bilder/wappen.png", "REPLACES"],
      ["falsch.png", "file_type_not_allowed"],
      ["innen.zip", "NEW"],
      ["locales/de.json", "changing_fixed_service_file_local_error"],
      ["nicht.txt", "NEW"],
      ["polyglott.png", "file_appended_data"],
      ["seite.html", "file_extension_not_allowed"],
      ["stil.css", "UNCHANGED"],
    ]);
    expect(checked).toMatchObject({ ignoredCount: 3 });
    expect(checked.entries[1]).toMatchObject({ byteSize: png(2).length, storedByteSize: png(1).length });
    const paths = ["alt.txt", "Bilder/wappen.png", "stil.css"];
    expect(await harness.stored()).toEqual({ paths, staged: 4, contents: 7, activities: 0 });

    const done = await harness.commit(checked.id, { leftOut: ["nicht.txt", "unbekannt.txt"] });
    expect(done).toMatchObject({
      importedCount: 3,
      files: [
        { path: "alt.txt", revision: 1 },
        { path: "Bilder/neu.png", revision: 1 },
        { path: "Bilder/wappen.png", revision: 2, byteSize: png(2).length },
        { path: "innen.zip" },
        { path: "stil.css", revision: 1 },
      ],
      errors: [],
    });
    expect(await harness.stored()).toMatchObject({ staged: 0, contents: 5, activities: 3 });
    expect(await log()).toMatchObject([
      { type: "CHANGE_SERVICE_FILES", before: null, after: { path: "Bilder/neu.png", bytes: png(3).length } },
      { before: { path: "Bilder/wappen.png", bytes: png(1).length }, after: { bytes: png(2).length } },
      { before: null, after: { path: "innen.zip", mediaType: "application/zip" } },
    ]);
    expect((await harness.commit(checked.id)).codes).toEqual(["preview_expired"]);
  });

  test("may have names in UTF-8 without the flag for it, in code page 850, and in decomposed letters", async () => {
    const file = { content: "a", flags: 0 };
    const names = [Buffer.from("Größe.txt"), Buffer.from("M\x81ll \xf5 5.txt", "latin1"), "A\u0308pfel.txt"];
    const checked = await harness.check(hostileZip(names.map((name) => ({ ...file, name }))));
    expect(checked.states.map(([path]) => path)).toEqual(["Größe.txt", "Müll § 5.txt", "Äpfel.txt"]);
  });

  test("have names in the encoding that is most plausible for all of them", async () => {
    const names = ["Gr\xfc\xdfe.txt", "\xc4pfel.txt", "\xa7 5.txt"];
    const entries = names.map((name) => ({ content: "a", flags: 0, name: Buffer.from(name, "latin1") }));
    const checked = await harness.check(hostileZip(entries));
    expect(new Set(checked.states.map(([path]) => path))).toEqual(
      new Set(["§ 5.txt", "Grüße.txt", "Äpfel.txt"]),
    );
  });

  test("may have folders that are separated by backslashes", async () => {
    const names = ["bilder\\wappen.txt", "leer\\", "__MACOSX\\._a.txt", "locales\\de.json"];
    const checked = await harness.check(hostileZip(names.map((name) => ({ name, content: "{}" }))));
    expect(checked.ignoredCount).toBe(2);
    expect(checked.states).toEqual([
      ["bilder/wappen.txt", "NEW"],
      ["locales/de.json", "changing_fixed_service_file_local_error"],
    ]);
  });

  test.each<[string, Parameters<typeof hostileZip>[0][number], string]>([
    ["encrypted", { name: "a.txt", content: "a", flags: 1 }, "zip_entry_unreadable"],
    [
      "compressed with an unknown method",
      { name: "a.txt", content: "a", method: 12 },
      "zip_entry_unreadable",
    ],
    ["damaged", { name: "a.txt", content: "a", crc: 1 }, "zip_entry_unreadable"],
    ["no deflated data", { name: "a.txt", content: "a", data: Buffer.from([7]) }, "zip_entry_unreadable"],
    ["too large", { name: "a.txt", content: "a", size: serviceFileMaxBytes + 1 }, "file_too_large"],
    [
      "named with broken letters",
      { name: Buffer.from([0xff, 0x2e, 0x74]), content: "a" },
      "file_path_invalid",
    ],
    ["named with control characters", { name: "a\u0007.txt", content: "a" }, "file_path_invalid"],
    ["too deep", { name: `${"a/".repeat(30_000)}a.txt`, content: "a" }, "text_too_long"],
    ["empty", { name: "a.txt", content: "" }, "file_empty"],
  ])("one that is %s is refused, the others are not", async (_what, entry, code) => {
    const { states, id } = await harness.check(hostileZip([entry, { name: "gut.txt", content: "gut" }]));
    expect(new Set(states.map(([, state]) => state))).toEqual(new Set(["NEW", code]));
    expect((await harness.commit(id)).files).toMatchObject([{ path: "gut.txt" }]);
  });

  test("with ambiguous paths are all refused", async () => {
    const names = ["a.txt", "A.txt", "b.txt", "b.txt", "c.css", "c.css/d.txt", "gut.txt"];
    const { states } = await harness.check(hostileZip(names.map((name, at) => ({ name, content: `${at}` }))));
    const refused = states.flatMap(([path, state]) => (state === "zip_path_ambiguous" ? path : []));
    expect(refused).toHaveLength(6);
    expect(new Set(refused)).toEqual(new Set(names.filter((name) => name !== "gut.txt")));
    expect(states).toHaveLength(7);
  });

  test("cannot be placed below a file", async () => {
    await harness.add("a.css", "a {}");
    const { states } = await harness.check(await zipOf({ "A.css/b.txt": "b" }));
    expect(states).toEqual([["A.css/b.txt", "not_unique"]]);
  });

  test("are dropped with their contents when a newer archive is checked, or when they expire", async () => {
    const first = await harness.check(await zipOf({ "a.txt": "a" }));
    const ofSupport = await harness.check(await zipOf({ "s.txt": "s" }), "support");
    const second = await harness.check(await zipOf({ "b.txt": "b" }));
    expect(await harness.stored()).toMatchObject({ staged: 2, contents: 2 });
    expect((await harness.commit(first.id)).codes).toEqual(["preview_expired"]);
    const expiry = database.db.updateTable("service_file_import").where("id", "=", second.id);
    await expiry.set({ expires_at: new Date() }).execute();
    expect((await harness.commit(second.id)).codes).toEqual(["preview_expired"]);
    await expiry.set({ expires_at: minutesFromNow(importExpiryMinutes) }).execute();
    await dropExpired(database.db, minutesFromNow(importExpiryMinutes - 1));
    expect((await harness.commit(ofSupport.id, { as: "support" })).codes).toEqual([]);
    await dropExpired(database.db, minutesFromNow(importExpiryMinutes));
    expect(await harness.stored()).toMatchObject({ paths: ["s.txt"], staged: 0, contents: 1 });
  });

  test("that were changed since are a conflict, and nothing is imported", async () => {
    await harness.add("a.txt", "eins");
    const archive = await zipOf({ "a.txt": "zwei", "b.txt": "neu" });
    const changed = await harness.check(archive);
    await database.db.updateTable("service_file").set({ revision: 2 }).execute();
    const conflict = await harness.commit(changed.id);
    expect(conflict).toMatchObject({ codes: ["conflict"], files: [{ path: "a.txt", revision: 2 }] });
    expect(conflict.errors[0]?.params).toMatchObject([
      { name: "by", value: "support" },
      { name: "at" },
      { name: "path", value: "a.txt" },
    ]);
    expect((await harness.commit(changed.id, { leftOut: ["a.txt"] })).codes).toEqual([]);

    const removed = await harness.check(await zipOf({ "a.txt": "drei" }));
    await database.db.deleteFrom("service_file").where("path", "=", "a.txt").execute();
    expect((await harness.commit(removed.id)).codes).toEqual(["conflict"]);

    const added = await harness.check(await zipOf({ "c.txt": "drei" }));
    await harness.add("C.txt", "schneller");
    expect((await harness.commit(added.id)).codes).toEqual(["conflict"]);
    expect(await harness.stored()).toMatchObject({ paths: ["b.txt", "C.txt"] });
  });

  test("respect number and total size together with the stored ones, all or none", async () => {
    await harness.add("a.txt", "a");
    const { sha256 } = await database.db.selectFrom("stored_blob").select("sha256").executeTakeFirstOrThrow();
    const row = {
      commune_ags: ags,
      service_id: service,
      sha256,
      media_type: "text/plain",
      updated_at: new Date(),
    };
    const rows = Array.from({ length: serviceFilesMax - 2 }, (_, at) => `${at}.txt`);
    await database.db
      .insertInto("service_file")
      .values(rows.map((path) => ({ ...row, path, path_key: path })))
      .execute();
    const { id } = await harness.check(await zipOf({ "x.txt": "x", "y.txt": "y" }));
    const compose = vi.spyOn(String.prototype, "normalize");
    expect((await harness.commit(id)).codes).toEqual(["too_many_files"]);
    // No path was looked at.
    expect(compose).not.toHaveBeenCalled();
    compose.mockRestore();
    await database.db
      .updateTable("stored_blob")
      .set({ byte_size: serviceFilesMaxBytes })
      .where("sha256", "=", sha256)
      .execute();
    expect((await harness.commit(id, { leftOut: ["y.txt"] })).codes).toEqual(["files_too_large"]);
    await database.db.updateTable("stored_blob").set({ byte_size: 1 }).execute();
    expect((await harness.commit(id, { leftOut: ["y.txt"] })).importedCount).toBe(1);
    expect((await harness.stored()).paths).toHaveLength(serviceFilesMax);
  });

  test("are not stored if the import fails unexpectedly", async () => {
    await harness.add("a.txt", "eins");
    const { id } = await harness.check(await zipOf({ "a.txt": "zwei", "b.txt": "neu" }));
    const allow = await refuseActivities(database.db);
    expect((await harness.commit(id)).codes).toEqual(["file_upload_error"]);
    await allow();
    expect(await harness.stored()).toMatchObject({ paths: ["a.txt"], staged: 2 });
    expect((await harness.commit(id)).importedCount).toBe(2);
  });

  test("are checked and imported only by those with the service in their role, and by who checked them", async () => {
    const archive = await zipOf({ "a.txt": "a" });
    expect((await harness.preview(archive, "outsider")).codes).toEqual(["insufficient_permissions"]);
    const { id } = await harness.check(archive);
    for (const as of ["outsider", "support"]) {
      expect((await harness.commit(id, { as })).codes).toEqual(["preview_expired"]);
    }
    const ofMember = database.db
      .updateTable("user_role")
      .where("user_id", "in", ({ selectFrom }) =>
        selectFrom("user_account").select("id").where("username", "=", "member"),
      );
    await ofMember.set({ services: [] }).execute();
    expect((await harness.commit(id)).codes).toEqual(["insufficient_permissions"]);
    await ofMember.set({ services: [service] }).execute();
    expect((await harness.commit(id)).codes).toEqual([]);
  });

  test("need a service with files that the commune offers", async () => {
    const archive = await zipOf({ "a.txt": "a" });
    const codesOf = async (id: string) =>
      (await harness.preview(archive, "support", id)).errors.map(({ code, field }) => [
        code,
        field?.join("."),
      ]);
    expect(await codesOf(serviceNode(withoutFiles))).toEqual([["capability_missing", "id"]]);
    expect(await codesOf("unbekannt")).toEqual([["not_found", "id"]]);
    expect(await harness.stored()).toEqual(nothing);
  });

  test("leave nothing behind when the service or the user is removed", async () => {
    await harness.check(await zipOf({ "a.txt": "a" }));
    const { revision } = await database.db
      .selectFrom("commune_service")
      .select("revision")
      .where("service_id", "=", service)
      .executeTakeFirstOrThrow();
    const source = `mutation ($input: RemoveCommuneServiceInput!) {
      removeCommuneService(input: $input) { errors { code } } }`;
    const input = { id: serviceNode(), revision };
    await call(database.db, harness.caller("support"), source, { input });
    expect(await harness.stored()).toMatchObject({ staged: 0, contents: 0 });
    await database.db
      .insertInto("commune_service")
      .values({ commune_ags: ags, service_id: service })
      .execute();

    await harness.check(await zipOf({ "a.txt": "a" }), "support");
    await database.db.deleteFrom("user_account").where("username", "=", "support").execute();
    expect(await harness.stored()).toMatchObject({ staged: 1, contents: 1 });
    await dropExpired(database.db, minutesFromNow(importExpiryMinutes));
    expect(await harness.stored()).toMatchObject({ staged: 0, contents: 0 });
  });

  test("too large an archive is refused before it is read", async () => {
    const file = new SpooledFile("/does/not/exist", "gross.zip", fileArchiveMaxBytes + 1);
    const input = { id: serviceNode(), file };
    const { data } = await call(database.db, harness.caller("member"), previewDocument, { input });
    expect(data).toMatchObject({ payload: { errors: [{ code: "file_too_large", field: ["file"] }] } });
  });
});

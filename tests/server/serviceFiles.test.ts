import { PNG } from "pngjs";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { fileUndoMinutes, serviceFilesMax, serviceFilesMaxBytes } from "#domain/limits";
import { dropExpired } from "#server/domain/installation/dropExpired";
import { toNodeId } from "#server/nodeId";
import { databases } from "../support/databases";
import { refuseActivities } from "../support/communeRecords";
import { spool } from "../support/imports";
import { addUser, call, memberOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { storeCommunes } from "../support/register";
import { clearActivities } from "../support/activities";

const ags = "09761000";
const service = "ew-meldebescheinigung";
const withoutFiles = "ew-uebermittlungssperre";
const serviceId = toNodeId("CommuneService", `${ags}/${service}`);
const predefinedId = (kind: string, of = service) => toNodeId("PredefinedFile", `${ags}/${of}/${kind}`);

const errors = "errors { code field params { name value } }";
const predefined = `predefinedFile { isOwn hasInherited mediaType byteSize picture { url width height } revision
  updatedBy { username } } undoId ${errors}`;
const file = "serviceFile { id path mediaType byteSize revision }";
const paths = "communeService { files { path } }";
const mutations = {
  upload: `mutation ($input: UploadPredefinedFileInput!) { payload: uploadPredefinedFile(input: $input) { ${predefined} } }`,
  reset: `mutation ($input: ResetPredefinedFileInput!) { payload: resetPredefinedFile(input: $input) { ${predefined} } }`,
  add: `mutation ($input: AddServiceFileInput!) { payload: addServiceFile(input: $input) { ${file} ${paths} ${errors} } }`,
  replace: `mutation ($input: ReplaceServiceFileInput!) { payload: replaceServiceFile(input: $input) { ${file} undoId ${errors} } }`,
  rename: `mutation ($input: RenameServiceFileInput!) { payload: renameServiceFile(input: $input) { ${file} ${paths} ${errors} } }`,
  remove: `mutation ($input: RemoveServiceFilesInput!) { payload: removeServiceFiles(input: $input) { ${paths} undoId ${errors} } }`,
  undo: `mutation ($input: UndoServiceFileChangeInput!) { payload: undoServiceFileChange(input: $input) { ${paths} ${errors} } }`,
};

const png = (width: number, height = width) => PNG.sync.write(new PNG({ width, height }));
const pdf = (text = "") => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`);

interface StoredFile {
  readonly id: string;
  readonly path: string;
  readonly mediaType: string;
  readonly byteSize: number;
  readonly revision: number;
}

interface Payload {
  readonly predefinedFile?: Readonly<Record<string, unknown>> | null;
  readonly serviceFile?: StoredFile | null;
  readonly communeService?: { readonly files: readonly { readonly path: string }[] } | null;
  readonly undoId?: string | null;
  readonly errors: readonly { readonly code: string; readonly field: readonly string[] | null }[];
}

describe.each(databases)("Service files ($name)", async ({ open }) => {
  let token = "";
  let memberToken = "";
  let outsiderToken = "";
  const database = await open();
  const services = [service, "pw-eheurkunde", withoutFiles];
  await storeCommunes(database.db, [{ ags, name: "Augsburg", unit: "Stadt", postalCodes: [], services }]);
  const now = new Date();
  const support = await addUser(database.db, { username: "support", roles: systemRole("SUPPORT") });
  const member = await addUser(database.db, { username: "member", roles: [memberOf(ags, service)] });
  const outsider = await addUser(database.db, {
    username: "outsider",
    roles: [memberOf(ags, "pw-eheurkunde")],
  });
  token = await addSession(database.db, support, now);
  memberToken = await addSession(database.db, member, now);
  outsiderToken = await addSession(database.db, outsider, now);
  afterAll(() => database.close());
  beforeEach(async () => {
    await clearActivities(database.db);
    const tables = ["service_file_change", "service_file", "predefined_file", "stored_blob"] as const;
    for (const table of tables) {
      await database.db.deleteFrom(table).execute();
    }
  });

  async function send(name: keyof typeof mutations, input: object, as = memberToken) {
    const { data, codes } = await call<{ payload: Payload }>(database.db, { token: as }, mutations[name], {
      input,
    });
    return { codes, payload: data?.payload ?? { errors: [] } };
  }
  const refusal = async (name: keyof typeof mutations, input: object, as?: string) => {
    const { codes, payload } = await send(name, input, as);
    return [...codes, ...payload.errors.map(({ code, field }) => `${code} ${field?.join(".") ?? ""}`.trim())];
  };
  const add = async (path: string, content: string | Buffer) => {
    const { payload } = await send("add", { id: serviceId, path, file: await spool(content) });
    if (!payload.serviceFile) throw new Error(JSON.stringify(payload.errors));
    return payload.serviceFile;
  };
  const log = () =>
    database.db.selectFrom("activity").select(["type", "label", "before", "after"]).orderBy("id").execute();
  const blobs = () => database.db.selectFrom("stored_blob").select("byte_size").execute();

  /** Lets the time for undoing all changes pass. */
  const endUndo = () => dropExpired(database.db, new Date(Date.now() + fileUndoMinutes * 60_000));
  const stored = () =>
    database.db.selectFrom("service_file").select(["path", "sha256"]).orderBy("path").execute();

  async function deliver(kind: "LOGO" | "IMPRINT", content: Buffer): Promise<void> {
    const { predefinedFile } = (
      await send("upload", { id: predefinedId(kind), revision: 0, file: await spool(content) })
    ).payload;
    expect(predefinedFile).toBeTruthy();
    await database.db.updateTable("predefined_file").set({ commune_ags: null }).execute();
    await clearActivities(database.db);
  }

  test("a predefined file is uploaded, replaced and reset to the inherited one", async () => {
    await deliver("LOGO", png(20, 10));
    const id = predefinedId("LOGO");
    const first = await send("upload", { id, revision: 0, file: await spool(png(400, 200)) });
    expect(first.payload).toMatchObject({
      predefinedFile: {
        isOwn: true,
        hasInherited: true,
        mediaType: "image/png",
        picture: { width: 400, height: 200 },
        revision: 1,
        updatedBy: { username: "member" },
      },
      errors: [],
    });
    await send("upload", { id, revision: 1, file: await spool(png(30)) });
    await endUndo();
    expect(await blobs()).toHaveLength(2);
    const { payload } = await send("reset", { id, revision: 2 });
    expect(payload).toMatchObject({
      predefinedFile: { isOwn: false, revision: 3, picture: { width: 20, height: 10 } },
      errors: [],
    });
    await endUndo();
    expect(await blobs()).toHaveLength(1);
    expect(await log()).toMatchObject([
      { type: "CHANGE_SERVICE_FILES", before: { purpose: "LOGO" }, after: { mediaType: "image/png" } },
      { type: "CHANGE_SERVICE_FILES" },
      {
        type: "CHANGE_SERVICE_FILES",
        after: { purpose: "LOGO", sha256: expect.stringMatching(/^[0-9a-f]{12}$/) },
      },
    ]);
  });

  test("resetting a file without a default leaves none; resetting twice changes nothing", async () => {
    const id = predefinedId("TERMS");
    await send("upload", { id, revision: 0, file: await spool(pdf()) });
    const { payload } = await send("reset", { id, revision: 1 });
    expect(payload.predefinedFile).toMatchObject({ isOwn: false, mediaType: null, revision: 2 });
    await send("reset", { id, revision: 2 });
    expect(await log()).toHaveLength(2);
  });

  test.each<[string, string, () => Buffer, string]>([
    [
      "an HTML file",
      "LOGO",
      () => Buffer.from("<!doctype html><script>alert(1)</script>"),
      "file_type_not_allowed",
    ],
    ["an SVG", "LOGO", () => Buffer.from("<svg onload='alert(1)'/>"), "file_type_not_allowed"],
    ["a PDF", "LOGO", () => pdf(), "file_type_not_allowed"],
    ["a picture", "IMPRINT", () => png(1), "file_type_not_allowed"],
    ["too wide a logo", "LOGO", () => png(401, 1), "image_too_large"],
    ["too high a header", "HEADER_IMAGE", () => png(1, 481), "image_too_large"],
    [
      "a picture with a script behind it",
      "LOGO",
      () => Buffer.concat([png(1), Buffer.from("<script>")]),
      "file_appended_data",
    ],
    ["a picture that is cut off", "LOGO", () => png(9).subarray(0, -8), "file_unreadable"],
    ["a PDF that is cut off", "TERMS", () => Buffer.from("%PDF-1.4\n"), "file_unreadable"],
    [
      "too large a picture",
      "LOGO",
      () => Buffer.concat([png(1), Buffer.alloc(2 * 1_048_576)]),
      "file_too_large",
    ],
    ["too large a PDF", "TERMS", () => pdf("x".repeat(10 * 1_048_576)), "file_too_large"],
  ])("a predefined file is not %s", async (_what, kind, content, code) => {
    const input = { id: predefinedId(kind), revision: 0, file: await spool(content()) };
    expect(await refusal("upload", input)).toEqual([`${code} file`]);
    expect(await log()).toEqual([]);
    expect(await blobs()).toEqual([]);
  });

  test("a free file is added, replaced, renamed and removed", async () => {
    const added = await add("Bilder/wappen.png", png(3));
    expect(added).toMatchObject({ path: "Bilder/wappen.png", mediaType: "image/png", revision: 1 });
    const { id } = added;
    const replaced = await send("replace", { id, revision: 1, file: await spool(png(4)) });
    expect(replaced.payload.serviceFile).toMatchObject({ revision: 2, byteSize: png(4).length });
    const renamed = await send("rename", { id, revision: 2, path: "alt/wappen.png" });
    expect(renamed.payload).toMatchObject({
      serviceFile: { path: "alt/wappen.png", revision: 3 },
      communeService: { files: [{ path: "alt/wappen.png" }] },
    });
    const removed = await send("remove", { id: serviceId, items: [{ id, revision: 3 }] });
    expect(removed.payload).toMatchObject({ communeService: { files: [] }, errors: [] });
    await endUndo();
    expect(await blobs()).toEqual([]);
    expect(await log()).toMatchObject([
      {
        type: "CHANGE_SERVICE_FILES",
        label: expect.stringMatching(/ \(Bilder\/wappen\.png\)$/),
        before: null,
        after: { path: "Bilder/wappen.png" },
      },
      { type: "CHANGE_SERVICE_FILES" },
      { before: { path: "Bilder/wappen.png" }, after: { path: "alt/wappen.png" } },
      { type: "REMOVE_FILE", before: { path: "alt/wappen.png", bytes: png(4).length }, after: null },
    ]);
  });

  test("renaming only the case of a path is possible", async () => {
    const { id } = await add("Wappen.png", png(1));
    const { payload } = await send("rename", { id, revision: 1, path: "wappen.png" });
    expect(payload.serviceFile?.path).toBe("wappen.png");
  });

  test.each<[string, string | Buffer, string]>([
    ["stil.css", "a { color: red }", "text/css"],
    ["daten.json", '{"a":1}', "application/json"],
    ["hinweis.txt", '{"a":1}', "text/plain"],
    ["bild.svg", "<svg><script>alert(1)</script></svg>", "image/svg+xml"],
    ["archiv.zip", Buffer.from("PK\x05\x06".padEnd(22, "\0"), "latin1"), "application/zip"],
    ["brief.pdf", pdf(), "application/pdf"],
  ])("%s may contain its type", async (path, content, mediaType) => {
    expect((await add(path, content)).mediaType).toBe(mediaType);
  });

  test.each<[string, string | Buffer, string]>([
    ["bild.png", "<svg/>", "file_type_not_allowed file"],
    ["stil.css", "<svg/>", "file_type_not_allowed file"],
    ["daten.json", "{", "file_type_not_allowed file"],
    ["hinweis.txt", png(1), "file_type_not_allowed file"],
    ["hinweis.txt", "", "file_empty file"],
    ["hinweis.txt", Buffer.concat([Buffer.alloc(70_000, "a"), Buffer.from([0xff])]), "from_utf8_error file"],
    ["bild.png", Buffer.concat([png(1), Buffer.from("PK\x03\x04")]), "file_appended_data file"],
    ["seite.html", "<p>", "file_extension_not_allowed path"],
    ["../bild.png", png(1), "file_path_invalid path"],
    ["locales/de.json", "{}", "changing_fixed_service_file_local_error path"],
  ])("%s is refused with the wrong content or path", async (path, content, code) => {
    expect(await refusal("add", { id: serviceId, path, file: await spool(content) })).toEqual([code]);
    expect(await blobs()).toEqual([]);
  });

  test("a path is unique regardless of case, and keeps its type of file", async () => {
    await add("Bilder/a.png", png(1));
    const { id } = await add("b.png", png(1));
    const input = { id: serviceId, path: "bilder/A.png", file: await spool(png(1)) };
    expect(await refusal("add", input)).toEqual(["not_unique path"]);
    expect(await refusal("rename", { id, revision: 1, path: "BILDER/a.png" })).toEqual(["not_unique path"]);
    expect(await refusal("rename", { id, revision: 1, path: "b.txt" })).toEqual([
      "file_extension_not_allowed path",
    ]);
  });

  test("a path is checked as it is stored, with the spelling of its folder", async () => {
    // Both spellings are one folder; the stored one has two characters for each of the other.
    await add(`${"i\u0307".repeat(100)}/a.png`, png(1));
    const path = `${"\u0130".repeat(100)}/${"b".repeat(60)}.png`;
    const input = { id: serviceId, path, file: await spool(png(1)) };
    expect(await refusal("add", input)).toEqual(["text_too_long path"]);
  });

  test("locale paths that exist cannot be changed", async () => {
    const { id } = await add("a.json", "{}");
    const path = { path: "locales/de.json", path_key: "locales/de.json" };
    await database.db.updateTable("service_file").set(path).execute();
    const code = "changing_fixed_service_file_local_error";
    expect(await refusal("rename", { id, revision: 1, path: "a.json" })).toEqual([`${code} id`]);
    expect(await refusal("replace", { id, revision: 1, file: await spool("[]") })).toEqual([`${code} id`]);
    expect(await refusal("remove", { id: serviceId, items: [{ id, revision: 1 }] })).toEqual([
      `${code} items`,
    ]);
  });

  test("a stale revision changes nothing and returns the stored file", async () => {
    const { id } = await add("a.png", png(1));
    const other = await add("b.png", png(2));
    const replaced = await send("replace", { id, revision: 0, file: await spool(png(3)) });
    expect(replaced.payload).toMatchObject({ serviceFile: { revision: 1 }, errors: [{ code: "conflict" }] });
    expect(await refusal("rename", { id, revision: 2, path: "c.png" })).toEqual(["conflict"]);
    const items = [
      { id: other.id, revision: 1 },
      { id, revision: 9 },
    ];
    const removed = await send("remove", { id: serviceId, items });
    expect(removed.payload.communeService?.files).toHaveLength(2);
    expect(removed.payload.errors).toMatchObject([{ code: "conflict" }]);
    const input = { id: predefinedId("LOGO"), revision: 1, file: await spool(png(1)) };
    expect(await refusal("upload", input)).toEqual(["conflict"]);
    expect(await log()).toHaveLength(2);
  });

  test("equal contents are stored once, and kept while a file has them", async () => {
    const { id } = await add("a.png", png(1));
    await add("b.png", png(1));
    expect(await blobs()).toHaveLength(1);
    await send("remove", { id: serviceId, items: [{ id, revision: 1 }] });
    expect(await blobs()).toHaveLength(1);
  });

  test("number and total size are limited", async () => {
    const { id } = await add("a.txt", "a");
    await database.db.updateTable("stored_blob").set({ byte_size: serviceFilesMaxBytes }).execute();
    const further = { id: serviceId, path: "b.txt", file: await spool("b") };
    expect(await refusal("add", further)).toEqual(["files_too_large file"]);
    expect(await refusal("replace", { id, revision: 1, file: await spool("b") })).toEqual([]);
    const { sha256 } = await database.db.selectFrom("stored_blob").select("sha256").executeTakeFirstOrThrow();
    const row = {
      commune_ags: ags,
      service_id: service,
      sha256,
      media_type: "text/plain",
      updated_at: new Date(),
    };
    const rows = Array.from({ length: serviceFilesMax - 1 }, (_, at) => ({
      ...row,
      path: `${at}.txt`,
      path_key: `${at}.txt`,
    }));
    await database.db.insertInto("service_file").values(rows).execute();
    expect(await refusal("add", further)).toEqual(["too_many_files file"]);
  });

  test("only those with the service in their role may read and change its files", async () => {
    const { id } = await add("a.png", png(1));
    const denied = ["insufficient_permissions"];
    const input = { id: serviceId, path: "b.png", file: await spool(png(1)) };
    expect(await refusal("add", input, outsiderToken)).toEqual(denied);
    const replacement = { id, revision: 1, file: await spool(png(2)) };
    expect(await refusal("replace", replacement, outsiderToken)).toEqual(denied);
    expect(await refusal("remove", { id: serviceId, items: [{ id, revision: 1 }] }, outsiderToken)).toEqual(
      denied,
    );
    expect(await refusal("reset", { id: predefinedId("LOGO"), revision: 0 }, outsiderToken)).toEqual(denied);
    const read = `query ($file: ID!, $logo: ID!) { file: node(id: $file) { id } logo: node(id: $logo) { id } }`;
    const variables = { file: id, logo: predefinedId("LOGO") };
    const foreign = await call(database.db, { token: outsiderToken }, read, variables);
    expect(foreign.data).toEqual({ file: null, logo: null });
    const own = await call(database.db, { token: memberToken }, read, variables);
    expect(own.data).toEqual({ file: { id }, logo: { id: predefinedId("LOGO") } });
  });

  test("only PDFs have a link to a preview", async () => {
    const { id: document } = await add("a.pdf", pdf());
    const { id: picture } = await add("a.png", png(1));
    await send("upload", { id: predefinedId("IMPRINT"), revision: 0, file: await spool(pdf("Impressum")) });
    await send("upload", { id: predefinedId("LOGO"), revision: 0, file: await spool(png(1)) });
    const preview = "preview { url fileName mediaType byteSize }";
    const source = `query ($id: ID!) { node(id: $id) {
      ... on ServiceFile { ${preview} } ... on PredefinedFile { ${preview} } } }`;
    const previewOf = async (id: string) =>
      (await call(database.db, { token: memberToken }, source, { id })).data?.["node"];
    expect(await previewOf(document)).toEqual({
      preview: {
        url: expect.stringMatching(/^\/mgt\/exports\/service-file-previews\/[0-9a-f-]{36}\?/),
        fileName: "a.pdf",
        mediaType: "application/pdf",
        byteSize: pdf().length,
      },
    });
    expect(await previewOf(predefinedId("IMPRINT"))).toMatchObject({
      preview: { url: expect.stringMatching(/^\/mgt\/exports\/predefined-file-previews\/[0-9a-f-]{36}\?/) },
    });
    for (const id of [picture, predefinedId("LOGO"), predefinedId("TERMS")]) {
      expect(await previewOf(id)).toEqual({ preview: null });
    }
  });

  test("a service without files has none, and accepts none", async () => {
    const of = withoutFiles;
    const id = toNodeId("CommuneService", `${ags}/${of}`);
    const code = ["capability_missing id"];
    expect(await refusal("add", { id, path: "a.png", file: await spool(png(1)) }, token)).toEqual(code);
    const logo = { id: predefinedId("LOGO", of), revision: 0, file: await spool(png(1)) };
    expect(await refusal("upload", logo, token)).toEqual(code);
    const source = `query ($id: ID!) { node(id: $id) { ... on CommuneService {
      predefinedFiles { kind } files { path } filesArchive { url } } } }`;
    const { data } = await call(database.db, { token }, source, { id });
    expect(data?.["node"]).toEqual({ predefinedFiles: [], files: [], filesArchive: null });
  });

  test("unknown ids are not found", async () => {
    const id = toNodeId("ServiceFile", "00000000-0000-4000-8000-000000000000");
    expect(await refusal("rename", { id, revision: 1, path: "a.png" })).toEqual(["not_found id"]);
    const kind = { id: predefinedId("FAVICON"), revision: 0, file: await spool(png(1)) };
    expect(await refusal("upload", kind)).toEqual(["not_found id"]);
    expect(await refusal("remove", { id: serviceId, items: [{ id, revision: 1 }] })).toEqual([
      "not_found items.0.id",
    ]);
  });

  test("removing the service from the commune deletes its files and their contents", async () => {
    const { id } = await add("a.png", png(1));
    await send("replace", { id, revision: 1, file: await spool(png(3)) });
    await send("upload", { id: predefinedId("LOGO"), revision: 0, file: await spool(png(2)) });
    const source = `mutation ($input: RemoveCommuneServiceInput!) {
      removeCommuneService(input: $input) { errors { code } } }`;
    const { revision } = await database.db
      .selectFrom("commune_service")
      .select("revision")
      .where("service_id", "=", service)
      .executeTakeFirstOrThrow();
    await call(database.db, { token }, source, { input: { id: serviceId, revision } });
    expect(await blobs()).toEqual([]);
    await database.db
      .insertInto("commune_service")
      .values({ commune_ags: ags, service_id: service })
      .execute();
  });

  test("an unexpected failure is reported at the file, and nothing is stored", async () => {
    const { id } = await add("a.png", png(1));
    await send("upload", { id: predefinedId("LOGO"), revision: 0, file: await spool(png(1)) });
    const allow = await refuseActivities(database.db);
    const further = { id: serviceId, path: "b.png", file: await spool(png(2)) };
    expect(await refusal("add", further)).toEqual(["file_upload_error file"]);
    expect(await refusal("replace", { id, revision: 1, file: await spool(png(2)) })).toEqual([
      "file_upload_error file",
    ]);
    expect(await refusal("reset", { id: predefinedId("LOGO"), revision: 1 })).toEqual(["file_reset_error"]);
    await allow();
    expect(await blobs()).toHaveLength(1);
  });

  describe("a change that is undone", () => {
    test("brings back the content of a replaced file, once, in words of the log", async () => {
      const { id } = await add("a.png", png(1));
      const before = await stored();
      const { undoId } = (await send("replace", { id, revision: 1, file: await spool(png(2)) })).payload;
      expect((await send("undo", { id: undoId })).payload.errors).toEqual([]);
      expect(await stored()).toEqual(before);
      expect(await blobs()).toHaveLength(1);
      expect((await log()).at(-1)).toMatchObject({
        type: "CHANGE_SERVICE_FILES",
        before: { path: "a.png", bytes: png(2).length },
        after: { path: "a.png", bytes: png(1).length },
      });
      expect(await refusal("undo", { id: undoId })).toEqual(["undo_expired"]);
    });

    test("brings back all removed files, or none if one of their paths is taken", async () => {
      const files = [await add("a/1.png", png(1)), await add("a/2.png", png(2))];
      const before = await stored();
      const items = files.map(({ id }) => ({ id, revision: 1 }));
      const { undoId } = (await send("remove", { id: serviceId, items })).payload;
      const { id } = await add("A/2.png", png(3));
      expect(await refusal("undo", { id: undoId })).toEqual(["conflict"]);
      expect((await stored()).map(({ path }) => path)).toEqual(["A/2.png"]);
      await send("remove", { id: serviceId, items: [{ id, revision: 1 }] });
      const { payload } = await send("undo", { id: undoId });
      expect(payload.communeService?.files).toEqual([{ path: "a/1.png" }, { path: "a/2.png" }]);
      expect(await stored()).toEqual(before);
    });

    test("brings back an own predefined file that was replaced or reset", async () => {
      const logo = predefinedId("LOGO");
      const first = await send("upload", { id: logo, revision: 0, file: await spool(png(4)) });
      expect(first.payload.undoId).toBeNull();
      const replaced = await send("upload", { id: logo, revision: 1, file: await spool(png(5)) });
      await send("undo", { id: replaced.payload.undoId });
      const own = () => database.db.selectFrom("predefined_file").select(["width", "revision"]).execute();
      expect(await own()).toEqual([{ width: 4, revision: 3 }]);
      const reset = await send("reset", { id: logo, revision: 3 });
      await send("undo", { id: reset.payload.undoId });
      expect(await own()).toEqual([{ width: 4, revision: 5 }]);
    });

    test("is a conflict once the file was changed again, and nothing happens", async () => {
      const { id } = await add("a.png", png(1));
      const free = (await send("replace", { id, revision: 1, file: await spool(png(2)) })).payload.undoId;
      await send("rename", { id, revision: 2, path: "b.png" });
      expect(await refusal("undo", { id: free })).toEqual(["conflict"]);
      const logo = predefinedId("LOGO");
      await send("upload", { id: logo, revision: 0, file: await spool(png(4)) });
      const { undoId } = (await send("upload", { id: logo, revision: 1, file: await spool(png(5)) })).payload;
      await send("upload", { id: logo, revision: 2, file: await spool(png(6)) });
      expect(await refusal("undo", { id: undoId })).toEqual(["conflict"]);
      expect((await stored()).map(({ path }) => path)).toEqual(["b.png"]);
    });

    test("is refused to others, and after its time, whose contents are gone", async () => {
      const { id } = await add("a.png", png(1));
      const { undoId } = (await send("remove", { id: serviceId, items: [{ id, revision: 1 }] })).payload;
      expect(await refusal("undo", { id: undoId }, outsiderToken)).toEqual(["insufficient_permissions"]);
      await database.db.updateTable("service_file_change").set({ expires_at: new Date() }).execute();
      expect(await refusal("undo", { id: undoId })).toEqual(["undo_expired"]);
      expect(await refusal("undo", { id: "unknown" })).toEqual(["undo_expired"]);
      await endUndo();
      expect(await blobs()).toEqual([]);
    });
  });
});

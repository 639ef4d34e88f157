/** Hostile files of a service, sent to the running server: nothing comes through, and nothing runs in the app's origin. */
import { existsSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import zlib from "node:zlib";
import { PNG } from "pngjs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { fileArchiveEntriesMax } from "#domain/limits";
import type { Database } from "#server/storage/database/database";
import {
  ags,
  previewDocument,
  service,
  serviceNode,
  type SeenArchive,
  type SeenError,
} from "../../support/fileImports";
import { storeCommunes } from "../../support/register";
import { addUser, memberOf } from "../../support/serverCalls";
import { addSession } from "../../support/sessions";
import {
  bombBlocks,
  bombBytes,
  compressedZeros,
  hostileZip,
  zipOf,
  type HostileEntry,
} from "../../support/zips";
import { startTestServer, type TestServer } from "./testServer";

const add = `mutation A($input: AddServiceFileInput!) { payload: addServiceFile(input: $input) {
  serviceFile { download { url } } errors { code field params { name value } } } }`;
const operations = { mgt: { add, preview: previewDocument } };
const html = "<!doctype html><script>alert(document.cookie)</script>";
const png = PNG.sync.write(new PNG({ width: 4, height: 2 }));
const css: HostileEntry = { name: "gut.css", content: "a { color: green }" };

/** Records the streams that unpack. The server imports the function by its name. */
function watchInflate() {
  const inflate = vi.spyOn(zlib, "createInflateRaw");
  syncBuiltinESMExports();
  return inflate;
}

describe("Hostile files", () => {
  let server: TestServer;
  let db: Database;
  let token = "";
  let bomb: Buffer;

  beforeAll(async () => {
    server = await startTestServer({ operations });
    if (server.open === null) throw new Error("There is no database.");
    db = server.open.db;
    await storeCommunes(db, [{ ags, name: "Augsburg", unit: "Stadt", postalCodes: [], services: [service] }]);
    token = await addSession(
      db,
      await addUser(db, { username: "anna", roles: [memberOf(ags, service)] }),
      new Date(),
    );
    bomb = compressedZeros(bombBlocks);
  });
  afterAll(() => server.close());
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  beforeEach(async () => {
    for (const table of ["service_file_import", "service_file", "stored_blob"] as const) {
      await db.deleteFrom(table).execute();
    }
  });

  interface Payload {
    readonly serviceFileImport?: SeenArchive | null;
    readonly serviceFile?: { readonly download: { readonly url: string } } | null;
    readonly errors: readonly SeenError[];
  }

  /** Sends a file as the app does. */
  async function send(id: "add" | "preview", content: Buffer, input: object = {}): Promise<Payload> {
    const body = new FormData();
    const variables = { input: { id: serviceNode(), file: null, ...input } };
    body.append("operations", JSON.stringify({ id, variables }));
    body.append("map", JSON.stringify({ 0: ["variables.input.file"] }));
    body.append("0", new File([Uint8Array.from(content)], "datei.zip"));
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}/mgt/graphql`, { method: "POST", headers, body });
    const { data, errors }: { data?: { payload: Payload } | null; errors?: unknown } = await response.json();
    if (!data) throw new Error(JSON.stringify(errors));
    return data.payload;
  }

  const reasons = ({ errors }: Payload) =>
    errors.map(({ code, params }) => [code, ...params.map(({ value }) => value)].join(" "));

  /** Rows that refer to files, and files on disk that are not the database's. An upload is removed after the answer. */
  async function traces() {
    const rows = await Promise.all(
      (["service_file", "service_file_import", "service_file_import_entry", "stored_blob"] as const).map(
        async (table) => (await db.selectFrom(table).selectAll().execute()).length,
      ),
    );
    const paths = await readdir(dirname(server.dataDir), { recursive: true });
    return { rows, files: paths.filter((path) => /uploads[\\/][^\\/]+[\\/]|boese|evil/.test(path)) };
  }
  const none = { rows: [0, 0, 0, 0], files: [] };

  test.each<[string, string, Buffer, string]>([
    ["an HTML page as a picture", "bild.png", Buffer.from(html), "file_type_not_allowed"],
    [
      "a picture with a page behind it",
      "bild.png",
      Buffer.concat([png, Buffer.from(html)]),
      "file_appended_data",
    ],
    [
      "a picture with an archive behind it",
      "bild.png",
      Buffer.concat([png, hostileZip([css])]),
      "file_has_archive",
    ],
    [
      "a PDF with a small archive behind it",
      "a.pdf",
      Buffer.concat([Buffer.from("%PDF-1.4\n%%EOF\n"), hostileZip([css])]),
      "file_has_archive",
    ],
    [
      "a PDF with further data behind it",
      "a.pdf",
      Buffer.concat([Buffer.from("%PDF-1.4\n%%EOF\n"), Buffer.alloc(2_000)]),
      "file_appended_data",
    ],
    [
      "an SVG as a style sheet",
      "stil.css",
      Buffer.from("<svg><script>alert(1)</script></svg>"),
      "file_type_not_allowed",
    ],
    ["a page", "seite.html", Buffer.from(html), "file_extension_not_allowed"],
    ["a page whose name ends twice", "seite.png.html", Buffer.from(html), "file_extension_not_allowed"],
    ["a path that leaves the folder", "../boese.css", Buffer.from("a {}"), "file_path_invalid"],
    ["an absolute path", "/etc/boese.css", Buffer.from("a {}"), "file_path_invalid"],
    ["a drive", "C:\\boese.css", Buffer.from("a {}"), "file_path_invalid"],
  ])("%s is refused", async (_what, path, content, code) => {
    const { errors } = await send("add", content, { path });
    expect(errors.map((error) => error.code)).toEqual([code]);
    await expect.poll(traces).toEqual(none);
  });

  test.each([
    [
      "bild.svg",
      `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.cookie)</script></svg>`,
      "image/svg+xml",
    ],
    [
      "bild.svg",
      `<?xml version="1.0"?><!DOCTYPE svg><svg onload="alert(1)"><foreignObject><body/></foreignObject></svg>`,
      "image/svg+xml",
    ],
    ["seite.txt", html, "text/plain"],
    ["stil.css", `/* ${html} */`, "text/css"],
  ])("%s with a script is only sent as an attachment in a sandbox", async (path, content, type) => {
    const { serviceFile } = await send("add", Buffer.from(content), { path });
    const response = await server.get(serviceFile?.download.url ?? "");
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": type,
      "content-disposition": expect.stringMatching(/^attachment; /),
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  test.each<[string, HostileEntry, string]>([
    ["a path that leaves the folder", { ...css, name: "../boese.css" }, "path ../boese.css"],
    ["one further inside", { ...css, name: "bilder/../../boese.css" }, "path bilder/../../boese.css"],
    ["one with backslashes", { ...css, name: "bilder\\..\\..\\boese.css" }, "path bilder\\..\\..\\boese.css"],
    ["one of a folder", { name: "../boese/", mode: 0o040755 }, "path ../boese/"],
    ["one of a system file", { ...css, name: "../.DS_Store" }, "path ../.DS_Store"],
    ["an absolute path", { ...css, name: "/etc/boese.css" }, "path /etc/boese.css"],
    ["a network path", { ...css, name: "\\\\server\\boese.css" }, "path \\\\server\\boese.css"],
    ["a drive", { ...css, name: "C:\\boese.css" }, "path C:\\boese.css"],
    ["a name that ends early", { ...css, name: "boese.css\0.png" }, "path boese.css\uFFFD.png"],
    ["a symbolic link", { name: "boese.css", content: "/etc/passwd", mode: 0o120777 }, "link boese.css"],
    ["a device", { ...css, name: "boese.css", mode: 0o020666 }, "link boese.css"],
    ["less content than declared", { ...css, name: "boese.css", size: 1_000 }, "sizeWrong boese.css"],
    ["more content than declared", { ...css, name: "boese.css", size: 3 }, "sizeWrong boese.css"],
    [
      "more stored content than declared",
      { ...css, name: "boese.css", method: 0, size: 3 },
      "sizeWrong boese.css",
    ],
  ])("an archive with %s is refused as a whole", async (_what, entry, reason) => {
    for (const archive of [hostileZip([css, entry]), hostileZip([entry, css])]) {
      expect(reasons(await send("preview", archive))).toEqual([`zip_unsafe ${reason}`]);
      await expect.poll(traces).toEqual(none);
    }
    expect(existsSync("/etc/boese.css")).toBe(false);
  });

  test("names and sizes of local headers do not count", async () => {
    const entry = { ...css, localName: "../boese.css", localSize: bombBytes };
    const { serviceFileImport } = await send("preview", hostileZip([entry]));
    expect(serviceFileImport?.entries).toMatchObject([{ path: "gut.css", byteSize: 18, state: "NEW" }]);
  });

  test("an archive of 10 GB is refused by what it declares, without unpacking anything", async () => {
    const inflate = watchInflate();
    const archive = hostileZip([css, { name: "boese.txt", data: bomb, size: bombBytes }]);
    expect(archive.length).toBeLessThan(11_000_000);
    expect(reasons(await send("preview", archive))).toEqual(["zip_unsafe size 268435456"]);
    expect(inflate).not.toHaveBeenCalled();
    await expect.poll(traces).toEqual(none);
  });

  test("an archive of 10 GB that declares little is cut off", async () => {
    const archive = hostileZip([{ name: "boese.txt", data: bomb, size: 1_000, localSize: 1_000 }]);
    const inflate = watchInflate();
    expect(reasons(await send("preview", archive))).toEqual(["zip_unsafe sizeWrong boese.txt"]);
    expect(inflate).toHaveBeenCalledTimes(1);
    const [unpacked] = inflate.mock.results.flatMap(({ type, value }) => (type === "return" ? [value] : []));
    // Of 10 MB of compressed data, only the first buffers were read.
    expect(unpacked?.bytesWritten).toBeLessThan(bomb.length / 20);
    expect(unpacked?.destroyed).toBe(true);
    await expect.poll(traces).toEqual(none);
  });

  test("many entries that share their content are refused", async () => {
    const content = Buffer.alloc(100_000, "a");
    const first = { name: "0.txt", content };
    const sharing = (at: number) => ({ name: `${at}.txt`, content, sharesDataOf: 0 });
    const archive = hostileZip([first, ...Array.from({ length: 1_000 }, (_, at) => sharing(at + 1))]);
    expect(reasons(await send("preview", archive))).toEqual(["zip_unsafe overlap"]);
    const tooMany = Array.from({ length: fileArchiveEntriesMax }, (_, at) => sharing(at + 1));
    expect(reasons(await send("preview", hostileZip([first, ...tooMany])))).toEqual([
      "zip_unsafe count 2000",
    ]);
    await expect.poll(traces).toEqual(none);
  });

  test.each([
    ["is empty", Buffer.alloc(0)],
    ["is a picture", png],
    ["is cut off", hostileZip([css]).subarray(0, -10)],
    ["has data after its end", Buffer.concat([hostileZip([css]), Buffer.from(html)])],
    [
      "has no directory",
      Buffer.from("PK\x05\x06".padEnd(8, "\0") + "\x05\0\x05\0".padEnd(14, "\0"), "latin1"),
    ],
    ["has a long directory", hostileZip(Array.from({ length: 100 }, () => ({ name: "a".repeat(65_000) })))],
  ])("an archive that %s cannot be read", async (_what, archive) => {
    expect(reasons(await send("preview", archive))).toEqual(["zip_error"]);
    await expect.poll(traces).toEqual(none);
  });

  test("what was stored before the danger was found is removed again", async () => {
    const harmless = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`${at}.txt`, `${at}`]));
    await send("preview", await zipOf(harmless));
    expect((await traces()).rows).toEqual([0, 1, 5, 5]);
    const entries = Object.entries(harmless).map(([name, content]) => ({
      name: `b/${name}`,
      content: `b${content}`,
    }));
    const archive = hostileZip([...entries, { name: "z.txt", content: "zuviel", size: 2 }]);
    expect(reasons(await send("preview", archive))).toEqual(["zip_unsafe sizeWrong z.txt"]);
    // The earlier check of the user still holds.
    expect((await traces()).rows).toEqual([0, 1, 5, 5]);
  });
});

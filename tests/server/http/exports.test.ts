import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentRows } from "#server/domain/residentialProperties/residentialPropertyExport";
import { findViewer } from "#server/domain/sessions/sessions";
import { createPathSigner } from "#server/signedPaths";
import type { Database } from "#server/storage/database/database";
import {
  addImportPeople,
  importAgs as ags,
  propertyFile,
  propertyHeader,
  propertyRow,
  storeProperties,
  upload,
} from "../../support/imports";
import { storeProcess } from "../../support/processCalls";
import { startTestServer, type TestServer } from "./testServer";
import { keyFileOf } from "../../support/secretKeys";
import type { SecretKeys } from "#server/secretKey";

describe("Exports over HTTP", () => {
  let server: TestServer;
  let db: Database;
  let secretKeys: SecretKeys;
  let previewId = "";
  let sessionId = "";
  let path = "";
  const sign = (each: string) => createPathSigner(secretKeys, () => new Date()).signDownload(each, sessionId);
  const pathOf = async (filter = {}) => {
    const params = JSON.stringify({ ...(await currentRows(db, ags)), ...filter });
    return `/mgt/exports/residential-properties/${ags}/${Buffer.from(params).toString("base64url")}`;
  };

  beforeAll(async () => {
    server = await startTestServer();
    secretKeys = await keyFileOf(server.dataDir);
    if (server.open === null) throw new Error("There is no database.");
    db = server.open.db;
    const { support } = await addImportPeople(db);
    await storeProperties(db, support, propertyFile(4_500));
    path = await pathOf();
    sessionId =
      (await findViewer(db, support.token ?? null, { isBackground: true, now: new Date() }))?.sessionId ?? "";
    const faulty = [propertyHeader, propertyRow(0), propertyRow(0), propertyRow(1, { ags: "=9761000" })].join(
      "\n",
    );
    const { id } = await upload(db, support, "RESIDENTIAL_PROPERTIES", faulty);
    previewId = Buffer.from(id, "base64url").toString().split(":")[1] ?? "";
  });
  afterAll(() => server.close());

  test("are complete attachments that are not cached", async () => {
    const response = await server.get(sign(path));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="wohngrundstuecke-09761000-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
    const lines = bytes.toString().split("\r\n");
    expect(new Set(lines).size).toBe(4_502);
  });

  test("contain only the rows of their filter", async () => {
    const text = await (await server.get(sign(await pathOf({ text: "Öttinger" })))).text();
    expect(text.trim().split("\r\n")).toHaveLength(1_501);
  });

  test("list the problems of an import's rows", async () => {
    const german = await server.get(sign(`/mgt/exports/imports/${previewId}/de`));
    expect(german.headers.get("content-disposition")).toBe('attachment; filename="fehlerliste.csv"');
    expect((await german.text()).split("\r\n").slice(1)).toEqual([
      "3;;;;Doppelt, steht schon in Zeile 2.;row_duplicate",
      "4;1;AGS;'=9761000;Der AGS ist ungültig.;ags_invalid",
      "",
    ]);
    const english = await server.get(sign(`/mgt/exports/imports/${previewId}/en`));
    expect(english.headers.get("content-disposition")).toBe('attachment; filename="problems.csv"');
    expect((await english.text()).split("\r\n")).toEqual([
      "Line;Column;Column name;Value;Problem;Code",
      "3;;;;Duplicate, already stands in line 2.;row_duplicate",
      "4;1;AGS;'=9761000;The AGS is invalid.;ags_invalid",
      "",
    ]);
    expect((await server.get(sign(`/mgt/exports/imports/${previewId}/fr`))).status).toBe(404);
  });

  test("return files of processes unchanged, under their own names", async () => {
    const process_id = await storeProcess(db);
    const id = "11111111-1111-4111-8111-111111111111";
    const bytes = Buffer.from("%PDF-1.7 \u0000 Inhalt");
    const file_name = 'Übersicht "2"\r\n(neu).pdf';
    await db
      .insertInto("process_file")
      .values({
        id,
        process_id,
        file_name,
        media_type: "application/pdf",
        byte_size: bytes.length,
        uploaded_by_name: "support",
        uploaded_by_role: "SUPPORT",
      })
      .execute();
    for (const [position, part] of [bytes.subarray(0, 5), bytes.subarray(5)].entries()) {
      await db.insertInto("process_file_part").values({ file_id: id, position, bytes: part }).execute();
    }
    const response = await server.get(sign(`/mgt/exports/process-files/${id}`));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="_bersicht _2___(neu).pdf"; filename*=UTF-8''%C3%9Cbersicht%20%222%22%0D%0A%28neu%29.pdf`,
    );
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    const other = "22222222-2222-4222-8222-222222222222";
    expect((await server.get(sign(`/mgt/exports/process-files/${other}`))).status).toBe(404);
    expect((await server.get(`/mgt/exports/process-files/${id}`)).status).toBe(403);
  });

  test("require a valid signature and an existing file", async () => {
    expect((await server.get(path)).status).toBe(403);
    const query = sign(path).split("?")[1] ?? "";
    expect((await server.get(`${path.replace(ags, "09162000")}?${query}`)).status).toBe(403);
    expect((await server.get(sign("/mgt/exports/elsewhere"))).status).toBe(404);
    expect((await fetch(server.url + sign(path), { method: "POST" })).status).toBe(405);
  });

  test("abort on failure, so that a partial file does not look complete", async () => {
    await db.schema.alterTable("residential_property").renameTo("hidden").execute();
    try {
      const response = await server.get(sign(path)).catch(() => null);
      await expect(response === null ? Promise.reject(new Error("cut")) : response.text()).rejects.toThrow();
    } finally {
      await db.schema.alterTable("hidden").renameTo("residential_property").execute();
    }
  });
});

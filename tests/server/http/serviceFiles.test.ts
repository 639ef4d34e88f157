import { createHash } from "node:crypto";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findViewer } from "#server/domain/sessions/sessions";
import { createPathSigner } from "#server/signedPaths";
import type { Database } from "#server/storage/database/database";
import { insertBlob } from "#server/storage/services/blobs";
import { storeCommunes } from "../../support/register";
import { addUser, memberOf, systemRole } from "../../support/serverCalls";
import { addSession } from "../../support/sessions";
import { startTestServer, type TestServer } from "./testServer";
import { keyFileOf } from "../../support/secretKeys";

const ags = "09761000";
const service = "ew-meldebescheinigung";
const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
const logo = PNG.sync.write(new PNG({ width: 4, height: 2 }));
const pdf = Buffer.from("%PDF-1.4\n%%EOF\n");
const long = Buffer.alloc(2_500_000, "Hinweis ");

describe("Files of a service over HTTP", () => {
  let server: TestServer;
  let db: Database;
  let signer: ReturnType<typeof createPathSigner>;
  const sessions = new Map<string, string>();
  const ids = new Map<string, string>();

  const get = (path: string, as = "member") =>
    server.get(signer.signDownload(`/mgt/exports/${path}`, sessions.get(as) ?? ""));
  const fileNamed = (path: string, as?: string) => get(`service-files/${ids.get(path) ?? ""}`, as);

  beforeAll(async () => {
    server = await startTestServer();
    signer = createPathSigner(await keyFileOf(server.dataDir), () => new Date());
    if (server.open === null) throw new Error("There is no database.");
    db = server.open.db;
    const services = [service, "pw-eheurkunde"];
    await storeCommunes(db, [{ ags, name: "Augsburg", unit: "Stadt", postalCodes: [], services }]);
    const people = {
      support: systemRole("SUPPORT"),
      member: [memberOf(ags, service)],
      outsider: [memberOf(ags, "pw-eheurkunde")],
      nobody: [],
    };
    const now = new Date();
    for (const [username, roles] of Object.entries(people)) {
      const token = await addSession(db, await addUser(db, { username, roles }), now);
      const viewer = await findViewer(db, token, { isBackground: true, now });
      sessions.set(username, viewer?.sessionId ?? "");
    }
    const values = { commune_ags: ags, service_id: service, updated_at: now };
    await db.transaction().execute(async (tx) => {
      const files = [
        ["bilder/Größe.svg", "image/svg+xml", svg],
        ["formulare/Gebühren.pdf", "application/pdf", pdf],
        ["hinweis.txt", "text/plain", long],
      ] as const;
      for (const [path, media_type, bytes] of files) {
        const file = { ...values, path, path_key: path.toLowerCase(), media_type };
        const { id } = await tx
          .insertInto("service_file")
          .values({ ...file, sha256: await insertBlob(tx, bytes) })
          .returning("id")
          .executeTakeFirstOrThrow();
        ids.set(path, id);
      }
      const picture = { kind: "LOGO", media_type: "image/png", width: 4, height: 2 } as const;
      const imprint = { kind: "IMPRINT", media_type: "application/pdf" } as const;
      const predefined = [
        ["own", { ...picture, commune_ags: ags, sha256: await insertBlob(tx, logo) }],
        ["delivered", { ...picture, commune_ags: null, sha256: await insertBlob(tx, logo) }],
        ["imprint", { ...imprint, commune_ags: ags, sha256: await insertBlob(tx, pdf) }],
      ] as const;
      for (const [name, file] of predefined) {
        const { id } = await tx
          .insertInto("predefined_file")
          .values({ ...values, ...file })
          .returning("id")
          .executeTakeFirstOrThrow();
        ids.set(name, id);
      }
    });
  });
  afterAll(() => server.close());

  test("an SVG with a script is an attachment in a sandbox", async () => {
    const response = await fileNamed("bilder/Größe.svg");
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "content-disposition": "attachment; filename=\"Gr__e.svg\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.svg",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-length": String(svg.length),
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(svg);
  });

  test("a file of several parts arrives whole", async () => {
    const response = await fileNamed("hinweis.txt", "support");
    expect(Buffer.from(await response.arrayBuffer()).equals(long)).toBe(true);
  });

  test("need a permission, and the service in the role", async () => {
    for (const name of ["outsider", "nobody"]) {
      expect((await fileNamed("hinweis.txt", name)).status).toBe(403);
      expect((await get(`predefined-files/${ids.get("own") ?? ""}`, name)).status).toBe(403);
      expect((await get(`service-file-archives/${ags}/${service}`, name)).status).toBe(403);
    }
    expect((await get(`predefined-files/${ids.get("delivered") ?? ""}`, "outsider")).status).toBe(200);
    expect((await get(`predefined-files/${ids.get("delivered") ?? ""}`, "nobody")).status).toBe(403);
    expect((await server.get(`/mgt/exports/service-files/${ids.get("hinweis.txt") ?? ""}`)).status).toBe(403);
  });

  test("a predefined picture is shown behind a signed address, and downloaded by its purpose", async () => {
    const hash = createHash("sha256").update(logo).digest("hex").slice(0, 16);
    const shown = await server.get(signer.sign(`/mgt/pictures/${ids.get("own") ?? ""}/${hash}`));
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(logo);
    const download = await get(`predefined-files/${ids.get("own") ?? ""}`);
    expect(download.headers.get("content-disposition")).toBe(`attachment; filename="${service}-logo.png"`);
  });

  test.each([
    [
      "service-file-previews",
      "formulare/Gebühren.pdf",
      "inline; filename=\"Geb_hren.pdf\"; filename*=UTF-8''Geb%C3%BChren.pdf",
    ],
    ["predefined-file-previews", "imprint", `inline; filename="${service}-imprint.pdf"`],
  ])("%s are PDFs that only pages of the app may frame", async (folder, name, disposition) => {
    const response = await get(`${folder}/${ids.get(name) ?? ""}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": disposition,
      "content-security-policy":
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      "x-frame-options": "SAMEORIGIN",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store",
      "content-length": String(pdf.length),
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
  });

  test("a PDF that is downloaded cannot be framed", async () => {
    const { headers } = await fileNamed("formulare/Gebühren.pdf");
    expect(headers.get("content-disposition")).toMatch(/^attachment; /);
    expect(headers.get("x-frame-options")).toBe("DENY");
  });

  test("only PDFs have previews", async () => {
    const others = [
      `service-file-previews/${ids.get("bilder/Größe.svg") ?? ""}`,
      `service-file-previews/${ids.get("hinweis.txt") ?? ""}`,
      `predefined-file-previews/${ids.get("own") ?? ""}`,
    ];
    for (const path of others) expect([path, (await get(path)).status]).toEqual([path, 404]);
    const unknown = "00000000-0000-4000-8000-000000000000";
    expect((await get(`service-file-previews/${unknown}`)).status).toBe(403);
  });

  test("previews need the permission, the service in the role, and a signature for them and their session", async () => {
    const paths = [
      `service-file-previews/${ids.get("formulare/Gebühren.pdf") ?? ""}`,
      `predefined-file-previews/${ids.get("imprint") ?? ""}`,
    ];
    for (const path of paths) {
      for (const name of ["outsider", "nobody"]) expect((await get(path, name)).status).toBe(403);
      const url = `/mgt/exports/${path}`;
      const signed = signer.signDownload(url, sessions.get("member") ?? "");
      const ofOther = signed.replace(sessions.get("member") ?? "", sessions.get("support") ?? "");
      const ofDownload = signer
        .signDownload(url.replace("-previews", "s"), sessions.get("member") ?? "")
        .replace(/^[^?]+/, url);
      for (const refused of [url, ofOther, ofDownload]) {
        expect((await server.get(refused)).status).toBe(403);
      }
    }
  });

  test("all of them are a ZIP archive", async () => {
    const response = await get(`service-file-archives/${ags}/${service}`);
    expect(response.headers.get("content-type")).toBe("application/zip");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\x03\x04");
    const text = bytes.toString("utf8");
    expect(text).toContain("bilder/Größe.svg");
    expect(text).toContain("hinweis.txt");
    // The long text is compressed.
    expect(bytes.length).toBeLessThan(long.length / 10);
  });

  test("texts are a JSON file per language, for those who may edit them", async () => {
    const path = `service-texts/${ags}/${service}/en`;
    const response = await get(path);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="09761000-ew-meldebescheinigung-en-/,
    );
    const texts = (await response.json()) as { startseite: { weiter: string } };
    expect(texts.startseite.weiter).toBe("Start application");
    expect((await get(path.replace(/en$/, "fr"))).status).toBe(403);
    expect((await get(path, "outsider")).status).toBe(403);
    expect((await get(path, "nobody")).status).toBe(403);
  });

  test("an archive whose content is missing breaks off instead of being incomplete", async () => {
    await db.deleteFrom("stored_blob_part").where("position", "=", 2).execute();
    const response = await get(`service-file-archives/${ags}/${service}`);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});

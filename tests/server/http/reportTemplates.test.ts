/** Report templates over HTTP: uploads, downloads and previews; hostile templates leave nothing behind. */
import { Zip } from "easy-template-x";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { templateMaxBytes } from "#domain/reports/templates";
import {
  checkDocument,
  docxWith,
  listDocument,
  reportAgs,
  reportHarness,
  reportService,
  saveDocument,
  type SeenCheck,
  type SeenError,
  type SeenReport,
} from "../../support/reports";
import { hostileTemplates } from "../../support/hostileTemplates";
import { odtTemplate } from "../../support/reportTemplates";
import { startTestServer } from "./testServer";

const operations = { "mgt-v2": { check: checkDocument, save: saveDocument, list: listDocument } };

interface Payload {
  readonly checked?: SeenCheck | null;
  readonly report?: SeenReport | null;
  readonly reports?: readonly SeenReport[];
  readonly errors: readonly SeenError[];
}

describe("Report templates over HTTP", async () => {
  const server = await startTestServer({ operations });
  if (server.open === null) throw new Error("There is no database.");
  const { db } = server.open;
  const harness = await reportHarness({ db });
  afterAll(() => server.close());
  beforeEach(() => harness.clear());

  const authorization = () => ({ Authorization: `Bearer ${harness.token("member")}` });

  /** Uploads a file as the app does. */
  async function upload(name: string, content: Buffer) {
    const body = new FormData();
    const input = { commune: reportAgs, serviceId: reportService, report: "antrag", file: null };
    body.append("operations", JSON.stringify({ id: "check", variables: { input } }));
    body.append("map", JSON.stringify({ 0: ["variables.input.file"] }));
    body.append("0", new File([Uint8Array.from(content)], name));
    const response = await fetch(`${server.url}/mgt/v2/graphql`, {
      method: "POST",
      headers: authorization(),
      body,
    });
    const answer: {
      data?: { payload: Payload } | null;
      errors?: readonly { extensions: { code: string } }[];
    } = await response.json();
    return {
      ...answer.data?.payload,
      codes: (answer.errors ?? []).map(({ extensions }) => extensions.code),
      status: response.status,
    };
  }

  async function send(id: string, variables: object): Promise<Payload> {
    const { data } = await server.call("/mgt/v2/graphql", { id, variables }, authorization());
    return (data as { payload: Payload }).payload;
  }

  async function bytesOf(url: string | undefined): Promise<Buffer> {
    const response = await server.get(url ?? "");
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  }

  async function checked(name: string, content: Buffer): Promise<SeenCheck> {
    const { checked: found, errors } = await upload(name, content);
    if (!found) throw new Error(JSON.stringify(errors));
    return found;
  }

  async function saved(content: Buffer): Promise<SeenReport> {
    const { id, revision } = await checked("Antrag Größe.docx", content);
    const { report } = await send("save", { input: { id, revision } });
    if (!report) throw new Error("The template was not saved.");
    return report;
  }

  test("are downloaded as they were uploaded", async () => {
    const content = await docxWith("vorname");
    const { own } = await saved(content);
    expect(await bytesOf(own?.download?.url)).toEqual(content);
    const response = await server.get(own?.download?.url ?? "");
    expect(response.headers.get("content-disposition")).toBe(
      "attachment; filename=\"Antrag Gr__e.docx\"; filename*=UTF-8''Antrag%20Gr%C3%B6%C3%9Fe.docx",
    );
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  });

  test("are filled with examples for a preview: checked, own and inherited ones", async () => {
    const content = await docxWith("vorname", "commune.name", "unbekannt");
    const check = await checked("antrag.docx", content);
    const expected = /Beispiel Vorname.*Augsburg.*\{unbekannt\}/;
    expect(await textOf(await bytesOf(check.preview?.url), "word/document.xml")).toMatch(expected);
    const { own } = await saved(content);
    expect(await textOf(await bytesOf(own?.preview?.url), "word/document.xml")).toMatch(expected);
    const { reports } = await send("list", { commune: reportAgs, serviceId: reportService });
    const inherited = reports?.[0]?.inherited;
    const filled = await textOf(await bytesOf(inherited?.preview?.url), "word/document.xml");
    expect(filled).toMatch(/Meldebescheinigung.*Vorgangsnummer.*Vorname.*Beispiel Vorname/);
    expect(filled).not.toMatch(/[{}]/);
    const template = await bytesOf(inherited?.download?.url);
    expect(await textOf(template, "word/document.xml")).toMatch(/\{vorname\}.*\{nachname\}/);
    expect(inherited?.byteSize).toBe(template.length);
    const odt = await checked("antrag.odt", await odtTemplate({ paragraphs: ["{vorname}"] }));
    expect(await textOf(await bytesOf(odt.preview?.url), "content.xml")).toContain("Beispiel Vorname");
  });

  test("are sent only as long as the user may see them", async () => {
    const { own } = await saved(await docxWith("vorname"));
    const check = await checked("neu.docx", await docxWith("nachname"));
    const { reports } = await send("list", { commune: reportAgs, serviceId: reportService });
    const inherited = reports?.[0]?.inherited;
    const urls = [own?.download, own?.preview, check.preview, inherited?.download, inherited?.preview].map(
      (download) => download?.url ?? "",
    );
    const statuses = async () => Promise.all(urls.map(async (url) => (await server.get(url)).status));
    const setServices = (services: string[]) =>
      db
        .updateTable("user_role")
        .set({ services })
        .where("user_id", "in", db.selectFrom("user_account").select("id").where("username", "=", "member"))
        .execute();
    await setServices(["pw-eheurkunde"]);
    expect(await statuses()).toEqual([403, 403, 403, 403, 403]);
    await setServices([reportService]);
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    // The check belongs to the user.
    await db
      .updateTable("report_template_check")
      .set({
        user_id: db.selectFrom("user_account").select("id").where("username", "=", "colleague"),
      })
      .execute();
    expect(await statuses()).toEqual([200, 200, 403, 200, 200]);
  });

  test("that are too large are refused with their limit", async () => {
    const { errors } = await upload("a.docx", Buffer.alloc(templateMaxBytes + 1));
    expect(errors).toMatchObject([{ code: "file_too_large", field: ["file"] }]);
    const { status, codes } = await upload("a.docx", Buffer.alloc(templateMaxBytes + 100_000));
    expect([status, codes]).toEqual([413, ["file_too_large"]]);
  });

  const hostile = hostileTemplates();
  test("that are hostile are refused with the reason, and leave nothing behind", async () => {
    for (const { name, fileName, bytes, code, reason } of await hostile) {
      const { errors, checked: found } = await upload(fileName, bytes);
      const params = Object.fromEntries(
        (errors?.[0]?.params ?? []).map((param) => [param.name, param.value]),
      );
      expect([name, found ?? null, errors?.map((error) => error.code), params["reason"] ?? ""]).toEqual([
        ...[name, null, [code], reason],
      ]);
    }
    expect(await harness.contents()).toBe(0);
    expect(await db.selectFrom("report_template_check").selectAll().execute()).toEqual([]);
    expect((await server.get("/healthz")).status).toBe(200);
  });
});

/** A part of an archive as text. */
async function textOf(archive: Buffer, part: string): Promise<string> {
  return (await Zip.load(archive)).getFile(part).getContentText();
}

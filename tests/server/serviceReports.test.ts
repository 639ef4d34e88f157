/** Report templates: two-step upload, history, removal, restore, and who may do it. */
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { reportCheckMinutes, reportVersionsMax, serviceReportsMax } from "#domain/reports/serviceReports";
import { templateMaxBytes } from "#domain/reports/templates";
import { dropExpired } from "#server/domain/installation/dropExpired";
import { removeCommuneService } from "#server/domain/communes/communeServices";
import { toNodeId } from "#server/nodeId";
import { refuseActivities } from "../support/communeRecords";
import { databases } from "../support/databases";
import { docxWith, jrxml, otherAgs, reportAgs, reportHarness, reportService } from "../support/reports";
import { contextOf } from "../support/serverCalls";
import { clearActivities } from "../support/activities";

const confirmed = ["report_expressions_unconfirmed"];
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const reportNode = (report: string, ags = reportAgs, service = reportService) =>
  toNodeId("ServiceReport", `${ags}/${service}/${report}`);

describe.each(databases)("Report templates ($name)", async ({ open }) => {
  const database = await open();
  const harness = await reportHarness(database);
  afterAll(() => database.close());
  beforeEach(() => harness.clear());

  const report = async (name = "bescheid") => (await harness.list())?.find((each) => each.report === name);

  /** Uploads a template and returns the report. */
  async function upload(name: string, content: Buffer, place?: Parameters<typeof harness.checked>[2]) {
    const { report: saved, codes } = await harness.save(await harness.checked(name, content, place), {
      confirmed,
    });
    if (!saved) throw new Error(`Refused: ${codes.join()}`);
    return saved;
  }

  test("exist before any upload if the catalogue demands them", async () => {
    expect(await harness.list()).toMatchObject([
      {
        report: "antrag",
        isDemanded: true,
        hasInherited: true,
        isMissing: false,
        revision: 0,
        own: null,
        versions: [],
        inherited: { fileName: "ew-meldebescheinigung-antrag.docx" },
      },
    ]);
    const vehicle = await harness.list({ serviceId: "ikfz-wiederzulassung", as: "support" });
    expect(vehicle).toMatchObject([
      { report: "antrag", isMissing: false },
      { report: "gebuehrenbescheid", hasInherited: false, isMissing: true, inherited: null },
    ]);
  });

  test("are checked first, which changes nothing but what is kept for the viewer", async () => {
    const content = await docxWith("vorname", "nachnahme", "application.pid", "ganz_anderes");
    expect(await harness.checked("Bescheid.DOCX", content)).toMatchObject({
      kind: "DOCX",
      fileName: "Bescheid.docx",
      byteSize: content.length,
      revision: 0,
      replacesOwn: false,
      expressions: [],
      preview: { fileName: "Bescheid-Beispiel.docx" },
      placeholders: {
        known: [
          { name: "vorname", label: "Vorname", source: "FORM" },
          { name: "application.pid", label: "Vorgangsnummer", source: "APPLICATION" },
        ],
        unknown: [
          { name: "nachnahme", proposal: "nachname" },
          { name: "ganz_anderes", proposal: null },
        ],
        unused: [{ name: "nachname", label: "Familienname" }],
      },
    });
    expect((await harness.list())?.map((each) => each.report)).toEqual(["antrag"]);
    expect(await harness.log()).toEqual([]);
    // A newer check for the report replaces the earlier one and its content.
    await harness.checked("zwei.docx", await docxWith("vorname"));
    expect(await harness.contents()).toBe(1);
    // One for another report does not.
    await harness.checked("drei.docx", await docxWith("nachname"), { report: "anderer" });
    expect(await harness.contents()).toBe(2);
  });

  test("become current when they are saved, once, and are recorded", async () => {
    const content = await docxWith("vorname");
    const checked = await harness.checked("eins.docx", content);
    const saved = await harness.save(checked);
    expect(saved).toMatchObject({
      codes: [],
      report: {
        id: reportNode("bescheid"),
        revision: 1,
        isDemanded: false,
        inherited: null,
        own: {
          fileName: "eins.docx",
          byteSize: content.length,
          placeholders: { unused: [{ name: "nachname" }] },
        },
        versions: [{ action: "UPLOAD", fileName: "eins.docx", isCurrent: true }],
      },
    });
    expect((await harness.save(checked)).codes).toEqual(["preview_expired"]);
    const second = await harness.checked("zwei.docx", await docxWith("nachname"));
    expect(second).toMatchObject({ revision: 1, replacesOwn: true });
    expect(await harness.save(second)).toMatchObject({
      report: {
        revision: 2,
        own: { fileName: "zwei.docx" },
        versions: [
          { fileName: "zwei.docx", isCurrent: true },
          { fileName: "eins.docx", isCurrent: false },
        ],
      },
    });
    const values = (fileName: string) => ({ report: "bescheid", fileName, sha256: expect.any(String) });
    expect(await harness.log()).toMatchObject([
      {
        type: "UPLOAD_SERVICE_REPORT",
        commune_ags: reportAgs,
        service_id: reportService,
        actor_name: "member",
        before: null,
        after: { ...values("eins.docx"), bytes: content.length },
      },
      { before: values("eins.docx"), after: values("zwei.docx") },
    ]);
  });

  test("are not saved twice if nothing differs", async () => {
    await upload("eins.docx", await docxWith("vorname"));
    expect(await upload("eins.docx", await docxWith("vorname"))).toMatchObject({ revision: 1 });
    expect(await harness.log()).toHaveLength(1);
    expect(await upload("anders.docx", await docxWith("vorname"))).toMatchObject({ revision: 2 });
  });

  test("are saved by nobody but the user who checked them, within an hour", async () => {
    const checked = await harness.checked("eins.docx", await docxWith("vorname"));
    for (const as of ["colleague", "support"] as const) {
      expect((await harness.save(checked, { as })).codes).toEqual(["preview_expired"]);
    }
    for (const id of ["11111111-1111-4111-8111-111111111111", "kein", reportNode("bescheid")]) {
      expect((await harness.save({ ...checked, id })).codes).toEqual(["preview_expired"]);
    }
    const at = (minutes: number) => ({ now: minutesFromNow(-minutes) });
    const old = await harness.checked("alt.docx", await docxWith("vorname"), at(reportCheckMinutes + 1));
    expect((await harness.save(old)).codes).toEqual(["preview_expired"]);
    const recent = await harness.checked("neu.docx", await docxWith("vorname"), at(reportCheckMinutes - 1));
    expect((await harness.save(recent)).codes).toEqual([]);
  });

  test("that expired are dropped with their contents, unless a version has the same", async () => {
    const content = await docxWith("vorname");
    await upload("eins.docx", content);
    await harness.checked("gleich.docx", content);
    await harness.checked("anders.docx", await docxWith("nachname"), { report: "anderer" });
    await dropExpired(database.db, minutesFromNow(reportCheckMinutes - 1));
    expect(await harness.contents()).toBe(2);
    await dropExpired(database.db, minutesFromNow(reportCheckMinutes + 1));
    expect(await harness.contents()).toBe(1);
    expect(await report()).toMatchObject({ own: { fileName: "eins.docx" } });
  });

  test("are not saved over a change by somebody else", async () => {
    const stale = await harness.checked("eins.docx", await docxWith("vorname"));
    const other = await harness.checked("zwei.docx", await docxWith("nachname"), { as: "colleague" });
    await harness.save(other, { as: "colleague" });
    const { errors, report: current } = await harness.save(stale);
    expect(errors).toMatchObject([
      { code: "conflict", params: expect.arrayContaining([{ name: "by", value: "colleague" }]) },
    ]);
    expect(current).toMatchObject({ revision: 1, own: { fileName: "zwei.docx" } });
    // The check is still there, for the current revision.
    expect((await harness.save({ ...stale, revision: 1 })).report).toMatchObject({ revision: 2 });
  });

  test("with expressions need a confirmation, also to be restored", async () => {
    const checked = await harness.checked("antrag.jrxml", jrxml);
    expect(checked).toMatchObject({ kind: "JRXML", preview: null });
    expect(checked.expressions).toContainEqual({
      text: "$F{vorname}.trim()",
      element: "textFieldExpression",
      line: expect.any(Number),
    });
    const count = String(checked.expressions.length);
    const unconfirmed = {
      code: "report_expressions_unconfirmed",
      field: null,
      params: [{ name: "count", value: count }],
    };
    expect((await harness.save(checked)).errors).toEqual([unconfirmed]);
    const { report: saved } = await harness.save(checked, { confirmed });
    expect(saved).toMatchObject({ revision: 1, own: { fileName: "antrag.jrxml", preview: null } });
    await upload("zwei.docx", await docxWith("vorname"));
    const versionId = saved?.versions[0]?.id ?? "";
    expect((await harness.restore(versionId, 2)).errors).toEqual([unconfirmed]);
    expect((await harness.restore(versionId, 2, { confirmed })).codes).toEqual([]);
  });

  test("are removed as far as possible, and keep their history", async () => {
    await upload("eins.docx", await docxWith("vorname"));
    await upload("antrag.docx", await docxWith("nachname"), { report: "antrag" });
    await upload("alt.docx", await docxWith("nachname"), { report: "alt" });
    await clearActivities(database.db);
    const items = [
      { id: reportNode("bescheid"), revision: 1 },
      { id: reportNode("alt"), revision: 7 },
      { id: reportNode("fehlt"), revision: 0 },
      { id: reportNode("antrag", otherAgs), revision: 0 },
      { id: reportNode("antrag"), revision: 1 },
      { id: toNodeId("ReportTemplateVersion", 1), revision: 1 },
    ];
    const { errors, reports } = await harness.remove(items);
    const missing = (name: string) => [
      { name: "service", value: reportService },
      { name: "report", value: name },
    ];
    expect(errors).toEqual([
      { code: "conflict", field: ["items", "1"], params: expect.anything() },
      { code: "service_report_not_found", field: ["items", "2"], params: missing("fehlt") },
      { code: "service_report_not_found", field: ["items", "3"], params: missing("antrag") },
      { code: "not_found", field: ["items", "5"], params: [] },
    ]);
    expect(reports).toEqual([
      { id: reportNode("bescheid"), revision: 2, own: null },
      { id: reportNode("alt"), revision: 1, own: { fileName: "alt.docx" } },
      { id: reportNode("antrag"), revision: 2, own: null },
    ]);
    expect(await harness.log()).toMatchObject([
      { type: "REMOVE_SERVICE_REPORT", before: { report: "bescheid", fileName: "eins.docx" }, after: null },
      { type: "REMOVE_SERVICE_REPORT", before: { report: "antrag" } },
    ]);
    expect(await report()).toMatchObject({
      own: null,
      versions: [
        { action: "REMOVE", fileName: null, isCurrent: false, download: null },
        { action: "UPLOAD", isCurrent: false, download: { fileName: "eins.docx" } },
      ],
    });
    // Without an own template, there is nothing to remove.
    const again = await harness.remove([{ id: reportNode("bescheid"), revision: 2 }]);
    expect(again.codes).toEqual(["service_report_not_found"]);
    expect(
      (await harness.remove([items[0] ?? items[1], items[0] ?? items[1]].flatMap((one) => one ?? []))).codes,
    ).toEqual(["bad_request"]);
  });

  test("are restored from the history, also after a removal", async () => {
    const first = await upload("eins.docx", await docxWith("vorname"));
    await upload("zwei.docx", await docxWith("nachname"));
    await harness.remove([{ id: first.id, revision: 2 }]);
    const versionId = first.versions[0]?.id ?? "";
    expect((await harness.restore(versionId, 2)).codes).toEqual(["conflict"]);
    const { report: restored } = await harness.restore(versionId, 3, { as: "colleague" });
    expect(restored).toMatchObject({
      revision: 4,
      own: { fileName: "eins.docx", placeholders: { known: [{ name: "vorname" }] } },
      versions: [
        { action: "RESTORE", isCurrent: true, savedBy: { username: "colleague" } },
        { action: "REMOVE" },
        { action: "UPLOAD" },
        { action: "UPLOAD" },
      ],
    });
    expect((await harness.log()).at(-1)).toMatchObject({
      type: "UPLOAD_SERVICE_REPORT",
      before: null,
      after: { fileName: "eins.docx" },
    });
    // The current version stays as it is.
    const current = restored?.versions[0]?.id ?? "";
    expect((await harness.restore(current, 4)).report).toMatchObject({ revision: 4 });
    const removal = await harness.restore(restored?.versions[1]?.id ?? "", 4);
    expect(removal.errors).toMatchObject([{ code: "service_report_not_found" }]);
    for (const id of [toNodeId("ReportTemplateVersion", 999_999), first.id]) {
      expect((await harness.restore(id, 4)).codes).toEqual(["not_found"]);
    }
  });

  test("change nothing if the change cannot be recorded", async () => {
    const first = await upload("eins.docx", await docxWith("vorname"));
    const checked = await harness.checked("zwei.docx", await docxWith("nachname"));
    const allow = await refuseActivities(database.db);
    await harness.save(checked);
    await harness.remove([{ id: first.id, revision: 1 }]);
    await allow();
    expect(await report()).toMatchObject({ revision: 1, own: { fileName: "eins.docx" } });
  });

  test("keep a limited history; contents that only older versions had are deleted", async () => {
    await upload("eins.docx", await docxWith("vorname"));
    const { versions } = await upload("zwei.docx", await docxWith("nachname"));
    const { db } = database;
    const source = db.selectFrom("report_template_version").where("file_name", "=", "zwei.docx");
    const columns = [
      "commune_ags",
      "service_id",
      "report",
      "action",
      "kind",
      "file_name",
      "byte_size",
    ] as const;
    const others = [...columns, "sha256", "contents", "saved_at", "saved_by_name"] as const;
    const [row] = await source.select(others).execute();
    if (!row) throw new Error("There is no version.");
    const copy = { ...row, contents: JSON.stringify(row.contents) };
    await db
      .insertInto("report_template_version")
      .values(Array.from({ length: reportVersionsMax - 2 }, () => copy))
      .execute();
    expect(await harness.contents()).toBe(2);
    const { versions: kept } = await upload("drei.docx", await docxWith("nachname", "vorname"));
    expect(kept).toHaveLength(reportVersionsMax);
    expect(kept.map(({ id }) => id)).not.toContain(versions.at(-1)?.id);
    // The content of the dropped version is gone; those of the others stay.
    expect(await harness.contents()).toBe(2);
  });

  test("need a valid name, and are limited in number", async () => {
    const content = await docxWith("vorname");
    const codesOf = async (name: string) => (await harness.check("a.docx", content, { report: name })).errors;
    expect(await codesOf("")).toMatchObject([{ code: "required", field: ["report"] }]);
    expect(await codesOf("a".repeat(61))).toMatchObject([{ code: "text_too_long", field: ["report"] }]);
    for (const name of ["Antrag", "-a", "a/b", "ä", "a b"]) {
      expect(await codesOf(name)).toMatchObject([{ code: "report_name_invalid", field: ["report"] }]);
    }
    const key = { commune_ags: reportAgs, service_id: reportService };
    const names = Array.from({ length: serviceReportsMax - 1 }, (_, at) => ({ ...key, report: `r${at}` }));
    await database.db.insertInto("service_report").values(names).execute();
    expect(await codesOf("weiterer")).toMatchObject([{ code: "list_too_long", field: ["report"] }]);
    expect(await codesOf("r1")).toEqual([]);
    expect(await codesOf("antrag")).toEqual([]);
  });

  test("refuse files by their size, name and content", async () => {
    const docx = await docxWith("vorname");
    const refusal = async (name: string, content: Buffer) => {
      const { errors, checked } = await harness.check(name, content);
      expect(checked ?? null).toBeNull();
      return errors?.[0];
    };
    expect(await refusal("a.docx", Buffer.alloc(0))).toMatchObject({ code: "file_empty", field: ["file"] });
    expect(await refusal("a.docx", Buffer.alloc(templateMaxBytes + 1))).toMatchObject({
      code: "file_too_large",
    });
    expect(await refusal("a.pdf", docx)).toMatchObject({ code: "file_extension_invalid", field: ["file"] });
    expect(await refusal("a.odt", docx)).toMatchObject({ code: "file_extension_invalid" });
    expect(await harness.contents()).toBe(0);
  });

  test("belong to the services of the viewer", async () => {
    const saved = await upload("eins.docx", await docxWith("vorname"));
    expect(await harness.list({ as: "outsider" })).toBeNull();
    expect(await harness.list({ ags: otherAgs })).toBeNull();
    expect(await harness.list({ as: "support", serviceId: "service-portal" })).toBeNull();
    expect(await harness.list({ as: "support", serviceId: "ew-abmeldung" })).toBeNull();
    expect(await harness.list({ as: "support" })).toHaveLength(2);
    const content = await docxWith("vorname");
    expect((await harness.check("a.docx", content, { as: "outsider" })).codes).toEqual([
      "insufficient_permissions",
    ]);
    const missing = { as: "support", serviceId: "ew-abmeldung" } as const;
    expect((await harness.check("a.docx", content, missing)).errors).toMatchObject([
      { code: "not_found", field: ["serviceId"] },
    ]);
    const portal = { as: "support", serviceId: "service-portal" } as const;
    expect((await harness.check("a.docx", content, portal)).codes).toEqual(["capability_missing"]);
    const versionId = saved.versions[0]?.id ?? "";
    expect((await harness.restore(versionId, 1, { as: "outsider" })).codes).toEqual(["not_found"]);
    const item = { id: saved.id, revision: 1 };
    expect((await harness.remove([item], "outsider")).codes).toEqual(["service_report_not_found"]);
    expect((await harness.communeReports("outsider"))?.map(({ serviceId }) => serviceId)).toEqual([
      "pw-eheurkunde",
    ]);
    expect(await harness.communeReports("member", otherAgs)).toBeNull();
    expect(await harness.communeReports("support", "16051000")).toBeNull();
  });

  test("of a commune are listed by service, in catalogue order", async () => {
    await upload("eins.docx", await docxWith("vorname", "quatsch"));
    const listed = await harness.communeReports("support");
    expect(listed).toMatchObject([
      {
        serviceId: reportService,
        reports: [
          {
            report: "antrag",
            isMissing: false,
            own: null,
            inherited: { placeholders: { unknown: [], unused: [] } },
          },
          { report: "bescheid", own: { placeholders: { unknown: [{ name: "quatsch" }] } }, versions: [{}] },
        ],
      },
      { serviceId: "pw-eheurkunde" },
      { serviceId: "ikfz-wiederzulassung", reports: [{}, { report: "gebuehrenbescheid", isMissing: true }] },
    ]);
  });

  test("are removed with their service", async () => {
    await upload("eins.docx", await docxWith("vorname"));
    await harness.checked("zwei.docx", await docxWith("nachname"));
    expect(await harness.contents()).toBe(2);
    const ctx = await contextOf(database.db, harness.context("support"));
    const key = { communeAgs: reportAgs, serviceId: reportService };
    expect(await removeCommuneService(ctx, { key, revision: 1 })).toMatchObject({ errors: [] });
    expect(await harness.contents()).toBe(0);
    expect(await database.db.selectFrom("service_report").selectAll().execute()).toEqual([]);
    await database.db
      .insertInto("commune_service")
      .values({ commune_ags: reportAgs, service_id: reportService })
      .execute();
  });
});

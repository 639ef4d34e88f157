/** Report templates without HTTP. */
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildDocx } from "#server/domain/reports/docxDocument";
import { SpooledFile } from "#server/uploads";
import type { TestDatabase } from "./databases";
import { callV2 } from "./feedback";
import { storeCommunes } from "./register";
import { addUser, memberOf, systemRole, type Caller } from "./serverCalls";
import { addSession } from "./sessions";
import { clearActivities } from "./activities";

export const reportAgs = "09761000";
export const otherAgs = "09175115";
export const reportService = "ew-meldebescheinigung";

/** A Word template with these placeholders. */
export function docxWith(...names: readonly string[]): Promise<Buffer> {
  return buildDocx([{ kind: "table", rows: names.map((name) => [name, `{${name}}`]) }]);
}

/** A JasperReports template with one expression. */
export const jrxml = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<jasperReport xmlns="http://jasperreports.sourceforge.net/jasperreports" name="antrag" pageWidth="595" pageHeight="842" columnWidth="555">
  <field name="vorname" class="java.lang.String"/>
  <detail><band height="20"><textField><reportElement x="0" y="0" width="200" height="20"/>
    <textFieldExpression>$F{vorname}.trim()</textFieldExpression></textField></band></detail>
</jasperReport>`);

/** Spools a file under a name. */
export async function spoolAs(name: string, content: Buffer): Promise<SpooledFile> {
  const path = join(tmpdir(), `sm-spooled-${randomUUID()}`);
  await writeFile(path, content);
  return new SpooledFile(path, name, content.length);
}

const errors = "errors { code field params { name value } }";
const reportFields = `report { id report isDemanded hasInherited isMissing revision
  own { kind fileName byteSize savedBy { username } download { url fileName } preview { url fileName }
    placeholders { known { name label source } unknown { name proposal } unused { name } } }
  inherited { kind fileName byteSize download { url } preview { url fileName } }
  versions { id action fileName isCurrent savedBy { username } download { url fileName } } }`;

export const checkDocument = `mutation C($input: CheckReportTemplateInput!) {
  payload: checkReportTemplate(input: $input) { checked {
    id report kind fileName byteSize revision replacesOwn expiresAt preview { url fileName }
    expressions { text element line }
    placeholders { known { name label source } unknown { name proposal } unused { name label } } } ${errors} } }`;
export const saveDocument = `mutation ($input: SaveReportTemplateInput!) {
  payload: saveReportTemplate(input: $input) { ${reportFields} ${errors} } }`;
const restoreDocument = `mutation ($input: RestoreReportTemplateInput!) {
  payload: restoreReportTemplate(input: $input) { ${reportFields} ${errors} } }`;
const removeDocument = `mutation ($input: RemoveReportTemplatesInput!) {
  payload: removeReportTemplates(input: $input) { reports { id revision own { fileName } } ${errors} } }`;
export const listDocument = `query ($commune: AGS!, $serviceId: String!) {
  payload: serviceReports(commune: $commune, serviceId: $serviceId) {
    commune { ags name } serviceId reports { ${reportFields.slice(9, -2)} } } }`;
const communeDocument = `query ($commune: AGS!) { payload: communeReports(commune: $commune) {
  serviceId reports { report isMissing hasInherited revision own { fileName placeholders { unknown { name } } }
    inherited { placeholders { unknown { name } unused { name } } } versions { id } } } }`;

export interface SeenError {
  readonly code: string;
  readonly field: readonly string[] | null;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

export interface SeenPlaceholders {
  readonly known: readonly { readonly name: string; readonly label: string; readonly source: string }[];
  readonly unknown: readonly { readonly name: string; readonly proposal: string | null }[];
  readonly unused: readonly { readonly name: string }[];
}

interface SeenDownload {
  readonly url: string;
  readonly fileName: string;
}

export interface SeenCheck {
  readonly id: string;
  readonly kind: string;
  readonly fileName: string;
  readonly byteSize: number;
  readonly revision: number;
  readonly replacesOwn: boolean;
  readonly preview: SeenDownload | null;
  readonly expressions: readonly { readonly text: string; readonly element: string; readonly line: number }[];
  readonly placeholders: SeenPlaceholders;
}

export interface SeenReport {
  readonly id: string;
  readonly report: string;
  readonly isDemanded: boolean;
  readonly hasInherited: boolean;
  readonly isMissing: boolean;
  readonly revision: number;
  readonly own: {
    readonly fileName: string;
    readonly byteSize: number;
    readonly download: SeenDownload | null;
    readonly preview: SeenDownload | null;
    readonly placeholders: SeenPlaceholders;
  } | null;
  readonly inherited: {
    readonly fileName: string;
    readonly byteSize: number;
    readonly download: { readonly url: string } | null;
    readonly preview: SeenDownload | null;
  } | null;
  readonly versions: readonly {
    readonly id: string;
    readonly action: string;
    readonly fileName: string | null;
    readonly isCurrent: boolean;
    readonly download: SeenDownload | null;
  }[];
}

interface Payload {
  readonly checked?: SeenCheck | null;
  readonly report?: SeenReport | null;
  readonly reports?: readonly {
    readonly id: string;
    readonly revision: number;
    readonly own: object | null;
  }[];
  readonly errors: readonly SeenError[];
}

interface Place {
  readonly report?: string;
  readonly ags?: string;
  readonly serviceId?: string;
  readonly as?: Person;
  readonly now?: Date;
}

type Person = "member" | "colleague" | "outsider" | "support";

/** Stores two communes with three services each, the first with a form of two fields, and their people. */
export async function reportHarness({ db }: Pick<TestDatabase, "db">) {
  const services = [reportService, "pw-eheurkunde", "ikfz-wiederzulassung", "service-portal"];
  await storeCommunes(db, [
    { ags: reportAgs, name: "Augsburg", unit: "Stadt", postalCodes: [], services },
    { ags: otherAgs, name: "Ebersberg", unit: "Stadt", postalCodes: [], services },
  ]);
  const field = (key: string, de: string, isRequired: boolean) => ({
    key,
    type: "TEXT",
    labels: { de },
    helpTexts: {},
    isRequired,
    isVisible: true,
    options: [],
    minLength: "",
    maxLength: "",
    min: "",
    max: "",
    format: "",
  });
  const fields = [field("vorname", "Vorname", false), field("nachname", "Familienname", true)];
  await db
    .insertInto("service_form")
    .values({ commune_ags: null, service_id: reportService, fields: JSON.stringify(fields) })
    .execute();
  const roles = {
    support: systemRole("SUPPORT"),
    member: [memberOf(reportAgs, reportService)],
    colleague: [memberOf(reportAgs, reportService)],
    outsider: [memberOf(reportAgs, "pw-eheurkunde")],
  };
  const tokens = new Map<string, string>();
  for (const [username, role] of Object.entries(roles)) {
    tokens.set(username, await addSession(db, await addUser(db, { username, roles: role }), new Date()));
  }
  const caller = (as: Person, now?: Date): Caller => ({ token: tokens.get(as) ?? "", ...(now && { now }) });

  async function send(source: string, input: object, as: Person, now?: Date) {
    const { data, codes } = await callV2<{ payload: Payload }>(db, caller(as, now), source, { input });
    const payload = data?.payload;
    return { ...payload, codes: [...codes, ...(payload?.errors ?? []).map(({ code }) => code)] };
  }

  const check = async (
    name: string,
    content: Buffer,
    { report = "bescheid", ags = reportAgs, serviceId = reportService, as = "member", now }: Place = {},
  ) => {
    const file = await spoolAs(name, content);
    const result = await send(checkDocument, { commune: ags, serviceId, report, file }, as, now);
    await file.discard();
    return result;
  };

  return {
    token: (as: Person) => tokens.get(as) ?? "",
    context: caller,
    check,
    /** Checks a template that is not refused. */
    async checked(name: string, content: Buffer, place?: Place): Promise<SeenCheck> {
      const { checked, codes } = await check(name, content, place);
      if (!checked) throw new Error(`Refused: ${codes.join()}`);
      return checked;
    },
    save: (
      { id, revision }: { readonly id: string; readonly revision: number },
      {
        as = "member",
        now,
        confirmed = null,
      }: Place & { readonly confirmed?: readonly string[] | null } = {},
    ) => send(saveDocument, { id, revision, confirmed }, as, now),
    restore: (
      versionId: string,
      revision: number,
      { as = "member", confirmed = null }: Place & { readonly confirmed?: readonly string[] | null } = {},
    ) => send(restoreDocument, { versionId, revision, confirmed }, as),
    remove: (items: readonly { readonly id: string; readonly revision: number }[], as: Person = "member") =>
      send(removeDocument, { items }, as),
    async list({ ags = reportAgs, serviceId = reportService, as = "member" }: Place = {}) {
      type Answer = { payload: { reports: readonly SeenReport[] } | null };
      const variables = { commune: ags, serviceId };
      const { data, codes } = await callV2<Answer>(db, caller(as), listDocument, variables);
      if (codes.length > 0) throw new Error(codes.join());
      return data?.payload?.reports ?? null;
    },
    async communeReports(as: Person, ags = reportAgs) {
      type Answer = {
        payload:
          | readonly {
              readonly serviceId: string;
              readonly reports: readonly { readonly report: string; readonly isMissing: boolean }[];
            }[]
          | null;
      };
      const { data, codes } = await callV2<Answer>(db, caller(as), communeDocument, { commune: ags });
      if (codes.length > 0) throw new Error(codes.join());
      return data?.payload ?? null;
    },
    async clear() {
      await clearActivities(db);
      for (const table of ["report_template_check", "service_report", "stored_blob"] as const) {
        await db.deleteFrom(table).execute();
      }
    },
    /** Number of stored contents. */
    async contents() {
      return (await db.selectFrom("stored_blob").select("sha256").execute()).length;
    },
    log: () =>
      db
        .selectFrom("activity")
        .select(["type", "before", "after", "commune_ags", "service_id", "actor_name"])
        .orderBy("id")
        .execute(),
  };
}

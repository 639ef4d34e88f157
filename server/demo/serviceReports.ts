/** Own report templates in the demo data: in use, with a typing error in a placeholder, and removed. */
import { findService } from "#domain/serviceCatalogue";
import { demandedReports } from "#domain/reports/serviceReports";
import { buildDocx, type DocxBlock } from "#server/domain/reports/docxDocument";
import type { Transaction } from "#server/storage/database/database";
import type { ReportKey } from "#server/storage/reports/serviceReports";
import { insertTemplateVersion, type NewTemplateVersion } from "#server/storage/reports/templateVersions";
import { insertBlob } from "#server/storage/services/blobs";
import { addDays, startOfDay } from "./calendar";
import type { DemoRows } from "./demoRows";
import { demoAccounts } from "./users";

/** Rows of a label and the name of a placeholder. */
type Lines = readonly (readonly [label: string, name: string])[];

interface DemoVersion {
  readonly key: ReportKey;
  readonly daysAgo: number;
  readonly username: string;
  /** Null: removed. */
  readonly file: { readonly name: string; readonly title: string; readonly lines: Lines } | null;
}

const applicant: Lines = [
  ["Vorgangsnummer", "application.pid"],
  ["Eingang", "application.created_on"],
  ["Vorname", "vorname"],
  ["Familienname", "nachname"],
];

const notice: Lines = [
  ...applicant,
  ["Behörde", "commune.name"],
  ["Gebühr", "payment.total"],
  ["Kassenzeichen", "payment.cash_reference"],
];

const ownPlace = { communeAgs: "09761000", serviceId: "ew-meldebescheinigung" };

/** Number of communes with an own fee notice; the others lack the template required by the catalogue. */
const feeNoticesMax = 2;

/** Oldest first. */
function versionsOf({ commune_service: services }: DemoRows): DemoVersion[] {
  const demanding = services.filter(({ service_id: id }) => {
    const service = findService(id);
    return service && demandedReports(service).some(({ name }) => name === "gebuehrenbescheid");
  });
  const byCommune = new Map(demanding.toReversed().map((row) => [row.commune_ags, row]));
  const feeNotices = [...byCommune.values()]
    .toReversed()
    .slice(0, feeNoticesMax)
    .map((row, at): DemoVersion => ({
      key: { communeAgs: row.commune_ags, serviceId: row.service_id, report: "gebuehrenbescheid" },
      daysAgo: 60 - at,
      username: "support",
      file: { name: "Gebührenbescheid.docx", title: "Gebührenbescheid", lines: notice },
    }));
  const isOffered = services.some(
    (row) => row.commune_ags === ownPlace.communeAgs && row.service_id === ownPlace.serviceId,
  );
  if (!isOffered) return feeNotices;
  const application = { ...ownPlace, report: "antrag" };
  const confirmation = { ...ownPlace, report: "eingangsbestaetigung" };
  const misspelt: Lines = [...applicant, ["Geboren am", "geburtsdaten"]];
  const thanks = { name: "Eingangsbestätigung.docx", title: "Eingangsbestätigung" };
  return [
    ...feeNotices,
    {
      key: confirmation,
      daysAgo: 40,
      username: "support",
      file: { ...thanks, lines: applicant.slice(0, 2) },
    },
    { key: confirmation, daysAgo: 31, username: "member", file: { ...thanks, lines: applicant } },
    {
      key: application,
      daysAgo: 20,
      username: "member",
      file: { name: "Antrag Meldebescheinigung.docx", title: "Meldebescheinigung", lines: misspelt },
    },
    { key: confirmation, daysAgo: 12, username: "member", file: null },
  ];
}

/** Stores the templates with their versions and activities. */
export async function insertServiceReports(tx: Transaction, rows: DemoRows, now: Date): Promise<void> {
  const current = new Map<string, object>();
  for (const { key, daysAgo, username, file } of versionsOf(rows)) {
    const at = new Date(addDays(startOfDay(now), -daysAgo).getTime() + officeHourMs);
    const user = rows.user_account.find((each) => each.username === username);
    const account = demoAccounts.find((each) => each.username === username);
    const by = { id: user?.id ?? null, name: username, role: account?.type ?? null };
    const version = await versionOf(tx, file);
    await insertTemplateVersion(tx, key, version, { at, by });
    const path = JSON.stringify(key);
    const before = current.get(path);
    if (version.template) {
      const { fileName, byteSize: bytes, sha256 } = version.template;
      current.set(path, { report: key.report, fileName, bytes, sha256: sha256.slice(0, 12) });
    } else current.delete(path);
    const after = current.get(path);
    await tx
      .insertInto("activity")
      .values({
        at,
        correlation_id: null,
        type: file ? "UPLOAD_SERVICE_REPORT" : "REMOVE_SERVICE_REPORT",
        actor_user_id: by.id,
        actor_name: by.name,
        actor_role: by.role,
        target_kind: "service",
        target_id: key.serviceId,
        commune_ags: key.communeAgs,
        service_id: key.serviceId,
        label: `${findService(key.serviceId)?.name.de ?? key.serviceId} (${key.report})`,
        before: before ? JSON.stringify(before) : null,
        after: after ? JSON.stringify(after) : null,
      })
      .execute();
  }
}

/** Time of the uploads: 10:20. */
const officeHourMs = 620 * 60_000;

async function versionOf(tx: Transaction, file: DemoVersion["file"]): Promise<NewTemplateVersion> {
  if (file === null) return { action: "REMOVE", template: null };
  const { name: fileName, title, lines } = file;
  const blocks: readonly DocxBlock[] = [
    { kind: "title", text: title },
    { kind: "table", rows: lines.map(([label, name]) => [label, `{${name}}`]) },
  ];
  const bytes = await buildDocx(blocks);
  const placeholders = lines.map(([, name]) => ({ name, count: 1, isSection: false }));
  const sha256 = await insertBlob(tx, bytes);
  const contents = { placeholders, expressions: [] };
  return {
    action: "UPLOAD",
    template: { kind: "DOCX", fileName, byteSize: bytes.length, sha256, contents },
  };
}

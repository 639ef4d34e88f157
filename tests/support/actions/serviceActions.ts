/** Actions about services: contents, maintenance, switches, fees and transfers of texts. */
import { PNG } from "pngjs";
import { servicePortalId } from "#domain/serviceCatalogue";
import { toNodeId } from "#server/nodeId";
import { selectServiceReports } from "#server/storage/reports/serviceReports";
import { feeRuleRecordId, feeRuleRoot } from "../feeRecords";
import { spool } from "../imports";
import { systemFee } from "../matrix/feeChangeCalls";
import { matrixTime, type World } from "../matrix/world";
import type { Mutate } from "./mutate";

const bilingual = (text: string) => [
  { language: "de", text },
  { language: "en", text: `${text} (en)` },
];

/** Contents of a service: several fields, options, languages, keys with dots, prices and examples. */
export async function changeService(world: World, mutate: Mutate) {
  const { ags, enabledService: id } = await world.communeFor("every action");
  const rest = { isRequired: true, isVisible: true, helpTexts: bilingual("Hilfe"), validation: {} };
  const fields = [
    { ...rest, key: "vorname", type: "TEXT", labels: bilingual("Vorname"), options: [] },
    {
      ...rest,
      key: "art_der_auskunft",
      type: "SELECT",
      labels: bilingual("Art"),
      options: ["einfach", "erweitert"].map((value) => ({ value, labels: bilingual(value) })),
    },
  ];
  await mutate("mgt", "saveServiceForm", { id, revision: 1, fields });
  await mutate("mgt", "saveServiceForm", { id, revision: 2, fields: fields.toReversed() });
  const settings = [
    { key: "api_key", value: "geheim" },
    { key: "appointment_required", value: "true" },
  ];
  const extensions = [{ key: "zusatz_art", value: "x" }];
  await mutate("mgt", "saveServiceSettings", { id, revision: 0, settings, extensions });
  await mutate("mgt", "saveTextLanguages", { id, revision: 3, languages: ["de", "en", "tr"] });
  await mutate("mgt", "addCommuneServices", { ags, revision: 1, serviceIds: [servicePortalId] });
  const portal = toNodeId("CommuneService", `${ags}/${servicePortalId}`);
  await mutate("mgt", "saveTextLanguages", { id: portal, revision: 0, languages: ["de"] });
  await mutate("mgt", "reinstallServicePortal", { id: portal, revision: 1 });
  const snapshot = await world.db.selectFrom("service_snapshot").select("id").executeTakeFirstOrThrow();
  await mutate("mgt", "restoreServiceSnapshot", {
    id: toNodeId("ServiceSnapshot", snapshot.id),
    revision: 2,
  });
  const fee = { feeId: "neu", text: "Neu", numbers: { hhst: "1.1110.10000" } };
  const prices = [{ value: 1_100, taxRate: 0, validFrom: "2026-01-01" }];
  await mutate("mgt", "saveFee", { communeServiceId: id, ...fee, prices });
  const example = { exampleId: "a", name: "Ein Beispiel. Mit Punkt", asOf: "2026-11-20", answers: [] };
  const rule = { id: feeRuleRecordId(ags), nodes: [{ ...feeRuleRoot, nodeId: "other" }] };
  await mutate("mgt", "saveFeeRule", { ...rule, revision: 1, examples: [example] });
  await mutate("mgt", "saveFeeRule", { ...rule, revision: 2, examples: [] });
  await maintain(mutate);
}

/** Plans, changes and withdraws the maintenance of a service, then starts and ends one. */
async function maintain(mutate: Mutate) {
  const serviceId = "ew-meldebescheinigung";
  const planned = { serviceId, beginsAt: "2026-11-21T08:00:00.000Z", endsAt: "2026-11-21T12:00:00.000Z" };
  await mutate("mgt", "saveServiceMaintenance", { ...planned, texts: bilingual("Wartung") });
  await mutate("mgt", "saveServiceMaintenance", { ...planned, revision: 1, texts: bilingual("Umzug") });
  await mutate("mgt", "endServiceMaintenance", { serviceId, revision: 2 });
  const endsAt = new Date(matrixTime.getTime() + 3_600_000).toISOString();
  await mutate("mgt", "saveServiceMaintenance", { serviceId, endsAt, texts: bilingual("Umzug") });
  await mutate("mgt", "endServiceMaintenance", { serviceId, revision: 4 });
}

/** Replaces a predefined file and takes it back. */
export async function changeServiceFiles(world: World, mutate: Mutate) {
  const { ags } = await world.communeFor("every action");
  const id = toNodeId("PredefinedFile", `${ags}/ew-meldebescheinigung/LOGO`);
  const file = await spool(PNG.sync.write(new PNG({ width: 1, height: 1 })));
  await mutate("mgt", "uploadPredefinedFile", { id, revision: 0, file });
  await mutate("mgt", "resetPredefinedFile", { id, revision: 1 });
}

/** Changes a fee of the catalogue, and deactivates it. */
export async function changeSystemFees(mutate: Mutate) {
  const prices = [{ value: 4_200, taxRate: 1_900, validFrom: "2026-02-01", validTo: "2026-12-31" }];
  const fee = { serviceId: "ew-meldebescheinigung", feeId: "overridden", text: "Auskunft", numbers: null };
  await mutate("mgt", "saveSystemFee", { ...fee, revision: 1, prices });
  const change = { id: systemFee, revision: 2, status: "INACTIVE", confirmed: ["fee_inactive"] };
  await mutate("mgt", "setSystemFeeStatus", change);
}

/** Restores a report template that was removed. */
export async function restoreTemplate({ db }: World, mutate: Mutate) {
  const versions = db.selectFrom("report_template_version").selectAll();
  const removed = await versions.where("action", "=", "REMOVE").executeTakeFirstOrThrow();
  const { commune_ags: ags, service_id: serviceId, report } = removed;
  const { id } = await versions
    .where("report", "=", report)
    .where("action", "=", "UPLOAD")
    .executeTakeFirstOrThrow();
  const reports = await selectServiceReports(db, ags, [serviceId]);
  const revision = reports.find((one) => one.report === report)?.revision ?? 0;
  const versionId = toNodeId("ReportTemplateVersion", id);
  await mutate("mgt-v2", "restoreReportTemplate", { versionId, revision });
}

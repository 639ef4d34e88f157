/** Calls about report templates, which members see for the services of their communes. */
import { randomUUID } from "node:crypto";
import { recordActivity } from "#server/domain/activity/activity";
import { toNodeId } from "#server/nodeId";
import { selectServiceReports, type ReportKey } from "#server/storage/reports/serviceReports";
import { replaceTemplateCheck } from "#server/storage/reports/templateChecks";
import { insertTemplateVersion } from "#server/storage/reports/templateVersions";
import { insertBlob } from "#server/storage/services/blobs";
import { docxWith, spoolAs } from "../reports";
import type { FieldCall } from "./fieldCall";
import type { NodeCall } from "./nodeCalls";
import { matrixTime, type Person, type World } from "./world";

const serviceId = "ew-meldebescheinigung";
const contents = { placeholders: [], expressions: [] };

/** A separate report for each call, since other calls change its revision. */
async function ownKey(world: World): Promise<ReportKey> {
  return { communeAgs: (await world.communeFor("read")).ags, serviceId, report: randomUUID() };
}

/** Reports hidden from the member: of a foreign commune, and of a foreign service. */
async function foreignKeys(world: World): Promise<readonly ReportKey[]> {
  const key = await ownKey(world);
  return [
    { ...key, communeAgs: world.foreign.ags },
    { ...key, serviceId: "pw-eheurkunde" },
  ];
}

/** Uploads a template. */
async function upload({ db }: World, key: ReportKey) {
  const bytes = await docxWith("vorname");
  await db.transaction().execute(async (tx) => {
    const sha256 = await insertBlob(tx, bytes);
    const file = { kind: "DOCX", fileName: "antrag.docx", byteSize: bytes.length, sha256, contents } as const;
    const by = { id: null, name: "anna", role: "SUPPORT" } as const;
    await insertTemplateVersion(tx, key, { action: "UPLOAD", template: file }, { at: matrixTime, by });
  });
  const [stored] = await selectServiceReports(db, key.communeAgs, [key.serviceId]);
  if (!stored?.current) throw new Error("The template was not stored.");
  const { communeAgs } = key;
  return {
    id: toNodeId("ServiceReport", `${communeAgs}/${key.serviceId}/${key.report}`),
    versionId: toNodeId("ReportTemplateVersion", stored.current.versionId),
    revision: stored.revision,
  };
}

type Uploaded = Awaited<ReturnType<typeof upload>>;

/** A call about an uploaded template. */
function aboutTemplate(variables: (uploaded: Uploaded) => Readonly<Record<string, unknown>>): FieldCall {
  return {
    own: async (world) => variables(await upload(world, await ownKey(world))),
    foreign: async (world) =>
      Promise.all((await foreignKeys(world)).map(async (key) => variables(await upload(world, key)))),
  };
}

async function checkInput({ communeAgs: commune, ...key }: ReportKey) {
  return { input: { commune, ...key, file: await spoolAs("antrag.docx", await docxWith("vorname")) } };
}

/** A check of this user; of support if they cannot have any. */
async function checkOf(world: World, by: Pick<Person, "id">): Promise<string> {
  const key = await ownKey(world);
  const bytes = await docxWith("vorname");
  return world.db.transaction().execute(async (tx) =>
    replaceTemplateCheck(tx, {
      ...key,
      userId: by.id ?? world.support.id ?? "",
      kind: "DOCX",
      fileName: "neu.docx",
      byteSize: bytes.length,
      contents,
      sha256: await insertBlob(tx, bytes),
      expiresAt: new Date(matrixTime.getTime() + 60_000),
    }),
  );
}

/** The history of a service with an entry. */
async function historyOf({ db }: World, { communeAgs: ags, serviceId: id }: ReportKey) {
  const change = { type: "ENABLE_SERVICE", at: matrixTime, actor: null, ags, serviceId: id } as const;
  await db
    .transaction()
    .execute(async (tx) => recordActivity(tx, { ...change, target: { kind: "service", id } }));
  return { commune: ags, serviceId: id };
}

const saveInput = (id: string) => ({ input: { id, revision: 0 } });

export const reportCalls: Readonly<Record<string, FieldCall>> = {
  "Query.serviceReports": {
    own: async (world) => ({ commune: (await ownKey(world)).communeAgs, serviceId }),
    foreign: async (world) =>
      (await foreignKeys(world)).map((key) => ({ commune: key.communeAgs, serviceId: key.serviceId })),
  },
  "Query.serviceHistory": {
    own: async (world) => historyOf(world, await ownKey(world)),
    foreign: async (world) =>
      Promise.all((await foreignKeys(world)).map(async (key) => historyOf(world, key))),
  },
  "Query.communeReports": {
    own: async (world) => ({ commune: (await ownKey(world)).communeAgs }),
    foreign: (world) => [{ commune: world.foreign.ags }],
  },
  "Mutation.checkReportTemplate": {
    own: async (world) => checkInput(await ownKey(world)),
    foreign: async (world) => Promise.all((await foreignKeys(world)).map(checkInput)),
  },
  "Mutation.saveReportTemplate": {
    own: async (world, by) => saveInput(await checkOf(world, by)),
    foreign: async (world, by) => {
      const other = by.id === world.support.id ? world.member : world.support;
      return [saveInput(await checkOf(world, other))];
    },
  },
  "Mutation.removeReportTemplates": aboutTemplate(({ id, revision }) => ({
    input: { items: [{ id, revision }] },
  })),
  "Mutation.restoreReportTemplate": aboutTemplate(({ versionId, revision }) => ({
    input: { versionId, revision },
  })),
};

const ofTemplate = (idOf: (uploaded: Uploaded) => string): NodeCall => ({
  own: async (world) => idOf(await upload(world, await ownKey(world))),
  foreign: async (world) =>
    Promise.all((await foreignKeys(world)).map(async (key) => idOf(await upload(world, key)))),
});

/** Node ids, of a service of the caller or of foreign ones. */
export const reportNodes: Readonly<Record<string, NodeCall>> = {
  ServiceReport: ofTemplate(({ id }) => id),
  ReportTemplateVersion: ofTemplate(({ versionId }) => versionId),
};

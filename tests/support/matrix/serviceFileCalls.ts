/** Calls about files and texts of services that send or return a file. */
import { randomUUID } from "node:crypto";
import { PNG } from "pngjs";
import { toNodeId } from "#server/nodeId";
import { insertBlob } from "#server/storage/services/blobs";
import { insertFileChange } from "#server/storage/services/fileChanges";
import type { CommuneRecords } from "../communeRecords";
import { spool } from "../imports";
import { zipOf } from "../zips";
import type { FieldCall } from "./fieldCall";
import type { Person, World } from "./world";

const serviceId = "ew-meldebescheinigung";
const png = () => spool(PNG.sync.write(new PNG({ width: 1, height: 1 })));

const predefinedId = (ags: string) => toNodeId("PredefinedFile", `${ags}/${serviceId}/LOGO`);

async function storedFile({ db }: World, ags: string): Promise<string> {
  const path = `${randomUUID()}.png`;
  const { id } = await db.transaction().execute(async (tx) =>
    tx
      .insertInto("service_file")
      .values({
        commune_ags: ags,
        service_id: serviceId,
        path,
        path_key: path,
        sha256: await insertBlob(tx, Buffer.from("a")),
        media_type: "image/png",
        updated_at: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return toNodeId("ServiceFile", id);
}

/** A change that removed a file of the service. */
async function removedFile({ db }: World, ags: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const removed = { fileId: randomUUID(), kind: null, path: `${randomUUID()}.png`, revision: null };
    const content = { mediaType: "image/png", width: null, height: null };
    const sha256 = await insertBlob(tx, Buffer.from("a"));
    const expiresAt = new Date(Date.now() + 600_000);
    return insertFileChange(
      tx,
      { communeAgs: ags, serviceId },
      [{ ...removed, ...content, sha256 }],
      expiresAt,
    );
  });
}

/** A call with an input for a commune; the same input for the foreign one is refused. */
function ofService(
  purpose: string,
  input: (world: World, of: CommuneRecords) => Promise<Readonly<Record<string, unknown>>>,
): FieldCall {
  return {
    own: async (world) => ({ input: await input(world, await world.communeFor(purpose)) }),
    foreign: async (world) => [{ input: await input(world, world.foreign) }],
  };
}

const archive = async () => spool(await zipOf({ [`${randomUUID()}.txt`]: "a" }));

/** A checked archive of this user, or of the member if they may not check one; a user has one per service. */
async function checkedArchive(world: World, of: Person, purpose: string): Promise<{ readonly id: string }> {
  const owner = of.holder !== null && of.holder.roles.length > 0 ? of : world.member;
  const { enabledService: id } = await world.communeFor(`archive of ${owner.name} ${purpose}`);
  const source = `mutation ($input: PreviewServiceFileImportInput!) {
    previewServiceFileImport(input: $input) { serviceFileImport { id } errors { code } } }`;
  const { data } = await world.send("mgt", owner, source, { input: { id, file: await archive() } });
  return (data?.["previewServiceFileImport"] as { serviceFileImport: { id: string } }).serviceFileImport;
}

export const serviceFileCalls: Readonly<Record<string, FieldCall>> = {
  "Query.communeService": {
    own: async (world) => ({ ags: (await world.communeFor("read")).ags, serviceId }),
    foreign: (world) => [{ ags: world.foreign.ags, serviceId }],
  },
  "Mutation.uploadPredefinedFile": ofService("logo", async ({ db }, { ags }) => {
    await db.deleteFrom("predefined_file").where("commune_ags", "=", ags).execute();
    return { id: predefinedId(ags), revision: 0, file: await png() };
  }),
  "Mutation.resetPredefinedFile": ofService("logo", async ({ db }, { ags }) => {
    await db.deleteFrom("predefined_file").where("commune_ags", "=", ags).execute();
    return { id: predefinedId(ags), revision: 0 };
  }),
  "Mutation.addServiceFile": ofService("files", async (_world, { enabledService: id }) => ({
    id,
    path: `${randomUUID()}.png`,
    file: await png(),
  })),
  "Mutation.replaceServiceFile": ofService("files", async (world, { ags }) => ({
    id: await storedFile(world, ags),
    revision: 1,
    file: await png(),
  })),
  "Mutation.renameServiceFile": ofService("files", async (world, { ags }) => ({
    id: await storedFile(world, ags),
    revision: 1,
    path: `${randomUUID()}.png`,
  })),
  "Mutation.removeServiceFiles": ofService("files", async (world, { ags, enabledService: id }) => ({
    id,
    items: [{ id: await storedFile(world, ags), revision: 1 }],
  })),
  "Mutation.undoServiceFileChange": ofService("files", async (world, { ags }) => ({
    id: await removedFile(world, ags),
  })),
  "Mutation.exportTexts": ofService("texts", async (_world, { enabledService: id }) => ({
    id,
    language: "en",
  })),
  "Mutation.previewTextImport": ofService("texts", async (_world, { enabledService: id }) => ({
    id,
    language: "en",
    file: await spool(JSON.stringify({ start: { title: randomUUID() } })),
  })),
  "Mutation.importTexts": ofService("texts", async (_world, { enabledService: id }) => ({
    id,
    language: "en",
    revision: 1_000,
    file: await spool(JSON.stringify({ start: { title: randomUUID() } })),
  })),
  "Mutation.previewServiceFileImport": ofService("files", async (_world, { enabledService: id }) => ({
    id,
    file: await archive(),
  })),
  "Mutation.importServiceFiles": {
    own: async (world, by) => ({ input: { id: (await checkedArchive(world, by, `for ${by.name}`)).id } }),
    foreign: async (world, by) => {
      const other = by.id === world.support.id ? world.member : world.support;
      return [{ input: { id: (await checkedArchive(world, other, `not of ${by.name}`)).id } }];
    },
  },
};

/** Node ids of files, of a commune of the caller or of the foreign one. */
export const serviceFileNodes = {
  PredefinedFile: {
    own: async (world: World) => predefinedId((await world.communeFor("read")).ags),
    foreign: async (world: World) => [predefinedId(world.foreign.ags)],
  },
  ServiceFile: {
    own: async (world: World) => storedFile(world, (await world.communeFor("read")).ags),
    foreign: async (world: World) => [await storedFile(world, world.foreign.ags)],
  },
};

/** Calls about communes and their records. */
import { PNG } from "pngjs";
import { toNodeId } from "#server/nodeId";
import { communeMutations } from "../communeMutations";
import type { CommuneRecords } from "../communeRecords";
import { feeRecordId, feeRuleRecordId } from "../feeRecords";
import { spool } from "../imports";
import type { FieldCall } from "./fieldCall";
import { type Person, type World } from "./world";
import { importsSettled } from "../services";

const postalCodes = "postalCode;place\n86150;Augsburg\n86152;Augsburg\n";

/**
 * Mutations of the shared list. If the input names commune and record,
 * also with another commune's record under the caller's commune.
 */
const fromList = communeMutations.map(({ name, input }): [string, FieldCall] => [
  `Mutation.${name}`,
  {
    own: async (world) => ({ input: input(await world.communeFor(name)) }),
    foreign: async (world) => {
      const theirs = input(world.foreign);
      const { ags } = await world.communeFor(name);
      const mixed = "ags" in theirs && "id" in theirs ? [{ input: { ...theirs, ags } }] : [];
      const unknown = "ags" in theirs ? [{ input: { ...theirs, ags: "05315000" } }] : [];
      return [{ input: theirs }, ...mixed, ...unknown];
    },
  },
]);

/** A call with the AGS in its input. */
function ofCommune(
  purpose: string,
  values: (of: CommuneRecords) => Promise<Readonly<Record<string, unknown>>>,
): FieldCall {
  const inputOf = async (of: CommuneRecords) => ({ input: { ags: of.ags, ...(await values(of)) } });
  return {
    own: async (world) => inputOf(await world.communeFor(purpose)),
    foreign: async (world) => [await inputOf(world.foreign)],
  };
}

const file = async (content: string | Buffer) => ({ file: await spool(content) });
const picture = () => PNG.sync.write(new PNG({ width: 1, height: 1 }));

/** A checked import of the caller, or of the member if the caller may not import. */
async function checkedImport(world: World, by: Person, isForeign = false) {
  const owner = by.holder !== null && by.holder.roles.length > 0 ? by : world.member;
  const { ags } = await world.communeFor(`${isForeign ? "foreign " : ""}import of ${owner.name}`);
  const source = `mutation ($input: PreviewPostalCodeImportInput!) {
    previewPostalCodeImport(input: $input) { importPreview { id token } errors { code } } }`;
  const { data } = await world.send("mgt", owner, source, { input: { ags, ...(await file(postalCodes)) } });
  await importsSettled(world.db);
  const payload = data?.["previewPostalCodeImport"] as { importPreview: { id: string } };
  const token = `query ($id: ID!) { importPreview(id: $id) { id token } }`;
  const checked = await world.send("mgt", owner, token, { id: payload.importPreview.id });
  return checked.data?.["importPreview"] as { readonly id: string; readonly token: string };
}

/** Another user: support, unless the caller is support. */
const userOtherThan = (world: World, by: Person) =>
  by.id === world.support.id ? world.member : world.support;

const ofImport = (pick: (of: { id: string; token: string }) => object): FieldCall => ({
  own: async (world, by) => ({ ...pick(await checkedImport(world, by)) }),
  foreign: async (world, by) => [{ ...pick(await checkedImport(world, userOtherThan(world, by), true)) }],
});

/** Node id of an import of the caller, or of another user. */
export const importId = async (world: World, by: Person): Promise<string> =>
  (await checkedImport(world, by)).id;
export const foreignImportId = async (world: World, by: Person): Promise<string> =>
  (await checkedImport(world, userOtherThan(world, by), true)).id;

export const communeCalls: Readonly<Record<string, FieldCall>> = {
  "Query.communes": {
    own: async (world) => ({ filter: { text: (await world.communeFor("read")).ags } }),
    foreign: (world) => [{ filter: { text: world.foreign.ags } }],
  },
  "Query.communeInitials": {
    own: async (world) => ({ filter: { text: (await world.communeFor("read")).ags } }),
    foreign: (world) => [{ filter: { text: world.foreign.ags } }],
  },
  "Query.commune": {
    own: async (world) => ({ ags: (await world.communeFor("read")).ags }),
    foreign: (world) => [{ ags: world.foreign.ags }],
  },
  "Query.communeService": {
    own: async (world) => ({
      ags: (await world.communeFor("read")).ags,
      serviceId: "ew-meldebescheinigung",
    }),
    foreign: (world) => [{ ags: world.foreign.ags, serviceId: "ew-meldebescheinigung" }],
  },
  "Query.communeProposal": { own: async (world) => ({ ags: (await world.communeFor("read")).ags }) },
  "Mutation.retryCommuneInitialization": {
    own: async (world) => ({ input: { ags: (await world.communeFor("initialize")).ags } }),
  },
  "Query.node": {
    own: async (world) => ({ id: toNodeId("Commune", (await world.communeFor("read")).ags) }),
    foreign: (world) => [{ id: toNodeId("Commune", world.foreign.ags) }],
  },
  "Query.feeRuleReplay": {
    own: async (world) => ({ ruleId: feeRuleRecordId((await world.communeFor("read")).ags), nodes: [] }),
    foreign: (world) => [{ ruleId: feeRuleRecordId(world.foreign.ags), nodes: [] }],
  },
  "Query.feeImpact": {
    own: async (world) => ({
      id: feeRecordId((await world.communeFor("read")).ags, "own"),
      change: "DEACTIVATE",
    }),
    foreign: (world) => [{ id: feeRecordId(world.foreign.ags, "own"), change: "DEACTIVATE" }],
  },
  "Query.importPreview": ofImport(({ id }) => ({ id })),
  "Mutation.commitImport": ofImport(({ id, token }) => ({ input: { id, token } })),
  "Mutation.cancelImport": ofImport(({ id }) => ({ input: { id } })),
  ...Object.fromEntries(fromList),
  "Mutation.uploadCommunePicture": ofCommune("picture", async ({ revision }) => ({
    revision,
    ...(await file(picture())),
  })),
  "Mutation.previewPostalCodeImport": ofCommune("import", () => file(postalCodes)),
  "Mutation.previewResidentialPropertyUpload": ofCommune("import", () =>
    file("ags;postal code;location;district;street;house number;letter;part number;supplements;x\n"),
  ),
  "Mutation.exportResidentialProperties": ofCommune("read", async () => ({})),
  "Mutation.exportPostalCodes": ofCommune("read", async () => ({})),
};

/** Calls about transfers of texts. */
import type { FieldCall } from "./fieldCall";
import type { Person, World } from "./world";

/** The input of a transfer from a commune of the member to another. */
async function inputOf(world: World): Promise<Readonly<Record<string, unknown>>> {
  const source = await world.communeFor("transfer from");
  const { ags } = await world.communeFor("transfer to");
  const what = { keys: ["start.title"], languages: ["de"], communes: [ags] };
  return { id: source.enabledService, ...what, mode: "DRAFT", overwrite: false };
}

/** A transfer prepared by the caller if allowed, else by support; running if wanted. Returns its node id. */
export async function preparedTransfer(world: World, by: Person): Promise<string> {
  const isOfStaff = by.holder?.roles.some(({ type }) => type !== "MEMBER") ?? false;
  const source = `mutation ($input: PrepareTextTransferInput!) {
    prepareTextTransfer(input: $input) { transfer { id } errors { code } } }`;
  const input = await inputOf(world);
  const { data } = await world.send("mgt", isOfStaff ? by : world.support, source, { input });
  const { id } = (data?.["prepareTextTransfer"] as { transfer: { id: string } }).transfer;
  return id;
}

const staffOtherThan = (world: World, by: Person): Person =>
  world.people.find(({ name }) => name === "an admin" && name !== by.name) ?? world.support;

const choices = [{ overwrite: true }];

export const textTransferCalls: Readonly<Record<string, FieldCall>> = {
  "Mutation.prepareTextTransfer": { own: async (world) => ({ input: await inputOf(world) }) },
  "Mutation.saveTextTransferChoices": {
    own: async (world, by) => ({ input: { id: await preparedTransfer(world, by), choices } }),
    foreign: async (world, by) => [
      { input: { id: await preparedTransfer(world, staffOtherThan(world, by)), choices } },
    ],
  },
};

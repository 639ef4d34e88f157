/** Calls about changes of fees in many communes, and about runs of any kind. */
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { FieldCall } from "./fieldCall";
import type { Person, World } from "./world";

/** The node id of the fee of the catalogue that the communes have. */
export const systemFee = toNodeId("SystemFee", "ew-meldebescheinigung/overridden");

/** The input of a change in a commune. */
async function inputOf(world: World): Promise<Readonly<Record<string, unknown>>> {
  const { ags } = await world.communeFor("change of fees");
  const rule = { kind: "AMOUNT", value: 4_200, day: "2027-01-01", group: "ALL" };
  return { feeIds: [systemFee], communes: [ags], ...rule };
}

/** A change prepared by the caller if allowed, else by support; started or failed if wanted. Returns its node id. */
export async function preparedFeeChange(
  world: World,
  by: Person,
  state: "PREPARED" | "RUNNING" | "FINISHED" = "PREPARED",
): Promise<string> {
  const isOfStaff = by.holder?.roles.some(({ type }) => type !== "MEMBER") ?? false;
  const source = `mutation ($input: PrepareFeeChangeInput!) {
    prepareFeeChange(input: $input) { change { id } errors { code } } }`;
  const input = await inputOf(world);
  const { data } = await world.send("mgt", isOfStaff ? by : world.support, source, { input });
  const { id } = (data?.["prepareFeeChange"] as { change: { id: string } }).change;
  const stored = bareIdOf("FeeChange", id) ?? "";
  await world.db
    .updateTable("run")
    .set({ state, failed: state === "FINISHED" ? 1 : 0 })
    .where("id", "=", stored)
    .execute();
  if (state === "FINISHED") {
    await world.db
      .updateTable("run_item")
      .set({ state: "FAILED", error_code: "conflict" })
      .where("run_id", "=", stored)
      .execute();
  }
  return id;
}

const staffOtherThan = (world: World, by: Person): Person =>
  world.people.find(({ name }) => name === "an admin" && name !== by.name) ?? world.support;

/** Leaves out the first item. */
async function exclusion(world: World, by: Person): Promise<Readonly<Record<string, unknown>>> {
  const id = await preparedFeeChange(world, by);
  const item = toNodeId("FeeChangeItem", `${bareIdOf("FeeChange", id)}/0`);
  return { input: { id, itemIds: [item], isExcluded: true } };
}

export const feeChangeCalls: Readonly<Record<string, FieldCall>> = {
  "Query.systemFeeImpact": { own: async () => ({ id: systemFee, status: "INACTIVE" }) },
  "Mutation.prepareFeeChange": { own: async (world) => ({ input: await inputOf(world) }) },
  "Mutation.excludeFeeChangeItems": {
    own: exclusion,
    foreign: async (world, by) => [await exclusion(world, staffOtherThan(world, by))],
  },
  "Mutation.startRun": {
    own: async (world, by) => ({ input: { id: await preparedFeeChange(world, by) } }),
    foreign: async (world, by) => [
      { input: { id: await preparedFeeChange(world, staffOtherThan(world, by)) } },
    ],
  },
  "Mutation.retryRun": {
    own: async (world, by) => ({ input: { id: await preparedFeeChange(world, by, "FINISHED") } }),
  },
  "Mutation.cancelRun": {
    own: async (world, by) => ({ input: { id: await preparedFeeChange(world, by, "RUNNING") } }),
  },
};

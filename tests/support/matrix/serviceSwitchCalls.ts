/** Calls about switches of services in many communes. */
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { FieldCall } from "./fieldCall";
import type { Person, World } from "./world";

/** The input of a switch in a commune. */
async function inputOf(world: World): Promise<Readonly<Record<string, unknown>>> {
  const { ags } = await world.communeFor("switch of services");
  return { action: "DISABLE", serviceIds: ["ew-meldebescheinigung"], communes: [ags] };
}

/** A switch prepared by the caller if allowed, else by support; ended if wanted. Returns its node id. */
export async function preparedServiceSwitch(world: World, by: Person, isEnded = false): Promise<string> {
  const isOfStaff = by.holder?.roles.some(({ type }) => type !== "MEMBER") ?? false;
  const source = `mutation ($input: PrepareServiceSwitchInput!) {
    prepareServiceSwitch(input: $input) { run { id } errors { code } } }`;
  const input = await inputOf(world);
  const { data } = await world.send("mgt", isOfStaff ? by : world.support, source, { input });
  const { id } = (data?.["prepareServiceSwitch"] as { run: { id: string } }).run;
  if (!isEnded) return id;
  const stored = bareIdOf("ServiceSwitch", id) ?? "";
  const finishedAt = new Date();
  await world.db
    .updateTable("run")
    .set({ state: "FINISHED", succeeded: 1, finished_at: finishedAt })
    .where("id", "=", stored)
    .execute();
  await world.db.updateTable("run_item").set({ state: "SUCCEEDED" }).where("run_id", "=", stored).execute();
  return id;
}

const staffOtherThan = (world: World, by: Person): Person =>
  world.people.find(({ name }) => name === "an admin" && name !== by.name) ?? world.support;

async function exclusion(world: World, by: Person): Promise<Readonly<Record<string, unknown>>> {
  const id = await preparedServiceSwitch(world, by);
  const item = toNodeId("ServiceSwitchItem", `${bareIdOf("ServiceSwitch", id)}/0`);
  return { input: { id, itemIds: [item], isExcluded: true } };
}

async function schedule(world: World, by: Person): Promise<Readonly<Record<string, unknown>>> {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  return { input: { id: await preparedServiceSwitch(world, by), day } };
}

export const serviceSwitchCalls: Readonly<Record<string, FieldCall>> = {
  "Mutation.prepareServiceSwitch": { own: async (world) => ({ input: await inputOf(world) }) },
  "Mutation.excludeServiceSwitchItems": {
    own: exclusion,
    foreign: async (world, by) => [await exclusion(world, staffOtherThan(world, by))],
  },
  "Mutation.scheduleServiceSwitch": {
    own: schedule,
    foreign: async (world, by) => [await schedule(world, staffOtherThan(world, by))],
  },
  "Mutation.undoServiceSwitch": {
    own: async (world, by) => ({ input: { id: await preparedServiceSwitch(world, by, true) } }),
  },
};

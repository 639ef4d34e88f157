/** Calls about processes and bulk jobs. */
import { toNodeId } from "#server/nodeId";
import { storeProcess } from "../processCalls";
import type { FieldCall } from "./fieldCall";
import { matrixTime, type Person, type World } from "./world";

const serviceId = "ew-meldebescheinigung";

/** A process in a commune and service of the member; returns its bare id. */
export async function ownProcess(world: World, changes: Parameters<typeof storeProcess>[1] = {}) {
  const { ags } = await world.communeFor("read");
  const created = { created_at: matrixTime, updated_at: matrixTime };
  return storeProcess(world.db, {
    commune_ags: ags,
    service_id: serviceId,
    status: "UNKNOWN",
    ...created,
    ...changes,
  });
}

/** Processes hidden from the member: in a foreign commune, and of a foreign service. */
export async function foreignProcesses(world: World): Promise<readonly number[]> {
  return [
    await ownProcess(world, { commune_ags: world.foreign.ags }),
    await ownProcess(world, { service_id: "pw-eheurkunde" }),
  ];
}

const processId = (id: number) => toNodeId("Process", String(id));

/** A job prepared by the caller if allowed, else by support. */
export async function preparedJob(world: World, by: Person): Promise<string> {
  const isOfStaff = by.holder?.roles.some(({ type }) => type !== "MEMBER") ?? false;
  const ids = [processId(await ownProcess(world))];
  const source = `mutation ($input: PrepareProcessJobInput!) {
    prepareProcessJob(input: $input) { job { id } errors { code } } }`;
  const input = { selection: { ids }, action: "CANCEL" };
  const { data } = await world.send("process", isOfStaff ? by : world.support, source, { input });
  return (data?.["prepareProcessJob"] as { job: { id: string } }).job.id;
}

const staffOtherThan = (world: World, by: Person): Person =>
  world.people.find(({ name }) => name === "an admin" && name !== by.name) ?? world.support;

export const processCalls: Readonly<Record<string, FieldCall>> = {
  "Query.node": {
    own: async (world) => ({ id: processId(await ownProcess(world)) }),
    foreign: async (world) => (await foreignProcesses(world)).map((id) => ({ id: processId(id) })),
  },
  "Query.transactions": {
    own: async (world) => {
      await ownProcess(world);
      return { ags: (await world.communeFor("read")).ags, serviceId };
    },
    foreign: async (world) => {
      await foreignProcesses(world);
      const { ags } = await world.communeFor("read");
      return [
        { ags: world.foreign.ags, serviceId },
        { ags, serviceId: "pw-eheurkunde" },
      ];
    },
  },
  "Query.transaction": {
    own: async (world) => {
      const { ags } = await world.communeFor("read");
      return { ags, serviceId, pid: await pidOf(world, await ownProcess(world)) };
    },
    foreign: async (world) => {
      const [abroad = 0, ofOtherService = 0] = await foreignProcesses(world);
      const { ags } = await world.communeFor("read");
      return [
        { ags: world.foreign.ags, serviceId, pid: await pidOf(world, abroad) },
        { ags, serviceId: "pw-eheurkunde", pid: await pidOf(world, ofOtherService) },
      ];
    },
  },
  "Query.findTransactions": {
    own: async (world) => ({ text: await pidOf(world, await ownProcess(world)) }),
    foreign: async (world) => {
      const ids = await foreignProcesses(world);
      return Promise.all(ids.map(async (id) => ({ text: await pidOf(world, id) })));
    },
  },
  "Mutation.startJob": {
    own: async (world, by) => ({ input: { id: await preparedJob(world, by), expectedCount: 1 } }),
    foreign: async (world, by) => [
      { input: { id: await preparedJob(world, staffOtherThan(world, by)), expectedCount: 1 } },
    ],
  },
};

async function pidOf({ db }: World, id: number): Promise<string> {
  const row = await db.selectFrom("process").select("pid").where("id", "=", id).executeTakeFirstOrThrow();
  return row.pid;
}

/** Calls about processes, their jobs and the activity log. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { bareIdOf, toNodeId } from "#server/nodeId";
import { spool } from "../imports";
import { storeProcess } from "../processCalls";
import type { FieldCall } from "./fieldCall";
import { matrixTime, type Person, type World } from "./world";

const serviceId = "ew-meldebescheinigung";

/** A process in a commune and service of the member's, which any action fits; answers its bare id. */
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

/** Processes that the member does not see: in a foreign commune, and of a service that is not theirs. */
export async function foreignProcesses(world: World): Promise<readonly number[]> {
  return [
    await ownProcess(world, { commune_ags: world.foreign.ags }),
    await ownProcess(world, { service_id: "pw-eheurkunde" }),
  ];
}

const processId = (id: number) => toNodeId("Process", String(id));

const ofProcess = (
  values: Readonly<Record<string, unknown>> = {},
  changes: Parameters<typeof storeProcess>[1] = {},
): FieldCall => ({
  own: async (world) => ({
    input: { id: processId(await ownProcess(world, changes)), revision: 1, ...values },
  }),
});

/** A job that somebody of the administration has prepared; for others one of support. */
export async function preparedJob(world: World, by: Person): Promise<string> {
  const isOfStaff = by.holder?.roles.some(({ type }) => type !== "MEMBER") ?? false;
  const ids = [processId(await ownProcess(world))];
  const source = `mutation ($input: PrepareProcessJobInput!) {
    prepareProcessJob(input: $input) { job { id } errors { code } } }`;
  const input = { selection: { ids }, action: "CANCEL" };
  const { data } = await world.send("process", isOfStaff ? by : world.support, source, { input });
  return (data?.["prepareProcessJob"] as { job: { id: string } }).job.id;
}

async function failedJob(world: World, by: Person): Promise<string> {
  const id = await preparedJob(world, by);
  const bare = bareIdOf("Job", id);
  await sql`update job set state = 'FINISHED', failed = 1 where id = ${bare}::uuid`.execute(world.db);
  await sql`update job_item set state = 'FAILED' where job_id = ${bare}::uuid`.execute(world.db);
  return id;
}

const ofJob = (
  make: (world: World, by: Person) => Promise<string>,
  values: Readonly<Record<string, unknown>> = {},
): FieldCall => ({ own: async (world, by) => ({ input: { id: await make(world, by), ...values } }) });

const staffOtherThan = (world: World, by: Person): Person =>
  world.people.find(({ name }) => name === "an admin" && name !== by.name) ?? world.support;

export const processCalls: Readonly<Record<string, FieldCall>> = {
  "Query.node": {
    own: async (world) => ({ id: processId(await ownProcess(world)) }),
    foreign: async (world) => (await foreignProcesses(world)).map((id) => ({ id: processId(id) })),
  },
  "Query.processes": { own: () => ({}) },
  "Query.process": { own: async (world) => ({ pid: await pidOf(world, await ownProcess(world)) }) },
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
  "Query.processUpdates": {
    own: async (world) => ({ ids: [processId(await ownProcess(world))], since: matrixTime.toISOString() }),
  },
  "Query.jobs": { own: () => ({}) },
  "Query.processErrorGroups": { own: () => ({}) },
  "Query.processCounts": { own: () => ({ filters: [{}] }) },
  "Mutation.submitApplication": {
    own: async (world) => {
      const { ags } = await world.communeFor("read");
      const sent = { key: "meldung", type: "ASYNCHRONOUS", variables: {} };
      return { input: { ags, serviceId, idempotencyKey: randomUUID(), ...sent } };
    },
  },
  "Mutation.restartProcess": ofProcess(),
  "Mutation.completeProcess": ofProcess({ comment: "Per Fax erledigt" }),
  "Mutation.cancelProcess": ofProcess(),
  "Mutation.archiveProcess": ofProcess({ isArchived: true }),
  "Mutation.deleteProcess": ofProcess(),
  "Mutation.uploadProcessFile": {
    own: async (world) => {
      const file = await spool("%PDF-1.7 …");
      return { input: { id: processId(await ownProcess(world)), revision: 1, file } };
    },
  },
  "Mutation.cancelScheduledRestart": ofProcess(
    {},
    { scheduled_restart_at: new Date(matrixTime.getTime() + 4_000), scheduled_by_name: "support" },
  ),
  "Mutation.prepareProcessJob": {
    own: async (world) => ({
      input: { selection: { ids: [processId(await ownProcess(world))] }, action: "CANCEL" },
    }),
  },
  "Mutation.startJob": {
    own: async (world, by) => ({ input: { id: await preparedJob(world, by), expectedCount: 1 } }),
    foreign: async (world, by) => [
      { input: { id: await preparedJob(world, staffOtherThan(world, by)), expectedCount: 1 } },
    ],
  },
  "Mutation.cancelJob": ofJob(preparedJob),
  "Mutation.retryFailedJobItems": ofJob(failedJob),
  "Mutation.exportProcesses": { own: () => ({ input: { limit: 1_000, format: "CSV" } }) },
  "Subscription.processesChanged": { own: () => ({}) },
  "Subscription.jobProgress": { own: async (world, by) => ({ id: await preparedJob(world, by) }) },
};

async function pidOf({ db }: World, id: number): Promise<string> {
  const row = await db.selectFrom("process").select("pid").where("id", "=", id).executeTakeFirstOrThrow();
  return row.pid;
}
